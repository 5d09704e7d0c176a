public import FormModel

/// Validates by an asynchronous check that the application registers under a name:
/// ``RemoteChecks``.
///
/// The check is called only for a value without other errors. If no check has the name, the value
/// is refused with `remoteUnknown`.
struct RemoteValidator: Validator {
    var name: String { "remote" }

    /// The name of the check: letters, digits and `_`, as the name of a field.
    let check: String

    /// Makes the validator; a malformed name is a mistake in the form definition.
    init(_ check: String) {
        self.check = check
    }

    /// The finding parameters: the name of the check as `check`.
    var parameters: IssueParameters { ["check": .text(check)] }

    var facts: ValidatorFacts {
        ValidatorFacts(codes: codes, remoteChecks: [check])
    }

    /// The codes of its issues: `remote` with the `message` of the check, `remoteUnknown`,
    /// `remoteTimeout` and `remoteFailed`.
    private var codes: [IssueCode: [String]] {
        [.remote: ["message"], .remoteUnknown: [], .remoteTimeout: [], .remoteFailed: []]
    }

    /// Reports a malformed name.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        guard FieldName(simple: check) == nil else { return [] }
        return [badParameter("check", "a name of letters, digits and _, such as \"nameIsFree\"")]
    }

    /// Requests the asynchronous check of the value.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        // The check is one of numbers.
        if value.kind != .other { findings.add(check: check) }
    }
}

extension RemoteValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "remote", usage: #"{ "remote": "nameIsFree" }"#,
            summary:
                "An asynchronous check of that name, which the application registers, accepts the value; it runs only if the value has no other error. (`check`)",
            takesMain: true
        ) { arguments in
            arguments.text("check", isMain: true, isRequired: true).map(RemoteValidator.init)
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Validates by the asynchronous check of that name.
    public static func remote(_ check: String) -> AnyValidator {
        AnyValidator(RemoteValidator(check))
    }
}
