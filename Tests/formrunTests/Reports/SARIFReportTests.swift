import FormModel
import Foundation
import Testing

@testable import formrun

@Suite struct SARIFReportTests {
    private typealias Object = [String: Any]

    private func run(_ report: String) throws -> Object {
        let log = try #require(
            try JSONSerialization.jsonObject(with: Data(report.utf8)) as? Object)
        #expect(log["version"] as? String == "2.1.0")
        #expect((log["$schema"] as? String)?.hasSuffix("sarif-schema-2.1.0.json") == true)
        let runs = try #require(log["runs"] as? [Object])
        #expect(runs.count == 1)
        return try #require(runs.first)
    }

    /// The properties that the schema requires, and those that code scanning reads.
    @Test func hasWhatIsRequired() throws {
        let report = try ReportSubjects.report(
            SARIFReport(),
            [
                ReportSubjects.subject([]),
                ReportSubjects.subject([
                    ReportSubjects.problem("A."),
                    ReportSubjects.problem("B.", line: 4, path: "", severity: .warning, code: "b"),
                ]), ReportSubjects.subject([], file: "x"),
                ReportSubjects.subject([ReportSubjects.problem("C.")], file: "/tmp/a b%ü.json"),
            ])
        let run = try run(report)
        #expect(run["columnKind"] as? String == "unicodeCodePoints")
        let driver = (run["tool"] as? Object)?["driver"] as? Object
        #expect(driver?["name"] as? String == "formrun")
        #expect((driver?["rules"] as? [Object])?.map { $0["id"] as? String } == ["b", "tooShort"])
        let results = try #require(run["results"] as? [Object])
        #expect(results.map { $0["ruleId"] as? String } == ["tooShort", "b", "tooShort"])
        #expect(results.map { $0["level"] as? String } == ["error", "warning", "error"])
        #expect(
            results.map { ($0["message"] as? Object)?["text"] as? String }
                == ["/name: A.", "B.", "/name: C."])
        let locations = results.compactMap { ($0["locations"] as? [Object])?.first }
        #expect(locations.count == 3)
        let places = locations.compactMap { $0["physicalLocation"] as? Object }
        #expect(
            places.map { ($0["artifactLocation"] as? Object)?["uri"] as? String }
                == ["data.json", "data.json", "file:///tmp/a%20b%25%C3%BC.json"])
        let regions = places.compactMap { $0["region"] as? Object }
        #expect(regions.map { $0["startLine"] as? Int } == [3, 4, 3])
        #expect(regions.map { $0["startColumn"] as? Int } == [15, 15, 15])
        let names = locations.map {
            ($0["logicalLocations"] as? [Object])?.first?["fullyQualifiedName"] as? String
        }
        #expect(names == ["/name", nil, "/name"])
    }

    @Test func aReportOfNothingIsWhole() throws {
        let run = try run(try ReportSubjects.report(SARIFReport(), [ReportSubjects.subject([])]))
        #expect((run["results"] as? [Object])?.isEmpty == true)
    }

    @Test func quotesWhateverThereIs() throws {
        let hostile = ReportSubjects.hostile
        let report = try ReportSubjects.report(
            SARIFReport(),
            [
                ReportSubjects.subject(
                    [ReportSubjects.problem(hostile, path: hostile, code: hostile)], file: hostile)
            ])
        let results = try #require(try run(report)["results"] as? [Object])
        #expect(
            (results.first?["message"] as? Object)?["text"] as? String == "\(hostile): \(hostile)")
        #expect(!report.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    }
}
