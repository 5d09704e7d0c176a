import FormModel

/// The names of months and days of the week in the language of a reader: Unicode CLDR 48, short days.
struct CalendarNames {
    private let months: [String]
    /// The days of the week, from Monday.
    let weekdays: [String]
    /// The title of a month, with `Y` for the year and `M` for the name.
    private let pattern: String

    init(_ locale: ReaderLocale) {
        months = locale.monthNames
        weekdays = locale.weekdayNames
        pattern = locale.monthTitle
    }

    /// The title of the month of a day, such as `December 2026`.
    func title(of day: CalendarDate) -> String {
        let parts: [Character: String] = ["Y": String(day.year), "M": months[day.month - 1]]
        return pattern.map { parts[$0] ?? String($0) }.joined()
    }
}

extension ReaderLocale {
    /// The first day of the week, 1 for Monday to 7 for Sunday: Unicode CLDR 48, `firstDay`.
    ///
    /// A language without a region has that of its largest country; English has none, and begins with Monday as ISO 8601
    /// does.
    var firstWeekday: Int {
        let likely = [
            "ar": "EG", "fa": "IR", "he": "IL", "hi": "IN", "id": "ID", "ja": "JP", "ko": "KR",
            "pt": "BR",
            "th": "TH",
        ]
        guard let region = language?.region ?? language.flatMap({ likely[$0.language] }) else {
            return 1
        }
        if ReaderLocale.fromSunday.contains(region) { return 7 }
        if ReaderLocale.fromSaturday.contains(region) { return 6 }
        return region == "MV" ? 5 : 1
    }

    private static let fromSunday: Set<String> = [
        "AG", "AS", "BD", "BR", "BS", "BT", "BW", "BZ", "CA", "CO", "DM", "DO", "ET", "GT", "GU",
        "HK", "HN",
        "ID", "IL", "IN", "JM", "JP", "KE", "KH", "KR", "LA", "MH", "MM", "MO", "MT", "MX", "MZ",
        "NI", "NP",
        "PA", "PE", "PH", "PK", "PR", "PT", "PY", "SA", "SG", "SV", "TH", "TT", "TW", "UM", "US",
        "VE", "VI",
        "WS", "YE", "ZA", "ZW",
    ]

    private static let fromSaturday: Set<String> = [
        "AF", "BH", "DJ", "DZ", "EG", "IQ", "IR", "JO", "KW", "LY", "OM", "QA", "SD", "SY",
    ]
}
