import FormModel
import TestSupport
import Testing

@Suite struct JSONLimitsFormTests {
    private func input(_ index: Int) throws -> FormItem {
        .input(try #require(FieldName("f\(index)")), title: "F")
    }

    /// A small form has the default limits; a large one accepts a complete submission.
    @Test(
        arguments: [(10, 10_000), (10_000, 10_001)]
            + (Laws.areMany ? [(9_999, 10_000), (20_000, 20_001)] : []))
    func fields(_ count: Int, _ values: Int) throws {
        let form = try Form(id: "f", title: "F", items: (0..<count).map(input))
        let limits = JSONLimits.submission(of: form)
        #expect(limits.members == values)
        #expect(limits.bytes == max(JSONLimits.submission.bytes, (1 + count) * 256))
        #expect(limits.depth == JSONLimits.submission.depth)
    }

    @Test func rows() throws {
        let group = FormItem.group(
            "g", title: "G", max: 5_000, items: try (0..<3).map(input))
        let form = try Form(id: "f", title: "F", items: [group])
        #expect(JSONLimits.submission(of: form).members == 1 + 1 + 5_000 * 4)
        // The cells of all rows have a separate limit.
        let limited = try Form(
            id: "f", title: "F", limits: FieldLimits(groupCells: 9_000), items: [group])
        #expect(JSONLimits.submission(of: limited).members == 1 + 1 + 3_000 * 4)
    }

    /// The amount of input that is read is limited for every form.
    @Test func theMost() throws {
        let group = FormItem.group(
            "g", title: "G", max: .max,
            items: [.group("h", title: "H", max: .max, items: [try input(0)])])
        let form = try Form(
            id: "f", title: "F",
            limits: FieldLimits(listElements: .max, groupCells: .max), items: [group])
        #expect(JSONLimits.submission(of: form).members == JSONLimits.formFile.members)
        #expect(JSONLimits.submission(of: form).bytes == JSONLimits.formFile.members * 256)
    }
}
