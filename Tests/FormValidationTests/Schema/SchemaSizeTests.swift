import FormModel
import FormValidation
import TestSupport
import Testing

/// The size of schemas of conditions is linear in that of the form, and their nesting is within the
/// limits of readers.
@Suite struct SchemaSizeTests {
    /// A form with so many fields that conditions can read.
    private func form(
        _ items: [FormItem], page: FormExpression? = nil, fields count: Int = 16
    ) throws -> Form {
        let fields = (0..<count).map { FormItem.input(name($0), title: "F", value: .integer) }
        return try Form(
            id: "f", title: "F",
            pages: [Page(items: fields), Page(visibleWhen: page, items: items)])
    }

    private func name(_ number: Int) -> FieldName { FieldName("f\(number)") ?? "x" }

    /// The nesting of arrays and objects.
    private func depth(_ value: SchemaValue) -> Int {
        switch value {
        case .list(let list): 1 + (list.map(depth).max() ?? 0)
        case .object(let members): 1 + (members.map { depth($0.value) }.max() ?? 0)
        default: 0
        }
    }

    private func isSaid(_ form: Form, _ name: String) -> Bool { isSaid(FormSchema(form), name) }

    private func isSaid(_ schema: FormSchema, _ name: String) -> Bool {
        schema.value["properties"]?[name]?["$comment"] == nil
    }

    private func chain(_ terms: Int, _ sign: String) -> FormExpression {
        FormExpression((0..<terms).map { "f\($0) == \($0)" }.joined(separator: " \(sign) "))
    }

    @Test(arguments: ["&&", "||"])
    func chainsLieFlat(_ sign: String) throws {
        let most = Laws.areMany ? 128 : 32
        var sizes: [Int] = []
        var depths: Set<Int> = []
        for terms in [0, 2, most / 2, most] {
            let condition = terms == 0 ? nil : chain(terms, sign)
            let form = try form(
                [.input("a", title: "A", visibleWhen: condition, requiredWhen: condition)],
                fields: most)
            let schema = FormSchema(form)
            let json = schema.json
            sizes.append(json.count)
            if terms > 0 { depths.insert(depth(schema.value)) }
            #expect(isSaid(schema, "a"))
            #expect(throws: Never.self) { try SchemaImport(json) }
        }
        #expect(depths.count == 1 && depths.allSatisfy { $0 < 16 })
        // Each term occurs three times: for display, and in both conditions of the requirement.
        #expect(sizes[3] - sizes[0] < most * 3 * 300)
        #expect(sizes[3] - sizes[2] < 2 * (sizes[2] - sizes[1]))
    }

    /// The fields of rows that are an object are written once, also those of rows in rows.
    @Test func rowsInAnObjectDoNotMultiply() throws {
        func size(_ count: Int) throws -> Int {
            let rows = (0..<count).map { Choice("k\(100 + $0)") }
            var items: [FormItem] = [.input("a", title: "A", validators: [.required])]
            for level in 1...3 {
                items = [
                    .group(
                        FieldName("g\(level)") ?? "g", title: "G", rows: .choices(rows),
                        rowShape: .object, items: items)
                ]
            }
            return FormSchema(try Form(id: "f", title: "F", items: items)).json.count
        }
        let sizes = try [10, 20, 40].map(size)
        #expect(sizes[2] - sizes[1] < 3 * (sizes[1] - sizes[0]))
    }

    @Test func whatWouldBeLargerOrDeeperIsLeftUnsaid() throws {
        func nested(_ depth: Int) -> FormExpression {
            var text = "f0 == 1"
            for level in 1...depth {
                text = "f\(level) == 1 \(level % 2 == 0 ? "&&" : "||") (\(text))"
            }
            return FormExpression(text)
        }
        for (condition, fields, said) in [
            (chain(256, "||"), 257, true), (chain(257, "||"), 257, false), (nested(12), 16, true),
            (nested(13), 16, false), (nested(15), 16, false),
        ] {
            for item in [
                FormItem.input("a", title: "A", requiredWhen: condition),
                .input("a", title: "A", visibleWhen: condition),
            ] {
                #expect(isSaid(try form([item], fields: fields), "a") == said)
            }
        }
    }

    /// The deepest possible schema: the deepest condition in the deepest group.
    @Test func theDeepestSchemaIsReadAgain() throws {
        var text = "x == 1"
        for level in 1...12 { text = "x == \(level) \(level % 2 == 0 ? "&&" : "||") (\(text))" }
        var items: [FormItem] = [
            .input("x", title: "X", value: .integer),
            .input(
                "y", title: "Y", value: .choices, choices: ["a", "b"],
                visibleWhen: FormExpression(text), requiredWhen: FormExpression("x == 1 || \(text)")
            ),
        ]
        for level in 0..<FormItem.maximumGroupDepth {
            items = [.group(FieldName("g\(level)") ?? "g", title: "G", items: items)]
        }
        let form = try Form(id: "f", title: "F", unknownFields: .ignore, items: items)
        let schema = FormSchema(form)
        #expect(depth(schema.value) <= JSONLimits.formFile.depth)
        #expect(String(decoding: schema.json, as: UTF8.self).contains("\"if\""))
        #expect(throws: Never.self) { try SchemaImport(schema.json) }
    }

    /// The condition of a page is written once for its items.
    @Test func theConditionOfAPageIsWrittenOnce() throws {
        func size(_ items: Int, _ page: FormExpression?) throws -> Int {
            let inputs = (0..<items).map {
                FormItem.input(FieldName("a\($0)") ?? "a", title: "A")
            }
            return FormSchema(try form(inputs, page: page, fields: 100)).json.count
        }
        for items in [2, 100] {
            let short = try size(items, chain(1, "&&"))
            let long = try size(items, chain(100, "&&"))
            #expect(long - short < 100 * 300)
        }
        let schema = FormSchema(
            try form(
                [.input("a", title: "A"), .input("b", title: "B", visibleWhen: "f2 > 1")],
                page: "f1 > 1"))
        #expect(schema.value["$defs"]?["page2"]?["required"] == ["f1"])
        let text = String(decoding: schema.json, as: UTF8.self)
        #expect(text.ranges(of: "#/$defs/page2").count == 2)
        // A condition of a page that cannot be expressed is omitted from all its items.
        let notExpressed = try form(
            [.input("a", title: "A"), .input("b", title: "B")], page: "f1 > f2")
        #expect(!isSaid(notExpressed, "a") && !isSaid(notExpressed, "b"))
        #expect(FormSchema(notExpressed).value["$defs"]?["page2"] == nil)
    }

    @Test func choicesAreListedOnce() throws {
        func size(_ terms: Int) throws -> Int {
            let choices = (0..<500).map { Choice("choice\($0)") }
            let condition = (0..<terms).map { "c != 'choice\($0)'" }.joined(separator: " && ")
            let form = try Form(
                id: "f", title: "F",
                items: [
                    .input("c", title: "C", value: .choice, choices: choices),
                    .input("a", title: "A", requiredWhen: FormExpression(condition)),
                ])
            return FormSchema(form).json.count
        }
        #expect(try size(200) - size(100) < 100 * 400)
    }
}
