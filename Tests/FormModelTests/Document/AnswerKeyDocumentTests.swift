import FormModel
import Testing

/// The keys of answers: how a form file writes them, and their mistakes.
@Suite struct AnswerKeyDocumentTests {
    private static func form(_ items: String) -> MarkedForm {
        MarkedForm(#"{"formrun":1,"id":"f","title":"F","items":[\#(items)]}"#)
    }

    private static func input(_ name: String, _ key: String? = nil, _ rest: String = "") -> String {
        let key = key.map { #","key":"\#($0)""# } ?? ""
        return #"{"type":"input","name":"\#(name)","title":"T"\#(key)\#(rest)}"#
    }

    @Test func pathsConsistOfKeys() throws {
        let form = try FormDocument.read(
            Self.form(
                """
                \(Self.input("a", "$ref")),
                {"type":"section","name":"home","key":"1","title":"H","items":[
                  \(Self.input("line", "~/x")), \(Self.input("town")),
                  {"type":"section","name":"geo","title":"G","items":[\(Self.input("lat", "0"))]}]},
                {"type":"group","name":"g","key":"g h","title":"G","items":[\(Self.input("x", "7"))]}
                """
            ).bytes, vocabulary: .words)
        let paths: [(FieldName, String)] = [
            ("a", "/$ref"), ("home", "/1"), ("home.line", "/1/~0~1x"), ("home.town", "/1/town"),
            ("home.geo", "/1/geo"), ("home.geo.lat", "/1/geo/0"), ("g", "/g h"),
            ("nothing", "/nothing"),
            ("home.nothing", "/1/nothing"),
        ]
        for (name, path) in paths {
            #expect(form.path(of: name).description == path)
            let pointed = try #require(FieldPath(pointer: path))
            #expect(
                pointed == form.path(of: name) && pointed.hashValue == form.path(of: name).hashValue
            )
            #expect((form.input(at: pointed) == nil) == (form.input(name) == nil), "\(path)")
        }
        #expect(form.input(at: "/g h/0/7".path)?.name == "x")
        for path in ["/a", "/home/line", "/1/line", "/g/0/7", "/g h/0/x"] {
            #expect(form.input(at: path.path) == nil, "\(path)")
        }
        #expect(form.items[0].key == "$ref" && form.items[3].key == nil)
    }

    /// Mistakes with their positions.
    @Test(arguments: [
        #"{"type":"input","name":"a","title":"T","key":⟦badKey⟧""}"#,
        #"{"type":"input","name":"a","title":"T","key":⟦badKey⟧"  "}"#,
        #"{"type":"input","name":"a","title":"T","key":⟦badKey⟧"a\nb"}"#,
        #"{"type":"input","name":"a","title":"T","key":⟦badKey⟧"a\u202eb"}"#,
        #"{"type":"input","name":"a","title":"T","key":⟦badKey⟧"a\u0378"}"#,
        #"{"type":"input","name":"a","title":"T","key":⟦wrongType⟧5}"#,
        #"{"type":"input","name":"a","title":"T","key":⟦reservedKey⟧"form-page"}"#,
        #"{"type":"input","name":"a","title":"T","key":⟦reservedKey⟧"form-order.x"}"#,
        #"{"type":"input","name":"a","title":"T","key":⟦reservedKey⟧"$form"}"#,
        #"{"type":"input","name":"a","title":"T","key":⟦reservedKey⟧"_Charset_"}"#,
        #"{"type":"input","name":"a","title":"T","key":"a.b"},{"type":"input","name":"b","title":"T","key":⟦reservedKey⟧"a[b]"}"#,
        #"{"type":"input","name":"a","title":"T"},{"type":"input","name":"b","title":"T","key":⟦duplicateAnswerKey⟧"a"}"#,
        #"{"type":"input","name":"a","title":"T","key":"b"},{"type":"input","name":⟦duplicateAnswerKey⟧"b","title":"T"}"#,
        #"{"type":"input","name":"a","title":"T","key":"\u00e9"},{"type":"input","name":"b","title":"T","key":⟦duplicateAnswerKey⟧"e\u0301"}"#,
        #"{"type":"section","name":"s","title":"T","items":[{"type":"input","name":"a","title":"T"}]},{"type":"input","name":"b","title":"T","key":⟦reservedKey⟧"s.a"}"#,
        #"{"type":"group","name":"g","title":"T","items":[{"type":"input","name":"a","title":"T"}]},{"type":"input","name":"b","title":"T","key":⟦reservedKey⟧"g.0.a"}"#,
        #"{"type":"input","name":"t","title":"T","value":"texts"},{"type":"input","name":"b","title":"T","key":⟦reservedKey⟧"t[]"}"#,
        #"{"type":"button","name":"go","title":"T","action":"submit"},{"type":"input","name":"b","title":"T","key":⟦reservedKey⟧"go"}"#,
        #"{"type":"input","name":"a","title":"T"},{"type":"label","title":"T",⟦misplacedKey⟧"key":"x"}"#,
        #"{"type":"section","title":"T","key":⟦misplacedKey⟧"x","items":[{"type":"input","name":"a","title":"T"}]}"#,
    ])
    func mistakes(_ items: String) { Self.form(items).check() }

    /// Names of posts that are reserved for the form are keys in the objects of its sections and rows.
    @Test(arguments: [
        "form-page", "form-locale", "$form", "_charset_", "_Charset_", "go", "__proto__", "%", "~1",
        "a]", "<b>",
    ])
    func keysInObjects(_ key: String) {
        let item = Self.input("a", key)
        Self.form(
            """
            {"type":"section","name":"s","title":"S","items":[\(item)]},
            {"type":"group","name":"g","title":"G","items":[\(item)]},
            {"type":"button","name":"go","title":"Go","action":"submit"}
            """
        ).check()
    }

    @Test func theLongestKey() {
        for (length, isAllowed) in [(256, true), (257, false)] {
            let key = String(repeating: "k", count: length)
            let mark = isAllowed ? "" : "⟦keyTooLong⟧"
            Self.form(#"{"type":"input","name":"a","title":"T","key":\#(mark)"\#(key)"}"#).check()
        }
    }

    @Test func itemsInSwift() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                FormItem.section(
                    "home", title: "H",
                    items: [.input("line", title: "L").keyed("address-line-1")]
                ).keyed("home-address"),
                FormItem.group("g", title: "G", items: [.input("x", title: "X")]).keyed("g-s"),
                FormItem.secureInput("pin", title: "P").keyed("p-n"),
            ])
        #expect(form.path(of: "home.line").description == "/home-address/address-line-1")
        let source = FormDataSource(form: form)
        try source.updateValue(
            at: "/home-address/address-line-1".path, to: .text("x"), userInitiated: true)
        #expect(source.value(of: "home.line") == .text("x"))
        let items = [FormItem.label("L").keyed("x"), .input("a", title: "A")]
        #expect(throws: FormDefinitionError.self) { try Form(id: "f", title: "F", items: items) }
    }
}
