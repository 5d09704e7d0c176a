/// The names of the controls with which a page adds something to a form post that is no answer, such as the button that
/// was pressed.
///
/// No name of a field contains a hyphen, and a key is none of these names, so that they are free in every form.
package enum PageControl: String, Sendable, CaseIterable {
    /// A button of the form; the value is its name.
    case button
    /// The button that adds a row; the value is the path of the group.
    case add
    /// The button that removes a row; the value is the path of the row.
    case remove
    /// The button that draws the page again.
    case update
    /// The id of the card that was posted.
    case page
    /// The language of the page, in which typed texts are read.
    case locale
    /// The chosen options of a field in their order; the name goes on with a point and that of the field.
    case order
    /// A part of a date that is asked for in parts; the name goes on with a point and that of the field.
    case year, month, day
    /// The token that protects against forged requests, unless the program has a name of its own for it.
    case token

    /// The control with a name; `nil` for any other name.
    init?(name: String) {
        let name = name.utf8.span
        // Most names are those of fields.
        guard PageControl.isBegun(name),
            let control = PageControl.allCases.first(where: { $0.isName(name) })
        else { return nil }
        self = control
    }

    /// The name in a form post.
    package var name: String { PageControl.beginning + rawValue }

    private static let beginning = "form-"

    /// Whether a name begins as those of all controls.
    private static func isBegun(_ name: Span<UInt8>) -> Bool {
        let beginning = beginning.utf8.span
        return name.count > beginning.count
            && name.extracting(0..<beginning.count).hasSameBytes(as: beginning)
    }

    /// Whether the form reads the control, and not only the program that serves the page.
    var isOfForm: Bool {
        switch self {
        case .page, .locale, .order, .year, .month, .day: true
        case .button, .add, .remove, .update, .token: false
        }
    }

    /// The parts of a date.
    static let partsOfDates: [PageControl] = [.year, .month, .day]

    /// The controls whose names go on with that of a field.
    private static let ofFields = [order] + partsOfDates

    /// The name of a field behind that of the control, as a range; `nil` for any other name.
    func field(in name: Span<UInt8>) -> Range<Int>? {
        let length = PageControl.beginning.utf8.count + rawValue.utf8.count + 1
        guard name.count > length, name[length - 1] == UInt8(ascii: "."),
            isName(name.extracting(0..<length - 1))
        else { return nil }
        return length..<name.count
    }

    /// Whether a name has a meaning for the form or the page, so that no field can have it.
    package static func reserves(_ name: String) -> Bool {
        PageControl(name: name) != nil
            || ofFields.contains { $0.field(in: name.utf8.span) != nil }
    }

    /// The part of a date and the name of its field, as a range; `nil` for any other name.
    static func part(in name: Span<UInt8>) -> (part: PageControl, field: Range<Int>)? {
        for part in partsOfDates {
            if let field = part.field(in: name) { return (part, field) }
        }
        return nil
    }

    /// Whether a name is that of the control.
    func isName(_ name: Span<UInt8>) -> Bool {
        let length = PageControl.beginning.utf8.count
        let own = rawValue.utf8.span
        return name.count == length + own.count && PageControl.isBegun(name)
            && name.extracting(length..<name.count).hasSameBytes(as: own)
    }

    /// Whether a name is reserved for controls of pages: it begins with `form-`.
    static func isName(_ name: Span<UInt8>) -> Bool {
        name.count >= 5 && ASCIIText.isSame(name, 0..<5, "form-")
    }
}
