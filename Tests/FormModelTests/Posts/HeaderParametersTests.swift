import Testing

@testable import FormModel

@Suite struct HeaderParametersTests {
    private func read(
        _ header: String, hasEscapes: Bool = true
    ) -> (parts: [String], isBroken: Bool) {
        let bytes = Array(header.utf8)
        var parameters = HeaderParameters(bytes.span, bytes.indices, hasEscapes: hasEscapes)
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        var parts = [text(parameters.word)]
        while let (key, value) = parameters.next(bytes.span) {
            parts += [text(key), text(value)]
        }
        return (parts, parameters.isBroken)
    }

    @Test(arguments: [
        ("form-data", ["form-data"]), (" form-data ; name=a", ["form-data", "name", "a"]),
        (
            #"form-data; name="a;b"; filename="x=\"y\"""#,
            ["form-data", "name", "a;b", "filename", #"x=\"y\""#]
        ),
        (#"text/plain;charset=utf-8;"#, ["text/plain", "charset", "utf-8"]),
        (#"a; b = "c" ;d=e "#, ["a", "b", "c", "d", "e"]), ("", [""]),
        (#"a; b="""#, ["a", "b", ""]),
    ])
    func reads(_ row: (header: String, parts: [String])) {
        #expect(read(row.header) == (row.parts, false))
    }

    /// In parts of `multipart/form-data` a backslash is one.
    @Test func backslashes() {
        let parts = ["form-data", "name", #"a\"#, "filename", "x"]
        #expect(read(#"form-data; name="a\"; filename=x"#, hasEscapes: false) == (parts, false))
    }

    @Test(arguments: ["a; b", "a; =b", #"a; b="c"#, #"a; b="\""#])
    func broken(_ header: String) {
        #expect(read(header).isBroken)
    }
}
