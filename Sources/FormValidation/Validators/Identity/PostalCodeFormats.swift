/// How postal codes are written, by country.
///
/// A format is a row of characters. `#` is any digit, `d` a digit but 0, `a` any letter, `n` a letter or a
/// digit; other small letters are the classes of single countries. Capitals and digits stand for themselves,
/// a space or a hyphen for the separator of the canonical form. A prefix in round brackets may be left out
/// and belongs to the code; one in square brackets may be written and does not. A country may have several
/// formats.
struct PostalCodeFormats: Sendable {
    private struct Format: Sendable {
        /// What is typed.
        var typed: [UInt8] = []
        /// The canonical form, and where its characters begin among those typed.
        var canonical: [UInt8] = []
        var shift = 0
    }

    private let formats: [Format]

    /// The formats of a country, or `nil` where none are known.
    init?(of country: String) {
        let lines = PostalCodeFormats.table.split(separator: "\n")
        guard let line = lines.first(where: { $0.utf8.prefix(2).elementsEqual(country.utf8) })
        else { return nil }
        formats = line.utf8.dropFirst(3).split(separator: UInt8(ascii: "|")).flatMap { text in
            PostalCodeFormats.formats(text)
        }
    }

    /// A format without its prefix, and with it.
    private static func formats(_ text: Substring.UTF8View) -> [Format] {
        let parts = text.split { [UInt8(ascii: ")"), UInt8(ascii: "]")].contains($0) }
        let code = Array(parts[parts.count - 1])
        guard parts.count > 1 else { return [Format(typed: code, canonical: code)] }
        let prefix = Array(parts[0].dropFirst())
        let letters = prefix.count { !isSeparator($0) }
        let isOfCode = text.first == UInt8(ascii: "(")
        let canonical = isOfCode ? prefix + code : code
        return [
            Format(typed: code, canonical: canonical, shift: isOfCode ? -letters : 0),
            Format(typed: prefix + code, canonical: canonical, shift: isOfCode ? 0 : letters),
        ]
    }

    /// The countries whose formats are known, by code.
    static var countries: [String] { table.split(separator: "\n").map { String($0.prefix(2)) } }

    /// Whether a code is written as the country writes it.
    func take(_ code: GroupedCode) -> Bool { format(of: code) != nil }

    /// Appends a code as the country writes it; nothing where it does not fit.
    func append(_ code: GroupedCode, to canonical: inout [UInt8]) {
        guard let format = format(of: code) else { return }
        var at = format.shift
        for place in format.canonical {
            if PostalCodeFormats.isSeparator(place) {
                canonical.append(place)
            } else {
                canonical.append(at < 0 ? place : code[at])
                at += 1
            }
        }
    }

    private func format(of code: GroupedCode) -> Format? {
        guard code.refusal == nil else { return nil }
        return formats.first { PostalCodeFormats.fits(code, $0.typed) }
    }

    private static func fits(_ code: GroupedCode, _ format: [UInt8]) -> Bool {
        var at = 0
        for place in format where !isSeparator(place) {
            guard at < code.count, takes(place, code[at]) else { return false }
            at += 1
        }
        return at == code.count
    }

    private static func isSeparator(_ place: UInt8) -> Bool {
        place == UInt8(ascii: " ") || place == UInt8(ascii: "-")
    }

    /// Whether a character, a letter in capitals, is of a class.
    private static func takes(_ class: UInt8, _ character: UInt8) -> Bool {
        switch `class` {
        case UInt8(ascii: "#"): return character.isASCIIDigit
        case UInt8(ascii: "d"): return character.isASCIIDigit && character != UInt8(ascii: "0")
        case UInt8(ascii: "a"): return character.isASCIILetter
        case UInt8(ascii: "n"): return true
        case UInt8(ascii: "u") where character.isASCIIDigit: return true
        case UInt8(ascii: "a")...UInt8(ascii: "z"):
            let letters = letters[Int(`class` - UInt8(ascii: "a"))]
            return character.isASCIILetter
                && letters >> UInt32(character - UInt8(ascii: "A")) & 1 == 1
        default: return character == `class`
        }
    }

    /// The letters of each class of a single country, as bits from `A`.
    private static let letters: [UInt32] = {
        let classes: [(class: UInt8, letters: String)] = [
            // Canada: the first letter, the others.
            (UInt8(ascii: "f"), "ABCEGHJKLMNPRSTVXY"), (UInt8(ascii: "l"), "ABCEGHJKLMNPRSTVWXYZ"),
            // United Kingdom: the places of the outward code, the inward code.
            (UInt8(ascii: "p"), "ABCDEFGHIJKLMNOPRSTUWYZ"),
            (UInt8(ascii: "q"), "ABCDEFGHKLMNOPQRSTUVWXY"), (UInt8(ascii: "t"), "ABCDEFGHJKPSTUW"),
            (UInt8(ascii: "w"), "ABEHMNPRVWXY"), (UInt8(ascii: "i"), "ABDEFGHJLNPQRSTUWXYZ"),
            // Ireland: the routing key, and with digits the unique identifier.
            (UInt8(ascii: "e"), "ACDEFHKNPRTVWXY"), (UInt8(ascii: "u"), "ACDEFHKNPRTVWXY"),
            // Netherlands: a first letter but S, the letters behind an S.
            (UInt8(ascii: "r"), "ABCDEFGHIJKLMNOPQRTUVWXYZ"),
            (UInt8(ascii: "s"), "BCEFGHIJKLMNOPQRTUVWXYZ"),
        ]
        var all = [UInt32](repeating: 0, count: 26)
        for (place, letters) in classes {
            for letter in letters.utf8 {
                all[Int(place - UInt8(ascii: "a"))] |= 1 << UInt32(letter - UInt8(ascii: "A"))
            }
        }
        return all
    }()
}
