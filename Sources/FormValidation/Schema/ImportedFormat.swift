import FormModel

/// Maps `format` to value types and validators of forms.
enum ImportedFormat {
    static func valueType(of facet: SchemaFacet) -> String? {
        guard facet.keyword == "format" else { return nil }
        return switch word(facet) {
        case "date": "date"
        case "date-time": "dateTime"
        case "duration": "duration"
        default: nil
        }
    }

    /// The name of a format; empty for names longer than all known ones.
    static func word(_ facet: SchemaFacet) -> String {
        let text = facet.value.string ?? ""
        return text.utf8.count <= 32 && text.utf8.allSatisfy { $0 < 0x80 } ? text : ""
    }

    /// Whether the format is checked.
    static func isKnown(_ facet: SchemaFacet) -> Bool {
        valueType(of: facet) != nil || validator(of: facet) != nil
    }

    static func validator(of facet: SchemaFacet) -> SchemaValue? {
        switch word(facet) {
        case "email": "email"
        case "hostname": "hostname"
        case "uri": "url"
        case "uuid": "uuid"
        case "ipv4": ["ip": ["version": 4]]
        case "ipv6": ["ip": ["version": 6]]
        default: nil
        }
    }

    /// A sentence about the difference between the field and the format; `nil` if there is none.
    static func loss(of facet: SchemaFacet, in kind: ImportedKind) -> LossReason? {
        let format = word(facet)
        if kind.draft < earliest[format, default: .draft4] {
            return LossReason(
                "The draft that \"$schema\" names does not have this format; it is checked here.",
                .restriction)
        }
        if let type = valueType(of: facet), kind.valueType == type {
            return kind.hasPattern(ofFormat: format)
                ? nil : bounds[format].map { LossReason($0, .restriction) }
        }
        if kind.isSecret, format == "password" { return nil }
        guard kind.valueType == nil || kind.valueType == "choice", validator(of: facet) != nil
        else {
            return LossReason(
                "A form does not know this format, so it is not checked.", .annotation)
        }
        return kind.hasPattern(ofFormat: format)
            ? nil : bounds[format].map { LossReason($0, .restriction) }
    }

    /// The first drafts that define formats which are not in all drafts.
    private static let earliest: [String: SchemaDraft] = [
        "date": .draft7, "uuid": .draft2019, "duration": .draft2019,
    ]

    /// Sentences about values that a format allows and a form refuses.
    private static let bounds = [
        "date": "A date of the year 0000 is refused.",
        "date-time":
            "Fractions of a second with more than nine digits and the year 0000 are refused.",
        "duration": "Durations with a number of more than nine digits are refused.",
        "email":
            "An address with a quoted local part, or with an IP address in brackets, is refused.",
        "hostname": "A name whose last part is a number is refused.",
        "uri":
            "An address with another scheme than http and https, or with a user name, is refused.",
    ]
}

extension ImportedKind {
    /// Whether a pattern limits the values of a format to those that the field accepts.
    fileprivate func hasPattern(ofFormat format: String) -> Bool {
        guard let pattern = ImportedFormat.Pattern(rawValue: format) else { return false }
        return facets.contains { ImportedFormat.isPattern($0, of: pattern) }
    }
}

extension ImportedFormat {
    enum Pattern: String {
        case email
        case date
        case localDateTime
    }

    /// Whether a keyword is a pattern that ``FormSchema`` writes.
    static func isPattern(_ facet: SchemaFacet, of kind: Pattern) -> Bool {
        guard facet.keyword == "pattern", let source = facet.value.string else { return false }
        let pattern: SchemaValue? =
            switch kind {
            case .email: .text(EmailValidator.schemaPattern)
            case .date: DateSchema.day["pattern"]
            case .localDateTime: DateSchema.localDateTime["pattern"]
            }
        guard case .text(let pattern)? = pattern else { return false }
        return source.hasSameBytes(as: pattern)
    }
}
