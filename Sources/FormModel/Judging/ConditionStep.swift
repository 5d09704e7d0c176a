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
    /// The fields that it looks at.
    package let reads: [Int]

    /// What comes of it.
    package enum Verdict: Sendable {
        case open, hidden, disabled
        case computed(FieldValue)
    }

    init(
        item: Int, field: Int, page: Int, visible: Expression?, enabled: Expression? = nil,
        computed: Expression? = nil
    ) {
        self.item = item
        self.field = field
        self.page = page
        self.visible = visible
        self.enabled = enabled
        self.computed = computed
        let codes = [visible, enabled, computed].compactMap { $0?.code }
        reads = codes.flatMap { $0.reads.filter { $0.up == 0 }.map(\.field) }
    }

    /// Works it out; a condition without an answer does not hold.
    package func verdict(
        in context: borrowing JudgingContext, isPageHidden: Bool
    ) -> Verdict {
        if isPageHidden { return .hidden }
        if let visible, visible.holds(in: context) != true { return .hidden }
        if let enabled, enabled.holds(in: context) != true { return .disabled }
        if let computed { return .computed(computed.code?.value(in: context) ?? .empty) }
        return .open
    }
}
