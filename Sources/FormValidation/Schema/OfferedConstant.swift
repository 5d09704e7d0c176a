import FormModel

/// The numbers and truth values that a schema lists.
typealias OfferedConstants = OfferedValues<OfferedConstant>

/// A number or a truth value that a schema lists.
struct OfferedConstant: OfferedValue {
    let json: SchemaValue

    init?(_ value: JSONValue) {
        guard value.kind == .number || value.kind == .boolean, let json = SchemaValue(value) else {
            return nil
        }
        self.json = json
    }

    var number: ExactDecimal? { if case .number(let number) = json { number } else { nil } }
    var plainTitle: String? { number?.description }
    var isNoAnswer: Bool { false }

    // A field refuses constants of another type anyway.
    static func fits(_ types: SchemaTypes) -> Bool { true }
}

extension OfferedValues<OfferedConstant> {
    /// The choices of a number: those that its other keywords allow.
    func numbers(areWhole: Bool, _ facets: [SchemaFacet]) -> [Choice] {
        choices.filter { choice in
            guard let number = choice.value.number, !areWhole || number.integer != nil else {
                return false
            }
            return facets.allSatisfy { facet in
                guard let bound = facet.value.number else { return true }
                return switch facet.keyword {
                case "minimum": number >= bound
                case "maximum": number <= bound
                case "exclusiveMinimum": number > bound
                case "exclusiveMaximum": number < bound
                case "multipleOf": bound == 0 || number.isMultiple(of: bound)
                default: true
                }
            }
        }
    }
}
