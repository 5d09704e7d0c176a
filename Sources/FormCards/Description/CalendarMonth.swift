import FormModel

/// A month as a table of weeks.
struct CalendarMonth: Sendable, Hashable {
    /// A day of the month.
    struct Day: Sendable, Hashable {
        /// The day.
        let date: CalendarDate
        /// Whether the keys act on it.
        let isHighlighted: Bool
        /// Whether it is today.
        let isToday: Bool
        /// Whether the bounds allow it.
        let isEnabled: Bool
    }

    /// The month and the year, in the language of the reader.
    let title: String
    /// The short names of the days of the week, from the first one of the locale.
    let weekdays: [String]
    /// The weeks, each of seven days; `nil` for a day of another month.
    let weeks: [[Day?]]
}
