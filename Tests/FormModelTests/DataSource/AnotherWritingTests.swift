import FormModel
import Testing

/// Another notation of the present value changes nothing, and the screen shows the display text.
@Suite struct AnotherWritingTests {
    private let delegate = RecordingDelegate()

    private func source() throws -> FormDataSource {
        let source = FormDataSource(
            form: try Form(
                id: "f", title: "F",
                items: [
                    .input("name", title: "Name"),
                    .input("n", title: "N", value: .decimal, formatter: Cents()),
                    .input("pick", title: "P", value: .choice, choices: ["us", "ca"]),
                    .secureInput("pin", title: "PIN"),
                    .group(
                        "g", title: "G",
                        items: [
                            .input("s", title: "S"),
                            .input("c", title: "C", computed: "s"),
                        ]),
                ]))
        try source.updateValue(of: "name", to: .text("x"), userInitiated: true)
        try source.updateValue(of: "n", to: .text("1.50"), userInitiated: true)
        try source.updateValue(of: "pick", to: .text("us"), userInitiated: true)
        try source.updateValue(of: "pin", to: .text("1234"), userInitiated: true)
        try source.addRow(to: "/g".path, userInitiated: true)
        try source.updateValue(at: "/g/0/s".path, to: .text("x"), userInitiated: true)
        source.delegate = delegate
        return source
    }

    static let rows: [(path: String, typed: FieldValue, byUser: Bool, calls: [String])] = [
        ("/name", .text("x  "), true, ["will", "update name@0 user", "did"]),
        ("/name", .text("x"), true, []), ("/name", .text("x  "), false, []),
        ("/n", .text("1.50"), true, ["will", "update n@1 user", "did"]),
        ("/n", .text("$1.50"), true, []), ("/n", .text("1.50"), false, []),
        ("/pick", .text("US"), true, ["will", "update pick@2 user", "did"]),
        ("/pick", .choice("us"), true, []),
        // A secret is displayed as a mask.
        ("/pin", .text("1234"), true, []),
        ("/g/0/s", .text(" x"), true, ["will", "update s@0 user", "did"]),
        ("/g/0/s", .text("x"), true, []), ("/g/0/s", .text(" x"), false, []),
        // A computed value stays.
        ("/g/0/c", .text("y"), true, []), ("/g/0/c", .text("y"), false, []),
    ]

    @Test(arguments: rows.indices) func told(_ index: Int) throws {
        let row = Self.rows[index]
        let source = try source()
        let before = source.values.map(\.value)
        try source.updateValue(at: row.path.path, to: row.typed, userInitiated: row.byUser)
        #expect(delegate.calls == row.calls)
        #expect(source.values.map(\.value) == before)
    }
}
