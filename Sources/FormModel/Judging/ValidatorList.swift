/// The validators of a form, one behind the other, called without counting references.
///
/// Copying an existential to call it retains what it holds, which is atomic and costs more than most
/// validators take. This is the one place that borrows without counting: every reference is to an
/// object that `owners` keeps alive for as long as the list itself.
@safe struct ValidatorList: Sendable {
    private let owners: [JudgingValidator]
    private let borrowed: [Unmanaged<JudgingValidator>]

    init(_ validators: [any Validator]) {
        func boxed(_ validator: some Validator) -> JudgingValidator { BoxedValidator(validator) }
        owners = validators.map { boxed($0) }
        unsafe borrowed = owners.map { unsafe Unmanaged.passUnretained($0) }
    }

    func judge(
        _ index: Int, _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        unsafe borrowed[index]._withUnsafeGuaranteedRef {
            $0.judge(value, in: context, into: &findings)
        }
    }
}

/// A validator of any type.
private class JudgingValidator: @unchecked Sendable {
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {}
}

private final class BoxedValidator<Boxed: Validator>: JudgingValidator, @unchecked Sendable {
    private let validator: Boxed

    init(_ validator: Boxed) {
        self.validator = validator
    }

    override func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        validator.judge(value, in: context, into: &findings)
    }
}
