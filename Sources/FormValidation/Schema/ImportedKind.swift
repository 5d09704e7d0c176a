import FormModel

/// The reason, as a sentence, why a property has no field.
struct NoField: Error {
    let reason: String
}

/// The kind of field that the keywords of a property describe.
struct ImportedKind {
    /// All keywords of the property.
    let facets: [SchemaFacet]
    let draft: SchemaDraft
    /// The value type in form files; `nil` for a text.
    private(set) var valueType: String?
    private(set) var choices: [OfferedTexts.Choice] = []
    /// The numbers that are allowed, or the titles of yes and no.
    private(set) var constants: [OfferedConstants.Choice] = []
    /// The title of the text `other` that is allowed beside the numbers.
    private(set) var otherTitle: String?
    /// Whether only `true` is valid.
    private(set) var isTicked = false
    /// The formatter whose texts the pattern describes.
    private(set) var formatter: String?
    private(set) var isSecret = false
    private(set) var mayBeEmpty: Bool
    /// The schemas of a row of a group.
    private(set) var rows: SchemaWalk?
    /// The schemas of an object, which becomes a section.
    private(set) var object: SchemaWalk?
    /// The kinds of the elements of a list.
    private(set) var elements: [ImportedKind] = []
    /// The losses in the schemas of the elements of a list.
    private(set) var placed: [PlacedLoss] = []
    /// The keywords `anyOf`, `oneOf` and `not` that validators express, by their offset.
    private(set) var tests: [Int: [SchemaValue]] = [:]
    private let types: SchemaTypes

    /// Determines the kind.
    ///
    /// - Parameters:
    ///   - walk: The keywords of the property.
    ///   - references: The resolver of the enclosing schema.
    ///   - offered: The values to which alternatives of the object limit it.
    ///   - hasOther: Whether there is another property for its other answers.
    /// - Throws: The reason why there is no field for such values.
    init(
        _ walk: SchemaWalk, _ references: SchemaReferences, offered: OfferedTexts? = nil,
        hasOther: Bool = false
    ) throws(NoField) {
        facets = walk.facets
        draft = references.draft
        var types = facets.reduce(into: SchemaTypes.all) {
            $0.formIntersection(SchemaTypes($1, references))
        }
        if offered != nil { types.formIntersection(.text) }
        if types.isSuperset(of: SchemaTypes.all.subtracting(.null)),
            let implied = ImportedKind.impliedType(by: facets)
        {
            types = implied.type
            placed.add(implied.facet, implied.reason, .restriction)
        }
        self.types = types
        mayBeEmpty = walk.mayBeEmpty || types.contains(.null)
        switch types.subtracting(.null) {
        case .text:
            try decideText(references, offered)
        case .integer: try decideNumber("integer", references)
        case .number, .fraction: try decideNumber("decimal", references)
        case .boolean:
            valueType = "boolean"
            constants =
                facets.filter { $0.keyword == "oneOf" || $0.keyword == "anyOf" }
                .lazy.compactMap { OfferedConstants($0, references) }.first?.choices ?? []
            isTicked = facets.contains { ImportedKind.wantsTrue($0) }
        case .array: try decideList(references)
        case .object: object = walk
        case []:
            throw NoField(
                reason: types.isEmpty
                    ? "It allows no value." : "It allows only null, which is no answer.")
        case SchemaTypes.all.subtracting(.null):
            throw NoField(reason: "The schema names no type, and a field has one.")
        default:
            let others = hasOther ? OfferedTexts(of: facets, references)?.choices ?? [] : []
            guard others.count == 1, others[0].value.text.hasSameBytes(as: FormItem.otherValue),
                types.subtracting([.null, .text]).isSubset(of: .number)
            else { throw NoField(reason: "It may be of several types, and a field has one.") }
            try decideNumber(types.contains(.fraction) ? "decimal" : "integer", references)
            otherTitle = others[0].title ?? "Other"
        }
        try readTests(references)
    }

    /// Reads `anyOf`, `oneOf` and `not` of texts and numbers that list no choices.
    private mutating func readTests(_ references: SchemaReferences) throws(NoField) {
        let isText = valueType == nil || valueType == "multiline" || valueType == "choice"
        let isNumber = valueType == "integer" || valueType == "decimal"
        guard isText && object == nil && rows == nil && formatter == nil || isNumber else { return }
        for facet in facets where ["anyOf", "oneOf", "not"].contains(facet.keyword) {
            let isOffer =
                isText
                ? OfferedTexts(facet, references) != nil
                : OfferedConstants(facet, references) != nil
            guard !isOffer, let test = ImportedTest(facet, for: self, references) else { continue }
            switch test {
            case .always: tests[facet.offset] = []
            case .never: throw NoField(reason: "It allows no value.")
            case .validators(let list): tests[facet.offset] = list
            }
        }
    }

    func facet(_ keyword: String) -> SchemaFacet? { facets.first { $0.keyword == keyword } }

    func text(_ keyword: String) -> String? { facet(keyword)?.value.string }

    /// The type of a schema that names none, if its keywords are those of one type.
    private static func impliedType(
        by facets: [SchemaFacet]
    ) -> (type: SchemaTypes, facet: SchemaFacet, reason: String)? {
        var types: SchemaTypes = []
        var first: SchemaFacet?
        for facet in facets {
            let type = SchemaTypes(implyingBy: facet)
            if !type.isEmpty { first = first ?? facet }
            types.formUnion(type)
        }
        let properties = facets.first { $0.keyword == "properties" }
        if properties != nil { types = .object }
        guard let facet = properties ?? first else { return nil }
        let owner: String
        switch types {
        case .object: owner = "A section is an object"
        case .array: owner = "A list is an array"
        case .text: owner = "A text is a string"
        case .number: owner = "A number is a number"
        default: return nil
        }
        return (types, facet, "\(owner); values of other types are refused.")
    }

    private static func wantsTrue(_ facet: SchemaFacet) -> Bool {
        switch facet.keyword {
        case "const": facet.value.boolean == true
        case "enum": (facet.value.elements ?? []).allSatisfy { $0.boolean != false }
        default: false
        }
    }

    private mutating func decideNumber(
        _ type: String, _ references: SchemaReferences
    ) throws(NoField) {
        valueType = type
        guard let offered = OfferedConstants(of: facets, references) else { return }
        constants = offered.numbers(areWhole: type == "integer", facets)
        guard !constants.isEmpty else { throw NoField(reason: "It allows no value.") }
    }

    private mutating func decideText(
        _ references: SchemaReferences, _ other: OfferedTexts?
    ) throws(NoField) {
        if let offered = OfferedTexts(of: facets, references, within: other) {
            guard !offered.choices.isEmpty else { throw NoField(reason: "It allows no value.") }
            (valueType, choices) = ("choice", offered.choices)
            mayBeEmpty = mayBeEmpty || offered.hasNoAnswer
            return
        }
        valueType = facets.lazy.compactMap { ImportedFormat.valueType(of: $0) }.first
        if valueType == nil,
            facets.contains(where: { ImportedFormat.isPattern($0, of: .localDateTime) })
        {
            valueType = "localDateTime"
        }
        isSecret =
            valueType == nil
            && facets.contains {
                $0.keyword == "writeOnly" && $0.value.boolean == true
                    || $0.keyword == "format" && $0.value.string == "password"
            }
        for facet in facets where facet.keyword == "pattern" {
            let pattern = facet.value.string ?? ""
            if pattern.hasSameBytes(as: ZipcodeFormatter.schemaPattern) { formatter = "zipcode" }
            if pattern.hasSameBytes(as: SSNFormatter.schemaPattern) { formatter = "ssn" }
        }
        if valueType == nil, !isSecret, formatter == nil, facet("format") == nil,
            facets.contains(where: \.isPlainText)
        {
            valueType = "multiline"
        }
    }

    private mutating func decideList(_ references: SchemaReferences) throws(NoField) {
        var walk = SchemaWalk(references)
        for facet in facets where facet.keyword == "items" {
            walk.enter(facet.place)
        }
        let types = walk.facets.reduce(into: SchemaTypes.all) {
            $0.formIntersection(SchemaTypes($1, references))
        }
        if ImportedKind.areRows(types, walk) {
            rows = walk
            if types != .object, let facet = facet("items") {
                placed.add(
                    facet, "Each row is an object; elements of other types are refused.",
                    .restriction)
            }
            return
        }
        let element: ImportedKind
        do throws(NoField) {
            element = try ImportedKind(walk, references)
        } catch {
            throw NoField(reason: "A form has no field for a list of such elements.")
        }
        switch element.valueType {
        case "choice": valueType = "choices"
        case _ where element.object != nil:
            throw NoField(reason: "A form has no field for a list of such elements.")
        case nil where !element.isSecret && element.formatter == nil: valueType = "texts"
        default: throw NoField(reason: "A form has no field for a list of such elements.")
        }
        elements = [element]
        choices = element.choices
        placed += element.placed + walk.losses
        if element.mayBeEmpty || valueType == "texts" && element.allowsEmptyText,
            let facet = facet("items")
        {
            placed.add(facet, "Elements that are null or empty are refused.", .restriction)
        }
    }

    /// Whether the elements of a list are objects.
    private static func areRows(_ types: SchemaTypes, _ walk: SchemaWalk) -> Bool {
        types.contains(.object)
            && (types.subtracting(.null) == .object
                || types.isSuperset(of: SchemaTypes.all.subtracting(.null))
                    && impliedType(by: walk.facets)?.type == .object)
    }

    /// Whether the schema allows a value that counts as no answer: `null`, an empty text or an empty list.
    var mayBeUnanswered: Bool {
        switch valueType {
        case "choices", "texts":
            mayBeEmpty || !facets.contains { $0.keyword == "minItems" && $0.value.integer != 0 }
        case nil, "multiline": mayBeEmpty || allowsEmptyText
        default: mayBeEmpty
        }
    }

    /// Whether no keyword refuses the empty text.
    private var allowsEmptyText: Bool {
        !facets.contains { facet in
            switch facet.keyword {
            case "minLength": return facet.value.number.map { $0 > 0 } ?? false
            case "pattern":
                let pattern = try? Pattern(ECMAPatternReader.whole(facet.value.string ?? ""))
                return pattern?.matches("") == false
            case "format": return ImportedFormat.validator(of: facet) != nil
            default: return false
            }
        }
    }

    /// Whether the schema may allow texts with line breaks or other control characters, which a
    /// field of one line refuses.
    var allowsControls: Bool {
        (valueType ?? "multiline") == "multiline" && formatter == nil
            && !facets.contains { facet in
                switch facet.keyword {
                case "pattern":
                    return ECMAPatternReader.refusesControls(facet.value.string ?? "")
                case "format": return ImportedFormat.validator(of: facet) != nil
                default: return false
                }
            }
    }
}

extension SchemaFacet {
    /// Whether the keyword marks a text of several lines.
    var isPlainText: Bool { keyword == "contentMediaType" && value.string == "text/plain" }
}
