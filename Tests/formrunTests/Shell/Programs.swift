import Foundation
import TestSupport
import Testing

/// Programs that some tests need, and that may be missing on a machine; `.ci/run` installs them.
enum Programs {
    /// The path of a program, which may be given by its path; `nil` if it is not installed.
    static func path(_ name: String) -> String? {
        ["", "/usr/bin/", "/bin/", "/usr/local/bin/"].map { $0 + name }
            .first(where: FileManager.default.isExecutableFile)
    }

    /// What a program writes to standard output and standard error.
    static func output(
        _ name: String, _ arguments: [String], input: String = "", in folder: String = "/"
    ) throws -> String {
        let files = try TemporaryFolder()
        let (given, written) = (files.path("input"), files.path("output"))
        try Data(input.utf8).write(to: URL(fileURLWithPath: given))
        try Data().write(to: URL(fileURLWithPath: written))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(path(name)))
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = SanitizerOptions.added(to: [
            "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "MANWIDTH": "80",
        ])
        let output = try FileHandle(forWritingTo: URL(fileURLWithPath: written))
        process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: given))
        process.standardOutput = output
        process.standardError = output
        try process.run()
        process.waitUntilExit()
        return files.text("output") ?? ""
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips a test where a program is missing, and says so.
    static func needs(_ program: String) -> Self {
        .enabled(if: Programs.path(program) != nil, "\(program) is not installed")
    }
}
