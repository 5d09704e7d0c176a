import FormModel
import Testing

/// Keys that begin with `x-`, comments, and the facts about a form that have no effect on answers.
@Suite struct ExtensionDocumentTests {
    private static let text = #"""
        {"formrun":1,"$schema":"https://example.org/s.json","id":"f","title":{"en":"F","$comment":1},
         "version":"2.1","tags":["a","b"],"x-owner":{"z":1,"$comment":"kept","a":[true,null,1e999]},
         "$comment":["any",{"thing":1}],"x-last":"",
         "pages":[{"x-page":1,"$comment":0,"items":[
          {"type":"input","name":"a","title":"A","x-loinc":"44249-1","$comment":{},"value":"choice",
           "choices":["p",{"value":"q","x-score":3,"$comment":0}],
           "validators":[{"short":{"max":3,"$comment":0}}],"messages":{"tooLong":"no","$comment":0}},
          {"type":"group","name":"g","title":"G","x-g":{},"items":[
           {"type":"input","name":"b","title":"B","x-b":0.10}]}],
          "rules":[{"x-why":"because","atLeastOneOf":["a","g"],"$comment":0}]}]}
        """#

    @Test func everythingIsKeptInOrder() throws {
        let form = try FormDocument.read(Array(Self.text.utf8), vocabulary: .words)
        #expect(form.version == "2.1" && form.tags == ["a", "b"])
        #expect(form.extensions.members.map(\.key) == ["x-owner", "x-last"])
        #expect(
            form.extensions["x-owner"]
                == .object([
                    .init("z", 1), .init("$comment", "kept"),
                    .init("a", .list([true, .null, .numeral("1e999")])),
                ]))
        let items = form.pages[0].items
        #expect(form.pages[0].extensions == ["x-page": 1])
        #expect(items[0].extensions == ["x-loinc": "44249-1"])
        #expect(items[0].choices.map(\.extensions) == [[:], ["x-score": 3]])
        #expect(items[1].extensions == ["x-g": .object([])])
        #expect(items[1].items[0].extensions.members.count == 1)
        #expect(form.pages[0].rules[0].extensions == ["x-why": "because"])
        #expect(items[0].messages.count == 1)
        #expect(FormDocument.diagnostics(of: Array(Self.text.utf8), vocabulary: .words).isEmpty)
    }

    /// Lists, their rows and endings keep extension keys, and a titled use hands them to its section.
    @Test func listsEndingsAndUsesKeepThem() throws {
        let text = #"""
            {"formrun":1,"id":"f","title":"F",
             "lists":{"l":{"x-list":1,"choices":[{"value":"a","x-row":[2]}]}},
             "fragments":{"part":{"items":[{"type":"input","name":"y","title":"Y","x-item":3}]}},
             "items":[
              {"type":"input","name":"c","title":"C","value":"choice","choices":{"list":"l"}},
              {"type":"section","title":"S","x-section":4,"items":[{"type":"label","title":"L","x-label":5}]},
              {"use":"part","prefix":"p","title":"T","x-use":6,"replace":{"y":{"x-more":7}}}],
             "endings":[{"name":"e","x-end":8}]}
            """#
        let form = try FormDocument.read(Array(text.utf8), vocabulary: .words)
        #expect(form.lists[0].extensions == ["x-list": 1])
        #expect(form.lists[0].choices[0].extensions == ["x-row": .list([2])])
        #expect(form.endings[0].extensions == ["x-end": 8])
        let items = form.items.map(\.extensions)
        #expect(
            items == [
                [:], ["x-section": 4], ["x-label": 5], ["x-use": 6], ["x-item": 3, "x-more": 7],
            ]
        )
    }

    @Test func choicesThatAreFetchedLeaveTheRest() throws {
        let form = try Form(
            id: "f", title: "F", version: "1", tags: ["t"], extensions: ["x-a": 1],
            pages: [
                Page(
                    extensions: ["x-p": 2],
                    items: [.input("c", title: "C", value: .choice, choicesFrom: "n")])
            ]
        ).withChoices(["n": ["x"]])
        #expect(form.version == "1" && form.tags == ["t"] && form.extensions == ["x-a": 1])
        #expect(form.pages[0].extensions == ["x-p": 2])
    }

    /// Positions of diagnostics; an extension key that resembles a key is a warning, which is not
    /// reported beside errors.
    @Test(arguments: [
        FormDocumentTests.input(#"⟦extensionLikeKey⟧"x-visiblewhen":"true""#),
        FormDocumentTests.input(#"⟦extensionLikeKey⟧"x-visibleWhen":1"#),
        FormDocumentTests.input(#"⟦extensionLikeKey⟧"x-validator":[]"#),
        FormDocumentTests.input(#""x-loinc":1,"x-min":1,"x-ma":2,"x-elbisiv":3"#),
        FormDocumentTests.input(#"⟦unknownKey⟧"x-":1"#),
        FormDocumentTests.input(#"⟦unknownKey⟧"X-loinc":1"#),
        FormDocumentTests.input(#"⟦unknownKey⟧"comment":1,"x-visiblewhen":1"#),
        FormDocumentTests.limited(#"{"x-why":1,"$comment":2}"#),
        #"{"formrun":1,"id":"f","title":"F","version":⟦wrongType⟧2,"tags":["a",⟦wrongType⟧1,⟦emptyText⟧" "],"$schema":⟦wrongType⟧1,"items":[{"type":"label","title":"x"}]}"#,
        #"{"formrun":1,"id":"f","title":"F","version":⟦emptyText⟧"","tags":⟦wrongType⟧"a","items":[{"type":"label","title":"x"}]}"#,
        #"{"formrun":1,"id":"f","title":"F","items":[{"type":"input","name":"a","title":"A"}],"rules":[⟦wrongType⟧{"x-why":1}]}"#,
        #"{"formrun":1,"id":"f","title":"F","x-a":{⟦duplicateKey⟧"a":1,"a":2},"items":[]}"#,
    ])
    func diagnostics(_ text: String) {
        // The second of equal keys is reported.
        let marked = text.replacing(
            #"{⟦duplicateKey⟧"a":1,"a":2}"#, with: #"{"a":1,⟦duplicateKey⟧"a":2}"#)
        MarkedForm(marked).check()
    }

    @Test func theyCountTowardsTheLimits() {
        let limits = JSONLimits(bytes: 1_000, depth: 8, members: 20)
        MarkedForm(FormDocumentTests.input(#""x-a":[[[[[⟦tooDeep⟧[]]]]]]"#)).check(limits: limits)
        MarkedForm(FormDocumentTests.input(#""x-a":[1,1,1,1,1,1,1,1,1,1,⟦tooManyMembers⟧1,1]"#))
            .check(limits: limits)
    }

    @Test func keysAreCheckedInSwift() {
        var extensions: Extensions = ["x-a": 1, "b": 2, "x-a": 3, "x-": 4]
        #expect(extensions.members == [.init("x-a", 1)])
        extensions["x-b"] = 2
        extensions["c"] = 3
        extensions["x-a"] = nil
        #expect(extensions == ["x-b": 2] && extensions["x-a"] == nil)
    }
}
