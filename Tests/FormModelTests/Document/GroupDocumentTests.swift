import FormModel
import Testing

@Suite struct GroupDocumentTests {
    private static func form(_ items: String) -> MarkedForm {
        MarkedForm(#"{"formrun":1,"id":"f","title":"F","items":[\#(items)]}"#)
    }

    private static let name = #"{"type":"input","name":"name","title":"Name"}"#

    @Test func readsAGroup() throws {
        let bytes = GroupDocumentTests.form(
            #"""
            {"type":"group","name":"contacts","title":"Contacts","help":"Whom to call.","min":1,"max":2,
             "output":false,"messages":{"tooFew":"At least {min}, not {actual}."},
             "items":[{"type":"label","title":"Read"},
              {"type":"input","name":"contacts","title":"Shadows"},
              {"type":"group","name":"phones","title":"Phones","items":[\#(GroupDocumentTests.name)]}]},
            {"type":"group","name":"open","title":"Open","min":2000,"items":[\#(GroupDocumentTests.name)]}
            """#
        ).bytes
        let form = try FormDocument.read(bytes, vocabulary: .words)
        let group = try #require(form.input("contacts"))
        #expect(group.kind == .group && group.valueType == .group && group.isInput)
        #expect(group.minimumRows == 1 && group.maximumRows == 2 && group.isRequired)
        #expect(group.help == "Whom to call." && !group.isOutput && group.items.count == 3)
        #expect(group.items[2].maximumRows == 1_000 && !group.items[2].isRequired)
        #expect(form.input("open")?.maximumRows == 2_000)
        for (path, title) in [
            ("/contacts", "Contacts"), ("/contacts/7", "Contacts"),
            ("/contacts/0/contacts", "Shadows"), ("/contacts/0/phones/3/name", "Name"),
        ] {
            #expect(form.input(at: path.path)?.title.description == title)
        }
        for path in ["", "/nobody", "/contacts/0/nobody", "/contacts/0/contacts/x"] {
            #expect(form.input(at: path.path) == nil, "\(path)")
        }
    }

    /// Mistakes in a group, with their positions.
    @Test(arguments: [
        #"{"type":"group","name":"g","title":"G","min":3,"max":⟦emptyRange⟧2,"items":[NAME]}"#,
        #"{"type":"group","name":"g","title":"G","min":⟦wrongType⟧-1,"items":[NAME]}"#,
        #"{"type":"group","name":"g","title":"G","max":⟦wrongType⟧0,"items":[NAME]}"#,
        #"{"type":"group","name":"g","title":"G","max":⟦wrongType⟧1.5,"items":[NAME]}"#,
        #"⟦missingKey⟧{"type":"group","name":"g","title":"G"}"#,
        #"{"type":"group","name":"g","title":"G","items":⟦noItems⟧[]}"#,
        #"{"type":"group","name":"g","title":"G","items":⟦wrongType⟧{}}"#,
        #"{"type":"group","name":"g","title":"G","items":[⟦wrongType⟧1]}"#,
        #"{"type":"group","name":"g","title":"G","items":⟦noItems⟧[{"type":"label","title":"L"}]}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME,{"type":"input","name":⟦duplicateName⟧"name","title":"N"}]}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME,⟦misplacedItem⟧{"type":"button","name":"b","title":"B","action":"submit"}]}"#,
        #"{"type":"group","name":"g","title":"G","items":[{"type":"input","name":"n","title":⟦emptyText⟧" "}]}"#,
        #"{"type":"group","name":"g","title":"G","items":[{"type":"input","name":"n","title":"N","validators":[⟦unknownValidator⟧"nope"]}]}"#,
        #"{"type":"group","name":"g","title":"G","items":[{"type":"input","name":"n","title":"N","default":⟦invalidDefault⟧"toolong","validators":[{"short":{"max":3}}]}]}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],⟦misplacedKey⟧"value":"text"}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"default":⟦wrongType⟧3}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"default":[⟦wrongType⟧3]}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"default":[{⟦unknownKey⟧"nam":"x"}]}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"default":[{"name":⟦wrongType⟧1}]}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"enabledWhen":"true","default":⟦misplacedKey⟧[{"name":"x"}]}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"rows":{"expression":"2"},"max":⟦misplacedKey⟧3}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"rows":{"expression":"2"},"min":⟦misplacedKey⟧0}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"max":⟦wrongType⟧{"expression":"2"}}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"rows":⟦wrongType⟧3}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"rows":⟦missingKey⟧{}}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"rows":⟦missingKey⟧{⟦unknownKey⟧"field":"a"}}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"rows":{"expression":"⟦expressionType⟧1.5"}}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"rows":{"expression":"⟦conditionLoop⟧count(g)"}}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"rows":{"list":⟦unknownField⟧"h"}}"#,
        #"NAME,{"type":"group","name":"g","title":"G","items":[NAME],"rows":{"list":⟦wrongType⟧"name"}}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"rows":{"choices":["a",{"value":"b","title":"B"}]},"as":"object"}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"rows":{"choices":["a",⟦duplicateChoice⟧"a"]}}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"as":"object","rows":{"choices":["1","1.5","two words","a/b"]}}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"as":"object","rows":{"choices":["a",⟦badKey⟧"b\n"]}}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"as":"object","rows":{"choices":["\u00e9",⟦duplicateAnswerKey⟧"e\u0301"]}}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"rows":{"choices":["\u00e9","e\u0301"]}}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"as":"object","rows":{"choices":["a",⟦reservedKey⟧"a.name"]}}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"as":"object","rows":{"choices":["a",⟦reservedKey⟧"a[name]"]}}"#,
        #"{"type":"group","name":"g","title":"G","as":"object","rows":{"choices":["a",⟦reservedKey⟧"a.h.0"]},"items":[{"type":"group","name":"h","title":"H","items":[NAME]}]}"#,
        #"{"type":"group","name":"g","title":"G","as":"object","rows":{"choices":["a",⟦reservedKey⟧"a.b"]},"items":[{"type":"section","name":"b","items":[NAME]},{"type":"input","name":"c","title":"C"}]}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"rows":{"choices":["a",⟦emptyText⟧""]}}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"rows":{"choices":⟦noChoices⟧[]}}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"rows":{"choices":[⟦wrongType⟧3]}}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"rows":{"choices":[⟦misplacedKey⟧{"value":"a","visibleWhen":"true"}]}}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"rows":{"choices":["a"],⟦misplacedKey⟧"list":"b"}}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"rows":{"choices":["a"]},"min":⟦misplacedKey⟧1}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"rows":{"choices":["a"]},"requiredWhen":⟦misplacedKey⟧"true"}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"unknownFields":⟦unknownWord⟧"no"}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"rows":{"list":⟦unknownList⟧"my-list"}}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"rows":{"list":⟦badName⟧"my list"}}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"as":⟦misplacedKey⟧"object"}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"rows":{"expression":"2"},"as":⟦misplacedKey⟧"object"}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"messages":{⟦unknownMessageCode⟧"tooFew":"x"}}"#,
        #"{"type":"group","name":"g","title":"G","items":[NAME],"messages":{"tooMany":"{⟦unknownPlaceholder⟧mix}"}}"#,
        #"{"type":"input","name":"g","title":"G","value":⟦unknownValueType⟧"group"}"#,
        #"{"type":"input","name":"g","title":"G",⟦misplacedKey⟧"items":[]}"#,
    ])
    func diagnostics(_ items: String) {
        let text = items.split(separator: "NAME", omittingEmptySubsequences: false)
            .joined(separator: GroupDocumentTests.name)
        GroupDocumentTests.form(text).check()
    }

    @Test func groupsStandSixDeepInEachOther() {
        func nested(_ depth: Int, _ mark: String) -> String {
            var text = GroupDocumentTests.name
            for level in (1...depth).reversed() {
                text =
                    (level == 7 ? mark : "")
                    + #"{"type":"group","name":"g","title":"G","items":[\#(text)]}"#
            }
            return text
        }
        GroupDocumentTests.form(nested(6, "")).check()
        GroupDocumentTests.form(nested(7, "⟦groupsTooDeep⟧")).check()
        GroupDocumentTests.form(nested(25, "⟦groupsTooDeep⟧")).check()
    }

    @Test func definitionsInSwiftAreCheckedToo() {
        func codes(_ item: FormItem) -> [String] {
            do throws(FormDefinitionError) {
                _ = try Form(id: "f", title: "F", items: [item])
                return []
            } catch {
                return error.problems.map { "\($0.code) \($0.item ?? -1) \($0.inner)" }
            }
        }
        let field = FormItem.input("a", title: "A")
        #expect(codes(.group("g", title: "G", items: [field])) == [])
        #expect(
            codes(.group("g", title: "G", min: -1, max: 0, items: [field])) == ["emptyRange 0 []"])
        let inner = FormItem.group("h", title: "H", items: [field, field])
        #expect(
            codes(.group("g", title: "G", items: [field, inner])) == ["duplicateName 0 [1, 1]"])
        #expect(
            codes(.group("g", title: "G", items: [.input("a", title: "A", value: .group)]))
                == ["unknownValueType 0 [0]"])
    }
}
