import FormModel

/// The grouping of an amount of money while it is typed.
struct AmountEdit {
    let currency: Currency
    let maximumDigits: Int
    var notation = NumberNotation.plain

    /// The edit operation that maintains group separators.
    var grouped: GroupedEdit {
        guard separator != nil else {
            return GroupedEdit(isSeparator: { _ in false }, layOut: { _ in nil })
        }
        return GroupedEdit(isSeparator: isSeparator, layOut: layOut, mayMove: mayMove)
    }

    /// The separator that the edit inserts; `nil` for a space, which may also separate the
    /// currency.
    private var separator: UInt8? { notation.group == UInt8(ascii: " ") ? nil : notation.group }

    private func isSeparator(_ character: Character) -> Bool {
        separator.map { TypedCharacter(character) == .ascii($0) } ?? false
    }

    private func isPoint(_ character: Character) -> Bool {
        TypedCharacter(character) == .ascii(notation.decimal)
    }

    /// The digits with a separator before every three from the right.
    private func grouped(_ digits: some Collection<Character>) -> [Character] {
        var text: [Character] = []
        var rest = digits.count
        for digit in digits {
            if rest % 3 == 0, !text.isEmpty, let separator {
                text.append(Character(Unicode.Scalar(separator)))
            }
            text.append(digit)
            rest -= 1
        }
        return text
    }

    /// Whether group separators that a person typed may be moved.
    ///
    /// A typed comma may be meant as a decimal comma, or stand for a missing digit; moving it would
    /// silently change the amount. Commas are therefore moved only by a deletion, and only if they
    /// cannot be decimal ones: there are two of them, a point follows, or more digits follow than
    /// the currency has minor digits.
    private func mayMove(_ text: [Character], _ change: TextEdit.Change) -> Bool {
        if case .insert = change { return false }
        guard let first = text.firstIndex(where: isSeparator) else { return true }
        let behind = text[(first + 1)...]
        return behind.contains { isSeparator($0) || isPoint($0) }
            || behind.count { TypedCharacter($0).isDigit } > 3
    }

    private func layOut(_ significant: [Character]) -> [Character]? {
        let start =
            significant.firstIndex { TypedCharacter($0).isDigit || isPoint($0) }
            ?? significant.endIndex
        let end =
            significant[start...].firstIndex {
                !TypedCharacter($0).isDigit && !isPoint($0)
            } ?? significant.endIndex
        guard
            let hasMark = takesPrefix(significant[..<start], isUnfinished: start == end),
            takesSuffix(significant[end...], hasMark: hasMark)
        else { return nil }
        let number = significant[start..<end]
        let point = number.firstIndex(where: isPoint) ?? end
        let whole = number[..<point]
        let fraction = number[point...].dropFirst()
        guard !fraction.contains(where: isPoint),
            point == end || currency.minorDigits > 0, fraction.count <= currency.minorDigits,
            whole.drop(while: { $0 == "0" }).count + currency.minorDigits <= maximumDigits
        else { return nil }
        return significant[..<start] + grouped(whole) + significant[point...]
    }

    /// Whether a symbol or code precedes the digits; `nil` if the characters may not precede them.
    private func takesPrefix(_ text: ArraySlice<Character>, isUnfinished: Bool) -> Bool? {
        let rest = AmountEdit.withoutSpaces(text)
        let mark = rest.filter { !AmountEdit.isSign($0) }
        guard rest.count - mark.count <= 1 else { return nil }
        if mark.isEmpty { return false }
        return isMark(mark, isUnfinished: isUnfinished) ? true : nil
    }

    private func takesSuffix(_ text: ArraySlice<Character>, hasMark: Bool) -> Bool {
        let mark = AmountEdit.withoutSpaces(text)
        return mark.isEmpty || (!hasMark && isMark(mark, isUnfinished: true))
    }

    /// Whether the characters are the symbol or code of the currency or, if `isUnfinished`, the
    /// beginning of one.
    private func isMark(_ characters: [Character], isUnfinished: Bool) -> Bool {
        let typed = String(characters)
        func fits(_ mark: String, _ typed: String) -> Bool {
            isUnfinished
                ? mark.utf8.starts(with: typed.utf8) : mark.utf8.elementsEqual(typed.utf8)
        }
        if typed.utf8.allSatisfy({ $0 < 0x80 }), fits(currency.code, typed.uppercased()) {
            return true
        }
        return [currency.symbol, currency.bareSymbol.map { String($0) }]
            .contains { $0.map { fits($0, typed) } ?? false }
    }

    private static func withoutSpaces(_ text: ArraySlice<Character>) -> [Character] {
        text.filter { TypedCharacter($0) != .space }
    }

    private static func isSign(_ character: Character) -> Bool {
        let typed = TypedCharacter(character)
        return typed == .dash || typed == .ascii(UInt8(ascii: "+"))
    }
}
