import FormModel
import FormValidation
import TestSupport
import Testing

/// The forms that the tests fill in.
enum TestForms {
    static let defaultRows = """
        { "formrun": 1, "id": "f", "title": "F", "items": [
          { "type": "group", "name": "g", "title": "G", "max": 4, "default": [{ "qty": 3 }, { "qty": 1 }],
            "items": [
              { "type": "input", "name": "name", "title": "Name" },
              { "type": "input", "name": "qty", "title": "Quantity", "value": "integer" },
              { "type": "input", "name": "twice", "title": "Twice", "value": "integer",
                "default": { "expression": "qty * 2" } },
              { "type": "input", "name": "vis", "title": "Vis", "default": "v", "visibleWhen": "qty > 2" }] }] }
        """

    static let signUp = """
        { "formrun": 1, "id": "signUp", "title": "Sign up",
          "items": [
            { "type": "label", "title": "Welcome." },
            { "type": "input", "name": "name", "title": "Name", "help": "As in your passport.",
              "validators": ["required", { "length": { "min": 2, "max": 10 } }] },
            { "type": "input", "name": "age", "title": "Age", "value": "integer",
              "validators": [{ "range": { "min": 18, "max": 150 } }] },
            { "type": "input", "name": "country", "title": "Country", "value": "choice",
              "choices": [{ "value": "US", "title": "United States" }, "CA", "MX"],
              "default": "US" },
            { "type": "secureInput", "name": "pin", "title": "PIN",
              "validators": ["required", { "length": { "min": 4 } }] },
            { "type": "secureInput", "name": "pin2", "title": "PIN again", "output": false,
              "validators": ["required", { "sameAs": "pin" }] },
            { "type": "button", "name": "go", "title": "Join", "action": "submit" }
          ] }
        """

    static let types = """
        { "formrun": 1, "id": "types", "title": "Types",
          "items": [
            { "type": "input", "name": "text", "title": "Text" },
            { "type": "input", "name": "many", "title": "Many", "value": "multiline" },
            { "type": "input", "name": "whole", "title": "Whole", "value": "integer" },
            { "type": "input", "name": "exact", "title": "Exact", "value": "decimal" },
            { "type": "input", "name": "flag", "title": "Flag", "value": "boolean" },
            { "type": "input", "name": "day", "title": "Day", "value": "date" },
            { "type": "input", "name": "tags", "title": "Tags", "value": "choices",
              "choices": ["red", "green", { "value": "b", "title": "Blue" }] }
          ] }
        """

    static let two = """
        { "formrun": 1, "id": "two", "title": "Two",
          "items": [
            { "type": "input", "name": "a", "title": "A", "validators": ["required"] },
            { "type": "input", "name": "b", "title": "B", "value": "integer" }
          ] }
        """

    static let contacts = ContactsForm.text

    static func form(_ text: String) throws -> Form {
        try FormDocument.read(Array(text.utf8), vocabulary: .standard)
    }

    static func console(_ text: String = signUp) -> RecordingConsole {
        let console = RecordingConsole()
        console.files["form.json"] = Array(text.utf8)
        return console
    }
}
