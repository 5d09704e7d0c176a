public import FormModel

/// Requires a UUID in the notation of RFC 9562, section 4: `f81d4fae-7dec-11d0-a765-00a0c91e6bf6`,
/// in either case.
///
/// With `version`, version and variant (section 4.1) are checked. Without, they are ignored, as in
/// the format `uuid` of JSON Schema, so the nil UUID and those of other variants are accepted.
struct UUIDValidator: Validator {
    var name: String { "uuid" }

    /// The version from 1 to 8, or `nil` for any.
    let version: Int?

    init(version: Int? = nil) {
        self.version = version
    }

    /// The finding parameters: `version`, if given.
    var parameters: IssueParameters { version.map { ["version": .integer($0)] } ?? [:] }

    /// The issue codes: `uuid`, with the `reason` `version` for a UUID of another
    /// version.
    var facts: ValidatorFacts {
        ValidatorFacts(
            types: [.text], codes: [.uuid: version == nil ? [] : ["reason"]], entry: .leftToRight)
    }

    /// Reports a field whose type is not text, and an unknown version.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        var problems: [DefinitionProblem] = []
        if let version, version < 1 || version > 8 {
            problems.append(
                DefinitionProblem(
                    .badParameter,
                    parameters: [
                        "owner": .text(name), "key": .text("version"),
                        "expected": .text("a whole number from 1 to 8"),
                    ]))
        }
        return problems
    }

    /// Adds a finding `uuid` for an invalid value.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let text = value.text
        guard UUIDValidator.isUUID(text) else { return findings.add(.uuid) }
        guard let version else { return }
        // The first digit of the third group is the version, the first bits of the fourth the
        // variant: 10xx.
        let isRight =
            text[14].hexadecimal.map(Int.init) == version
            && text[19].hexadecimal.map { $0 >> 2 } == 0b10
        if !isRight { findings.add(.uuid, parameters: ["reason": .text("version")]) }
    }

    private static func isUUID(_ text: Span<UInt8>) -> Bool {
        guard text.count == 36 else { return false }
        for at in text.indices {
            switch at {
            case 8, 13, 18, 23: guard text[at] == UInt8(ascii: "-") else { return false }
            default: guard text[at].hexadecimal != nil else { return false }
            }
        }
        return true
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

extension UUIDValidator: DirectlyMovable {
    static var movableParameters: [String] { ["version"] }

    func moved(by values: borrowing MovedParameters) -> UUIDValidator? {
        // A version that no UUID has is no requirement.
        let version = values.integer(0, or: version).flatMap { (1...8).contains($0) ? $0 : nil }
        return UUIDValidator(version: version)
    }
}

extension UUIDValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "uuid", usage: #"{ "uuid": { "version": 4 } }"#,
            summary:
                "A UUID: RFC 9562, of a `version` from 1 to 8; if none is given, of any version, the nil and max UUIDs included. (`version`)",
            takesMain: true
        ) { arguments in
            UUIDValidator(version: arguments.integer("version", isMain: true))
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires a UUID, of any version or of the given one.
    public static func uuid(version: Int? = nil) -> AnyValidator {
        AnyValidator(UUIDValidator(version: version))
    }
}
