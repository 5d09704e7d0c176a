import Foundation
import TestSupport
import Testing

/// The page on the architecture names exactly the existing rooms and files.
@Suite struct ArchitectureTests {
    private static let sources = Repository.root.appendingPathComponent("Sources")

    private static func page() throws -> String {
        try String(
            contentsOf: Repository.root.appendingPathComponent("Documentation/Architecture.md"),
            encoding: .utf8)
    }

    /// The rooms of the page, each with the module of its heading.
    private static func rooms() throws -> [String] {
        var module = ""
        return try page().split(separator: "\n").compactMap { line in
            if line.hasPrefix("## ") { module = String(line.dropFirst(3)) }
            guard line.hasPrefix("| `") else { return nil }
            return module + "/" + line.dropFirst(3).prefix { $0 != "`" }
        }
    }

    private static func folders(of url: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(
            at: url, includingPropertiesForKeys: [.isDirectoryKey]
        ).filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
    }

    @Test func theRoomsOfThePageAreTheFoldersOfTheModules() throws {
        let rooms = try Self.rooms()
        let folders = try Self.folders(of: Self.sources).flatMap { module in
            let folders = try Self.folders(of: module).map(\.lastPathComponent)
            return folders.filter { !$0.hasSuffix(".docc") }.map {
                "\(module.lastPathComponent)/\($0)"
            }
        }
        #expect(rooms.count == Set(rooms).count)
        #expect(Set(rooms).subtracting(folders) == [], "rooms that do not exist")
        #expect(Set(folders).subtracting(rooms) == [], "folders that the page does not name")
    }

    /// The files in the walks, as `Room/File` or `Module/Room/File`.
    @Test func theFilesOfTheWalksAreThere() throws {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.sources.path)
        let files = paths.filter { $0.hasSuffix(".swift") }.map { "/" + $0.dropLast(6) }
        let names = try Self.page().matches(of: /`([A-Za-z]+(?:\/[A-Za-z+]+)+)`/).map(\.output.1)
        #expect(names.count > 20)
        for name in names where !files.contains(where: { $0.hasSuffix("/" + name) }) {
            let isRoom = paths.contains { $0 == name || $0.hasSuffix("/" + name) }
            #expect(isRoom, "There is no file or room \(name).")
        }
    }
}
