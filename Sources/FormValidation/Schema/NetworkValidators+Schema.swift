import FormModel

// The JSON Schemas of validators of addresses and identifiers. By default `format` is only an
// annotation, so a pattern expresses the constraint.

extension URLValidator {
    /// The keyword `format`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(
            ["format": "uri"], unsaid: "a web address of: \(schemes.joined(separator: ", "))")
    }
}

extension HostnameValidator {
    /// The keyword `format`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(["format": "hostname"], unsaid: "the name of a host")
    }
}

extension IPValidator {
    static let version4 =
        #"^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(?:\.(?!$)|$)){4}$"#

    /// The keyword `format`, with a pattern for version 4.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        switch version {
        case 4: .pattern(IPValidator.version4, format: "ipv4")
        case 6: SchemaFragment(["format": "ipv6"], unsaid: "an IPv6 address")
        default: SchemaFragment(unsaid: "an IP address")
        }
    }
}

extension PortValidator {
    /// The keywords `minimum` and `maximum`; for a text, a pattern.
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
    /// The keyword `format`, and a pattern with the required version and variant.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        let digit = "[0-9A-Fa-f]"
        let third = version.map { "\($0)\(digit){3}" } ?? "\(digit){4}"
        let fourth = version == nil ? "\(digit){4}" : "[89ABab]\(digit){3}"
        return .pattern(
            "^\(digit){8}-\(digit){4}-\(third)-\(fourth)-\(digit){12}$", format: "uuid")
    }
}

extension SemverValidator {
    /// A pattern for the grammar of Semantic Versioning 2.0.0.
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
    /// The keyword `pattern`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        .pattern(
            "^\\+[1-9][0-9]{\(PhoneFormatter.minimumDigits - 1),\(PhoneFormatter.maximumDigits - 1)}$"
        )
    }
}
