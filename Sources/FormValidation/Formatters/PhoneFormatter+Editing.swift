import FormModel

// The grouping of telephone numbers while they are typed.
extension PhoneFormatter {
    /// The maximum number of digits with a trunk prefix or an international prefix such as `011`.
    private static let maximumDialledDigits = maximumDigits + 3

    /// Groups a number while it is typed: `(212) 555-0123`, `+44 20 7946 0958`, and for the country of the formatter
    /// `020 7946 0958`.
    ///
    /// The digits of a number with an unknown grouping stay together.
    func edit(_ edit: TextEdit) -> EditedText {
        GroupedEdit(isSeparator: PhoneFormatter.isSeparator, layOut: layOut).apply(edit)
    }

    private static func isSeparator(_ character: Character) -> Bool {
        switch TypedCharacter(character) {
        case .space, .dash, .invisible: true
        case .ascii(let byte): [0x28, 0x29, 0x2E, 0x2F].contains(byte)
        default: false
        }
    }

    private func layOut(_ significant: [Character]) -> [Character]? {
        let isInternational = significant.first == "+"
        let digits = significant.dropFirst(isInternational ? 1 : 0)
        guard digits.count <= PhoneFormatter.maximumDialledDigits,
            digits.allSatisfy({ TypedCharacter($0).isDigit })
        else { return nil }
        if !isInternational, let plan { return PhoneFormatter.layOut(dialled: digits, plan) }
        if !isInternational || digits.first == "1" {
            return PhoneFormatter.layOutNorthAmerican(digits, isInternational: isInternational)
        }
        var run = DigitRun()
        for digit in digits {
            if case .digit(let value) = TypedCharacter(digit) { run.append(value) }
        }
        guard let length = CountryCallingCode.length(in: run) else { return significant }
        let (code, national) = (digits.prefix(length), digits.dropFirst(length))
        let groups = PhoneFormatter.grouped(national, callingCode: String(code))
        return ["+"] + code + (groups.isEmpty ? [] : [" "] + groups)
    }

    /// The digits as dialled in a country, the trunk prefix together with the first group.
    private static func layOut(
        dialled digits: ArraySlice<Character>, _ plan: PhonePlan
    ) -> [Character] {
        let code = String(plan.callingCode)
        let prefix = Array(plan.trunkPrefix)
        guard !prefix.isEmpty, digits.starts(with: prefix) else {
            return grouped(digits, callingCode: code)
        }
        return prefix + grouped(digits.dropFirst(prefix.count), callingCode: code)
    }

    /// The digits of a national number with spaces between its groups.
    private static func grouped(
        _ national: ArraySlice<Character>, callingCode: String
    ) -> [Character] {
        var ascii = ""
        for digit in national {
            if case .digit(let value) = TypedCharacter(digit) { ascii += String(value) }
        }
        var text: [Character] = []
        var rest = national
        for size in PhoneGroups.sizes(ofUnfinished: ascii, callingCode: callingCode)
        where !rest.isEmpty {
            if !text.isEmpty { text.append(" ") }
            text += rest.prefix(size)
            rest = rest.dropFirst(size)
        }
        return text + rest
    }

    private static func layOutNorthAmerican(
        _ digits: ArraySlice<Character>, isInternational: Bool
    ) -> [Character]? {
        var national = digits
        guard national.first != "0" else { return nil }
        var text: [Character] = isInternational ? ["+"] : []
        if national.first == "1" {
            text.append(national.removeFirst())
            if !national.isEmpty { text.append(" ") }
        }
        guard national.count <= 10 else { return nil }
        return national.isEmpty ? text : text + northAmerican(Array(national))
    }

    /// The digits of a national number as `(212) 555-0123`.
    static func northAmerican(_ national: [Character]) -> [Character] {
        var text: [Character] = ["("]
        text += national.prefix(3)
        if national.count > 3 { text += [")", " "] + national.dropFirst(3).prefix(3) }
        if national.count > 6 { text += ["-"] + national.dropFirst(6) }
        return text
    }
}
