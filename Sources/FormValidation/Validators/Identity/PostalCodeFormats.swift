/// The notations of postal codes, by country.
///
/// Each character of a format stands for one of the code: `#` for a digit, `d` for a digit except
/// 0, `a` for a letter, `n` for a letter or digit, other lower-case letters for the character
/// classes of single countries, upper-case letters and digits for themselves, a space or hyphen for
/// the separator of the canonical form. A prefix in parentheses is optional and part of the
/// canonical form; one in square brackets is optional and removed. A country may have several
/// formats.
struct PostalCodeFormats: Sendable {
    private struct Format: Sendable {
        /// The characters of a typed code.
        var typed: [UInt8] = []
        /// The canonical form, and the index of its first character among the typed ones.
        var canonical: [UInt8] = []
        var shift = 0
    }

    private let formats: [Format]

    /// The formats of a country, or `nil` for an unknown country.
    init?(of country: String) {
        let lines = PostalCodeFormats.table.split(separator: "\n")
        guard let line = lines.first(where: { $0.utf8.prefix(2).elementsEqual(country.utf8) })
        else { return nil }
        formats = line.utf8.dropFirst(3).split(separator: UInt8(ascii: "|")).flatMap { text in
            PostalCodeFormats.formats(text)
        }
    }

    /// The format without its prefix and, if it has one, the format with it.
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

    /// The codes of all known countries.
    static var countries: [String] { table.split(separator: "\n").map { String($0.prefix(2)) } }

    /// Whether a code matches a format of the country.
    func take(_ code: GroupedCode) -> Bool { format(of: code) != nil }

    /// Appends a code in the notation of the country, or nothing if the code matches no format.
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

    /// Whether a character (upper case for letters) belongs to a class.
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

    /// The letters of each class of a single country, as bits; bit 0 is `A`.
    private static let letters: [UInt32] = {
        let classes: [(class: UInt8, letters: String)] = [
            // Canada: the first letter; the other letters.
            (UInt8(ascii: "f"), "ABCEGHJKLMNPRSTVXY"), (UInt8(ascii: "l"), "ABCEGHJKLMNPRSTVWXYZ"),
            // United Kingdom: four positions of the outward code; the inward code.
            (UInt8(ascii: "p"), "ABCDEFGHIJKLMNOPRSTUWYZ"),
            (UInt8(ascii: "q"), "ABCDEFGHKLMNOPQRSTUVWXY"), (UInt8(ascii: "t"), "ABCDEFGHJKPSTUW"),
            (UInt8(ascii: "w"), "ABEHMNPRVWXY"), (UInt8(ascii: "i"), "ABDEFGHJLNPQRSTUWXYZ"),
            // Ireland: the routing key; the unique identifier, where digits are allowed, too.
            (UInt8(ascii: "e"), "ACDEFHKNPRTVWXY"), (UInt8(ascii: "u"), "ACDEFHKNPRTVWXY"),
            // Netherlands: a first letter except S; the second letter after S.
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
