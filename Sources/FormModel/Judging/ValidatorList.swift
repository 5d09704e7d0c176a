/// The validators of a form, one behind the other, called without being copied or counted.
struct ValidatorList: Sendable {
    /// A validator, and which of those of its field it is.
    struct Entry {
        let place: Int
        let validator: any Validator
    }

    /// Holds a validator at a place of its own, where it can be called without being copied.
    private final class Owner: Sendable {
        let validator: any Validator

        init(_ validator: any Validator) { self.validator = validator }
    }

    private struct Call: Sendable {
        let place: Int
        let owner: BorrowedReference<Owner>
    }

    /// What keeps the validators alive for as long as the calls.
    private let owners: [Owner]
    private let calls: [Call]

    init(_ entries: [Entry]) {
        owners = entries.map { Owner($0.validator) }
        calls = zip(entries, owners).map {
            Call(place: $0.place, owner: BorrowedReference($1))
        }
    }

    /// Asks one of the validators.
    @inline(__always)
    func judge(
        _ index: Int, _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        findings.validator = calls[index].place
        calls[index].owner.use { $0.validator.judge(value, in: context, into: &findings) }
    }
}
