/// The rules for the number of fields of a set that must be filled in.
enum FieldSetRule: String, Sendable, CaseIterable {
    case atLeastOneOf, exactlyOneOf, allOrNone

    var code: IssueCode {
        switch self {
        case .atLeastOneOf: .atLeastOneOf
        case .exactlyOneOf: .exactlyOneOf
        case .allOrNone: .allOrNone
        }
    }

    func allows(_ given: Int, of count: Int) -> Bool {
        switch self {
        case .atLeastOneOf: given > 0
        case .exactlyOneOf: given == 1
        case .allOrNone: given == 0 || given == count
        }
    }
}
