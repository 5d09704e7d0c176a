/// Is notified of the changes of a data source that a screen does not show yet.
///
/// A change that a person made on the screen is no notification, since the screen shows it already, unless the
/// formatter made the display differ from the typed text. The three calls come in this order, and an update that is made
/// inside one of them is carried out after the last.
public protocol FormDataSourceDelegate: AnyObject {
    /// Something is about to change; the old values are still there.
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

    /// All changes of this round have been passed on.
    func formDataSourceDidChange(_ dataSource: FormDataSource)
}
