import FormModel
import Testing

@testable import formrun

@Suite struct ReservedVariablesTests {
    private func form(_ name: String, isGroup: Bool = false) -> String {
        let item =
            isGroup
            ? #"{ "type": "group", "name": "\#(name)", "title": "T", "items": [{ "type": "input", "name": "x", "title": "X" }] }"#
            : #"{ "type": "input", "name": "\#(name)", "title": "T" }"#
        return #"{ "formrun": 1, "id": "r", "title": "R", "items": [\#(item)] }"#
    }

    @Test(
        arguments: [
            "PATH", "IFS", "LD_PRELOAD", "BASH_ENV", "ENV", "status", "path", "PYTHONPATH",
            "LC_ALL", "HTTPS_PROXY", "LESSOPEN", "MAKEFLAGS", "TAR_OPTIONS", "_JAVA_OPTIONS",
        ],
        ["env", "shell"])
    func aFieldOfThatNameNeedsAPrefix(_ name: String, _ format: String) {
        let console = TestForms.console(form(name))
        let arguments = [
            "run", "form.json", "--no-input", "--set", "\(name)=x", "--output", format,
        ]
        #expect(console.run(arguments) == .usage)
        #expect(console.said.first?.contains("would set \(name),") == true, "\(console.said)")
        #expect(console.output.isEmpty)
        let prefixed = TestForms.console(form(name))
        #expect(prefixed.run(arguments + ["--prefix", "form_"]) == .success)
        #expect(prefixed.outputText.hasPrefix("form_\(name)="))
        let json = TestForms.console(form(name))
        #expect(json.run("run", "form.json", "--no-input", "--set", "\(name)=x") == .success)
    }

    /// Variables of rows begin with the name of the group; a prefix may create a reserved name,
    /// too.
    @Test(arguments: [("LD", true, ""), ("PRELOAD", false, "LD_"), ("ATH", false, "P")])
    func reserved(_ name: String, _ isGroup: Bool, _ prefix: String) {
        let console = TestForms.console(form(name, isGroup: isGroup))
        let arguments =
            ["run", "form.json", "--no-input", "--output", "shell"]
            + (prefix.isEmpty ? [] : ["--prefix", prefix])
        #expect(console.run(arguments) == .usage)
    }

    @Test(arguments: ["", "1x", "a-b", "a b", "ä_", "a=b;"]) func aPrefixThatIsNoName(
        _ prefix: String
    ) {
        let console = TestForms.console(form("a"))
        let arguments = ["run", "form.json", "--no-input", "--output", "shell", "--prefix", prefix]
        #expect(console.run(arguments) == .usage)
        #expect(console.output.isEmpty)
    }

    @Test func aPrefixBelongsToVariables() {
        let console = TestForms.console(form("a"))
        #expect(console.run("run", "form.json", "--no-input", "--prefix", "x_") == .usage)
    }

    @Test(arguments: ["name", "email", "g_0_x", "pathology", "statuses", "LDAP", "user"])
    func ordinaryNames(_ name: String) {
        #expect(!ReservedVariables.contains(name))
    }
}
