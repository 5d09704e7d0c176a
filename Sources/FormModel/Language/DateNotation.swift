/// How days and times of day are written: Unicode CLDR 48, the short formats, with years of four digits.
package struct DateNotation: Sendable, Hashable {
    /// The order of a date whose year does not stand first; one whose year does is read in every locale.
    package enum Order: Sendable, Hashable {
        case dayFirst
        case monthFirst
        /// Nobody knows: what could be two days is refused.
        case unknown
    }

    package let order: Order
    /// What stands between the parts where a date is shown.
    let separator: String
    /// Whether the year is shown first.
    let showsYearFirst: Bool
    /// Whether times are shown as `2:30 PM`.
    let showsHalfDays: Bool

    private init(
        _ order: Order, _ separator: String, yearFirst: Bool = false, halfDays: Bool = false
    ) {
        self.order = order
        self.separator = separator
        showsYearFirst = yearFirst
        showsHalfDays = halfDays
    }

    /// `2026-01-31`: ISO 8601, which every reader can read.
    private static let international = DateNotation(.unknown, "-", yearFirst: true)

    /// Whether values are shown as ISO 8601 writes them.
    var isInternational: Bool { self == .international }

    init(of tag: LanguageTag) {
        let region = tag.region ?? ""
        switch (tag.language, region) {
        case ("en", "US"), ("en", "PR"), ("en", "GU"), ("en", "VI"), ("en", "AS"), ("en", "MP"),
            ("en", "PH"):
            self.init(.monthFirst, "/", halfDays: true)
        // English is written in both orders; Canada, South Africa and Sweden write the year first.
        case ("en", ""), ("en", "CA"), ("en", "ZA"), ("en", "SE"), ("en", "001"), ("fr", "CA"):
            self = .international
        case ("de", _), ("fr", "CH"): self.init(.dayFirst, ".")
        case ("en", _), ("es", _), ("fr", _), ("pt", _), ("ar", _): self.init(.dayFirst, "/")
        case ("ja", _): self.init(.unknown, "/", yearFirst: true)
        default: self = .international
        }
    }
}
