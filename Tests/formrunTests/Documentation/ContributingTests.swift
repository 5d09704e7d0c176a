import Foundation
import TestSupport
import Testing

/// The tables "Add a …" of CONTRIBUTING.md name the places of their examples in the sources, as `.scripts/places.py` finds
/// them.
@Suite struct ContributingTests {
    /// A section with the names of its examples, and the source files in the first column of its table.
    struct Section: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let examples: [String]
        /// Paths; `*` stands for any part of a name.
        let files: [String]

        init(_ text: Substring) {
            let lines = text.split(separator: "\n")
            testDescription = String(lines[0])
            examples =
                text.firstMatch(of: /The examples? (?:is|are) ([^.]*)\./)
                .map { Self.quoted($0.output.1) } ?? []
            files = lines.filter { $0.hasPrefix("| `") }
                .flatMap { Self.quoted($0.split(separator: "|")[0]) }
                .filter { $0.hasPrefix("Sources/") && $0.hasSuffix(".swift") }
        }

        private static func quoted(_ text: Substring) -> [String] {
            text.matches(of: /`([^`]*)`/).map { String($0.output.1) }
        }
    }

    private static func sections() throws -> [Section] {
        let page = try #require(DocumentationPages.all.first { $0.path == "CONTRIBUTING.md" })
        return page.text.split(separator: "\n## ").filter { $0.hasPrefix("Add a") }
            .map(Section.init)
    }

    /// The files of each name that the script prints after a line such as `word semver: 10 files`.
    private static func places(of names: [String]) throws -> [String: Set<String>] {
        let output = FileManager.default.temporaryDirectory
            .appendingPathComponent("places-\(UUID().uuidString)")
        _ = FileManager.default.createFile(atPath: output.path, contents: nil)
        defer { try? FileManager.default.removeItem(at: output) }
        let script = Repository.root.appendingPathComponent(".scripts/places.py")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", script.path] + names
        process.standardInput = FileHandle.nullDevice
        // A file instead of a pipe: a child that fills a pipe would wait forever.
        process.standardOutput = try FileHandle(forWritingTo: output)
        try process.run()
        process.waitUntilExit()
        try #require(
            process.terminationStatus == 0, "python3 is missing, or the script failed")
        var places: [String: Set<String>] = [:]
        var name = ""
        for line in try String(contentsOf: output, encoding: .utf8).split(separator: "\n") {
            if let heading = line.wholeMatch(of: /[a-z]+ (.*): [0-9]+ files/) {
                name = String(heading.output.1)
            } else {
                places[name, default: []].insert(String(line.prefix { $0 != ":" }))
            }
        }
        return places
    }

    private static func matches(_ file: String, _ pattern: String) -> Bool {
        unsafe fnmatch(pattern, file, FNM_PATHNAME) == 0
    }

    @Test func tablesNameThePlacesOfTheirExamples() throws {
        let sections = try Self.sections()
        #expect(sections.count == 11)
        let places = try Self.places(of: sections.flatMap(\.examples))
        for section in sections {
            let found = section.examples.reduce(into: Set<String>()) {
                $0.formUnion(places[$1] ?? [])
            }
            #expect(!found.isEmpty, "\(section): There is no example.")
            let unnamed = found.filter { file in
                !section.files.contains { Self.matches(file, $0) }
            }.sorted()
            #expect(unnamed == [], "\(section): The table does not name these files.")
            let superfluous = section.files.filter { pattern in
                !found.contains { Self.matches($0, pattern) }
            }
            #expect(superfluous == [], "\(section): The examples are not found in these files.")
        }
    }

    /// The reader of sections, on which the comparison relies.
    @Test func sectionsAreTakenApart() {
        let section = Section(
            """
            Add a thing

            The examples are `a` and `b`, two things. More of `c`.

            | file | what to add |
            | --- | --- |
            | `Sources/M/A.swift`, `Sources/M/B+*.swift` | see `Sources/M/C.swift` |
            | `Tests/A.swift` | tests |
            """)
        #expect(section.examples == ["a", "b"])
        #expect(section.files == ["Sources/M/A.swift", "Sources/M/B+*.swift"])
        #expect(Self.matches("Sources/M/B+C.swift", "Sources/M/B+*.swift"))
        #expect(!Self.matches("Sources/M/B+C/D.swift", "Sources/M/B+*.swift"))
    }
}
