public import FormModel

/// A month as a table of weeks.
public struct CalendarMonth: Sendable, Hashable {
    /// A day of the month.
    public struct Day: Sendable, Hashable {
        /// The day.
        public let date: CalendarDate
        /// Whether the keys act on it.
        public let isHighlighted: Bool
        /// Whether it is today.
        public let isToday: Bool
        /// Whether the bounds allow it.
        public let isEnabled: Bool
    }

    /// The month and the year, in the language of the reader.
    public let title: String
    /// The short names of the days of the week, from the first one of the locale.
    public let weekdays: [String]
    /// The weeks, each of seven days; `nil` for a day of another month.
    public let weeks: [[Day?]]
}
