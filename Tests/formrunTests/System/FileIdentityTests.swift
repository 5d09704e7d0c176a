import Foundation
import Testing

@testable import formrun

@Suite struct FileIdentityTests {
    /// A folder with a file, a symbolic link and a hard link to it, and a folder.
    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let files = FileManager.default
        try Data("x".utf8).write(to: URL(fileURLWithPath: folder.path("file")))
        try files.createSymbolicLink(
            atPath: folder.path("link"), withDestinationPath: folder.path("file"))
        try files.linkItem(atPath: folder.path("file"), toPath: folder.path("hard"))
        try files.createDirectory(atPath: folder.path("sub"), withIntermediateDirectories: false)
        return folder
    }

    static let same: [(one: String, other: String)] = [
        ("file", "file"), ("file", "./file"), ("file", "sub/../file"), ("file", "link"),
        ("file", "hard"), ("link", "hard"), ("file", "sub//..//./link"), ("new", "new"),
        ("new", "sub/../new"), ("new", ".//new"), ("sub/new", "sub/../sub/new"),
    ]

    @Test(arguments: same) func oneFile(_ row: (one: String, other: String)) throws {
        let folder = try folder()
        let one = FileIdentity(replacing: folder.path("") + "/" + row.one)
        let other = FileIdentity(replacing: folder.path("") + "/" + row.other)
        #expect(one != nil && one == other)
        #expect(FileIdentity(reading: folder.path("") + "/" + row.other) == one)
    }

    @Test func differentFiles() throws {
        let folder = try folder()
        try Data("x".utf8).write(to: URL(fileURLWithPath: folder.path("same text")))
        let names = ["file", "same text", "new", "New", "sub/new", "sub/file"]
        let found = names.compactMap { FileIdentity(replacing: folder.path($0)) }
        #expect(found.count == names.count && Set(found).count == names.count)
    }

    @Test(arguments: ["/dev/null", "/dev/stdout", "sub", "no/where", "", "file/x"])
    func nothingIsPutInPlaceOf(_ name: String) throws {
        let folder = try folder()
        let path = name.hasPrefix("/") || name.isEmpty ? name : folder.path(name)
        #expect(FileIdentity(replacing: path) == nil)
    }
}
