/// The notation of dates and times of a locale: the short formats of Unicode CLDR 48, with years of
/// four digits.
struct DateNotation: Sendable, Hashable {
    /// The order of a date that does not begin with the year; one that does is read in every
    /// locale.
    enum Order: Sendable, Hashable {
        case dayFirst
        case monthFirst
        /// The order is unknown, so a date that could be two days is refused.
        case unknown
    }

    let order: Order
    let separator: String
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

    /// `2026-01-31`: ISO 8601, which is understood everywhere.
    private static let international = DateNotation(.unknown, "-", yearFirst: true)

    /// Whether dates are shown in the notation of ISO 8601.
    var isInternational: Bool { self == .international }

    init(of tag: LanguageTag) {
        let region = tag.region ?? ""
        switch (tag.language, region) {
        case ("en", "US"), ("en", "PR"), ("en", "GU"), ("en", "VI"), ("en", "AS"), ("en", "MP"),
            ("en", "PH"):
            self.init(.monthFirst, "/", halfDays: true)
        // English dates have no common order. Those of Canada, South Africa and Sweden begin with
        // the year.
        case ("en", ""), ("en", "CA"), ("en", "ZA"), ("en", "SE"), ("en", "001"), ("fr", "CA"):
            self = .international
        case ("de", _), ("fr", "CH"): self.init(.dayFirst, ".")
        case ("en", _), ("es", _), ("fr", _), ("pt", _), ("ar", _): self.init(.dayFirst, "/")
        case ("ja", _): self.init(.unknown, "/", yearFirst: true)
        default: self = .international
        }
    }
}
