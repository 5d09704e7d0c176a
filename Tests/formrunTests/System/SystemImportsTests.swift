import Foundation
import TestSupport
import Testing

/// Only one room calls the system.
@Suite struct SystemImportsTests {
    @Test func onlyTheFilesOfTheFolderSystemImportGlibc() throws {
        let sources = Repository.root.appendingPathComponent("Sources")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
        let importing = try paths.filter { path in
            guard path.hasSuffix(".swift") else { return false }
            let text = try String(
                contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
            return text.components(separatedBy: "\n").contains { $0.hasSuffix("import Glibc") }
        }
        #expect(!importing.isEmpty)
        #expect(importing.filter { !$0.hasPrefix("formrun/System/") } == [])
    }
}
