// Reads and shows the values of fields with words of their own.
extension TypedReader {
    /// The truth value that a text means for a field: its titles come before the words of the language, except in a text
    /// that a program or a browser sends, where canonical text comes first.
    func boolean(_ typed: String, for field: FieldLayout) -> Bool? {
        guard let words = field.words else { return boolean(typed) }
        if prefersCanonical, let flag = TypedReader.boolean(typed.utf8.span) { return flag }
        let folded = TypedChoices.fold(typed)
        let flags = [true, false]
        let named =
            flags.first { flag in
                words.title(of: flag).map { TypedChoices.fold(text(of: $0)) == folded } ?? false
            }
            ?? flags.first { flag in
                words.title(of: flag).map { texts(of: $0) }?
                    .contains { TypedChoices.fold($0) == folded } ?? false
            }
        return named ?? boolean(typed)
    }

    /// The text that shows a truth value of a field, unless typing that means the other one.
    package func text(of flag: Bool, for field: FieldLayout) -> String {
        let word = flag ? locale.yes : locale.no
        guard let words = field.words else { return word }
        let shown = words.title(of: flag).map { text(of: $0) } ?? word
        return boolean(shown, for: field) == flag ? shown : String(flag)
    }

    /// The number that a text means for a field: one that it offers, the choice with that title, or another number; the
    /// units of the field may be around a number.
    func number(_ typed: String, for field: FieldLayout) -> ExactDecimal? {
        func read(_ text: String) -> ExactDecimal? {
            field.offersNumbers ? number(text, of: field.choices) : number(text)
        }
        return read(typed) ?? withoutUnit(typed, of: field).lazy.compactMap(number).first
    }

    /// Whether a text that is not read as a number of a field is one of too many digits.
    func hasTooManyDigits(_ typed: String, for field: FieldLayout) -> Bool {
        let typed = WhiteSpace.trim(typed)
        return ([typed] + withoutUnit(typed, of: field)).contains(where: hasTooManyDigits)
    }

    /// What stands between the units of a field, for each writing of a unit with which a text begins or ends.
    private func withoutUnit(_ typed: String, of field: FieldLayout) -> [String] {
        guard let words = field.words, words.unit != nil || words.unitBefore != nil else {
            return []
        }
        let folded = TypedChoices.fold(typed)
        func ends(_ text: [UInt8]) -> [[UInt8]] {
            (words.unit.map { texts(of: $0) } ?? []).map { TypedChoices.fold($0) }
                .filter { text.count > $0.count && text.suffix($0.count).elementsEqual($0) }
                .map { Array(text.dropLast($0.count)) }
        }
        let begun = (words.unitBefore.map { texts(of: $0) } ?? []).map { TypedChoices.fold($0) }
            .filter { folded.count > $0.count && folded.prefix($0.count).elementsEqual($0) }
            .map { Array(folded.dropFirst($0.count)) }
        return (begun + ends(folded) + begun.flatMap(ends)).map {
            WhiteSpace.trim(String(decoding: $0, as: UTF8.self))
        }
    }

    /// The text that shows a number of a field: the title of the choice, or the number between its units.
    func text(of number: ExactDecimal, for field: FieldLayout) -> String {
        if let title = title(of: number, for: field) { return title }
        let digits = locale.text(of: number)
        guard let words = field.words else { return digits }
        let shown = words.measured(digits) { text(of: $0) }
        // A value in a unit may be taken for digits of the number.
        guard field.hasWordsWithPlaces else { return shown }
        return self.number(shown, for: field) == number ? shown : digits
    }

    /// The number of a value as its field shows it, without the units of the field; `nil` for a value that has no units:
    /// a number with the title of a choice, or no number.
    package func digits(of value: FieldValue, for field: FieldLayout) -> String? {
        guard let number = value.decimal else { return nil }
        return title(of: number, for: field) == nil ? locale.text(of: number) : nil
    }

    /// The title of a number that a field offers; `nil` for another number.
    private func title(of number: ExactDecimal, for field: FieldLayout) -> String? {
        field.offersNumbers ? title(of: number, in: field.choices) : nil
    }
}
