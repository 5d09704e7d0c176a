import FormModel
import Testing

/// Records all calls, and runs an action of the test in them.
final class RecordingDelegate: FormDataSourceDelegate {
    var calls: [String] = []
    var answer: (FormDataSource, FormChange) throws -> Void = { _, _ in }

    func formDataSourceWillChange(_ dataSource: FormDataSource) { calls.append("will") }

    func formDataSource(
        _ dataSource: FormDataSource, didChange item: FormItem, at index: Int,
        for change: FormChange
    ) {
        let name = item.name?.text ?? "?"
        let replaces = change.replacesUserInput ? " replaces" : ""
        calls.append("\(change.kind) \(name)@\(index) \(change.origin)\(replaces)")
        do {
            try answer(dataSource, change)
        } catch {
            Issue.record(error)
        }
    }

    func formDataSourceDidChange(_ dataSource: FormDataSource) { calls.append("did") }
}
