import FormModel

// What the validators of addresses and identifiers say in JSON Schema. A `format` says what is meant; what
// is judged, a pattern says, since formats judge nothing unless somebody asks for it.

extension URLValidator {
    /// `format`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(
            ["format": "uri"], unsaid: "a web address of: \(schemes.joined(separator: ", "))")
    }
}

extension HostnameValidator {
    /// `format`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(["format": "hostname"], unsaid: "the name of a host")
    }
}

extension IPValidator {
    static let version4 =
        #"^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(?:\.(?!$)|$)){4}$"#

    /// `format`, and for version 4 a pattern.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        switch version {
        case 4: .pattern(IPValidator.version4, format: "ipv4")
        case 6: SchemaFragment(["format": "ipv6"], unsaid: "an IPv6 address")
        default: SchemaFragment(unsaid: "an IP address")
        }
    }
}

extension PortValidator {
    /// `minimum` and `maximum`; of a text, a pattern.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        guard context.item.valueType != .integer else {
            return SchemaFragment(["minimum": 1, "maximum": 65535])
        }
        return .pattern(
            "^(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"
        )
    }
}

extension UUIDValidator {
    /// `format`, and a pattern with the version and the variant where one is wanted.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        let digit = "[0-9A-Fa-f]"
        let third = version.map { "\($0)\(digit){3}" } ?? "\(digit){4}"
        let fourth = version == nil ? "\(digit){4}" : "[89ABab]\(digit){3}"
        return .pattern(
            "^\(digit){8}-\(digit){4}-\(third)-\(fourth)-\(digit){12}$", format: "uuid")
    }
}

extension SemverValidator {
    /// A pattern: the grammar of Semantic Versioning 2.0.0.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        let number = "(?:0|[1-9][0-9]*)"
        let label = "(?:0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*)"
        let build = "[0-9A-Za-z-]+"
        return .pattern(
            "^\(number)\\.\(number)\\.\(number)(?:-\(label)(?:\\.\(label))*)?(?:\\+\(build)(?:\\.\(build))*)?$"
        )
    }
}

extension E164Validator {
    /// A pattern.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        .pattern(
            "^\\+[1-9][0-9]{\(PhoneFormatter.minimumDigits - 1),\(PhoneFormatter.maximumDigits - 1)}$"
        )
    }
}
