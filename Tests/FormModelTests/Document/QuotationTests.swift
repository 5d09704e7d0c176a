import FormModel
import Testing

/// A diagnostic quotes at most 200 characters of a form file, so that no hostile file fills a screen or a log.
@Suite struct QuotationTests {
    private static let long = String(repeating: "k", count: 3_000)

    private static func form(_ item: String, _ members: String = "") -> String {
        #"{"formrun":1,"id":"f","title":"F",\#(members)"items":[{"type":"input","name":"a","title":"A"\#(item)}]}"#
    }

    /// Form files with a long text where names, words and keys are expected.
    private static let files: [String] = [
        form(#","\#(long)":1"#), form(#","value":"\#(long)""#), form(#","formatter":"\#(long)""#),
        form(#","validators":["\#(long)"]"#), form(#","validators":[{"\#(long)":1}]"#),
        form(#","validators":[{"range":{"\#(long)":1}}]"#),
        form(#","value":"date","validators":[{"range":{"min":"\#(long)"}}]"#),
        form(#","visibleWhen":"\#(long) > 1""#), form(#","visibleWhen":"\#(long)(1)""#),
        form(#","visibleWhen":"any(\#(long), a == 'x')""#),
        form(#","visibleWhen":"lookup(\#(long), a).x == 1""#),
        form(#","visibleWhen":"a == '\#(long)""#), form(#","computed":"a.\#(long)""#),
        form(#","visibleWhen":"matches(a, '(?P<\#(long)')""#),
        form(#","value":"choice","choices":{"list":"\#(long)"}"#),
        form(#","value":"choice","choices":["\#(long)","\#(long)"]"#),
        form(#","messages":{"\#(long)":"x"}"#), form(#","messages":{"required":"{\#(long)}"}"#),
        form(#","autocomplete":"\#(long)""#), form(#","help":"[x](\#(long))""#),
        form("", #""\#(long)":1,"#), form("", #""locale":"\#(long)","#),
        form("", #""rules":[{"\#(long)":["a"]},{"atLeastOneOf":["\#(long)","a"]}],"#),
        form("", #""card":{"parts":["\#(long)"],"traits":["\#(long)"]},"#),
        form("", #""lists":{"\#(long)":{"choices":["a"]}},"#),
        #"{"formrun":1,"id":"f","title":"F","items":[{"type":"\#(long)","name":"a","title":"A"}]}"#,
        #"{"formrun":1,"id":"f","title":"F","items":[{"type":"input","name":"\#(long)","title":"A"}]}"#,
        #"{"formrun":1,"id":"f","title":"F","items":[{"use":"\#(long)"}]}"#,
    ]

    @Test(arguments: files.indices) func ofFormFiles(_ index: Int) {
        do {
            _ = try FormDocument.read(Array(Self.files[index].utf8), vocabulary: .words)
            Issue.record("the form has no mistake")
        } catch {
            let text = "\(error)"
            #expect(!text.isEmpty && !text.contains(String(repeating: "k", count: 201)))
        }
    }
}
