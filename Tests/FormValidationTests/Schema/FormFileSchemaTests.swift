import Foundation
import FormModel
import FormValidation
import TestSupport
import Testing

/// The schema of form files and the reader of form files find the same mistakes of structure.
@Suite struct FormFileSchemaTests {
    private static let schema = FormFileSchema(vocabulary: .standard)

    /// The mistakes that a schema can find; the others need other parts of the form, or the meaning
    /// of a text.
    private static let structural: Set<DefinitionCode> = [
        .missingKey, .unknownKey, .unsupportedKey, .misplacedKey, .wrongType, .unknownWord,
        .unknownItemType, .unknownValueType, .unknownValidator, .unknownFormatter,
        .unknownParameter, .noItems, .unknownRule, .badState, .badName, .unknownVersion,
        .unknownPart, .unknownTrait, .unknownColor,
    ]

    private static func tree(_ sample: SampleForm) throws -> SchemaValue {
        SchemaValue(json: try JSONValue(try sample.definition(), limits: .formFile))
    }

    private static func errors(of form: SchemaValue) -> [FormDiagnostic] {
        FormDocument.diagnostics(of: form.json, vocabulary: .standard)
            .filter { $0.severity == .error }
    }

    @Test(arguments: SampleForm.all)
    func acceptsTheSamples(_ sample: SampleForm) throws {
        var evaluator = SchemaEvaluator(Self.schema.value)
        #expect(evaluator.accepts(try Self.tree(sample)))
        #expect(evaluator.unknown.isEmpty)
    }

    /// A form for each block of which other tests make forms.
    private static func blocks() throws -> [SchemaValue] {
        let file = Repository.root.appending(path: ".scripts/language-blocks.json")
        let json = try JSONValue(Array(try Data(contentsOf: file)), limits: .formFile)
        guard case .list(let blocks) = SchemaValue(json: json) else { return [] }
        let head = SchemaValue.object([
            .init("formrun", 1), .init("id", "block"), .init("title", "Block"),
        ])
        return blocks.map { block in
            let keys = (block["form"]?.members ?? []) + [.init("items", block["items"] ?? [])]
            return .object(head.members + keys)
        }
    }

    @Test func acceptsTheBlocks() throws {
        var evaluator = SchemaEvaluator(Self.schema.value)
        let blocks = try Self.blocks()
        #expect(blocks.count > 10)
        for block in blocks {
            #expect(Self.errors(of: block).isEmpty, "\(Self.errors(of: block))")
            let isAccepted = evaluator.accepts(block)
            #expect(isAccepted, "\(String(decoding: block.json, as: UTF8.self))")
        }
    }

    /// The form without the first values of its groups, whose keys are the names of other items.
    private static func withoutRows(_ form: SchemaValue) -> SchemaValue {
        switch form {
        case .object(let members):
            let isGroup = form["type"] == "group"
            return .object(
                members.filter { !isGroup || $0.key != "default" }
                    .map { .init($0.key, withoutRows($0.value)) })
        case .list(let values): return .list(values.map(withoutRows))
        case .null, .boolean, .number, .numeral, .text: return form
        }
    }

    /// The mistakes of structure, except those that depend on other parts of the file.
    static func structural(
        _ errors: [FormDiagnostic], of form: SchemaValue
    ) -> [FormDiagnostic] {
        let hasUnknownKeys = errors.contains { $0.code == .unknownKey }
        let others = hasUnknownKeys ? Self.errors(of: withoutRows(form)).map(\.message) : []
        return errors.filter { error in
            let isOfRow = error.code == .unknownKey && !others.contains(error.message)
            let isOfColumn =
                error.message.contains("must be a value of type")
                && !error.message.hasPrefix("\"default\"")
            // A use of a fragment may add a key to an item, or change its type.
            let isOfUse =
                form["fragments"] != nil
                && (error.code == .missingKey || error.message.contains("default"))
            // Whether the values of a list are numbers depends on the fields that choose from it.
            let isOfList =
                form["lists"] != nil && error.message.hasPrefix("\"value\" must be a text")
            return structural.contains(error.code) && !isOfColumn && !isOfUse && !isOfList
                && !isOfRow
        }
    }

    /// What the schema refuses, the reader refuses; mistakes of structure are found by both.
    @Test func agreesWithTheReader() throws {
        let samples = try SampleForm.all.map { try Self.tree($0) } + Self.blocks()
        var made = BrokenForms(seed: 20_261_122)
        var evaluator = SchemaEvaluator(Self.schema.value)
        var counts = (refused: 0, semantic: 0, valid: 0)
        var found: Set<DefinitionCode> = []
        for number in Laws.rounds(50) {
            let form = made.broken(samples[number % samples.count])
            let errors = Self.errors(of: form)
            let isAccepted = evaluator.accepts(form)
            let structural = Self.structural(errors, of: form)
            if isAccepted {
                #expect(
                    structural.isEmpty,
                    "\(number): the schema accepts \(structural) in \(String(decoding: form.json, as: UTF8.self))"
                )
            } else {
                #expect(!errors.isEmpty, "\(number): \(String(decoding: form.json, as: UTF8.self))")
            }
            found.formUnion(structural.map(\.code))
            if !isAccepted { counts.refused += 1 }
            if isAccepted, !errors.isEmpty { counts.semantic += 1 }
            if errors.isEmpty { counts.valid += 1 }
        }
        // The changes are of all kinds.
        let numbers = "\(counts)"
        #expect(
            counts.refused > Laws.cases(200) && counts.semantic > Laws.cases(5)
                && counts.valid > Laws.cases(50), "\(numbers)")
        #expect(found.count >= (Laws.areMany ? 12 : 6), "\(found)")
        #expect(evaluator.unknown.isEmpty)
    }

    /// Single mistakes, and unusual forms without one.
    @Test(
        arguments: [
            (#""items":[{"type":"label","title":"A"}]"#, nil),
            (#""items":[{"type":"label","title":"A"}],"messages":{}"#, .unsupportedKey),
            (#""items":[{"type":"label","title":"A","mask":"9"}]"#, .unsupportedKey),
            (#""items":[{"type":"label","title":"A","output":true}]"#, .misplacedKey),
            (#""items":[{"type":"label","title":"A"}],"pages":[]"#, .misplacedKey),
            (#""pages":[{"items":[{"type":"label","title":"A"}]}],"card":{}"#, .misplacedKey),
            (#""pages":[{"items":[]}]"#, .noItems), (#""title":"T""#, .missingKey),
            (#""items":[{"type":"label","title":{}}]"#, .emptyText),
            (
                #""rules":[{"atMostOneOf":["a"]}],"items":[{"type":"label","title":"A"}]"#,
                .unknownRule
            ),
            (#""rules":[{}],"items":[{"type":"label","title":"A"}]"#, .wrongType),
            (
                #""card":{"states":[{"state":"large","when":"true"}]},"items":[{"type":"label","title":"A"}]"#,
                .badState
            ),
            (#""limits":{"textBytes":0},"items":[{"type":"label","title":"A"}]"#, .wrongType),
            (#""unknownFields":"keep","items":[{"type":"label","title":"A"}]"#, .unknownWord),
            (#""items":[{"type":"input","name":"a","title":"A","default":null}]"#, nil),
            (#""items":[{"type":"input","name":"a","title":"A","default":1}]"#, .wrongType),
            (#""items":[{"type":"input","name":"a","title":"A","choices":[]}]"#, nil),
            (#""items":[{"type":"input","name":"a","title":"A","choices":["b"]}]"#, .misplacedKey),
            (#""items":[{"type":"input","name":"a","title":"A","value":"choice"}]"#, .noChoices),
            (
                #""items":[{"type":"input","name":"a","title":"A","computed":"'b'","default":""}]"#,
                nil
            ),
            (
                #""items":[{"type":"input","name":"a","title":"A","computed":"'b'","default":"c"}]"#,
                .misplacedKey
            ),
            (
                #""items":[{"type":"input","name":"a","title":"A","value":"decimal","default":"1.5"}]"#,
                nil
            ),
            (#""items":[{"type":"input","name":"1a","title":"A"}]"#, .badName),
            (
                #""items":[{"type":"input","name":"a","title":"A","validators":["length"]}]"#,
                .missingParameter
            ),
            (
                #""items":[{"type":"input","name":"a","title":"A","validators":[{"length":{}}]}]"#,
                .missingParameter
            ),
            (
                #""items":[{"type":"input","name":"a","title":"A","validators":[{"not":{"required":{}}}]}]"#,
                nil
            ),
            (
                #""items":[{"type":"input","name":"a","title":"A","validators":[{"not":{"validator":"email"}}]}]"#,
                nil
            ),
            (
                #""items":[{"type":"input","name":"a","title":"A","validators":[{"creditCard":["vista"]}]}]"#,
                .badParameter
            ),
            (
                #""fragments":{"f":{"items":[{"type":"input","name":"n","title":"N","validators":[{"multipleOf":5}]}]}},"items":[{"use":"f","replace":{"n":{"value":"integer"}}}]"#,
                nil
            ),
            (
                #""items":[{"type":"input","name":"a","title":"A","validators":[{"count":{"max":2}}]}]"#,
                .unsuitableValidator
            ),
            (
                #""items":[{"type":"input","name":"a","title":"A","value":"date","validators":["email"]}]"#,
                .unsuitableValidator
            ),
            (
                #""items":[{"type":"input","name":"a","title":"A","value":"date","validators":[{"range":{"min":"today"}}]}]"#,
                nil
            ),
            (
                #""items":[{"type":"secureInput","name":"a","title":"A","validators":["accepted"]}]"#,
                .unsuitableValidator
            ),
            (
                #""items":[{"type":"group","name":"g","title":"G","validators":["email"],"items":[{"type":"input","name":"a","title":"A"}]}]"#,
                .unsuitableValidator
            ),
            (
                #""items":[{"type":"input","name":"a","title":"A","value":"date","formatter":"ssn"}]"#,
                .unsuitableFormatter
            ),
            (
                #""items":[{"type":"input","name":"a","title":"A","messages":{"tooFunny":"No."}}]"#,
                .unknownMessageCode
            ),
            (
                #""items":[{"type":"input","name":"a","title":"A","value":"choice","choices":["b","b"]}]"#,
                .duplicateChoice
            ),
            (
                #""items":[{"type":"input","name":"a","title":"A","suggestions":["b","b"]}]"#,
                .duplicateChoice
            ),
            (
                #""items":[{"type":"input","name":"a","title":"A","value":"integer","unitBefore":"£"}]"#,
                nil
            ),
            (
                #""items":[{"type":"input","name":"a","title":"A","value":"integer","unitBefore":" "}]"#,
                .emptyText
            ),
            (#""items":[{"type":"input","name":"a","title":"A","unitBefore":"£"}]"#, .misplacedKey),
            (
                #""items":[{"type":"input","name":"a","title":"A","value":"decimal","formatter":{"currency":{"code":"EUR"}},"unitBefore":"£"}]"#,
                .misplacedKey
            ),
            (#""items":[{"type":"input","name":"a","key":"","title":"A"}]"#, .badKey),
            (#""items":[{"type":"input","name":"a","key":" ","title":"A"}]"#, .badKey),
            (
                #""items":[{"type":"group","name":"g","title":"G","as":"list","items":[{"type":"input","name":"a","title":"A"}]}]"#,
                nil
            ),
            (
                #""items":[{"type":"group","name":"g","title":"G","as":"object","items":[{"type":"input","name":"a","title":"A"}]}]"#,
                .misplacedKey
            ),
            (
                #""items":[{"type":"group","name":"g","title":"G","rows":{"choices":["b",""]},"items":[{"type":"input","name":"a","title":"A"}]}]"#,
                .emptyText
            ),
            (
                #""items":[{"type":"group","name":"g","title":"G","rows":{"choices":[{"value":"b","title":""}]},"items":[{"type":"input","name":"a","title":"A"}]}]"#,
                .emptyText
            ),
            (
                #""items":[{"type":"group","name":"g","title":"G","rows":{"choices":["b","b"]},"items":[{"type":"input","name":"a","title":"A"}]}]"#,
                .duplicateChoice
            ),
            (
                #""card":{"parts":[{"link":"L","address":"http://example.org"}]},"items":[{"type":"label","title":"A"}]"#,
                .badLink
            ),
            (
                #""card":{"parts":[{"link":"L","address":"HTTPS://example.org"}]},"items":[{"type":"label","title":"A"}]"#,
                nil
            ),
        ] as [(String, DefinitionCode?)])
    func findsTheMistake(_ row: (keys: String, code: DefinitionCode?)) throws {
        let title = row.keys.hasPrefix(#""title""#) ? "" : #""title":"T","#
        let text = #"{"formrun":1,"id":"f",\#(title)\#(row.keys)}"#
        let form = SchemaValue(json: try JSONValue(Array(text.utf8), limits: .formFile))
        let codes = Self.errors(of: form).map(\.code)
        var evaluator = SchemaEvaluator(Self.schema.value)
        #expect(evaluator.accepts(form) == (row.code == nil))
        #expect(row.code.map { codes.contains($0) } ?? codes.isEmpty, "\(codes)")
    }

    /// The schema refuses an expression whose tokens cannot stand in their order, and no expression that can be read.
    @Test(
        arguments: [
            ("a == 'x' && !(b in ['x', -1, true])", true), ("lookup(rates, a).fee > -b", true),
            ("today() - days(3) < c", true), ("a.b.c == 'it\\'s'", true), ("max(b, - -2)", true),
            ("(b + 1) * if(b > 2, b) in [1]", true), ("any(p, q in r)", true),
            ("a and b", false), ("b <> 18", false), ("b = 1", false), ("${b}", false),
            ("b < 18 years", false), ("not a", false), ("'abc", false), ("a ==", false),
            ("", false), ("18years", false), ("a == \"x\"", false), ("a || || b", false),
        ])
    func expressions(_ row: (text: String, isAccepted: Bool)) throws {
        let form = SchemaValue.object([
            .init("formrun", 1), .init("id", "f"), .init("title", "T"),
            .init("items", [["type": "label", "title": "A", "visibleWhen": .text(row.text)]]),
        ])
        var evaluator = SchemaEvaluator(Self.schema.value)
        #expect(evaluator.accepts(form) == row.isAccepted)
        let isRead = !Self.errors(of: form).contains { $0.code == .expressionSyntax }
        #expect(row.isAccepted || !isRead)
    }

    /// The parameters that a description names are those that the reader was seen to read.
    @Test func parametersAreThoseOfTheDescriptions() {
        let words = Vocabulary.standard
        func check(_ name: String, _ summary: String, _ parameters: WordParameters) {
            let names = parameters.list.map(\.name)
            #expect(parameters.isComplete, "\(name)")
            guard summary.hasSuffix(")"), let open = summary.lastIndex(of: "(") else {
                #expect(names.count <= 1, "\(name): \(names)")
                return
            }
            let named = summary[open...].split(separator: "`").enumerated()
                .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
            #expect(Set(names) == Set(named), "\(name): \(names)")
        }
        for word in words.validators {
            check(word.name, word.summary, words.parameters(of: word))
        }
        for word in words.formatters {
            check(word.name, word.summary, words.parameters(of: word))
        }
    }

    /// A key without a shape could have any value.
    @Test func everyKeyHasAShape() {
        let keys = FormKeys.form.keys + FormKeys.page.keys + FormKeys.items
        for key in keys + FormKeys.objects.flatMap(\.keys) where key.name != "default" {
            #expect(key.shape != .anything, "\(key.name)")
        }
    }

    @Test func everyReferenceHasADefinition() {
        var names: Set<String> = []
        func collect(_ value: SchemaValue) {
            for member in value.members {
                if member.key == "$ref", case .text(let name) = member.value { names.insert(name) }
                collect(member.value)
            }
            if case .list(let list) = value { list.forEach(collect) }
        }
        collect(Self.schema.value)
        let defined = Self.schema.value["$defs"]?.members.map { "#/$defs/\($0.key)" } ?? []
        #expect(names == Set(defined))
    }

    /// The copy that editors use is up to date.
    @Test func isRecorded() throws {
        let file = SampleForm.folder.appending(path: "schemas/form.schema.json")
        let recorded = try? Data(contentsOf: file)
        guard recorded.map({ !$0.elementsEqual(Self.schema.json) }) ?? true else { return }
        let isRecording = recorded == nil || ProcessInfo.processInfo.environment["RECORD"] != nil
        if isRecording { try Data(Self.schema.json).write(to: file) }
        Issue.record(
            "forms/schemas/form.schema.json differs\(isRecording ? "; recorded anew" : ": RECORD=1 swift test --filter FormFileSchemaTests mends it")"
        )
    }

    /// A custom word is described by its usage, or accepted with any parameters.
    @Test(arguments: [
        (#"{ "vat": { "country": "DE" } }"#, #"{"vat":{"country":1}}"#, false),
        (#"{ "vat": { "country": "DE" } }"#, #"{"vat":{"country":"FR"}}"#, true),
        (#"{ "vat": { "country": "DE" } }"#, #"{"vat":{"land":"FR"}}"#, false),
        ("vat(country)", #"{"vat":{"land":"FR"}}"#, true),
    ])
    func describesCustomWords(_ row: (usage: String, validator: String, isAccepted: Bool)) throws {
        var words = Vocabulary.standard
        words.add(validator: "vat", usage: row.usage, summary: "A number of a tax office.") {
            arguments in
            arguments.text("country", isRequired: true).map { _ in AnyValidator.required }
        }
        var evaluator = SchemaEvaluator(FormFileSchema(vocabulary: words).value)
        let form = """
            {"formrun":1,"id":"f","title":"F","items":[
            {"type":"input","name":"a","title":"A","validators":[\(row.validator)]}]}
            """
        let tree = SchemaValue(json: try JSONValue(Array(form.utf8), limits: .formFile))
        #expect(evaluator.accepts(tree) == row.isAccepted)
    }
}
