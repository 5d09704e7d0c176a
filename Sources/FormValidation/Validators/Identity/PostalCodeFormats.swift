/// How postal codes are written, by country: the Universal Postal Union's addressing systems and the
/// Unicode CLDR's postal code data, of 2026.
///
/// A format is a row of classes: `9` any digit, `1` a digit but 0, `A` any letter, `N` a letter or a
/// digit; the classes of single countries stand at `letters`. A small letter and any other digit
/// stand for themselves. A space or a hyphen may be left out. A country may have several formats.
enum PostalCodeFormats {
    /// The formats of a country, or `nil` where none are known.
    static func formats(of country: String) -> [[UInt8]]? {
        let lines = table.split(separator: "\n")
        guard let line = lines.first(where: { $0.utf8.prefix(2).elementsEqual(country.utf8) })
        else { return nil }
        return line.utf8.dropFirst(3).split(separator: UInt8(ascii: "|")).map(Array.init)
    }

    /// The countries whose formats are known, by code.
    static var countries: [String] { table.split(separator: "\n").map { String($0.prefix(2)) } }

    /// Whether a character, a letter in capitals, is of a class.
    static func takes(_ class: UInt8, _ character: UInt8) -> Bool {
        let isDigit = character &- UInt8(ascii: "0") < 10
        let isLetter = character &- UInt8(ascii: "A") < 26
        switch `class` {
        case UInt8(ascii: "9"): return isDigit
        case UInt8(ascii: "1"): return isDigit && character != UInt8(ascii: "0")
        case UInt8(ascii: "A"): return isLetter
        case UInt8(ascii: "N"): return isLetter || isDigit
        case UInt8(ascii: "a")...UInt8(ascii: "z"): return character == `class` & 0xDF
        default:
            let place = Int(`class`) - Int(UInt8(ascii: "A"))
            guard letters.indices.contains(place), letters[place] != 0 else {
                return character == `class`
            }
            if isDigit { return `class` == UInt8(ascii: "U") }
            return isLetter && letters[place] >> UInt32(character - UInt8(ascii: "A")) & 1 == 1
        }
    }

    /// The letters of each class of a single country, as bits from `A`.
    private static let letters: [UInt32] = {
        let classes: [(class: UInt8, letters: String)] = [
            // Canada: the first letter, the others.
            (UInt8(ascii: "F"), "ABCEGHJKLMNPRSTVXY"), (UInt8(ascii: "L"), "ABCEGHJKLMNPRSTVWXYZ"),
            // United Kingdom: the places of the outward code, the inward code.
            (UInt8(ascii: "P"), "ABCDEFGHIJKLMNOPRSTUWYZ"),
            (UInt8(ascii: "Q"), "ABCDEFGHKLMNOPQRSTUVWXY"), (UInt8(ascii: "T"), "ABCDEFGHJKPSTUW"),
            (UInt8(ascii: "W"), "ABEHMNPRVWXY"), (UInt8(ascii: "I"), "ABDEFGHJLNPQRSTUWXYZ"),
            // Ireland: the routing key, and with digits the unique identifier.
            (UInt8(ascii: "E"), "ACDEFHKNPRTVWXY"), (UInt8(ascii: "U"), "ACDEFHKNPRTVWXY"),
            // Netherlands: a first letter but S, the letters behind an S.
            (UInt8(ascii: "R"), "ABCDEFGHIJKLMNOPQRTUVWXYZ"),
            (UInt8(ascii: "S"), "BCEFGHIJKLMNOPQRTUVWXYZ"),
        ]
        var all = [UInt32](repeating: 0, count: 26)
        for (place, letters) in classes {
            for letter in letters.utf8 {
                all[Int(place - UInt8(ascii: "A"))] |= 1 << UInt32(letter - UInt8(ascii: "A"))
            }
        }
        return all
    }()

    private static let table = """
        AD ad999
        AL 9999
        AM 9999
        AR 9999|A9999AAA
        AT 1999
        AU 9999
        AZ az 9999|9999
        BA 99999
        BD 9999
        BE 1999
        BG 9999
        BN AA9999
        BR 99999-999
        BY 999999
        CA F9L 9L9
        CH 1999
        CL 999-9999
        CN 999999
        CO 999999
        CR 99999|9999
        CY 9999
        CZ 999 99
        DE 99999
        DK 9999
        DO 99999
        DZ 99999
        EC 999999
        EE 99999
        EG 99999
        ES 99999
        FI 99999
        FO 999
        FR 99999
        GB P9 9II|P99 9II|PQ9 9II|PQ99 9II|P9T 9II|PQ9W 9II|gir 0aa|bfpo 9|bfpo 99|bfpo 999|bfpo 9999
        GE 9999
        GG gy9 9II|gy99 9II
        GR 999 99
        GT 99999
        HR 99999
        HT 9999
        HU 9999
        ID 99999
        IE E99 UUUU|d6w UUUU
        IL 9999999|99999
        IM im9 9II|im99 9II
        IN 199 999
        IQ 99999
        IR 99999-99999
        IS 999
        IT 99999
        JE je9 9II|je99 9II
        JO 99999
        JP 999-9999
        KE 99999
        KG 999999
        KH 99999|999999
        KR 99999
        KW 99999
        KZ 999999
        LA 99999
        LB 9999|9999 9999
        LI 9999
        LK 99999
        LT lt-99999|99999
        LU l-9999|9999
        LV lv-9999|9999
        MA 99999
        MC 99999
        MD md-9999|9999
        ME 99999
        MG 999
        MK 9999
        MM 99999
        MN 99999
        MT AAA 9999|AAA 99
        MX 99999
        MY 99999
        MZ 9999
        NG 999999
        NI 99999
        NL 1999 RA|1999 sS
        NO 9999
        NP 99999
        NZ 9999
        OM 999
        PE 99999
        PG 999
        PH 9999
        PK 99999
        PL 99-999
        PR 99999|99999-9999
        PT 9999-999
        PY 9999
        RO 999999
        RS 99999|999999
        RU 999999
        SA 99999|99999-9999
        SE 999 99
        SG 999999
        SI 9999
        SK 999 99
        SM 99999
        SN 99999
        SZ A999
        TH 99999
        TJ 999999
        TM 999999
        TN 9999
        TR 99999
        TW 999|99999|999999
        UA 99999
        US 99999|99999-9999
        UY 99999
        UZ 999999
        VA 99999
        VE 9999
        VN 99999|999999
        XK 99999
        ZA 9999
        ZM 99999
        """
}
