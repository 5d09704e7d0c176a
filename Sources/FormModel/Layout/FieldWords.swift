/// The words that a field has for its values: titles of yes and no, and the units around a number.
struct FieldWords: Sendable {
    let trueTitle: LocalizedText?
    let falseTitle: LocalizedText?
    /// What stands behind a number.
    let unit: LocalizedText?
    /// What stands before a number.
    let unitBefore: LocalizedText?

    /// Makes words; `nil` if there are none, as for most fields.
    init?(
        _ trueTitle: LocalizedText?, _ falseTitle: LocalizedText?, unit: LocalizedText?,
        unitBefore: LocalizedText?
    ) {
        guard trueTitle != nil || falseTitle != nil || unit != nil || unitBefore != nil else {
            return nil
        }
        self.trueTitle = trueTitle
        self.falseTitle = falseTitle
        self.unit = unit
        self.unitBefore = unitBefore
    }

    /// The words that may have places.
    var textsWithPlaces: [LocalizedText] {
        [trueTitle, falseTitle, unitBefore, unit].compactMap(\.self)
            .filter { $0.contains(where: TextTemplate.hasBraces) }
    }

    /// The given title of a truth value.
    func title(of flag: Bool) -> LocalizedText? { flag ? trueTitle : falseTitle }

    /// A number between its units.
    ///
    /// - Parameters:
    ///   - digits: The number.
    ///   - text: The text of a unit.
    /// - Returns: The text.
    func measured(_ digits: String, _ text: (LocalizedText) -> String) -> String {
        [unitBefore.map(text), digits, unit.map(text)].compactMap(\.self).joined(separator: " ")
    }
}
