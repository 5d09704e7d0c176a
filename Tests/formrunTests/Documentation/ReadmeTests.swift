import Foundation
import TestSupport
import Testing

/// The README and the pages of `Documentation/` describe the behaviour of the program.
@Suite struct ReadmeTests {
    /// A table is between `<!-- table: NAME -->` and `<!-- end -->`, in any page.
    @Test func tablesAreTrue() throws {
        var missing = Set(ReadmeTables.all.map(\.name))
        for var page in DocumentationPages.all {
            for (name, text) in ReadmeTables.all {
                guard let start = page.text.range(of: "<!-- table: \(name) -->\n") else { continue }
                missing.remove(name)
                let rest = start.upperBound..<page.text.endIndex
                let end = try #require(page.text.range(of: "\n<!-- end -->", range: rest))
                let table = start.upperBound..<end.lowerBound
                let isTrue = page.text[table] == text
                #expect(
                    isTrue,
                    "\(page.path): The table \(name) is out of date; RECORD=1 swift test --filter ReadmeTests mends it."
                )
                page.text.replaceSubrange(table, with: text)
            }
            if ProcessInfo.processInfo.environment["RECORD"] != nil {
                try page.text.write(to: page.url, atomically: true, encoding: .utf8)
            }
        }
        #expect(missing == [], "tables that no page has")
    }

    /// The examples in Swift are those that are compiled and run.
    @Test(arguments: [
        "ServerExample.swift", "StreamExample.swift", "VocabularyExample.swift",
        "RemoteExample.swift", "ChoicesExample.swift", "ReadmeExample.swift",
        "CardWordsExample.swift", "WebPageExample.swift", "OwnPartExample.swift",
        "PresenterExample.swift", "PageFlowExample.swift", "LanguagesExample.swift",
        "ClockExample.swift", "TypedExample.swift", "DecimalExample.swift",
    ])
    func exampleIsCompiled(_ name: String) throws {
        let example = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().appendingPathComponent(name)
        let code = try String(contentsOf: example, encoding: .utf8)
        let start = try #require(code.range(of: "// README: begin\n")?.upperBound)
        let end = try #require(code.range(of: "        // README: end")?.lowerBound)
        let lines = code[start..<end].components(separatedBy: "\n").map {
            $0.hasPrefix("        ") ? String($0.dropFirst(8)) : $0
        }
        let block = lines.joined(separator: "\n")
        #expect(DocumentationPages.all.contains { $0.text.contains(block) })
    }

    /// A block of commands, each after `$ `, and their output.
    struct Session: Sendable, CustomTestStringConvertible {
        let commands: String
        let output: String
        var testDescription: String { commands }
    }

    static let sessions: [Session] = {
        var sessions: [Session] = []
        var block: [String]?
        for line in DocumentationPages.all.flatMap({ $0.text.components(separatedBy: "\n") }) {
            if line == "```console" {
                block = []
            } else if line == "```", let lines = block {
                sessions += commands(of: lines)
                block = nil
            } else {
                block?.append(line)
            }
        }
        return sessions
    }()

    private static func commands(of lines: [String]) -> [Session] {
        var sessions: [Session] = []
        var command = ""
        var output = ""
        for line in lines + ["$ "] {
            if line.hasPrefix("$ ") {
                if !command.isEmpty { sessions.append(Session(commands: command, output: output)) }
                command = String(line.dropFirst(2))
                output = ""
            } else if command.hasSuffix("\\") {
                command += "\n" + line
            } else {
                output += line + "\n"
            }
        }
        return sessions
    }

    @Test func hasSessions() {
        #expect(Self.sessions.count >= 20)
    }

    @Test(arguments: sessions)
    func sessionIsTrue(_ session: Session) throws {
        // Some commands write files, which must not remain in the project.
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("documentation-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in try FileManager.default.contentsOfDirectory(atPath: Repository.root.path) {
            try FileManager.default.createSymbolicLink(
                at: folder.appendingPathComponent(name),
                withDestinationURL: Repository.root.appendingPathComponent(name))
        }
        let output = folder.appendingPathComponent("output.txt")
        _ = FileManager.default.createFile(atPath: output.path, contents: nil)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", session.commands]
        process.currentDirectoryURL = folder
        // The command under test is beside the test bundle.
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        process.environment = SanitizerOptions.added(to: [
            "PATH": Bundle.main.bundleURL.path + ":" + path, "LC_ALL": "C.UTF-8",
        ])
        // A file instead of a pipe: a child that fills a pipe would wait forever.
        let handle = try FileHandle(forWritingTo: output)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        process.waitUntilExit()
        #expect(try String(contentsOf: output, encoding: .utf8) == session.output)
    }
}
