/// What is asked of a data source, and what that comes to, worked out before anything changes.
extension FormDataSource {
    struct Update {
        let field: Int
        /// What it is to hold; `nil` is its default, which it goes with from then on.
        let value: FieldValue?
    }

    /// Updates made at once, or one change of a row, or answers of asynchronous checks, or choices.
    struct Round {
        var updates: [Update] = []
        var edit: RowEdit?
        let origin: ChangeOrigin
        /// Whether every field goes back to its default, which no screen shows yet.
        var isReset = false
        /// What becomes of asynchronous checks, by the number of the question: an answer, or `nil` where they
        /// are asked again.
        var answers: [Int: RemoteAnswer?] = [:]
        /// The fields of those checks.
        var checkedFields: Set<Int> = []
        /// The form with choices filled in, and their names.
        var choices: (form: Form, names: Set<String>)?
    }

    /// What an update comes to, worked out before anything changes.
    struct Plan {
        /// The fields that change, in whatever way.
        var states: [Int: FieldState] = [:]
        var hiddenPages: Set<Int>
        var disabledItems: Set<Int>
        var visible: VisibleItems
        /// The items that come into view or go out of it, or can be pressed or no longer.
        var items: Set<Int> = []
        /// The fields that somebody changed, rather than what depends on them.
        var updated: Set<Int> = []
        /// The fields whose choices came; where there are any, everything is worked out and judged anew.
        var offered: Set<Int> = []
        /// The fields that judge rules whose fields changed, by the rule.
        var judges: [Int: Int?] = [:]
        /// The fields that go with the expressions that are their defaults again.
        var restored: Set<Int> = []
        var told: [FormChange] = []
        var toldItems: [FormItem] = []
        /// Told or not, in order.
        var all: [FormChange] = []

        mutating func add(_ change: FormChange, of item: FormItem, isTold: Bool) {
            all.append(change)
            guard isTold else { return }
            told.append(change)
            toldItems.append(item)
        }
    }
}
