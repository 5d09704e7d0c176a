/// What a field of a layout is for.
enum FieldRole: Sendable, Hashable {
    /// A submission may have it.
    case sent
    /// A named value: only expressions read it.
    case value
    /// The condition of an ending: only the settler reads it.
    case ending
}

/// The type of a named value while the types of a form are inferred.
///
/// It belongs to a layout that serves only for this inference, by one caller, before the form exists.
final class ValueDraft: @unchecked Sendable {
    // Not shared: see above.
    private let log: ValueDraftLog
    /// The number of the value among all values of the form.
    let number: Int
    private var type: ValueType?

    init(_ number: Int, _ log: ValueDraftLog) {
        self.number = number
        self.log = log
    }

    /// The type; until it is known, a number, and the access is recorded.
    var valueType: ValueType {
        guard let type else {
            log.missing.append(number)
            return .decimal
        }
        return type
    }

    /// The type for a reading in another row, which needs no order among the values; `nil` until it is known, and the access
    /// is recorded.
    var valueTypeOfOtherRow: ValueType? {
        if type == nil { log.missingInOtherRows.append(number) }
        return type
    }

    func settle(_ type: ValueType) { self.type = type }
}

/// The named values whose types were read before they were known; see ``ValueDraft``.
final class ValueDraftLog: @unchecked Sendable {
    var missing: [Int] = []
    /// Those that are read in other rows, so that a type does not need theirs.
    var missingInOtherRows: [Int] = []
}
