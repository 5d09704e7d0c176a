/// Hears of the changes of a data source that a screen does not show yet.
///
/// A change that the user made on the screen is not told, since the screen shows it already, unless the
/// formatter made the display differ from what was typed. The three calls come in this order, and an
/// update made inside one of them is done after the last.
public protocol FormDataSourceDelegate: AnyObject {
    /// Something is about to change; the old values still hold.
    func formDataSourceWillChange(_ dataSource: FormDataSource)

    /// An item changed.
    ///
    /// - Parameters:
    ///   - dataSource: The data source, in its new state.
    ///   - item: The item; for a row, the group.
    ///   - index: Its index among the visible items; for rows and their fields see ``FormChange/index``.
    ///   - change: What happened, and who did it.
    func formDataSource(
        _ dataSource: FormDataSource, didChange item: FormItem, at index: Int,
        for change: FormChange)

    /// All changes of this round have been told.
    func formDataSourceDidChange(_ dataSource: FormDataSource)
}
