import Testing

import FormModel

/// How cycles of conditions are named.
@Suite struct ConditionBuilderTests {
    private func loops(_ items: [FormItem]) -> [String] {
        do throws(FormDefinitionError) {
            _ = try Form(id: "f", title: "F", items: items)
            return []
        } catch {
            return error.problems.map { $0.parameters["loop"]?.description ?? "\($0.code)" }
        }
    }

    private func name(_ number: Int) throws -> FieldName { try #require(FieldName("f\(number)")) }

    /// The first twelve of a cycle are named, and that there are more.
    @Test(arguments: [1, 2, 11, 12, 13, 14, 40]) func longCycles(_ count: Int) throws {
        let items = try (0..<count).map { number -> FormItem in
            .input(
                try name(number), title: "A", value: .integer,
                computed: FormExpression("f\((number + 1) % count) + 1"))
        }
        var names = (0..<min(count, 12)).map { "f\($0)" }
        if count > 12 { names.append("…") }
        #expect(loops(items) == [(names + ["f0"]).joined(separator: " -> ")])
    }

    /// A group is named with the field of its rows that reads the next one, whichever field that is.
    @Test(arguments: ["c", "d", "e"] as [FieldName]) func fieldsOfRows(_ reading: FieldName) {
        let names: [FieldName] = ["c", "d", "e"]
        let fields = names.map { name -> FormItem in
            .input(name, title: "C", value: .integer, visibleWhen: name == reading ? "a > 0" : nil)
        }
        let sum = FormItem.input("a", title: "A", value: .integer, computed: "count(g)")
        #expect(
            loops([sum, .group("g", title: "G", items: fields)])
                == ["a -> g (\(reading)) -> a"])
        let inner = FormItem.group("h", title: "H", items: fields)
        #expect(
            loops([sum, .group("g", title: "G", items: [inner])])
                == ["a -> g (h, \(reading)) -> a"])
    }
}
