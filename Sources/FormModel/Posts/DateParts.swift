/// A date in the parts in which a page asks for it, as a person typed them.
package struct DateParts: Sendable, Hashable {
    private var year = ""
    private var month = ""
    private var day = ""

    /// No part.
    init() {}

    /// The parts of a date, or of what ``text`` made of others; `nil` for another text.
    package init?(_ text: String) {
        guard !text.utf8.isEmpty else { return }
        let parts = text.split(separator: "-", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3 else { return nil }
        let isDate = CalendarDate(text) != nil
        func shown(_ part: Substring) -> String {
            String(isDate && part.utf8.first == UInt8(ascii: "0") ? part.dropFirst() : part)
        }
        func whole(_ part: Substring) -> String {
            String(part).replacing(DateParts.hyphen, with: "-")
        }
        (year, month, day) = (whole(parts[0]), shown(whole(parts[1])[...]), shown(parts[2]))
    }

    /// What stands in ``text`` for a hyphen in the year or the month, where a hyphen would begin the next part.
    private static let hyphen = "\u{2010}"

    /// The part that a control of a page stands for; empty for every other control.
    package subscript(control: PageControl) -> String {
        get {
            switch control {
            case .year: year
            case .month: month
            case .day: day
            case .button, .add, .remove, .update, .page, .locale, .order, .token: ""
            }
        }
        set {
            switch control {
            case .year: year = newValue
            case .month: month = newValue
            case .day: day = newValue
            case .button, .add, .remove, .update, .page, .locale, .order, .token: break
            }
        }
    }

    /// The parts as the text of a date, whether or not there is such a date; empty if all are.
    var text: String {
        let parts = [year, month, day].map { WhiteSpace.trim(FoldedText.characters(of: $0)) }
        guard parts.contains(where: { !$0.utf8.isEmpty }) else { return "" }
        func padded(_ part: String) -> String {
            let isDigit = part.utf8.count == 1 && part.utf8.allSatisfy { $0 &- 0x30 < 10 }
            return isDigit ? "0" + part : part
        }
        func kept(_ part: String) -> String {
            part.utf8.contains(UInt8(ascii: "-"))
                ? part.replacing("-", with: DateParts.hyphen) : part
        }
        return "\(kept(parts[0]))-\(kept(padded(parts[1])))-\(padded(parts[2]))"
    }
}
