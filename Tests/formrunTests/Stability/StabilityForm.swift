import FormCards
import FormModel
import FormValidation

@testable import formrun

/// A form with a use of each member that reports, cards and pages can have, and answers to it.
enum StabilityForm {
    static let text = #"""
        { "formrun": 1, "id": "everything", "version": "2", "title": "Everything", "locale": "en",
          "help": "Read **this**, *that* and [our terms](https://example.com/terms):\n- one",
          "pages": [
            { "title": "Order", "items": [
              { "type": "input", "name": "email", "title": "E-mail", "help": "We *write* to you.",
                "autocomplete": "email", "placeholder": "ada@example.com",
                "validators": ["required", "email"] },
              { "type": "input", "name": "code", "title": "Code",
                "suggestions": ["ab"],
                "validators": [{ "length": { "min": 2, "max": 8 } }, { "pattern": "[a-z]+" },
                  "notSuspicious"] },
              { "type": "input", "name": "size", "title": "Size", "value": "decimal", "unit": "cm",
                "unitBefore": "≈", "default": 2.5,
                "validators": [{ "range": { "min": 1, "max": 9 } }, { "multipleOf": 0.5 }] },
              { "type": "input", "name": "day", "title": "Day", "value": "date", "validators": [
                { "warning": { "range": { "min": "2026-01-01", "max": "2026-12-31" } } }] },
              { "type": "input", "name": "news", "title": "News", "value": "boolean",
                "control": "checkbox" },
              { "type": "input", "name": "note", "title": "Note", "value": "multiline",
                "control": { "rows": 3 } },
              { "type": "input", "name": "tags", "title": "Tags", "value": "choices", "choices": [
                "a", { "value": "b", "title": "Bee", "description": "An insect." },
                { "value": "c", "enabledWhen": "news", "reason": "Only with news." }] },
              { "type": "section", "name": "address", "title": "Address",
                "items": [{ "type": "input", "name": "street", "title": "Street" }] },
              { "type": "secureInput", "name": "pin", "title": "PIN" },
              { "type": "input", "name": "user", "title": "User", "setBy": "program" },
              { "type": "group", "name": "lines", "title": "Lines", "help": "One each.",
                "min": 1, "max": 3, "validators": [{ "unique": { "by": ["product", "price"] } }],
                "items": [
                  { "type": "input", "name": "product", "title": "Product", "value": "choice",
                    "choices": ["tile", "brick"] },
                  { "type": "input", "name": "price", "title": "Price",
                    "formatter": { "currency": { "code": "USD" } } }] },
              { "type": "group", "name": "stock", "title": "Stock", "rows": { "list": "tags" },
                "items": [
                  { "type": "input", "name": "count", "title": "Count", "value": "integer" }] },
              { "type": "input", "name": "total", "title": "Total", "value": "integer",
                "computed": "count(lines)" },
              { "type": "button", "name": "send", "title": "Send", "action": "submit",
                "enabledWhen": "size < 5" },
              { "type": "button", "name": "again", "title": "Start again", "action": "reset" }],
              "card": { "open": "openOrder",
                "traits": [{ "margins": 1 }, "transparent",
                  { "border": "double", "color": "accent" }, "rounded",
                  { "gradient": ["#203040", "accent"], "angle": 45 },
                  { "shadow": 0.5, "color": "muted" }, { "editable": "editOrder" }, "fullScreen"],
                "parts": ["help", { "issues": "summary" },
                  { "text": "New", "role": "pill",
                    "box": { "margin": 1, "padding": 1, "border": "rounded", "fill": "#203040",
                      "accessory": "checkmark", "width": 20, "height": 3, "vertical": "center" } },
                  { "pair": ["You ask for", "{size} cm"] },
                  { "picture": "A house", "art": ["/\\", "[]"] },
                  { "link": "Terms", "address": "https://example.com/terms" },
                  { "stack": [{ "rule": "vertical" }, { "space": 2 }], "axis": "horizontal" },
                  { "pages": [["rule"], [{ "text": "Then." }]], "current": "2" },
                  { "progress": "size / 9", "title": "Size", "segments": 4, "color": "bad" },
                  { "histogram": [{ "title": "Size", "value": "size" },
                    { "title": "None", "value": "1 / 0" }] },
                  { "table": "lines", "title": "Basket", "empty": "Nothing.",
                    "foot": ["Together", "{= count(lines)}"], "columns": [
                      { "title": "Product", "text": "{product}", "width": "fill" },
                      { "title": "Price", "text": "{price}", "align": "right" }] },
                  "fields", "buttons"] } },
            { "title": "Guests", "items": [
              { "type": "group", "name": "guests", "title": "Guests", "help": "Who comes.",
                "min": 1, "max": 2, "validators": [{ "unique": { "by": ["meal", "age"] } }],
                "items": [
                  { "type": "input", "name": "meal", "title": "Meal", "value": "choice",
                    "choices": ["soup", "fish"] },
                  { "type": "input", "name": "age", "title": "Age", "value": "integer" }] }] }],
          "endings": [{ "name": "done", "title": "Thank you", "text": "We write to {email}." }] }
        """#

    /// Answers without an error, but with a warning.
    static let valid = """
        { "email": "ada@example.com", "size": 3, "day": "2027-01-01", "tags": ["b", "a"],
          "news": true, "address": { "street": "High Street" },
          "lines": [{ "product": "tile", "price": "1.50" }],
          "stock": [{ "count": 1 }, { "count": 2 }],
          "guests": [{ "meal": "soup", "age": 3 }, { "meal": "soup", "age": 4 }] }
        """

    static let invalid = """
        { "email": "ada@", "code": "A", "size": 7, "day": "2027-01-01", "tags": ["b", "a"],
          "lines": [{ "product": "tile", "price": "1.50" }, { "product": "tile", "price": "1.50" }],
          "guests": [{ "meal": "soup", "age": 3 }, { "meal": "soup", "age": 3 }], "colour": "red" }
        """

    /// A file of cases that expects something else than the form says.
    static let cases = #"{ "cases": [{ "file": "invalid", "issues": { "/a": "required" } }] }"#

    /// A form file with an error.
    static let broken = #"{ "formrun": 1, "id": "broken", "title": "Broken", "items": [] }"#

    /// A schema that a form cannot express.
    static let schema = """
        { "title": "Visit", "required": ["who", "any"],
          "properties": { "who": { "type": "string", "not": { "format": "email" } }, "any": {} } }
        """

    static func form() throws -> Form { try TestForms.form(text) }

    /// The page of the valid answers, with a token; empty if it cannot be made.
    static let page: String = {
        guard let form = try? form() else { return "" }
        var answers = SuppliedAnswers(form: form)
        answers.add(json: Array(valid.utf8))
        let source = FormDataSource(form: form)
        answers.fill(source)
        var options = HTMLOptions()
        options.token = HTMLOptions.Token("TOKEN")
        let cards = DescriptionBuilder(describesHidden: true).descriptions(of: source)
        return String(decoding: HTMLRenderer(options).document(of: cards), as: UTF8.self)
    }()
}
