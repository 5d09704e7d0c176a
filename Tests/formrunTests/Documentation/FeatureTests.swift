import Foundation
import Testing

/// Each row of `Documentation/Features.md` names the test that shows it.
@Suite struct FeatureTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let feature: String
        let here: String
        let suite: String
        /// The name of a test of the suite; `nil` for the whole suite.
        let test: String?
        var testDescription: String { feature }
    }

    static let rows: [Row] = {
        let url = ReadmeTests.root.appendingPathComponent("Documentation/Features.md")
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        return text.components(separatedBy: "\n").compactMap { line in
            let cells = line.components(separatedBy: "|").map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            guard cells.count == 5, cells[1] != "Feature", !cells[1].hasPrefix("---") else {
                return nil
            }
            let name = cells[3].trimmingCharacters(in: CharacterSet(charactersIn: "`"))
            let parts = name.components(separatedBy: ".")
            let test = parts.dropFirst().joined(separator: ".")
            return Row(
                feature: cells[1], here: cells[2], suite: parts[0],
                test: test.isEmpty ? nil : test)
        }
    }()

    private static let suites: [String: String] = {
        let tests = ReadmeTests.root.appendingPathComponent("Tests")
        let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
        var suites: [String: String] = [:]
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
            suites[file.deletingPathExtension().lastPathComponent] =
                (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        }
        return suites
    }()

    @Test func everyFeatureHasARow() {
        #expect(Self.rows.count == 63)
    }

    @Test(arguments: rows)
    func aTestShowsTheFeature(_ row: Row) throws {
        let suite = try #require(Self.suites[row.suite], "there is no suite \(row.suite)")
        #expect(suite.contains("@Test"))
        guard let test = row.test else { return }
        let isThere = suite.contains("func \(test)(") || suite.contains("func `\(test)`(")
        #expect(isThere, "\(row.suite) has no test \(test)")
    }

    /// A row without a counterpart says why, and what serves the need.
    @Test(arguments: rows.filter { $0.here.hasPrefix("no counterpart") })
    func whatHasNoCounterpartIsServed(_ row: Row) {
        #expect(row.here.contains(":") && row.here.contains(";"))
    }
}
