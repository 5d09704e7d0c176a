import FormCards
import FormModel
import FormValidation
import Testing

/// Answers by the keys of their fields, in a run.
@Suite struct AnswerKeyRunTests {
    private static let file = #"""
        {"formrun":1,"id":"k","title":"K","items":[
         {"type":"section","name":"home","key":"home-address","title":"Home","items":[
          {"type":"input","name":"street","key":"line.1","title":"Street","validators":["required"]}]},
         {"type":"input","name":"eq","key":"x=y","title":"Eq"},
         {"type":"input","name":"d","key":"7","value":"integer","title":"D"},
         {"type":"input","name":"set","key":"set-by","title":"S","setBy":"program"},
         {"type":"group","name":"lines","key":"line.items","title":"Lines","items":[
          {"type":"input","name":"price","key":"1","value":"integer","title":"Price"}]}]}
        """#

    @Test func settings() {
        let console = TestForms.console(Self.file)
        console.files["given.json"] = Array(#"{"set-by":"p"}"#.utf8)
        let status = console.run([
            "run", "form.json", "--no-input", "--set", "home-address.line.1=X", "--set", "x=y=e=f",
            "--set",
            "7=3", "--set", "line.items.0.1=6", "--given", "given.json",
        ])
        #expect(status == .success, "\(console.saidText)")
        #expect(
            console.outputText
                == #"{"home-address":{"line.1":"X"},"x=y":"e=f","7":3,"set-by":"p","line.items":[{"1":6}]}"#
                + "\n")
    }

    /// The text of another answer has its key in every way in and out.
    @Test func anotherAnswer() throws {
        let file = #"""
            {"formrun":1,"id":"k","title":"K","items":[
             {"type":"input","name":"a","title":"A","value":"choice","choices":["x"],
              "other":{"title":"O","name":"aOther","key":"a/other","validators":[{"length":{"max":3}}]}},
             {"type":"group","name":"g","title":"G","items":[
              {"type":"input","name":"b","key":"b-b","title":"B","value":"choices","choices":["x"],
               "other":{"title":"P","name":"bOther","key":"b other"}}]}]}
            """#
        let answers = #"{"a":"other","a/other":"abc","g":[{"b-b":["x","other"],"b other":"z"}]}"#
        let console = TestForms.console(file)
        console.files["answers.json"] = Array(answers.utf8)
        console.files["long.json"] = Array(#"{"a":"other","a/other":"abcd"}"#.utf8)
        for options in [
            ["--answers", "answers.json"],
            [
                "--set", "a=other", "--set", "a/other=abc", "--set", "g.0.b-b=x,other", "--set",
                "g.0.b other=z",
            ],
        ] {
            let fresh = TestForms.console(file)
            fresh.files["answers.json"] = console.files["answers.json"]
            #expect(
                fresh.run(["run", "form.json", "--no-input"] + options) == .success,
                "\(fresh.saidText)")
            #expect(fresh.outputText == answers + "\n")
        }
        #expect(
            console.run(["validate", "form.json", "long.json", "--report", "json"]) == .invalid)
        #expect(console.outputText.contains(#""path":"/a~1other""#), "\(console.outputText)")
        let form = try TestForms.form(file)
        let schema = String(decoding: FormSchema(form).json, as: UTF8.self)
        #expect(schema.contains(#""b other""#) && !schema.contains("bOther"))
        let source = FormDataSource(form: form)
        try source.updateValue(of: "a", to: .choice("other"), userInitiated: true)
        try source.updateValue(of: "aOther", to: .text("q"), userInitiated: true)
        let draft = try FormDraft(json: FormDraft(of: source).json)
        let other = FormDataSource(form: form)
        _ = draft.restore(into: other)
        #expect(other.value(of: "aOther") == .text("q"))
        #expect(String(decoding: draft.json, as: UTF8.self).contains("a~1other"))
    }

    @Test(arguments: [
        ("street=x", "home-address.line.1"), ("home.street=x", "home-address.line.1"),
        ("home-address.line.2=x", "home-address.line.1"),
        ("eq=1", "x=y"),
    ])
    func unknownNames(_ setting: String, _ nearest: String) {
        let console = TestForms.console(Self.file)
        #expect(console.run(["run", "form.json", "--no-input", "--set", setting]) == .usage)
        #expect(console.saidText.contains(" \(nearest)?"), "\(console.saidText)")
    }

    @Test func variablesHaveTheNames() {
        let console = TestForms.console(Self.file)
        let status = console.run([
            "run", "form.json", "--no-input", "--set", "home-address.line.1=X", "--output", "env",
        ])
        #expect(
            status == .success && console.outputText == "home_street=X\n", "\(console.saidText)")
    }

    /// A draft finds its answers again, also those of keys of digits.
    @Test func drafts() throws {
        let form = try TestForms.form(Self.file)
        let source = FormDataSource(form: form)
        try source.updateValue(of: "home.street", to: .text("X"), userInitiated: true)
        try source.updateValue(of: "d", to: .integer(4), userInitiated: true)
        _ = try source.addRow(to: form.path(of: "lines"), userInitiated: true)
        let price = form.path(of: "lines").appending(.index(0)).appending(.key("1"))
        try source.updateValue(at: price, to: .integer(5), userInitiated: true)
        let draft = FormDraft(of: source)
        let read = try FormDraft(json: draft.json)
        #expect(read.json == draft.json)
        let other = FormDataSource(form: form)
        _ = read.restore(into: other)
        #expect(other.value(of: "d") == .integer(4) && other.value(of: "home.street") == .text("X"))
        #expect(other.value(at: price) == .integer(5))
    }
}
