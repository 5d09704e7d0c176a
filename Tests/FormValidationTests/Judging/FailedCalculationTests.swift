import FormModel
import FormValidation
import TestSupport
import Testing

/// An expression that reads a named value or a calculated field decides as if the calculation were written in its place,
/// unless a value cannot be read.
@Suite struct FailedCalculationTests {
    private static let calculation = "(a / b)"

    /// Conditions of a check, with `#` where the calculation is read.
    private static let checks = [
        "# > 1", "# + 1 > 0", "!(# > 1)", "sum(#, 1) > 0", "sum(#, 1) > 5", "count(#, 1) == 1",
        "coalesce(#, 2) > 1", "if(# > 1, 1, 2) == 2", "min(#, 1) < 2", "# in [1, 2]",
        "# > 1 || b == 0", "# > 1 && b == 1",
    ]
    /// Conditions over the rows of a group, in which the calculation is `#`.
    private static let checksOfRows = [
        "sum(g, #) > 1", "count(g, # > 1) == 0", "any(g, # > 1)", "all(g, # > 1)",
        "max(g, #) > 1", "average(g, #) > 0",
    ]

    private static func form(_ check: String, values: String, item: String) throws -> Form {
        try FormDocument.read(
            Array(
                """
                {"formrun":1,"id":"f","title":"F"\(values),"items":[
                  {"type":"input","name":"a","title":"A","value":"decimal"},
                  {"type":"input","name":"b","title":"B","value":"decimal"}\(item),
                  {"type":"input","name":"note","title":"N","validators":[{"check":{"that":"\(check)","message":"No."}}]}]}
                """.utf8), vocabulary: .standard)
    }

    /// A field of the calculation; `values` name it, or an item of the form has it.
    private static func forms(_ check: String) throws -> [Form] {
        func with(_ text: String) -> String { check.replacing("#", with: text) }
        return [
            try form(with(calculation), values: "", item: ""),
            try form(with("v"), values: #","values":{"v":"\#(calculation)"}"#, item: ""),
            try form(
                with("v"), values: "",
                item:
                    #",{"type":"input","name":"v","title":"V","value":"decimal","computed":"\#(calculation)"}"#
            ),
        ]
    }

    private static func formsOfRows(_ check: String) throws -> [Form] {
        func with(_ text: String) -> String { check.replacing("#", with: text) }
        func group(_ values: String, _ item: String) -> String {
            #",{"type":"group","name":"g","title":"G"\#(values),"items":[{"type":"input","name":"d","title":"D","value":"decimal"}\#(item)]}"#
        }
        return [
            try form(with("(a / d)"), values: "", item: group("", "")),
            try form(with("v"), values: "", item: group(#","values":{"v":"a / d"}"#, "")),
            try form(
                with("v"), values: "",
                item: group(
                    "",
                    #",{"type":"input","name":"v","title":"V","value":"decimal","computed":"a / d"}"#
                )),
        ]
    }

    private static let numbers = ["null", "0", "1", "6"]

    private static func isRefused(_ issues: [FormIssue]) -> Bool {
        issues.contains { $0.code == .check }
    }

    @Test(arguments: checks)
    func inTheForm(_ check: String) throws {
        let forms = try Self.forms(check)
        let validators = forms.map { FormValidator($0) }
        let sources = forms.map { FormDataSource(form: $0) }
        for source in sources {
            try source.updateValue(of: "note", to: .text("n"), userInitiated: true)
        }
        for a in Self.numbers {
            for b in Self.numbers {
                let json = #"{"a":\#(a),"b":\#(b),"note":"n"}"#
                let refused = validators.map {
                    Self.isRefused($0.validate(.json(Array(json.utf8))).issues)
                }
                #expect(Set(refused).count == 1, "\(check) \(json) \(refused)")
                for source in sources {
                    try Self.set("/a", a, in: source)
                    try Self.set("/b", b, in: source)
                }
                #expect(sources.map { Self.isRefused($0.issues) } == refused, "\(check) \(json)")
            }
        }
    }

    /// Everyday runs try half of the pairs of numbers in the two rows for one value of `a`, and the others for the other.
    @Test(arguments: checksOfRows)
    func inRows(_ check: String) throws {
        let forms = try Self.formsOfRows(check)
        let validators = forms.map { FormValidator($0) }
        let sources = forms.map { FormDataSource(form: $0) }
        for source in sources {
            try source.updateValue(of: "note", to: .text("n"), userInitiated: true)
            try source.updateValue(
                of: "g", to: .rows([FormRow(), FormRow()]), userInitiated: true)
        }
        for a in ["null", "6"] {
            for (row, b) in Self.numbers.enumerated() {
                for (column, c) in Self.numbers.enumerated()
                where Laws.areMany || (row + column).isMultiple(of: 2) == (a == "6") {
                    let json = #"{"a":\#(a),"g":[{"d":\#(b)},{"d":\#(c)}],"note":"n"}"#
                    let refused = validators.map {
                        Self.isRefused($0.validate(.json(Array(json.utf8))).issues)
                    }
                    #expect(Set(refused).count == 1, "\(check) \(json) \(refused)")
                    for source in sources {
                        try Self.set("/a", a, in: source)
                        try Self.set("/g/0/d", b, in: source)
                        try Self.set("/g/1/d", c, in: source)
                    }
                    #expect(
                        sources.map { Self.isRefused($0.issues) } == refused, "\(check) \(json)")
                }
            }
        }
    }

    private static func set(_ path: String, _ text: String, in source: FormDataSource) throws {
        let path = try #require(FieldPath(pointer: path))
        let value: FieldValue = text == "null" ? .empty : .text(text)
        try source.updateValue(at: path, to: value, userInitiated: true)
    }

    /// What is read of a calculated choice has no result where the choice has none.
    @Test(arguments: ["v.rate > 0", "sum(v.rate) >= 0", "title(v) == 'S'", "lookup(l, v).rate > 0"])
    func ofAChoice(_ check: String) throws {
        let form = try FormDocument.read(
            Array(
                """
                {"formrun":1,"id":"f","title":"F",
                 "lists":{"l":{"columns":{"rate":"decimal"},"choices":[{"value":"s","title":"S","rate":1}]}},"items":[
                  {"type":"input","name":"a","title":"A","value":"decimal"},
                  {"type":"input","name":"b","title":"B","value":"decimal"},
                  {"type":"input","name":"v","title":"V","value":"choice","choices":{"list":"l"},"computed":"if(a / b > 1, 's', 's')"},
                  {"type":"input","name":"note","title":"N","validators":[{"check":{"that":"\(check)","message":"No."}}]}]}
                """.utf8), vocabulary: .standard)
        let validator = FormValidator(form)
        for (a, b, isRefused) in [("1", "0", true), ("4", "2", false), ("null", "2", false)] {
            let json = #"{"a":\#(a),"b":\#(b),"note":"n"}"#
            let issues = validator.validate(.json(Array(json.utf8))).issues
            #expect(Self.isRefused(issues) == isRefused, "\(json)")
        }
    }

    /// A division by zero passes no check, however it is named.
    @Test func aDivisionByZeroIsRefused() throws {
        for form in try Self.forms("# > 1") {
            let report = FormValidator(form).validate(
                .json(Array(#"{"a":1,"b":0,"note":"n"}"#.utf8)))
            #expect(report.issues.map { "\($0.path) \($0.code)" } == ["/note check"])
        }
    }
}
