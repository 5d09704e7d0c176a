/// The words that a field has for its values: titles of yes and no, and the unit of a number.
struct FieldWords: Sendable {
    let trueTitle: LocalizedText?
    let falseTitle: LocalizedText?
    let unit: LocalizedText?

    /// Makes words; `nil` if there are none, as for most fields.
    init?(_ trueTitle: LocalizedText?, _ falseTitle: LocalizedText?, unit: LocalizedText?) {
        guard trueTitle != nil || falseTitle != nil || unit != nil else { return nil }
        self.trueTitle = trueTitle
        self.falseTitle = falseTitle
        self.unit = unit
    }

    /// The words that may have places.
    var textsWithPlaces: [LocalizedText] {
        [trueTitle, falseTitle, unit].compactMap(\.self)
            .filter { $0.contains(where: TextTemplate.hasBraces) }
    }

    /// The given title of a truth value.
    func title(of flag: Bool) -> LocalizedText? { flag ? trueTitle : falseTitle }
}
