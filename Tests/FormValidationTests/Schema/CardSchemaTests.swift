import FormModel
import FormValidation
import TestSupport
import Testing

/// The schema of form files and the reader of form files find the same mistakes of structure in cards.
@Suite struct CardSchemaTests {
    /// A form whose card uses every part, trait, parameter and state.
    private static let form = ##"""
        {
          "formrun": 1, "id": "all", "title": "All words",
          "items": [
            { "type": "input", "name": "customer", "title": "Customer", "autocomplete": "section-a billing name" },
            { "type": "secureInput", "name": "pin", "title": "PIN", "autocomplete": "current-password" },
            { "type": "input", "name": "amount", "title": "Amount", "value": "decimal" },
            { "type": "input", "name": "least", "title": "Least", "value": "integer" },
            { "type": "section", "name": "address", "title": "Address", "items": [
              { "type": "input", "name": "street", "title": "Street", "autocomplete": "street-address" },
              { "type": "input", "name": "phone", "title": "Phone", "autocomplete": "home tel" }] },
            { "type": "group", "name": "lines", "title": "Lines", "items": [
              { "type": "input", "name": "product", "title": "Product" },
              { "type": "input", "name": "qty", "title": "Quantity", "value": "integer" }] },
            { "type": "input", "name": "vip", "title": "VIP", "value": "boolean" },
            { "type": "button", "name": "send", "title": "Send", "action": "submit" },
            { "type": "button", "name": "back", "title": "Back", "action": "back" }
          ],
          "card": {
            "$comment": "all", "x-tool": 1,
            "traits": [{ "margins": { "left": 4, "top": 1 } }, "transparent", { "border": "heavy", "color": "accent" }, "rounded",
              { "gradient": ["#203040", "accent"], "angle": 90 }, { "shadow": { "opacity": 0.3, "side": "left", "color": "bad" } },
              { "editable": "editCard" }, { "hidden": "1 == 2" }, "fullScreen"],
            "open": "openIt",
            "parts": [
              "help", { "issues": "summary" }, "issues",
              { "fields": ["customer", "pin"], "x-note": 1, "$comment": "c" }, { "field": "amount", "id": "theAmount" },
              { "fields": "address" },
              { "text": { "en": "Hello {customer}", "de": "Hallo {customer}" }, "role": "header", "align": "center", "when": "present(customer)",
                "box": { "margin": 1, "padding": { "top": 1, "left": 2 }, "border": { "line": "double", "color": "#ff00Aa" }, "fill": "muted",
                  "accessory": "checkmark", "width": "fill", "height": 3, "vertical": "center" } },
              { "title": "Your order", "menu": [{ "title": "Print", "action": "print" }] },
              { "title": { "text": "Again" } },
              { "pair": ["Amount", "{amount}"], "yields": "title" }, { "pair": { "title": "A", "value": { "en": "{amount}" }, "align": "right" } },
              { "pill": "Large" }, { "icon": "★", "text": "New", "side": "right" },
              { "picture": "A house {{", "art": ["/\\", "{}"], "address": "HTTPS://example.org/a.png" },
              { "link": "Terms", "address": "https://example.org/a?b=c" },
              "rule", { "rule": "vertical", "color": "#00aa77" }, { "text": "x", "lines": 3, "box": { "accessory": { "icon": "☎", "text": "{customer}" } } }, "space", { "space": 2 },
              { "stack": [{ "bar": "amount / 100", "title": "Bar", "color": "good" }, { "progress": { "value": "count(customer, amount) / 2", "segments": 2 } }],
                "axis": "horizontal", "distribution": "equal", "spacing": 1 },
              { "table": "lines", "columns": [{ "title": "Product", "text": "{product} for {customer}", "width": "fill" },
                  { "title": "", "text": "{= qty * 2}", "align": "right", "width": 8 }], "foot": ["Total", "{= sum(lines.qty)}"], "empty": "None", "title": "Lines",
                  "parts": [{ "pill": "{product}", "when": "qty > 1" }], "open": "showLine" },
              { "tiles": "lines", "text": "{row}: {qty} × {product}" }, { "tiles": { "parts": [{ "pill": "a" }] } },
              { "tiles": "lines", "parts": [{ "bar": "qty / 9" }], "width": 20 },
              { "histogram": [{ "title": "Rent", "value": "amount" }], "title": "Costs", "max": 1000 },
              "answers", { "slider": ["least", "amount"], "min": 0, "max": 100, "step": 5 }, { "slider": "least" },
              { "pages": [["help"], [{ "pill": "b" }]], "current": "least" },
              "fields", { "button": "send", "icon": "→", "side": "right", "pressed": "vip" }, "buttons"
            ],
            "states": [
              { "state": "custom:vip", "when": "vip", "open": "callBack", "parts": [{ "text": "**VIP** [call](tel:1)" }, "fields", "buttons"] },
              { "state": "empty", "parts": ["fields", "buttons"] }, { "state": "loading", "parts": ["fields"] },
              { "state": "hasData", "open": "other" }, { "state": "custom:invalid", "parts": [{ "issues": "count" }, "fields", "buttons"] }
            ]
          }
        }
        """##

    private static func tree() throws -> SchemaValue {
        SchemaValue(json: try JSONValue(Array(form.utf8), limits: .formFile))
    }

    private static func errors(of form: SchemaValue) -> [FormDiagnostic] {
        FormDocument.diagnostics(of: form.json, vocabulary: .standard).filter {
            $0.severity == .error
        }
    }

    @Test func acceptsEveryWord() throws {
        let form = try Self.tree()
        var evaluator = SchemaEvaluator(FormFileSchema(vocabulary: .standard).value)
        #expect(Self.errors(of: form) == [])
        let isAccepted = evaluator.accepts(form)
        #expect(isAccepted && evaluator.unknown.isEmpty)
        for word in Vocabulary.standard.parts + Vocabulary.standard.traits {
            #expect(Self.form.contains("\"\(word.name)\""), "\(word.name)")
            for parameter in word.parameters {
                let isUsed = parameter.isMain || Self.form.contains("\"\(parameter.name)\":")
                #expect(isUsed, "\(word.name): \(parameter.name)")
            }
        }
    }

    /// What the schema refuses, the reader refuses; mistakes of structure are found by both.
    @Test func agreesWithTheReader() throws {
        let form = try Self.tree()
        var made = BrokenForms(seed: 20_261_123)
        var evaluator = SchemaEvaluator(FormFileSchema(vocabulary: .standard).value)
        var refused = 0
        for number in Laws.rounds(30, share: 3) {
            // Half of the changes are in the card alone.
            let card = form["card"].map { made.broken($0) }
            let broken =
                number.isMultiple(of: 2)
                ? made.broken(form)
                : .object(
                    form.members.filter { $0.key != "card" }
                        + [card.map { .init("card", $0) }].compactMap(\.self))
            let errors = Self.errors(of: broken)
            if evaluator.accepts(broken) {
                let missed = FormFileSchemaTests.structural(errors, of: broken)
                #expect(missed.isEmpty, "\(number): the schema accepts \(missed)")
            } else {
                refused += 1
                #expect(
                    !errors.isEmpty, "\(number): \(String(decoding: broken.json, as: UTF8.self))")
            }
        }
        let count = refused
        #expect(count > Laws.cases(100, share: 3), "\(count)")
    }

    /// The words of a caller are completed by editors as those of every form are.
    @Test func describesCustomWords() throws {
        var words = Vocabulary.standard
        words.add(
            part: CardWordShape(
                "banner", usage: "", summary: "",
                parameters: [CardParameter("color", .color, isMain: true)]))
        var evaluator = SchemaEvaluator(FormFileSchema(vocabulary: words).value)
        for (part, isAccepted) in [
            (#""banner""#, true), (#"{ "banner": "accent" }"#, true), (#"{ "banner": 1 }"#, false),
            (#"{ "banner": { "colour": "bad" } }"#, false), (#""bannner""#, false),
        ] {
            let file = """
                { "formrun": 1, "id": "f", "title": "F", "items": [{ "type": "label", "title": "L" }],
                  "card": { "parts": [\(part)] } }
                """
            let tree = SchemaValue(json: try JSONValue(Array(file.utf8), limits: .formFile))
            let accepts = evaluator.accepts(tree)
            #expect(accepts == isAccepted, "\(part)")
        }
    }
}
