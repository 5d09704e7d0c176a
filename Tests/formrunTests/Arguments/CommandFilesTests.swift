import FormModel
import Foundation
import Testing

@testable import formrun

/// No file of a command line is written that the same command reads, or writes elsewhere.
@Suite struct CommandFilesTests {
    /// How an option names a file.
    private static func argument(of option: OptionSyntax, _ path: String) -> [String]? {
        switch option.name {
        case "--choices": [option.name, "c=\(path)"]
        default:
            option.value.map(Placeholder.meanings)?.contains(.file) == true
                ? [option.name, path] : nil
        }
    }

    /// A command line with a file for each operand and option that names one.
    private struct Line: CustomTestStringConvertible {
        let command: any Command
        let options: [OptionSyntax]

        var testDescription: String { command.name }

        func files(_ name: (_ option: String) -> String) throws -> [CommandFile] {
            let operands = (0..<command.syntax.minimumOperands).map { _ in name("FORM") }
            let named = options.compactMap { argument(of: $0, name($0.name)) }.joined()
            let arguments = try command.syntax.parse(operands + named)
            return command.files(arguments, RecordingConsole())
        }

        /// The operand, and each option that names a file.
        var names: [String] {
            (command.syntax.minimumOperands > 0 ? ["FORM"] : []) + options.map(\.name)
        }
    }

    private static let lines = CommandLineTool.commands.map { command in
        Line(
            command: command,
            options: command.syntax.allOptions.filter { argument(of: $0, "x") != nil })
    }

    /// The commands whose operands are no files.
    private static let words = ["ask", "completion", "format", "man"]

    @Test func eachOptionWithAFileIsInTheTable() throws {
        for line in Self.lines where !Self.words.contains(line.command.name) {
            let paths = Set(try line.files { "./\($0).csv" }.map(\.path))
            for name in line.names {
                #expect(paths.contains("./\(name).csv"), "\(line.command.name) \(name)")
            }
        }
    }

    /// Files that a command writes; all others are read.
    private static let written: Set<String> = [
        "--accepted", "--rejected", "--output-file", "--draft", "--record",
    ]

    /// Each pair of files of a command line, of which one is written, as one file by two names.
    @Test func noFileIsTwoOfTheLineIfItIsWritten() throws {
        let folder = try TemporaryFolder()
        try Data("x".utf8).write(to: URL(fileURLWithPath: folder.path("old.csv")))
        try FileManager.default.linkItem(
            atPath: folder.path("old.csv"), toPath: folder.path("hard.csv"))
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("link.csv"), withDestinationPath: folder.path("old.csv"))
        let spellings = [
            ("old.csv", "old.csv"), ("old.csv", "hard.csv"), ("old.csv", "link.csv"),
            ("new.csv", "./new.csv"),
        ]
        var refused = 0
        for line in Self.lines where !Self.words.contains(line.command.name) {
            for one in line.names {
                for other in line.names where one < other {
                    let isWritten = Self.written.contains(one) || Self.written.contains(other)
                    for (first, second) in spellings {
                        let files = try line.files { name in
                            folder.path(
                                name == one ? first : name == other ? second : name + ".csv")
                        }
                        var isRefused = false
                        do throws(CommandError) { try CommandFiles.check(files) } catch {
                            isRefused = true
                            guard case .usage = error else { Issue.record("\(error)"); continue }
                        }
                        #expect(isRefused == isWritten, "\(line.command.name) \(one) \(other)")
                        refused += isRefused ? 1 : 0
                    }
                }
            }
        }
        #expect(refused > 100)
    }

    /// What is no plain file may be named twice, except where it is written twice.
    @Test func devicesAndPipesHaveNoIdentity() throws {
        let option = Option<String?>("--out", "FILE", "")
        for path in ["/dev/null", "/dev/fd/63"] {
            try CommandFiles.check([.read("FORM", path), .written(option, path)])
            #expect(throws: CommandError.self) {
                try CommandFiles.check([.written(option, path), .written(option, path)])
            }
        }
    }

    /// A path that names an open stream is the file to which that leads.
    @Test func openStreamsAreTheirFiles() throws {
        let folder = try TemporaryFolder()
        let file = folder.path("form.json")
        try Data("x".utf8).write(to: URL(fileURLWithPath: file))
        let handle = try #require(FileHandle(forUpdatingAtPath: file))
        let option = Option<String?>("--out", "FILE", "")
        for path in ["/dev/fd/", "/proc/self/fd/"].map({ $0 + String(handle.fileDescriptor) }) {
            try CommandFiles.check([.read("FORM", folder.path("other")), .written(option, path)])
            #expect(throws: CommandError.self) {
                try CommandFiles.check([.read("FORM", file), .written(option, path)])
            }
        }
        try handle.close()
    }

    @Test func standardInputIsNamedOnce() throws {
        try CommandFiles.check([.read("FORM", "-"), .lines])
        #expect(throws: CommandError.self) {
            try CommandFiles.check([.read("FORM", "-"), .read("--answers", "-")])
        }
        #expect(throws: CommandError.self) {
            try CommandFiles.check([.written(Option<String?>("--out", "FILE", ""), "-")])
        }
    }
}
