/// The source of `today` and `now` in conditions and validators.
///
/// The engine reads no clock of its own, so that tests and runs can be repeated. The clock is read
/// once for each submission, and each time that a data source validates a field.
///
/// ```swift
/// let validator = FormValidator(form, clock: FormClock { DateTime(unixSeconds: secondsNow()) })
/// let repeatable = FormValidator(form, clock: .fixed(noon))
/// ```
public struct FormClock: Sendable {
    private let reading: DateTime?
    private let read: (@Sendable () -> DateTime?)?

    /// Makes a clock that is read at each validation.
    ///
    /// - Parameter now: Returns the moment, or `nil` if it is unknown; the day at its offset is
    ///   `today`.
    public init(_ now: @escaping @Sendable () -> DateTime?) {
        reading = nil
        read = now
    }

    private init(reading: DateTime?) {
        self.reading = reading
        read = nil
    }

    /// A clock that always shows the same moment.
    public static func fixed(_ now: DateTime) -> FormClock { FormClock(reading: now) }

    /// No clock: validators that need the time report ``IssueCode/timeUnknown``, and expressions
    /// that need it have no result.
    public static let none = FormClock(reading: nil)

    /// The current moment; `nil` if it is unknown.
    public var now: DateTime? { read?() ?? reading }
}
