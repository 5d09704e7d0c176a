/// A day of the week; the raw value is its number in ISO 8601.
public enum Weekday: Int, Sendable, Hashable, CaseIterable {
    /// Day 1.
    case monday = 1
    /// Day 2.
    case tuesday
    /// Day 3.
    case wednesday
    /// Day 4.
    case thursday
    /// Day 5.
    case friday
    /// Day 6.
    case saturday
    /// Day 7.
    case sunday
}
