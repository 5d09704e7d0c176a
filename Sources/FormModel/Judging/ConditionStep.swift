/// What is worked out about one item, or about a page, before values are judged.
package final class ConditionStep: Sendable {
    /// The index of the item, or −1 for a page.
    package let item: Int
    /// The index of its field, or −1 for what holds no value.
    package let field: Int
    /// The index of the page, or of the one that the item stands on; −1 where that page is always shown.
    package let page: Int
    let visible: Expression?
    let enabled: Expression?
    let computed: Expression?
    /// What the field starts with, where that is worked out.
    let initial: Expression?
    /// The fields that it looks at.
    package let reads: [Int]
    /// Those of them that decide how the field stands, rather than what it starts with.
    let decisiveReads: [Int]
    /// Whether it is all the same to what is sent: a default belongs to filling in.
    package let isDefaultOnly: Bool

    /// What comes of it.
    package enum Verdict: Sendable {
        case open, hidden
        /// With the default, where that is worked out.
        case disabled(FieldValue?)
        case computed(FieldValue)
    }

    init(
        item: Int, field: Int, page: Int, visible: Expression?, enabled: Expression? = nil,
        computed: Expression? = nil, initial: Expression? = nil
    ) {
        self.item = item
        self.field = field
        self.page = page
        self.visible = visible
        self.enabled = enabled
        self.computed = computed
        self.initial = initial
        decisiveReads = [visible, enabled, computed].flatMap(ConditionStep.reads)
        isDefaultOnly =
            item >= 0 && page < 0 && visible == nil && enabled == nil && computed == nil
        reads = decisiveReads + ConditionStep.reads(of: initial)
    }

    private static func reads(of expression: Expression?) -> [Int] {
        (expression?.code?.reads ?? []).filter { $0.up == 0 }.map(\.field)
    }

    /// Works it out; a condition without an answer does not hold.
    package func verdict(
        in context: borrowing JudgingContext, isPageHidden: Bool
    ) -> Verdict {
        if isPageHidden { return .hidden }
        if let visible, visible.holds(in: context) != true { return .hidden }
        if let enabled, enabled.holds(in: context) != true {
            return .disabled(initialValue(in: context))
        }
        if let computed { return .computed(computed.code?.value(in: context) ?? .empty) }
        return .open
    }

    /// What the field starts with; `nil` where that is not worked out.
    func initialValue(in context: borrowing JudgingContext) -> FieldValue? {
        guard let initial else { return nil }
        return initial.code?.value(in: context) ?? .empty
    }
}
