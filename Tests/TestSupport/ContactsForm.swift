/// A form with groups in the rows of a group.
public enum ContactsForm: Sendable {
    /// The form file.
    public static let text = """
        { "formrun": 1, "id": "contacts", "title": "Contacts",
          "items": [
            { "type": "input", "name": "who", "title": "Who" },
            { "type": "group", "name": "contacts", "title": "Contacts", "min": 1, "max": 2,
              "help": "Whom we may call.", "validators": [{ "unique": { "by": "name" } }],
              "items": [
                { "type": "label", "title": "Someone near." },
                { "type": "input", "name": "name", "title": "Name", "validators": ["required"] },
                { "type": "secureInput", "name": "pin", "title": "PIN" },
                { "type": "group", "name": "tags", "title": "Tags", "max": 2,
                  "items": [{ "type": "input", "name": "tag", "title": "Tag",
                              "validators": [{ "length": { "max": 3 } }] }] }
              ] },
            { "type": "input", "name": "last", "title": "Last", "value": "integer" },
            { "type": "button", "name": "go", "title": "Send", "action": "submit" }
          ] }
        """
}
