import FormCards
import FormModel
import Foundation
import Testing

@testable import formrun

/// Files in `run`, whose paths are typed, and in `validate`, which takes paths and opens none.
@Suite struct FileRunTests {
    private static let form = #"""
        { "formrun": 1, "id": "f", "title": "F", "items": [
          { "type": "input", "name": "cv", "title": "CV", "value": "file", "validators": [{ "accept": [".pdf"] }, { "maxBytes": 5 }] },
          { "type": "input", "name": "note", "title": "Note", "visibleWhen": "present(cv)" }] }
        """#

    @Test func linesNameFiles() throws {
        let folder = try TemporaryFolder()
        try "%PDF".write(toFile: folder.path("A b.PDF"), atomically: true, encoding: .utf8)
        let path = folder.path("A b.PDF")
        let console = TestForms.console(Self.form)
        console.input = Array("\(path)\nx\n".utf8)
        #expect(console.run("run", "form.json") == .success)
        let written =
            #"{"cv":{"name":"A b.PDF","type":"application/pdf","size":4,"path":"\#(path)"},"note":"x"}"#
        #expect(console.outputText == written + "\n")
        let judged = TestForms.console(Self.form)
        judged.input = Array(written.utf8)
        #expect(judged.run("validate", "form.json") == .success)
    }

    @Test func settingsAndDraftsNameFiles() throws {
        let folder = try TemporaryFolder()
        try "123456".write(toFile: folder.path("a.txt"), atomically: true, encoding: .utf8)
        let console = TestForms.console(Self.form)
        let path = folder.path("a.txt")
        #expect(
            console.run("run", "form.json", "--no-input", "--set", "cv=\(path)", "--set", "note=x")
                != .success)
        #expect(
            console.said.map { $0.split(separator: "[").last ?? "" } == [
                "fileType]", "fileTooLarge]",
            ])
    }

    @Test(arguments: ["nosuch.pdf", "", "/", "a\u{0}b"])
    func whatIsNoFile(_ name: String) throws {
        let folder = try TemporaryFolder()
        let console = TestForms.console(Self.form)
        let path = name.hasPrefix("/") ? name : folder.path(name)
        #expect(
            console.run("run", "form.json", "--no-input", "--set", "cv=\(path)") != .success)
        #expect(console.saidText.contains("CV must be the path of a file that exists. [wrongType]"))
    }

    @Test func theHomeFolder() throws {
        let folder = try TemporaryFolder()
        try "1".write(toFile: folder.path("x.csv"), atomically: true, encoding: .utf8)
        let find = FileLookup.finder(home: folder.path(""))
        let facts = try #require(find("~/x.csv"))
        #expect(facts.name == "x.csv" && facts.type == "text/csv" && facts.size == 1)
        #expect(find("~x.csv") == nil && FileLookup.finder(home: nil)("~/x.csv") == nil)
    }

    /// A typed path in its parts, and the names that complete it.
    static let completions: [(folder: String, beginning: String, names: [String])] = [
        ("", "", ["a.txt", "ab", "b c.txt", "docs/", "link/", "é.txt"]),
        ("", "a", ["a.txt", "ab"]),
        ("", "l", ["link/"]), ("", ".", [".hidden", ".more/"]), ("", ".h", [".hidden"]),
        ("docs/", "", ["inner.txt"]), ("link/", "", ["inner.txt"]),
        ("", "A", []), ("", "é", ["é.txt"]), ("", "..", ["../"]), ("docs/", "..", ["../"]),
        // A pipe, and a link that leads nowhere.
        ("", "p", []), ("", "n", []),
    ]

    @Test(arguments: completions)
    func pathsAreCompleted(
        _ row: (folder: String, beginning: String, names: [String])
    ) throws {
        let folder = try TemporaryFolder()
        let files = FileManager.default
        for name in ["docs", ".more"] {
            try files.createDirectory(
                atPath: folder.path(name), withIntermediateDirectories: true)
        }
        for name in ["a.txt", "ab", "b c.txt", "é.txt", ".hidden", "docs/inner.txt"] {
            try Data().write(to: URL(filePath: folder.path(name)))
        }
        try files.createSymbolicLink(
            atPath: folder.path("link"), withDestinationPath: folder.path("docs"))
        try files.createSymbolicLink(
            atPath: folder.path("nowhere"), withDestinationPath: folder.path("nosuch"))
        let made = unsafe mkfifo(folder.path("pipe"), 0o600)
        #expect(made == 0)
        let base = String(folder.path("docs").dropLast("docs".count))
        let read = FileLookup.folders(home: base + ".")
        for start in ["~/", base] {
            let found = read(start + row.folder, row.beginning)
            #expect(
                found
                    == .names(
                        row.names.map {
                            FolderListing.Name(
                                $0.hasSuffix("/") ? String($0.dropLast()) : $0,
                                isFolder: $0.hasSuffix("/"))
                        }))
        }
    }

    /// What is no folder that can be read is said, and is not an empty one.
    @Test(arguments: ["nosuch/", "a.txt/", "a\u{0}b/", "~root/"])
    func unreadableFolders(_ name: String) throws {
        let folder = try TemporaryFolder()
        try Data().write(to: URL(filePath: folder.path("a.txt")))
        let read = FileLookup.folders(home: folder.path(""))
        #expect(read(folder.path("") + "/" + name, "") == .unreadable)
        #expect(read("~/" + name, "") == .unreadable)
    }

    /// Names that are no text are listed, and are not the names of other files; `~` alone is the home folder.
    @Test func namesThatAreNoText() throws {
        let folder = try TemporaryFolder()
        let path = (Array(folder.path("caf").utf8) + [0xE9, 0]).map { CChar(bitPattern: $0) }
        let made = unsafe mkdir(path, 0o700)
        #expect(made == 0)
        let read = FileLookup.folders(home: folder.path(""))
        #expect(
            read("~/", "") == .names([.init("caf\u{FFFD}", isFolder: true, isExact: false)]))
        #expect(Files.names(in: folder.path("")) == [])
        #expect(read("", "~") == .names([.init("~", isFolder: true)]))
        #expect(FileLookup.folders(home: nil)("", "~") == .names([]))
    }

    /// A folder of very many names is not listed.
    @Test func aFolderThatIsTooLarge() throws {
        let folder = try TemporaryFolder()
        for number in 0..<12 { try Data().write(to: URL(filePath: folder.path("f\(number)"))) }
        #expect(try Files.entries(in: folder.path(""), limit: 12)?.count == 12)
        #expect(try Files.entries(in: folder.path(""), limit: 11) == nil)
        #expect(throws: SystemError.self) {
            try Files.entries(in: folder.path("nosuch"), limit: 1)
        }
        #expect(FileLookup.nameLimit == 20_000)
    }

    @Test(arguments: [
        ("a.jpeg", "image/jpeg"), ("A.JPG", "image/jpeg"), ("a.tar.gz", "application/gzip"),
        ("a", "application/octet-stream"), ("pdf", "application/octet-stream"),
        ("a.pdf.exe", "application/octet-stream"), ("a.html", "text/html"),
    ])
    func types(_ row: (name: String, type: String)) {
        #expect(FileLookup.type(of: row.name) == row.type)
    }
}
