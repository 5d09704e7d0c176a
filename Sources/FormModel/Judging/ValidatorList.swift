/// The validators of a form, one behind the other, called without counting references.
///
/// Copying an existential to call it retains what it holds, which is atomic and costs more than most
/// validators take. This is the one place that borrows without counting: every reference is to an
/// object that `owners` keeps alive for as long as the list itself.
@safe struct ValidatorList: Sendable {
    /// A validator, and which of those of its field it is.
    struct Entry {
        let place: Int
        let validator: any Validator
    }

    private let owners: [JudgingValidator]
    private let borrowed: [Borrowed]

    @safe private struct Borrowed {
        let place: Int
        let validator: Unmanaged<JudgingValidator>
    }

    init(_ entries: [Entry]) {
        func boxed(_ validator: some Validator) -> JudgingValidator { BoxedValidator(validator) }
        owners = entries.map { boxed($0.validator) }
        borrowed = zip(entries, owners).map { unsafe Borrowed(place: $0.place, validator: .passUnretained($1)) }
    }

    /// Asks some of the validators, one after the other.
    func judge(
        _ range: Range<Int>, _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        for index in range {
            findings.validator = borrowed[index].place
            unsafe borrowed[index].validator._withUnsafeGuaranteedRef {
                $0.judge(value, in: context, into: &findings)
            }
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
