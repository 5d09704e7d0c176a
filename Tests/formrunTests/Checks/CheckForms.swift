import FormModel
import FormValidation
import formrun

/// Forms with asynchronous checks.
enum CheckForms {
    static let user = """
        { "formrun": 1, "id": "u", "title": "User",
          "items": [
            { "type": "input", "name": "user", "title": "User",
              "validators": ["required", { "length": { "max": 9 } }, { "remote": "free" }] },
            { "type": "input", "name": "note", "title": "Note" }
          ] }
        """

    static let secret = """
        { "formrun": 1, "id": "s", "title": "Secret",
          "items": [
            { "type": "secureInput", "name": "pin", "title": "PIN", "validators": [{ "remote": "free" }] }
          ] }
        """

    static let rows = """
        { "formrun": 1, "id": "r", "title": "Rows",
          "items": [
            { "type": "group", "name": "list", "title": "List", "max": 9, "validators": [{ "remote": "all" }],
              "items": [{ "type": "input", "name": "mail", "title": "Mail", "validators": [{ "remote": "free" }] }] },
            { "type": "input", "name": "tags", "title": "Tags", "value": "choices", "choices": ["a", "b"],
              "validators": [{ "warning": { "each": [{ "remote": "tag" }] } }] }
          ] }
        """

    /// A command that refuses values beginning with `x`.
    static let command = #"read v; case "$v" in x*) echo "Not $v."; exit 1;; esac"#

    static func question(_ value: String, isSecret: Bool = false) throws -> RemoteQuestion {
        let item: FormItem =
            isSecret
            ? .secureInput("user", title: "User", validators: [.remote("free")])
            : .input("user", title: "User", value: .multiline, validators: [.remote("free")])
        let source = FormDataSource(
            form: try Form(id: "f", title: "F", items: [item]), checks: ["free"])
        try source.updateValue(of: "user", to: .text(value), userInitiated: false)
        guard let question = source.pendingChecks.first else { throw NoQuestion() }
        return question
    }

    struct NoQuestion: Error {}
}
