import FormCards
import FormModel
import Foundation
import TestSupport
import Testing

@testable import formrun

/// What `Documentation/Stability.md` promises is as it was, or the changelog says otherwise.
@Suite struct StabilityTests {
    // MARK: Lists

    @Test(arguments: StabilityLists.all)
    func listIsThatOfTheSources(_ list: StabilityLists.List) throws {
        try compare(list.text, with: "\(list.name).txt")
    }

    /// A changed file is recorded with `RECORD=1`.
    private func compare(_ text: String, with file: String) throws {
        guard (try? StabilityFiles.text(file)) != text else { return }
        let isRecording = ProcessInfo.processInfo.environment["RECORD"] != nil
        if isRecording {
            let url = StabilityFiles.folder.appending(path: file)
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
        Issue.record(
            "Documentation/stability/\(file) differs\(isRecording ? "; recorded anew" : ": RECORD=1 swift test --filter StabilityTests mends it")"
        )
    }

    @Test func everyFileIsCompared() throws {
        #expect(try StabilityFiles.names(".txt") == Set(StabilityLists.all.map(\.name)))
        #expect(try StabilityFiles.names(".schema.json") == Set(StabilitySamples.all.map(\.schema)))
    }

    @Test func everyStatusIsListed() {
        #expect(
            StabilityLists.statuses.map { "\($1.rawValue)" } == ExitStatus.meanings.map(\.numbers))
    }

    // MARK: Reports

    private static func value(_ bytes: [UInt8]) throws -> SchemaValue {
        SchemaValue(json: try JSONValue(bytes, limits: .formFile))
    }

    /// What is written has no member that its schema does not name, and every member that it names.
    @Test(arguments: StabilitySamples.all)
    func reportsHaveTheirSchema(_ samples: StabilitySamples) throws {
        let schema = try StabilityFiles.schema(samples.schema)
        var evaluator = SchemaEvaluator(schema, isClosed: true)
        let values = try samples.values().map(Self.value)
        #expect(!values.isEmpty)
        for value in values {
            let isAccepted = evaluator.accepts(value)
            #expect(isAccepted, "\(evaluator.refusals)")
        }
        #expect(evaluator.unknown.isEmpty)
        let named = ([("", schema)] + (schema["$defs"]?.members ?? []).map { ($0.key, $0.value) })
            .flatMap { name, object in
                (object["properties"]?.members ?? []).map { "\(name).\($0.key)" }
            }
        #expect(Set(named).subtracting(evaluator.used) == samples.unwritten, "never written")
    }

    /// The schema of cards that the command prints has every member that is promised, and requires what is always there.
    @Test func printedCardsAreThoseThatArePromised() throws {
        let printed = try #require(try Self.value(CardDescription.jsonSchema)["$defs"])
        let promised = try #require(try StabilityFiles.schema("cards")["$defs"])
        // Each kind of node names itself; the printed schema says so once.
        func properties(_ object: SchemaValue) -> Set<String> {
            Set((object["properties"]?.members ?? []).map(\.key)).subtracting(["kind"])
        }
        func required(_ object: SchemaValue) -> Set<String> {
            Set((object["required"]?.list ?? []).compactMap(\.string)).subtracting(["kind"])
        }
        let common = promised.members.filter { printed[$0.key] != nil }
        #expect(common.count > 20)
        for object in common {
            let own = try #require(printed[object.key])
            #expect(properties(object.value).isSubset(of: properties(own)), "\(object.key)")
            #expect(required(object.value).isSubset(of: required(own)), "\(object.key)")
        }
    }

    /// The evaluator notices a member more, a member less, and another type.
    @Test(arguments: [
        (#"{"a":1}"#, true), (#"{"a":1,"b":[{"a":2}]}"#, true), (#"{"a":1,"c":1}"#, false),
        (#"{"b":[]}"#, false), (#"{"a":"1"}"#, false), (#"{"a":1,"b":[{"a":2,"c":1}]}"#, false),
    ])
    func differencesAreNoticed(_ row: (value: String, isAccepted: Bool)) throws {
        let schema = """
            { "allOf": [{ "$ref": "#/$defs/part" }],
              "properties": { "b": { "items": { "$ref": "#/$defs/part" } } },
              "$defs": { "part": { "required": ["a"], "properties": { "a": { "type": "number" } } } } }
            """
        var evaluator = SchemaEvaluator(try Self.value(Array(schema.utf8)), isClosed: true)
        let isAccepted = evaluator.accepts(try Self.value(Array(row.value.utf8)))
        #expect(isAccepted == row.isAccepted && evaluator.refusals.isEmpty == row.isAccepted)
    }

    /// Lines for people begin with a position that tools can follow, and end with a code.
    @Test(arguments: [
        ["validate", "form", "invalid"], ["check", "broken"], ["test", "form", "cases"],
    ])
    func linesHavePositionsAndCodes(_ arguments: [String]) {
        let console = StabilitySamples.console()
        _ = console.run(arguments)
        let lines = console.outputText.split(separator: "\n").filter { $0.contains("[") }
        #expect(!lines.isEmpty)
        for line in lines {
            #expect(line.contains(/^[a-z]+:[0-9]+:[0-9]+: .* \[[A-Za-z0-9]+\]$/), "\(line)")
        }
    }

    // MARK: Files that were written before

    @Test func draftsAreRead() throws {
        let schema = try StabilityFiles.schema("draft")
        let examples = schema["examples"]?.list ?? []
        #expect(!examples.isEmpty)
        var evaluator = SchemaEvaluator(schema, isClosed: true)
        for example in examples {
            let isAccepted = evaluator.accepts(example)
            #expect(isAccepted, "\(evaluator.refusals)")
            #expect(try Self.value(try FormDraft(json: example.json).json) == example)
        }
    }

    /// A script with each kind of step and each key is recorded as it was read.
    @Test func scriptsAreReadAndWritten() throws {
        let text = try StabilityFiles.text("session.keys")
        let steps = try SessionScript(text).steps
        let keys = steps.flatMap { step -> [Key] in
            if case .keys(let keys) = step { keys } else { [] }
        }
        func lines(_ script: String) -> [Substring] {
            script.split(separator: "\n").filter { !$0.hasPrefix("#") }
        }
        // A recording has no sizes.
        #expect(steps.last == .resize(columns: 100, rows: 30))
        #expect(lines(SessionScript.text(of: keys)) == lines(text).dropLast())
    }

    // MARK: Posts

    private static let names: [Substring] = {
        let list = (try? StabilityFiles.text("post-names.txt")) ?? ""
        let names = list.split(separator: "\n").filter { !$0.hasPrefix("#") && !$0.contains("=") }
        return names + ["tags[]", "lines[0].price", "lines[0][price]"]
    }()

    /// The names that pages have, and other notations of them, are names of answers.
    @Test(arguments: names) func namesOfPostsAreRead(_ name: Substring) {
        let console = StabilitySamples.console()
        console.input = Array("\(name)=1".utf8)
        _ = console.run("validate", "form", "--input", "urlencoded", "--partial")
        #expect(!console.outputText.contains("[unknownField]"))
    }

    // MARK: The changelog

    /// What has changed since the last release is named by the newest section of the changelog.
    @Test func changesAreInTheChangelog() throws {
        let page = try #require(DocumentationPages.all.first { $0.path == "CHANGELOG.md" })
        let sections = page.text.components(separatedBy: "\n## [").dropFirst()
        let newest = try #require(sections.first)
        let entries = try StabilityFiles.entries()
        guard newest.hasPrefix("\(ToolVersion.text)] - unreleased") else {
            // This is a release: its entries are kept for the next version, and nothing replaces them.
            let kept = try? StabilityFiles.text(StabilityFiles.released)
            if let kept, kept.hasPrefix("# \(ToolVersion.text)\n") {
                let released = Set(kept.split(separator: "\n").dropFirst().map(String.init))
                #expect(
                    released == entries,
                    "\(ToolVersion.text) is released; open a new section in CHANGELOG.md and raise ToolVersion first."
                )
                return
            }
            let lines = ["# \(ToolVersion.text)"] + entries.sorted()
            return try compare(
                lines.map { $0 + "\n" }.joined(), with: StabilityFiles.released)
        }
        guard let last = sections.dropFirst().first?.prefix(while: { $0 != "]" }) else { return }
        var released = Set(
            try StabilityFiles.text(StabilityFiles.released).split(separator: "\n").map(String.init)
        )
        let heading = released.remove("# \(last)")
        #expect(heading != nil, "The release \(last) did not keep its entries.")
        let unnamed = StabilityFiles.unnamed(released, entries, in: newest)
        #expect(unnamed == [], "The newest section of CHANGELOG.md has these not in backticks.")
    }

    @Test(
        arguments: [
            (["a", "b: x"], ["a", "b: x"], "", []), (["a"], ["a", "b: x"], "", ["b"]),
            (["a", "b: x"], ["b: x"], "", ["a"]), (["b: x"], ["b: y"], "", ["b"]),
            (["b: x"], ["b: y"], "The codes `b` and `c`.", []), (["b"], [], "b", ["b"]),
        ] as [([String], [String], String, [String])])
    func whatIsNotNamed(_ row: (old: [String], new: [String], text: String, unnamed: [String])) {
        let unnamed = StabilityFiles.unnamed(Set(row.old), Set(row.new), in: row.text)
        #expect(unnamed.sorted().map(String.init) == row.unnamed)
    }
}

extension StabilityLists.List: CustomTestStringConvertible {
    var testDescription: String { name }
}

extension StabilitySamples: CustomTestStringConvertible {
    var testDescription: String { schema }
}
