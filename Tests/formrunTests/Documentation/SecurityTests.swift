import Foundation
import TestSupport
import Testing

/// Each guarantee of `SECURITY.md` names the tests that show it.
@Suite struct SecurityTests {
    /// The guarantees: the items of the lists before the versions, each in one line.
    private static let guarantees: [String] = {
        let page = Repository.root.appendingPathComponent("SECURITY.md")
        let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
        let body = text.components(separatedBy: "\n## Versions")[0]
        return body.components(separatedBy: "\n- ").dropFirst().map { item in
            item.components(separatedBy: "\n\n")[0].components(separatedBy: "\n")
                .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
        }
    }()

    private static let sources = TestSources(in: Repository.root.appendingPathComponent("Tests"))

    @Test func eachGuaranteeNamesItsTests() {
        #expect(Self.guarantees.count > 15)
        for guarantee in Self.guarantees {
            let parts = guarantee.components(separatedBy: "(Tests: ")
            #expect(parts.count == 2 && parts[1].hasSuffix(".)"), "\(guarantee)")
            let names = parts.last?.components(separatedBy: "`").enumerated()
                .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
            for name in names ?? [] {
                let file = Repository.root.appendingPathComponent(name).path
                #expect(
                    FileManager.default.fileExists(atPath: file)
                        || Self.sources.source(of: name, example: "")?.contains("#expect") == true,
                    "There is no test \(name).")
            }
        }
    }
}
