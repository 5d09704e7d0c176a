import FormModel
import FormValidation
import TestSupport
import Testing

/// The schema writes default rows as a submission has them: the answers of sections and of groups in the rows as objects and
/// lists, by the keys of the fields.
@Suite struct DefaultRowSchemaTests {
    private static func document(_ items: [SchemaValue]) -> SchemaValue {
        ["formrun": 1, "id": "f", "title": "F", "items": .list(items)]
    }

    private static func read(_ document: SchemaValue) throws -> Form {
        try FormDocument.read(document.json, vocabulary: .standard)
    }

    @Test func sectionsAndGroupsByTheirKeys() throws {
        let form = try FormDocument.read(
            Array(
                #"""
                { "formrun": 1, "id": "f", "title": "F", "items": [
                  { "type": "group", "name": "people", "key": "all people", "title": "P", "max": 3,
                    "default": [
                      { "home.street": "Elm", "home.flat": 2, "pets": [{ "kind.name": "cat" }, {}] },
                      { "home.flat": 3 }, {}
                    ],
                    "items": [
                      { "type": "section", "name": "home", "key": "a/b", "title": "H", "items": [
                        { "type": "input", "name": "street", "key": "address-line-1", "title": "S" },
                        { "type": "input", "name": "flat", "title": "F", "value": "integer" }] },
                      { "type": "group", "name": "pets", "key": "~pets", "title": "Pets", "items": [
                        { "type": "section", "name": "kind", "title": "K", "items": [
                          { "type": "input", "name": "name", "key": "$name", "title": "N" }] }] }] }] }
                """#.utf8), vocabulary: .standard)
        let schema = FormSchema(form).value["properties"]?["all people"]
        let expected: SchemaValue = [
            [
                "a/b": ["address-line-1": "Elm", "flat": 2],
                "~pets": [["kind": ["$name": "cat"]], [:]],
            ],
            ["a/b": ["flat": 3]], [:],
        ]
        #expect(schema?["default"] == expected)
    }

    /// What a condition hides in a row may not be sent; shown, it has its own default.
    @Test func hiddenFieldsOfDefaultRows() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .group(
                    "g", title: "G", default: .rows([["qty": .integer(3)], ["qty": .integer(1)]]),
                    items: [
                        .input("qty", title: "Quantity", value: .integer),
                        .input("note", title: "Note", default: "n"),
                        .input("vis", title: "Vis", default: "v", visibleWhen: "qty > 2"),
                    ])
            ])
        let expected: SchemaValue = [["qty": 3, "note": "n"], ["qty": 1, "note": "n"]]
        #expect(FormSchema(form).value["properties"]?["g"]?["default"] == expected)
    }

    /// Items of a row, with a default as the form file has it and as a submission has it.
    private struct Part {
        var items: [SchemaValue] = []
        var named: [SchemaValue.Member] = []
        var keyed: [SchemaValue.Member] = []

        init(_ depth: Int, _ numbers: inout SeededNumbers) {
            for index in 0..<(1 + numbers.below(3)) {
                let name = "f\(index)"
                let keys = [
                    "a b\(index)", "x/\(index)", "~\(index)", "$\(index)", "\(index).\(index)",
                ]
                let key = numbers.below(2) == 0 ? keys[numbers.below(keys.count)] : nil
                var members: [SchemaValue.Member] = [
                    .init("name", .text(name)), .init("title", .text(name)),
                ]
                if let key { members.append(.init("key", .text(key))) }
                let value: (named: SchemaValue, keyed: SchemaValue)?
                switch depth > 0 ? numbers.below(4) : 3 {
                case 0:
                    let count = numbers.below(3)
                    let inner = Part(depth - 1, &numbers)
                    members += [
                        .init("type", "group"), .init("max", 4), .init("items", .list(inner.items)),
                    ]
                    value =
                        count == 0
                        ? nil
                        : (
                            .list(Array(repeating: .object(inner.named), count: count)),
                            .list(Array(repeating: .object(inner.keyed), count: count))
                        )
                case 1, 2:
                    let inner = Part(depth - 1, &numbers)
                    members += [.init("type", "section"), .init("items", .list(inner.items))]
                    items.append(.object(members))
                    named += inner.named.map { .init("\(name).\($0.key)", $0.value) }
                    if inner.keyed.isEmpty { continue }
                    keyed.append(.init(key ?? name, .object(inner.keyed)))
                    continue
                default:
                    let number = SchemaValue.number(ExactDecimal(Int128(numbers.below(9))))
                    members += [.init("type", "input"), .init("value", "integer")]
                    value = numbers.below(3) > 0 ? (number, number) : nil
                }
                items.append(.object(members))
                guard let value else { continue }
                named.append(.init(name, value.named))
                keyed.append(.init(key ?? name, value.keyed))
            }
        }
    }

    /// What the schema says as the default is what the form file says, is valid by the schema, and is taken by `validate`.
    @Test func theDefaultIsAnAnswer() throws {
        var numbers = SeededNumbers(seed: 2_851)
        for _ in Laws.rounds(40) {
            let part = Part(3, &numbers)
            let rows = [Part](repeating: part, count: 1 + numbers.below(3))
            let group: SchemaValue = [
                "type": "group", "name": "g", "key": "the group", "title": "G", "max": 5,
                "default": .list(rows.map { .object($0.named) }), "items": .list(part.items),
            ]
            let document = Self.document([group])
            let form = try Self.read(document)
            let schema = FormSchema(form).value
            let value = schema["properties"]?["the group"]?["default"]
            let said = String(decoding: document.json, as: UTF8.self)
            #expect(value == .list(rows.map { .object($0.keyed) }), "\(said)")
            let submission: SchemaValue = .object([.init("the group", value ?? .null)])
            var evaluator = SchemaEvaluator(schema)
            let isAccepted = evaluator.accepts(submission)
            #expect(isAccepted && evaluator.unknown.isSubset(of: ["$comment"]), "\(said)")
            let report = FormValidator(form).validate(.json(submission.json))
            #expect(report.isValid, "\(report.issues) \(said)")
            let source = FormDataSource(form: form)
            #expect(report.values.first?.value == source.value(of: "g"), "\(said)")
        }
    }
}
