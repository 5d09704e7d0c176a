import FormModel
import FormValidation
import Foundation

/// A row of `Documentation/Features.md`, and what its tests say about it.
struct FeatureRow: Sendable {
    let feature: String
    let here: String
    /// The tests that show the feature: `Suite.test`, or `Suite` for all of its tests.
    let tests: [String]

    /// Reads a line of a table; `nil` for any other line, and for the head of a table.
    init?(line: String) {
        let cells = line.components(separatedBy: "|").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        guard cells.count == 5, cells[1] != "Feature", !cells[1].hasPrefix("---") else {
            return nil
        }
        self.init(cells[1], cells[2], shownBy: Self.spans(of: cells[3]))
    }

    init(_ feature: String, _ here: String, shownBy tests: [String]) {
        self.feature = feature
        self.here = here
        self.tests = tests
    }

    /// The texts between backquotes.
    private static func spans(of text: String) -> [String] {
        text.components(separatedBy: "`").enumerated().filter { !$0.offset.isMultiple(of: 2) }
            .map(\.element)
    }

    /// The names in backquotes that the feature is here: words of form files, types and members of Swift.
    var words: [String] {
        Self.spans(of: here).compactMap { span in
            let name = span.prefix { $0 != "(" }.split(separator: ".").last.map(String.init) ?? ""
            let isName = name.first?.isLetter == true && name.allSatisfy { $0.isLetter }
            return isName ? name : nil
        }
    }

    /// What a test says where it expects something, itself or by a helper.
    private static let expectations = [
        "#expect", "expectGolden(", "#require(", ".check()", "walk.run()",
    ]

    /// What is wrong with the tests of the row.
    func problems(in suites: TestSources) -> [String] {
        var evidence = ""
        var files = ""
        var problems: [String] = []
        for test in tests {
            guard let source = suites.source(of: test, example: feature) else {
                problems.append("There is no test \(test), or it has no example \"\(feature)\".")
                continue
            }
            if !Self.expectations.contains(where: source.contains) {
                problems.append("\(test) expects nothing.")
            }
            evidence += source
            files += suites.source(of: test.components(separatedBy: ".")[0], example: "") ?? ""
        }
        if tests.isEmpty { problems.append("The row names no test.") }
        let vocabulary = Vocabulary.standard
        let ofForms = Set((vocabulary.parts + vocabulary.traits).map(\.name))
        for word in words {
            // A word of form files is shown by a form, not by the drawing that it leads to. A type may be that of what
            // other functions of the suite return.
            let isType = word.first?.isUppercase == true
            let isMentioned =
                ofForms.contains(word)
                ? evidence.contains("\"\(word)\"")
                : (isType ? files : evidence).split { !$0.isLetter }.contains { $0 == word }
            if !isMentioned { problems.append("No test of the row mentions \"\(word)\".") }
        }
        return problems
    }
}

/// The sources of all tests, by the names of their suites.
struct TestSources: Sendable {
    private var suites: [String: String] = [:]

    /// Reads the files of a folder; that of a suite has its name, and may have further ones with `+` behind the name.
    init(in folder: URL) {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
            let name = file.deletingPathExtension().lastPathComponent
            suites[String(name.prefix { $0 != "+" }), default: ""] +=
                (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        }
    }

    /// The source of a test with its arguments, or of the example of that name where the test has examples with names.
    func source(of test: String, example: String) -> String? {
        let parts = test.split(separator: ".", maxSplits: 1).map(String.init)
        guard let suite = suites[parts[0]], suite.contains("@Test") else { return nil }
        guard parts.count > 1 else { return suite }
        let lines = suite.components(separatedBy: "\n")
        let heads = ["func \(parts[1])(", "func `\(parts[1])`("]
        guard let head = lines.firstIndex(where: { line in heads.contains(where: line.contains) })
        else { return nil }
        let first = (lines[..<head].lastIndex(of: "") ?? head - 1) + 1
        guard lines[first...head].contains(where: { $0.contains("@Test") }),
            let last = lines[head...].firstIndex(of: "    }")
        else { return nil }
        let body = lines[first...last].joined(separator: "\n")
        guard body.contains("example: Example") else { return body }
        let examples = suite.components(separatedBy: "Example(\n").dropFirst()
        return examples.first {
            $0.trimmingCharacters(in: .whitespaces).hasPrefix("\"\(example)\"")
        }
        .map { body + $0 }
    }
}
