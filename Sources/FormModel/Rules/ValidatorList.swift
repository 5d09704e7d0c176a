/// A list of validators that are called without copies and without reference counting.
@safe struct ValidatorList: Sendable {
    /// Gives a validator a fixed address, so that it can be called without being copied.
    fileprivate final class Owner: Sendable {
        let validator: any Validator

        init(_ validator: any Validator) { self.validator = validator }
    }

    /// A validator of the list, which may be used only as long as the list.
    @unsafe struct Entry: Sendable {
        /// Its index among the validators of its field.
        let place: Int
        private let reference: BorrowedReference<Owner>

        fileprivate init(_ place: Int, _ owner: Owner) {
            unsafe self.place = place
            unsafe reference = BorrowedReference(owner)
        }

        @inline(__always)
        func judge(
            _ value: borrowing ValueView, in context: borrowing JudgingContext,
            into findings: inout Findings
        ) {
            unsafe reference.use { $0.validator.judge(value, in: context, into: &findings) }
        }
    }

    /// Keeps the validators alive while the references are in use.
    private let owners: [Owner]
    private let entries: [Entry]

    /// Makes a list of validators, each with its index among those of its field.
    init(_ validators: [(place: Int, validator: any Validator)]) {
        owners = validators.map { Owner($0.validator) }
        unsafe entries = zip(validators, owners).map { unsafe Entry($0.place, $1) }
    }

    subscript(index: Int) -> Entry {
        @inline(__always) get { unsafe entries[index] }
    }
}
