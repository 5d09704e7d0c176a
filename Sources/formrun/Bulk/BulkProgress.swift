import FormCards

/// The progress of a bulk run, on one line of standard error; nothing if that is not a terminal.
struct BulkProgress {
    private let console: any Console
    private let isShown: Bool
    private var size: Int?
    private var start = 0.0
    private var startCount = 0
    private var last = 0.0
    private var isDrawn = false
    private var count = 0

    /// The minimum number of seconds between two updates of the line.
    private static let interval = 0.25

    init(_ console: any Console) {
        self.console = console
        isShown = console.isErrorTerminal
    }

    /// Begins a file; its size in bytes may be unknown.
    mutating func begin(size: Int?) {
        self.size = size
        start = console.seconds
        last = start
        startCount = count
    }

    mutating func update(count: Int, invalid: Int, bytes: Int) {
        self.count = count
        guard isShown else { return }
        let now = console.seconds
        guard now - last >= BulkProgress.interval else { return }
        last = now
        let rate = Int(Double(count - startCount) / max(now - start, 0.001))
        var text = "\(count) submissions, \(rate) a second"
        if let size, size > 0 { text += ", \(min(100, bytes * 100 / size)) %" }
        console.show(DisplayText(text + ", \(invalid) invalid"))
        isDrawn = true
    }

    /// Removes the line.
    mutating func end() {
        if isDrawn { console.show(nil) }
        isDrawn = false
    }
}
