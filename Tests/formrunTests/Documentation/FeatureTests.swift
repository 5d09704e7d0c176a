import Foundation
import TestSupport
import Testing

/// Each row of `Documentation/Features.md` names tests that show it: they mention all words of the row.
@Suite struct FeatureTests {
    static let rows: [FeatureRow] = {
        let url = Repository.root.appendingPathComponent("Documentation/Features.md")
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        return text.components(separatedBy: "\n").compactMap(FeatureRow.init)
    }()

    private static let suites = TestSources(
        in: Repository.root.appendingPathComponent("Tests"))

    @Test func everyFeatureHasARow() {
        #expect(Self.rows.count == 76)
    }

    @Test(arguments: rows)
    func testsShowTheFeature(_ row: FeatureRow) {
        #expect(row.problems(in: Self.suites) == [])
    }

    /// A row without a counterpart says why, and what serves the need.
    @Test(arguments: rows.filter { $0.here.hasPrefix("no counterpart") })
    func whatHasNoCounterpartIsServed(_ row: FeatureRow) {
        #expect(row.here.contains(":") && row.here.contains(";"))
    }

    /// A test of the same name or of a similar thing is no evidence.
    @Test(
        arguments: [
            FeatureRow("rounded corners", "`rounded`", shownBy: ["TextRendererTests.frame"]),
            FeatureRow("rounded corner", "`rounded`", shownBy: ["CardFeatureTests.draws"]),
            FeatureRow("border", "`rounded`", shownBy: ["CardFeatureTests.draws"]),
            FeatureRow("pages", "`pages`", shownBy: ["CardFeatureTests.pages"]),
            FeatureRow("pages", "pages", shownBy: []),
            FeatureRow("text", "text", shownBy: ["CardFeatureTests.source"]),
            FeatureRow("a list", "`CardList`", shownBy: ["CardStackTests"]),
        ])
    func whatIsNoEvidence(_ row: FeatureRow) {
        #expect(!row.problems(in: Self.suites).isEmpty)
    }
}

extension FeatureRow: CustomTestStringConvertible {
    var testDescription: String { feature }
}
