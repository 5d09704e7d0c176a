import Foundation
import Glibc
import TestSupport
import Testing

/// A bulk run that is ended by a signal, as a process.
@Suite struct BulkSignalTests {
    /// A run that waits for more input, with both output files created.
    private struct Waiting {
        let folder: TemporaryFolder
        let process = Process()
        let input = Pipe()

        init(_ environment: String, jobs: String) throws {
            folder = try TemporaryFolder()
            try Data(TestForms.two.utf8).write(to: URL(fileURLWithPath: folder.path("form")))
            try Data("old".utf8).write(to: URL(fileURLWithPath: folder.path("a")))
            // The process must not inherit ignored signals of the tests.
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments =
                [
                    "--default-signal=INT,TERM,HUP,QUIT,USR1,USR2,ALRM,XCPU,PROF,POLL,RTMAX",
                    environment,
                    PseudoTerminal.command,
                ]
                + ["validate", folder.path("form"), "--ndjson", "--report", "none"]
                + ["--jobs", jobs, "--accepted", folder.path("a"), "--rejected", folder.path("r")]
            process.standardInput = input
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            try input.fileHandleForWriting.write(contentsOf: Data("{\"a\":\"x\"}\n{}\n".utf8))
            // Both files are created before anything is read.
            try waitUntil("\(folder.names)") {
                folder.names.filter { $0.hasSuffix(".tmp") }.count == 2
            }
        }

        func end() { process.waitUntilExit() }
    }

    private static let signals = [
        SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGXCPU, SIGPROF, SIGPOLL, 64,
    ]

    /// Each signal with one number of threads; with many rounds, with both.
    private static let endings: [(signal: Int32, jobs: String)] = signals.enumerated().flatMap {
        index, signal in
        ["1", "3"].enumerated().filter { Laws.areMany || $0.offset == index % 2 }
            .map { (signal, $0.element) }
    }

    @Test(arguments: endings)
    func nothingIsLeft(_ signal: Int32, _ jobs: String) throws {
        let run = try Waiting("A=b", jobs: jobs)
        kill(run.process.processIdentifier, signal)
        run.end()
        // A shell reports 128 plus the signal: 130, 143, 129.
        #expect(run.process.terminationReason == .uncaughtSignal)
        #expect(run.process.terminationStatus == signal)
        #expect(run.folder.names == ["a", "form"] && run.folder.text("a") == "old")
    }

    /// A file beyond the size limit is an error of a file, and no file remains.
    @Test(
        .disabled(
            if: SanitizerOptions.watchesThreads,
            "the thread sanitizer keeps its own memory in files, which the limit ends"))
    func aFileThatIsTooLarge() throws {
        let folder = try TemporaryFolder()
        try Data(TestForms.two.utf8).write(to: URL(fileURLWithPath: folder.path("form")))
        let line = "{\"a\":\"\(String(repeating: "x", count: 5_000))\"}\n"
        try Data(line.utf8).write(to: URL(fileURLWithPath: folder.path("in")))
        let process = Process()
        let errors = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["--default-signal=XFSZ", "bash", "-c", "ulimit -f 1; exec \"$@\"", "bash"]
            + [PseudoTerminal.command, "validate", folder.path("form"), "--ndjson"]
            + [folder.path("in"), "--accepted", folder.path("a")]
        process.standardError = errors
        try process.run()
        let said = try errors.fileHandleForReading.readToEnd().map {
            String(decoding: $0, as: UTF8.self)
        }
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 6)
        #expect(said?.hasPrefix("formrun: cannot write ") == true)
        #expect(folder.names == ["form", "in"])
    }

    /// An ignored signal stays ignored, as under `nohup`.
    @Test func anIgnoredSignalEndsNothing() throws {
        let run = try Waiting("--ignore-signal=HUP", jobs: "2")
        kill(run.process.processIdentifier, SIGHUP)
        try run.input.fileHandleForWriting.close()
        run.end()
        #expect(run.process.terminationReason == .exit && run.process.terminationStatus == 1)
        #expect(run.folder.names == ["a", "form", "r"])
        #expect(run.folder.text("a") == "{\"a\":\"x\"}\n")
    }
}
