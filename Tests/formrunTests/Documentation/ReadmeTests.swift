import Foundation
import Testing

/// What the README says is what the program does.
@Suite struct ReadmeTests {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static var file: URL { root.appendingPathComponent("README.md") }

    /// Where a table stands: between `<!-- table: NAME -->` and `<!-- end -->`.
    @Test func tablesAreTrue() throws {
        var readme = try String(contentsOf: Self.file, encoding: .utf8)
        for (name, text) in ReadmeTables.all {
            let start = try #require(
                readme.range(of: "<!-- table: \(name) -->\n"), "no table \(name)")
            let end = try #require(
                readme.range(of: "\n<!-- end -->", range: start.upperBound..<readme.endIndex))
            let isTrue = readme[start.upperBound..<end.lowerBound] == text
            #expect(
                isTrue,
                "The table \(name) is out of date; RECORD=1 swift test --filter ReadmeTests mends it."
            )
            readme.replaceSubrange(start.upperBound..<end.lowerBound, with: text)
        }
        if ProcessInfo.processInfo.environment["RECORD"] != nil {
            try readme.write(to: Self.file, atomically: true, encoding: .utf8)
        }
    }

    /// The examples in Swift are those that are compiled and run.
    @Test(arguments: [
        "ServerExample.swift", "StreamExample.swift", "VocabularyExample.swift",
        "RemoteExample.swift", "ChoicesExample.swift",
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
        let readme = try String(contentsOf: Self.file, encoding: .utf8)
        #expect(readme.contains(lines.joined(separator: "\n")))
    }

    /// A block of commands, each line behind `$ `, and what they print.
    struct Session: Sendable, CustomTestStringConvertible {
        let commands: String
        let output: String
        var testDescription: String { commands }
    }

    static let sessions: [Session] = {
        let readme = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        var sessions: [Session] = []
        var block: [String]?
        for line in readme.components(separatedBy: "\n") {
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
        #expect(Self.sessions.count >= 5)
    }

    @Test(arguments: sessions)
    func sessionIsTrue(_ session: Session) throws {
        // Some write files, which must not stay in the project.
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("readme-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in try FileManager.default.contentsOfDirectory(atPath: Self.root.path) {
            try FileManager.default.createSymbolicLink(
                at: folder.appendingPathComponent(name),
                withDestinationURL: Self.root.appendingPathComponent(name))
        }
        let output = folder.appendingPathComponent("output.txt")
        _ = FileManager.default.createFile(atPath: output.path, contents: nil)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", session.commands]
        process.currentDirectoryURL = folder
        // The command under test stands beside the test bundle.
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        process.environment = [
            "PATH": Bundle.main.bundleURL.path + ":" + path, "LC_ALL": "C.UTF-8",
        ]
        // A file, not a pipe: a child that fills a pipe would wait for ever.
        let handle = try FileHandle(forWritingTo: output)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        process.waitUntilExit()
        #expect(try String(contentsOf: output, encoding: .utf8) == session.output)
    }
}
