import FormModel
import FormValidation
import Testing

@testable import formrun

/// Answers that `validate` accepts and `run` does not: a rule is judged before a field that it reads is asked, and rows in
/// which nothing is asked are not made.
///
/// The smallest forms that the laws across the ways in have found. A row that is mended fails here, and moves to
/// `EveryWayInLawTests`.
@Suite struct KnownDifferencesTests {
    private static let fields = """
        {"type":"input","name":"b","title":"B","value":"boolean"},
        {"type":"input","name":"c","title":"C","visibleWhen":"b"}
        """
    private static let a = #""type":"input","name":"a","title":"A""#

    private static func form(_ items: String, rules: String = "") -> String {
        #"{"formrun":1,"id":"f","title":"F","items":[\#(items)],"rules":[\#(rules)]}"#
    }

    /// Answers that `validate` accepts, the same as lines, and what `run` says of them today.
    typealias Row = (form: String, json: String, lines: String, status: Status, said: String)

    private static let rulesBeforeTheirFields: [Row] = [
        (
            form("{\(a)},\(fields)", rules: #"{"atLeastOneOf":["a","c"]}"#),
            #"{"b":true,"c":"x"}"#, "\nyes\nx\n", .invalid,
            "line 1: /a: Fill in at least one of these: A, C. [atLeastOneOf]"
        ),
        (
            form("{\(a)},\(fields)", rules: #"{"exactlyOneOf":["a","c"]}"#),
            #"{"b":true,"c":"x"}"#, "\nyes\nx\n", .invalid,
            "line 1: /a: Fill in exactly one of these: A, C. [exactlyOneOf]"
        ),
        (
            form(#"{\#(a),"requiredWhen":"!present(c)"},\#(fields)"#), #"{"b":true,"c":"x"}"#,
            "\nyes\nx\n", .invalid, "line 1: /a: A is required. [required]"
        ),
        (
            form(
                #"{\#(a),"validators":[{"check":{"that":"present(c)","message":"No."}}]},\#(fields)"#
            ),
            #"{"a":"y","b":true,"c":"x"}"#, "y\nyes\nx\n", .invalid,
            "line 1: /a: No. [check]"
        ),
    ]

    private static let rowsWithoutQuestions: [Row] = [
        (
            form(
                #"{"type":"input","name":"n","title":"N","value":"integer"},{"type":"group","name":"g","title":"G","rows":{"expression":"n"},"items":[{"type":"input","name":"x","title":"X","value":"integer","computed":"row"}]}"#
            ), #"{"n":2,"g":[{},{}]}"#, "2\n", .unanswered,
            "/g: G must have at least 2 entries. Give it with --answers FILE. [tooFew]"
        ),
        (
            form(
                #"{"type":"group","name":"g","title":"G","min":2,"items":[{"type":"input","name":"x","title":"X","value":"integer","computed":"row"}]}"#
            ), #"{"g":[{},{}]}"#, "", .unanswered,
            "/g: G must have at least 2 entries. Give it with --answers FILE. [tooFew]"
        ),
    ]

    private static func compare(_ row: Row) throws {
        let form = try TestForms.form(row.form)
        #expect(FormValidator(form).validate(.json(Array(row.json.utf8))).isValid)
        let console = TestForms.console(row.form)
        console.input = Array(row.lines.utf8)
        #expect(console.run("run", "form.json") == row.status)
        #expect(console.said == [row.said])
    }

    @Test(arguments: rulesBeforeTheirFields)
    func aRuleIsJudgedBeforeItsFieldsAreAsked(_ row: Row) throws { try Self.compare(row) }

    @Test(arguments: rowsWithoutQuestions)
    func rowsWithoutQuestionsAreNotMade(_ row: Row) throws { try Self.compare(row) }
}
