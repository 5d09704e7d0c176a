/// Tells the time: what `today` and `now` stand for while something is judged.
///
/// The engine reads no clock of its own: who judges says what time it is, so that tests and runs can be
/// repeated. It is asked once for each submission, and when a data source judges a field.
///
/// ```swift
/// let validator = FormValidator(form, clock: FormClock { DateTime(unixSeconds: secondsNow()) })
/// let repeatable = FormValidator(form, clock: .fixed(noon))
/// ```
public struct FormClock: Sendable {
    private let reading: DateTime?
    private let read: (@Sendable () -> DateTime?)?

    /// Makes a clock that is read when something is judged.
    ///
    /// - Parameter now: Tells the moment; the day at its offset is today.
    public init(_ now: @escaping @Sendable () -> DateTime?) {
        reading = nil
        read = now
    }

    private init(reading: DateTime?) {
        self.reading = reading
        read = nil
    }

    /// A clock that stands still.
    public static func fixed(_ now: DateTime) -> FormClock { FormClock(reading: now) }

    /// No clock: what depends on the time cannot be judged, and says so with an issue.
    public static let none = FormClock(reading: nil)

    /// The moment, where it is known.
    public var now: DateTime? { read?() ?? reading }
}
