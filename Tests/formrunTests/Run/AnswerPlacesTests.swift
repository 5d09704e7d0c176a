import Testing
import formrun

/// The positions of issues in a file of answers.
@Suite struct AnswerPlacesTests {
    static let form = """
        { "formrun": 1, "id": "f", "title": "F", "items": [
          { "type": "input", "name": "a", "title": "A", "validators": [{ "length": { "min": 2 } }] },
          { "type": "input", "name": "n", "title": "N", "value": "integer",
            "validators": [{ "range": { "max": 9 } }] },
          { "type": "input", "name": "t", "title": "T", "value": "choices", "choices": ["x", "y"] },
          { "type": "input", "name": "must", "title": "M", "validators": ["required"] },
          { "type": "group", "name": "g", "title": "G", "items": [
            { "type": "input", "name": "k", "title": "K", "validators": [{ "length": { "min": 2 } }] }
          ] } ] }
        """

    typealias Row = (files: [String], settings: [String], places: [String])

    static let rows: [Row] = [
        // A type, a validator, an element and a row, each with the position of its value; a missing
        // value has no position.
        (
            [
                "{\"a\": \"é\",\n \"n\": \"x\",\n\"t\": [\"x\", \"q\"],\n\"g\": [{\"k\": \"kk\"},\n {\"k\": \"k\"}]}"
            ], [],
            ["f0:1:7: /a:", "f0:2:7: /n:", "f0:3:12: /t/1:", "/must:", "f0:5:8: /g/1/k:"]
        ),
        (["{\"must\": \"\", \"n\":10}"], [], ["f0:1:18: /n:", "f0:1:10: /must:"]),
        (["{\"must\":1,\n \"zz\":1}"], [], ["f0:1:9: /must:", "f0:2:2: /zz:"]),
        // The last file counts; a value of `--set` has no position.
        (
            ["{\"a\": \"x\", \"n\": 10}", "\n\n{\"n\": 11, \"must\": \"m\"}"], [],
            ["f0:1:7: /a:", "f1:3:7: /n:"]
        ),
        (["{\"a\": \"x\", \"must\": \"m\"}"], ["a=y"], ["/a:"]),
        (
            ["{\"g\": [{\"k\": \"1\"}, {\"k\": \"2\"}], \"must\": \"m\"}"], ["g.0.k=3"],
            ["/g/0/k:", "f0:1:26: /g/1/k:"]
        ),
    ]

    @Test(arguments: rows) func eachAtItsValue(_ row: Row) {
        let console = TestForms.console(AnswerPlacesTests.form)
        var arguments = ["run", "form.json", "--no-input"]
        for (index, file) in row.files.enumerated() {
            console.files["f\(index)"] = Array(file.utf8)
            arguments += ["--answers", "f\(index)"]
        }
        for setting in row.settings { arguments += ["--set", setting] }
        _ = console.run(arguments)
        let places = console.said.map { line in
            line.split(separator: " ").prefix { !$0.hasPrefix("/") }.joined(separator: " ")
                + (line.hasPrefix("/") ? "" : " ")
                + (line.split(separator: " ").first { $0.hasPrefix("/") } ?? "")
        }
        #expect(places == row.places, "\(console.said)")
    }

    /// A line of standard input may replace an answer of a file.
    @Test func whatALineAnsweredHasNoPlace() {
        let console = TestForms.console(
            #"{"formrun":1,"id":"f","title":"F","items":[{"type":"input","name":"n","title":"N","value":"integer"}]}"#
        )
        console.files["f0"] = Array(#"{"n":"x"}"#.utf8)
        console.input = Array("y\n".utf8)
        #expect(
            console.run("run", "form.json", "--answers", "f0", "--ask", "all") == .invalid)
        #expect(console.said.allSatisfy { !$0.hasPrefix("f0:") })
    }
}
