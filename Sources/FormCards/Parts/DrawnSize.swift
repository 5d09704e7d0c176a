import FormModel

/// The size of what is composed for a card; beyond a limit, nothing more is composed.
///
/// It is an object, because all copies of the contents of a card count together.
final class DrawnSize {
    private var (fields, options, bytes) = (0, 0, 0)
    private var exceeded: DrawingExcess?
    private let values: FormDataSource?
    /// The number of entries of menus.
    private var entries = 0

    /// Counts an entry of a menu, and returns its number.
    func nextEntry() -> Int {
        entries += 1
        return entries
    }

    /// - Parameter values: The source of the values, whose expressions do the work.
    init(of values: FormDataSource? = nil) { self.values = values }

    /// The first limit that was exceeded.
    var excess: DrawingExcess? {
        if exceeded == nil, values?.hasSharedTooMuchWork == true { exceeded = .work }
        return exceeded
    }

    /// Counts a field.
    func add(_ field: FieldNode) {
        fields += 1
        let entered = field.entered.reduce(0) { $0 + $1.utf8.count }
        bytes += field.label.utf8.count + field.text.utf8.count + entered
        note(fields, .fields)
        note(bytes, .bytes)
    }

    /// Counts the options of a field.
    func add(options number: Int) {
        options += number
        note(options, .options)
    }

    private func note(_ sum: Int, _ what: DrawingExcess) {
        if sum > what.limit, exceeded == nil { exceeded = what }
    }
}
