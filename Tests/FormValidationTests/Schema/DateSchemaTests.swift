import FormModel
import TestSupport
import Testing

@testable import FormValidation

@Suite struct DateSchemaTests {
    private func digits(_ number: Int, _ width: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
    }

    /// The pattern matches all dates, and no other text.
    @Test func days() throws {
        guard case .text(let source) = DateSchema.day["pattern"] else {
            return #expect(Bool(false))
        }
        // Year 0 is refused by a look-ahead, which patterns of forms do not have.
        let pattern = try Pattern(source.replacing("(?!0000)", with: ""))
        for year in [1, 4, 100, 400, 1600, 1896, 1900, 1904, 1999, 2000, 2023, 2024, 2100, 9999] {
            for month in 0...13 {
                for day in 0...32 {
                    let text = "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
                    #expect(pattern.matches(text) == (CalendarDate(text) != nil), "\(text)")
                }
            }
        }
        #expect(source.contains("(?!0000)"))
    }

    /// The pattern matches the texts that the engine reads, and no others.
    @Test(arguments: [
        "2026-01-31T14:30", "2026-01-31 14:30:05", "2026-01-31t14:30:05.25",
        "2026-01-31T14:30:05.1234567890", "2026-01-31T14:30:05.1234567891", "2026-01-31T24:00",
        "2026-01-31T23:59:60", "2026-01-31T14:30Z", "2026-02-29T14:30", "2024-02-29T00:00",
        "2026-01-31", "14:30", "2026-01-31T14:30:", "2026-01-31T14:30:05.", "2026-01-31  14:30",
        "2026-01-31T23:59:59.999999999000", "2026-01-31T14:60", "2026-01-31T1:30",
    ])
    func localDatesAndTimes(_ text: String) throws {
        guard case .text(let source) = DateSchema.localDateTime["pattern"] else {
            return #expect(Bool(false))
        }
        let pattern = try Pattern(source.replacing("(?!0000)", with: ""))
        #expect(pattern.matches(text) == (LocalDateTime(text) != nil))
        #expect(source.contains("(?!0000)"))
    }

    @Test func bounds() throws {
        var numbers = SeededNumbers(seed: 91)
        let days =
            (0..<60).compactMap { _ in
                CalendarDate(
                    year: 1 + numbers.below(9999), month: 1 + numbers.below(12),
                    day: 1 + numbers.below(31))
            }
            + ["0001-01-01", "9999-12-31", "1999-12-31", "2000-01-01"].compactMap {
                CalendarDate($0)
            }
        for bound in days {
            let from = try Pattern(DateSchema.pattern(from: bound) + ".*")
            let to = try Pattern(DateSchema.pattern(to: bound) + ".*")
            for day in days {
                #expect(from.matches(day.description) == (day >= bound))
                #expect(to.matches(day.description) == (day <= bound))
            }
            let read = DateSchema.bound(of: DateSchema.pattern(from: bound))
            #expect(read?.parameter == "min" && read?.day == bound.description)
        }
        #expect(DateSchema.bound(of: "^(?:2000-01-01)") == nil)
        #expect(DateSchema.bound(of: "é") == nil)
    }
}
