import FormModel
import Testing

/// Changes of rows that are queued in a callback mean the rows that are there when they are asked
/// for, whatever moves before they are carried out.
@Suite struct QueuedRowTests {
    private static func form() throws -> Form {
        try Form(
            id: "f", title: "F",
            items: [
                .input("go", title: "Go"),
                .group(
                    "c", title: "C", max: 9,
                    items: [
                        .input("x", title: "X"),
                        .group("d", title: "D", items: [.input("y", title: "Y")]),
                    ]),
            ])
    }

    private static let rows: FieldValue = .rows(
        ["A", "B", "C", "D"].map { ["x": .text($0), "d": .rows([["y": .text("1")]])] })

    /// A change that is asked for in a callback.
    enum Step: Sendable {
        case set(String, String)
        case add(Int)
        case addBehind
        case remove(String)
        case move(String, Int)
        case addInner(String)

        func perform(on source: FormDataSource) throws {
            switch self {
            case .set(let path, let text):
                try source.updateValue(at: path.path, to: .text(text), userInitiated: false)
            case .add(let index):
                try source.addRow(
                    to: "/c".path, at: index, ["x": .text("+")], userInitiated: false)
            case .addBehind:
                try source.addRow(to: "/c".path, ["x": .text("-")], userInitiated: false)
            case .remove(let path): try source.removeRow(at: path.path, userInitiated: false)
            case .move(let path, let index):
                try source.moveRow(at: path.path, to: index, userInitiated: false)
            case .addInner(let path):
                try source.addRow(to: path.path, ["y": .text("2")], userInitiated: false)
            }
        }
    }

    @Test(
        arguments: [
            ([.remove("/c/0"), .set("/c/1/x", "b")], "b1 C1 D1"),
            ([.remove("/c/1"), .set("/c/1/x", "b")], "A1 C1 D1"),
            ([.remove("/c/0"), .remove("/c/0"), .remove("/c/3")], "B1 C1"),
            ([.add(0), .set("/c/0/x", "a")], "+ a1 B1 C1 D1"),
            ([.addBehind, .add(4), .remove("/c/3")], "A1 B1 C1 - +"),
            ([.remove("/c/2"), .add(2), .addBehind], "A1 B1 + D1 -"),
            ([.move("/c/0", 3), .set("/c/0/x", "a"), .set("/c/3/x", "d")], "B1 C1 d1 a1"),
            ([.remove("/c/0"), .move("/c/1", 3)], "C1 D1 B1"),
            ([.remove("/c/0"), .move("/c/0", 2), .set("/c/2/x", "c")], "B1 c1 D1"),
            ([.remove("/c/0"), .addInner("/c/1/d"), .set("/c/1/d/0/y", "0")], "B02 C1 D1"),
            ([.addInner("/c/1/d"), .set("/c/1/d/0/y", "0"), .remove("/c/1")], "A1 C1 D1"),
            ([.remove("/c/1"), .addInner("/c/1/d"), .set("/c/1/d/0/y", "0")], "A1 C1 D1"),
        ] as [([Step], String)])
    func theyFollowTheirRows(_ test: (steps: [Step], rows: String)) throws {
        for isBefore in [true, false] {
            let source = FormDataSource(form: try Self.form())
            try source.updateValue(of: "c", to: Self.rows, userInitiated: false)
            let delegate = QueuingDelegate(isBefore: isBefore) { source in
                for step in test.steps { try step.perform(on: source) }
            }
            source.delegate = delegate
            try source.updateValue(of: "go", to: .text("x"), userInitiated: false)
            guard case .rows(let rows) = source.value(of: "c") else { return }
            let shown = rows.map { row in
                guard case .text(let text) = row["x"] else { return "?" }
                guard case .rows(let inner) = row["d"] else { return text }
                let texts = inner.map { if case .text(let y) = $0["y"] { y } else { "?" } }
                return text + texts.joined()
            }
            #expect(shown.joined(separator: " ") == test.rows)
        }
    }

    /// A queue of many updates costs no more for each of them.
    @Test func choicesThatWaitAreTakenTogether() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("go", title: "Go"),
                .input("p", title: "P", value: .choice, choicesFrom: "p"),
                .input("q", title: "Q", value: .choice, choicesFrom: "q"),
            ])
        let source = FormDataSource(form: form)
        let delegate = QueuingDelegate(isBefore: false) { source in
            try source.receive(choices: ["p": ["1"]])
            try source.updateValue(of: "p", to: .choice("1"), userInitiated: false)
            try source.receive(choices: ["q": ["2"]])
        }
        source.delegate = delegate
        try source.updateValue(of: "go", to: .text("x"), userInitiated: false)
        #expect(source.form.remoteChoices.isEmpty || !source.awaitsChoices("p"))
        #expect(!source.awaitsChoices("q") && source.issues.isEmpty)
    }
}

/// Asks for changes once, before or during the first notification.
private final class QueuingDelegate: FormDataSourceDelegate {
    private let isBefore: Bool
    private var body: ((FormDataSource) throws -> Void)?

    init(isBefore: Bool, _ body: @escaping (FormDataSource) throws -> Void) {
        self.isBefore = isBefore
        self.body = body
    }

    private func perform(_ source: FormDataSource) {
        guard let body else { return }
        self.body = nil
        #expect(throws: Never.self) { try body(source) }
    }

    func formDataSourceWillChange(_ dataSource: FormDataSource) {
        if isBefore { perform(dataSource) }
    }

    func formDataSource(
        _ dataSource: FormDataSource, didChange item: FormItem, at index: Int,
        for change: FormChange
    ) {
        if !isBefore { perform(dataSource) }
    }

    func formDataSourceDidChange(_ dataSource: FormDataSource) {}
}
