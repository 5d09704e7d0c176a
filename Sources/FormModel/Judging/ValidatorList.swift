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

    /// Holds a validator at a place of its own, where it can be called without being copied.
    private final class Owner: Sendable {
        let validator: any Validator

        init(_ validator: any Validator) { self.validator = validator }
    }

    @safe private struct Borrowed {
        let place: Int
        let owner: Unmanaged<Owner>
    }

    private let owners: [Owner]
    private let borrowed: [Borrowed]

    init(_ entries: [Entry]) {
        owners = entries.map { Owner($0.validator) }
        borrowed = zip(entries, owners).map {
            unsafe Borrowed(place: $0.place, owner: .passUnretained($1))
        }
    }

    /// Asks some of the validators, one after the other.
    func judge(
        _ range: Range<Int>, _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        for index in range {
            findings.validator = borrowed[index].place
            unsafe borrowed[index].owner._withUnsafeGuaranteedRef {
                $0.validator.judge(value, in: context, into: &findings)
            }
        }
    }
}
