import FormModel
import Testing

/// A change of something that does not exist is an error that says what was meant, and changes nothing.
@Suite struct FormPathErrorTests {
    private let source: FormDataSource
    private let delegate = RecordingDelegate()

    init() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("email", title: "E-mail"),
                .group(
                    "contacts", title: "Contacts", max: 2,
                    items: [.input("phone", title: "Telephone")]),
            ])
        source = FormDataSource(form: form)
        try source.addRow(to: "/contacts".path, userInitiated: false)
        source.delegate = delegate
    }

    /// A change, and what its error says.
    struct Refusal: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let message: String
        let change: @Sendable (FormDataSource) throws -> Void

        init(
            _ name: String, _ message: String,
            _ change: @escaping @Sendable (FormDataSource) throws -> Void
        ) {
            testDescription = name
            self.message = message
            self.change = change
        }
    }

    static let refusals = [
        Refusal("a misspelt field", #"There is no field "/emial". Did you mean "/email"?"#) {
            try $0.updateValue(of: "emial", to: .text("a"), userInitiated: true)
        },
        Refusal("a name like no other", #"There is no field "/zzzzzz"."#) {
            try $0.updateValue(of: "zzzzzz", to: .text("a"), userInitiated: true)
        },
        Refusal(
            "a misspelt field of a row",
            #"There is no field "/contacts/0/phoen". Did you mean "/contacts/0/phone"?"#
        ) { try $0.updateValue(at: "/contacts/0/phoen".path, to: .text("1"), userInitiated: true) },
        Refusal(
            "a misspelt group",
            #"There is no field "/contcts/0/phone". Did you mean "/contacts/0/phone"?"#
        ) { try $0.updateValue(at: "/contcts/0/phone".path, to: .text("1"), userInitiated: true) },
        Refusal("a row that does not exist", #"There is no field "/contacts/1/phone"."#) {
            try $0.updateValue(at: "/contacts/1/phone".path, to: .text("1"), userInitiated: true)
        },
        Refusal(
            "all unknown names, and no value is set",
            """
            There is no field "/emial". Did you mean "/email"?
            There is no field "/zzzzzz".
            """
        ) {
            try $0.updateValues(
                [("email", .text("a")), ("emial", .text("b")), ("zzzzzz", .text("c"))],
                userInitiated: true)
        },
        Refusal("a row of no group", #"There is no group "/email"."#) {
            try $0.addRow(to: "/email".path, userInitiated: true)
        },
        Refusal("a row beyond the end", #"There is no row "/contacts/2"."#) {
            try $0.addRow(to: "/contacts".path, at: 2, userInitiated: true)
        },
        Refusal("a row before the first", #"There is no row "/contacts/-1"."#) {
            try $0.addRow(to: "/contacts".path, at: -1, userInitiated: true)
        },
        Refusal("removing a row that does not exist", #"There is no row "/contacts/1"."#) {
            try $0.removeRow(at: "/contacts/1".path, userInitiated: true)
        },
        Refusal("removing a field", #"There is no row "/email"."#) {
            try $0.removeRow(at: "/email".path, userInitiated: true)
        },
        Refusal("moving a row too far", #"There is no row "/contacts/1"."#) {
            try $0.moveRow(at: "/contacts/0".path, to: 1, userInitiated: true)
        },
        Refusal("leaving a misspelt field", #"There is no field "/Emai". Did you mean "/email"?"#) {
            try $0.leave("Emai")
        },
        Refusal("repeating the checks of no field", #"There is no field "/nothing"."#) {
            try $0.recheck(at: "/nothing".path)
        },
        Refusal("control characters", #"There is no field "/\u001b[2J"."#) {
            try $0.updateValue(
                at: FieldPath([.key("\u{1B}[2J")]), to: .empty, userInitiated: true)
        },
        Refusal("the empty path", #"There is no field ""."#) {
            try $0.updateValue(at: FieldPath(), to: .empty, userInitiated: true)
        },
    ]

    @Test(arguments: refusals)
    func theErrorSaysWhatDoesNotExist(_ refusal: Refusal) throws {
        let error = try #require(
            throws: FormPathError.self, performing: { try refusal.change(source) })
        #expect(error.description == refusal.message)
        #expect(delegate.calls.isEmpty && source.value(of: "email").isEmpty)
        #expect(source.rowCount(of: "/contacts".path) == 1)
    }

    @Test func aFullGroupIsNoError() throws {
        #expect(try source.addRow(to: "/contacts".path, userInitiated: true))
        #expect(try !source.addRow(to: "/contacts".path, userInitiated: true))
    }

    /// A hidden group keeps its rows; a disabled one has none.
    @Test(arguments: [("hidden", true), ("disabled", false)])
    func rowsOfAClosedGroup(_ state: (name: String, hasRows: Bool)) throws {
        let condition: FormExpression = "open"
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("open", title: "Open", value: .boolean, default: true),
                .group(
                    "g", title: "G", items: [.input("x", title: "X")],
                    visibleWhen: state.name == "hidden" ? condition : nil,
                    enabledWhen: state.name == "disabled" ? condition : nil),
            ])
        let source = FormDataSource(form: form)
        try source.addRow(to: "/g".path, userInitiated: true)
        try source.updateValue(of: "open", to: .boolean(false), userInitiated: true)
        let change = {
            try source.updateValue(at: "/g/0/x".path, to: .text("a"), userInitiated: true)
        }
        #expect(source.rowCount(of: "/g".path) == (state.hasRows ? 1 : 0))
        if state.hasRows {
            try change()
        } else {
            #expect(throws: FormPathError.self) { try change() }
        }
        try source.updateValue(of: "open", to: .boolean(true), userInitiated: true)
        #expect(source.value(at: "/g/0/x".path) == (state.hasRows ? .text("a") : .empty))
    }
}
