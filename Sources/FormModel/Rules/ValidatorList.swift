/// A list of validators that are called without copies and without reference counting.
struct ValidatorList: Sendable {
    /// Gives a validator a fixed address, so that it can be called without being copied.
    private final class Owner: Sendable {
        let validator: any Validator

        init(_ validator: any Validator) { self.validator = validator }
    }

    /// Keeps the validators alive while the references are in use.
    private let owners: [Owner]
    private let references: [BorrowedReference<Owner>]

    init(_ validators: [any Validator]) {
        owners = validators.map(Owner.init)
        references = owners.map(BorrowedReference.init)
    }

    @inline(__always)
    func judge(
        _ index: Int, _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        references[index].use { $0.validator.judge(value, in: context, into: &findings) }
    }
}
