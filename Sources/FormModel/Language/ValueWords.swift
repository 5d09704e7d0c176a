/// The words of a language that occur in values; the first of a list is shown.
///
/// Words are read regardless of case, and English words are read in every language.
struct ValueWords: Sendable {
    let yes: [String]
    let no: [String]
    let yesterday: [String]
    let today: [String]
    let tomorrow: [String]
    /// The words for all choices.
    let all: [String]
    /// The conjunctions between the parts of a duration.
    let and: [String]
    /// The words for the hours before noon and from noon on; of two with a common beginning the
    /// longer comes first.
    let morning: [String]
    let afternoon: [String]
    /// The words that may follow an hour, as in `14h30`, or a time, as in `14:30 Uhr`; of two with
    /// a common beginning the longer comes first.
    let hourMarks: [String]
    let noon: [String]
    let midnight: [String]
    /// The names of the months, with spaces between them.
    let months: String
    /// The short names of the days of the week from Monday, with spaces between them.
    let weekdays: String
    /// The title of a month of a year, with `Y` for the year and `M` for the name.
    let monthTitle: String
    /// The units of the parts of a duration, from years to seconds.
    let units: [Unit]
    /// The separator of the parts of a shown duration.
    var joint = " "

    /// The words for one unit of durations.
    struct Unit: Sendable {
        /// The shown words by plural form; ``PluralRule/Category/other`` replaces missing forms.
        let shown: [PluralRule.Category: String]
        /// Other words that are read.
        let short: [String]

        init(_ other: String, one: String, _ short: [String]) {
            shown = [.other: other, .one: one]
            self.short = short
        }

        init(_ shown: [PluralRule.Category: String], _ short: [String] = []) {
            self.shown = shown
            self.short = short
        }
    }
}
