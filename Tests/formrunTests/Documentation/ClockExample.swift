import FormModel
import FormValidation
import Foundation
import Testing

/// The example of `Documentation/Server.md` for the clock, compiled and run; `ReadmeTests` compares the two.
@Suite struct ClockExample {
    @Test func tellsTheDay() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("day", title: "Day", value: .date, validators: [.range(from: "today")])
            ])
        // README: begin
        let clock = FormClock { DateTime(unixSeconds: Int64(Date().timeIntervalSince1970)) }
        let validator = FormValidator(form, clock: clock)
        // README: end
        let report = validator.validate(.json(Array(#"{"day":"2000-01-01"}"#.utf8)))
        #expect(!report.isValid && !report.issues.contains { $0.code == .timeUnknown })
    }
}
