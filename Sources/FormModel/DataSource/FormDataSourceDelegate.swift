/// An observer of the changes of a data source that a screen does not show yet.
///
/// A change that a person made on the screen causes no notification, because the screen already shows it, unless the
/// formatter changed the typed text. The three methods are called in this order; an update made inside one of them is
/// applied after the last.
public protocol FormDataSourceDelegate: AnyObject {
    /// A change is about to happen; the old values are still readable.
    func formDataSourceWillChange(_ dataSource: FormDataSource)

    /// An item changed.
    ///
    /// - Parameters:
    ///   - dataSource: The data source, in its new state.
    ///   - item: The item; for a row, the group.
    ///   - index: Its index among the visible items; for rows and their fields see ``FormChange/index``.
    ///   - change: The kind and the origin of the change.
    func formDataSource(
        _ dataSource: FormDataSource, didChange item: FormItem, at index: Int,
        for change: FormChange)

    /// A text changed that belongs to no item: the title or help of the form or of a page, a text of an ending, or a text
    /// or calculation of a card.
    ///
    /// Without an implementation, nothing happens.
    func formDataSourceDidChangeTitles(_ dataSource: FormDataSource)

    /// The delegate has been notified of all changes of this round.
    func formDataSourceDidChange(_ dataSource: FormDataSource)
}

extension FormDataSourceDelegate {
    /// Does nothing.
    public func formDataSourceDidChangeTitles(_ dataSource: FormDataSource) {}
}
