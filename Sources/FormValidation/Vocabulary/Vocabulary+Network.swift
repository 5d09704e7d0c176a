import FormModel

extension Vocabulary {
    mutating func addNetwork() {
        addAddresses()
        addIdentifiers()
    }

    private mutating func addAddresses() {
        add(
            validator: "url", usage: #"{ "url": { "schemes": ["https"] } }"#,
            summary:
                "An absolute URL: a valid URL string of the WHATWG URL standard, its host beyond ASCII by UTS #46; `http` or `https` unless others are given. (`schemes`)",
            takesMain: true
        ) { arguments in
            URLValidator(
                schemes: arguments.oneOrMoreTexts("schemes", isMain: true) ?? ["http", "https"])
        }
        add(
            validator: "hostname", usage: #""hostname""#,
            summary:
                "The name of a host in ASCII: RFC 1123, section 2.1; what labels `xn--…` stand for is valid by UTS #46."
        ) { _ in .hostname }
        add(
            validator: "ip", usage: #"{ "ip": { "version": 6 } }"#,
            summary:
                "An IP address, of version 4 (RFC 6943: no leading zeros), 6 (RFC 4291) or either. (`version`)",
            takesMain: true
        ) { arguments in
            IPValidator(version: arguments.integer("version", isMain: true))
        }
        add(
            validator: "cidr", usage: #"{ "cidr": { "version": 4 } }"#,
            summary:
                "A range of IP addresses: RFC 4632 and RFC 4291; bits behind the prefix only with `hostBits`: true. (`version`, `hostBits`)",
            takesMain: true
        ) { arguments in
            CIDRValidator(
                version: arguments.integer("version", isMain: true),
                hostBits: arguments.flag("hostBits") ?? false)
        }
        add(
            validator: "port", usage: #""port""#,
            summary: "A port from 1 to 65535, as a whole number or a text: RFC 6335."
        ) { _ in .port }
    }

    private mutating func addIdentifiers() {
        add(
            validator: "uuid", usage: #"{ "uuid": { "version": 4 } }"#,
            summary:
                "A UUID: RFC 9562. Where no `version` from 1 to 8 is given, any will do, also the nil and max UUIDs. (`version`)",
            takesMain: true
        ) { arguments in
            UUIDValidator(version: arguments.integer("version", isMain: true))
        }
        add(
            validator: "semver", usage: #""semver""#,
            summary: "A version: Semantic Versioning 2.0.0."
        ) { _ in .semver }
        add(
            validator: "e164", usage: #""e164""#,
            summary: "A telephone number as `+12125550123`: ITU-T E.164."
        ) { _ in .e164 }
    }
}
