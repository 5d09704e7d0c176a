/// Validators one behind the other, called without being copied or counted.
struct ValidatorList: Sendable {
    /// Holds a validator at a place of its own, where it can be called without being copied.
    private final class Owner: Sendable {
        let validator: any Validator

        init(_ validator: any Validator) { self.validator = validator }
    }

    /// What keeps the validators alive for as long as the references.
    private let owners: [Owner]
    private let references: [BorrowedReference<Owner>]

    init(_ validators: [any Validator]) {
        owners = validators.map(Owner.init)
        references = owners.map(BorrowedReference.init)
    }

    /// Asks one of the validators.
    @inline(__always)
    func judge(
        _ index: Int, _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        references[index].use { $0.validator.judge(value, in: context, into: &findings) }
    }
}
