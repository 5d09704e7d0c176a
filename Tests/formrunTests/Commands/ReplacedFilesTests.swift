import Foundation
import Testing
import formrun

/// Input files are not replaced, by any of their names.
@Suite struct ReplacedFilesTests {
    static let commands = [
        "run form --no-input --set a=x --output-file form",
        "run ./form --no-input --set a=x --output-file ../$(basename \"$PWD\")/form",
        "run form --no-input --set a=x --output-file link",
        "run form --no-input --set a=x --output-file hard",
        "run link --no-input --set a=x --output-file form",
        "run form --no-input --answers answers --output-file answers",
        "run form --answers /dev/null --answers answers --output-file answers",
        "run form --output-file lines <lines", "run - --no-input --output-file form <form",
        "run form --no-input --answers - --output-file answers <answers",
        "import schema --output-file schema", "import - --output-file schema <schema",
        "import schema --report json --output-file report >>report",
    ]

    @Test(arguments: commands) func refused(_ command: String) throws {
        let (folder, status) = try run(command)
        #expect(status == 2, "\(folder.text("said") ?? "")")
        #expect(folder.text("said")?.contains("--output-file would replace ") == true)
        #expect(folder.text("form") == TestForms.two && folder.text("answers") == Self.answers)
        #expect(folder.text("lines") == "x\n" && folder.text("schema") == Self.schema)
        #expect(!folder.names.contains { $0.hasSuffix(".tmp") })
    }

    @Test(arguments: [
        "run form --no-input --answers answers --output-file new",
        "run form --no-input --answers answers --output-file other",
        "run form --output-file other <lines", "import schema --output-file other",
        "run form --no-input --answers answers --output-file /dev/null",
        "run form --no-input --answers answers --output-file -",
    ])
    func written(_ command: String) throws {
        let (folder, status) = try run(command)
        #expect(status == 0, "\(folder.text("said") ?? "")")
        #expect(folder.text("form") == TestForms.two)
    }

    /// A signal leaves no part of an unfinished file; at a terminal, the dialogue handles it.
    @Test(arguments: [
        (["run", "form.json", "--no-input", "--set", "a=x", "--output-file", "out"], true),
        (["run", "form.json", "--no-input", "--set", "a=x"], false),
        (["import", "schema", "--output-file", "out"], true), (["import", "schema"], false),
    ])
    func unfinishedFilesAreRemoved(_ arguments: [String], _ removes: Bool) {
        let console = TestForms.console(TestForms.two)
        console.files["schema"] = Array(Self.schema.utf8)
        #expect(console.run(arguments) == .success)
        #expect(console.removesUnfinishedFiles == removes)
    }

    private static let answers = #"{"a":"x"}"#
    private static let schema = #"{"type":"object","properties":{"a":{"type":"string"}}}"#

    private func run(_ command: String) throws -> (TemporaryFolder, Int) {
        let folder = try TemporaryFolder()
        for (name, text) in [
            ("form", TestForms.two), ("answers", Self.answers), ("lines", "x\n"),
            ("schema", Self.schema), ("other", "old"),
        ] {
            try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path(name)))
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c",
            "cd \"$1\" && ln -s form link && ln form hard || exit 9; \"$0\" \(command) 2>said",
            PseudoTerminal.command, folder.path(""),
        ]
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return (folder, Int(process.terminationStatus))
    }
}
