package import FormModel

// The formats in which the values of validators are typed: account numbers and card numbers in groups, and codes with their
// hyphens. These validators accept separators and remove or set them in the canonical text, so a field needs no formatter for
// it.
extension FieldLayout {
    /// The format in which the text of the field is typed.
    ///
    /// - Parameter locale: The notation of the reader.
    /// - Returns: The formatter of the field, or one for its only validator with a known format; `nil` if the text is
    ///   typed as it is.
    package func liveFormatter(in locale: ReaderLocale) -> (any InputFormatter)? {
        if let formatter { return formatter.localized(for: locale) ?? formatter }
        // A secret is not shown while it is typed, so its characters stay as they are.
        guard valueType == .text, !isSecure else { return nil }
        let formats = validators.compactMap(FieldLayout.liveFormat)
        return formats.count == 1 ? formats[0] : nil
    }

    /// A text of the field as it is shown: the numbers of accounts and cards in the groups in which they are typed.
    package func grouped(_ text: String) -> String {
        guard formatter == nil, valueType == .text, !isSecure else { return text }
        let formats = validators.compactMap { FieldLayout.liveFormat(of: $0) as? CodeFormat }
        return formats.count == 1 ? formats[0].format(text) : text
    }

    private static func liveFormat(
        of validator: any ValidatorDescription
    ) -> (any InputFormatter)? {
        guard validator.facts.canonicalizes else { return nil }
        return switch validator.name {
        case "iban": CodeFormat.iban
        case "creditCard": CodeFormat.card
        case "ssn": SSNFormatter()
        case "zipcode": ZipcodeFormatter()
        case "ein": CodeFormat.digits([2, 7])
        case "itin": CodeFormat.digits([3, 2, 4])
        case "phone": PhoneFormatter(country: (validator as? any PhoneCountry)?.country)
        default: nil
        }
    }
}

/// A code that is typed in groups; its validator reads it.
enum CodeFormat: InputFormatter {
    /// An account number in groups of four.
    case iban
    /// A card number in the groups that are printed on the card.
    case card
    /// Digits in groups with hyphens between them.
    case digits([Int])

    var name: String { "code" }
    var valueTypes: [ValueType] { [.text] }

    /// What the validator of the field reads: the text without separators, in capitals.
    func parse(_ typed: Span<UInt8>, into canonical: inout [UInt8]) -> FormatProblem? {
        let text = String(decoding: typed.indices.map { typed[$0] }, as: UTF8.self)
        canonical += text.filter { !SeparatedDigits.isSeparator($0) }.uppercased().utf8
        return nil
    }

    func format(_ canonical: String) -> String {
        let significant = canonical.filter { !SeparatedDigits.isSeparator($0) }
        return layOut(Array(significant)).map { String($0) } ?? canonical
    }

    func edit(_ edit: TextEdit) -> EditedText {
        GroupedEdit(isSeparator: SeparatedDigits.isSeparator, layOut: layOut).apply(edit)
    }

    private func layOut(_ significant: [Character]) -> [Character]? {
        switch self {
        case .iban:
            guard significant.count <= 34 else { return nil }
            var code: [Character] = []
            for (index, character) in significant.enumerated() {
                switch TypedCharacter(character) {
                case .ascii(let byte) where byte.isASCIILetter:
                    // The check digits follow the country.
                    guard index != 2, index != 3 else { return nil }
                    code.append(Character(Unicode.Scalar(byte & 0xDF)))
                case .digit where index >= 2: code.append(character)
                default: return nil
                }
            }
            return CodeFormat.grouped(code, Array(repeating: 4, count: 8))
        case .card:
            guard significant.count <= 19,
                significant.allSatisfy({ TypedCharacter($0).isDigit })
            else { return nil }
            let isAmex = significant.starts(with: "34") || significant.starts(with: "37")
            let sizes = isAmex && significant.count <= 15 ? [4, 6] : [4, 4, 4, 4]
            return CodeFormat.grouped(significant, sizes)
        case .digits(let sizes): return SeparatedDigits.layOut(significant, groups: sizes)
        }
    }

    /// The characters with a space behind each group that others follow.
    private static func grouped(_ characters: [Character], _ sizes: [Int]) -> [Character] {
        var text: [Character] = []
        var rest = characters[...]
        for size in sizes where rest.count > size {
            text += rest.prefix(size) + [" "]
            rest = rest.dropFirst(size)
        }
        return text + rest
    }
}
