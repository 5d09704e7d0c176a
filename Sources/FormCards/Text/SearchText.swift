import FormModel

/// The text by which choices are searched: lower case, without accents, with single spaces.
///
/// Characters of other keyboards become those of a plain one, as in typed values: full-width letters, digits of other
/// scripts, dashes and spaces.
enum SearchText {
    /// The bytes of a text for the search.
    ///
    /// - Complexity: O(*n*).
    static func folded(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
            for scalar in FoldedText.characters(of: text).lowercased().unicodeScalars {
                append(scalar, to: &bytes)
            }
            if bytes.last == 0x20 { bytes.removeLast() }
            return bytes
        }
        for byte in text.utf8 {
            append(ascii: byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte, to: &bytes)
        }
        if bytes.last == 0x20 { bytes.removeLast() }
        return bytes
    }

    /// A byte; spaces in a row are one, and there is none at the beginning.
    private static func append(ascii byte: UInt8, to bytes: inout [UInt8]) {
        guard byte == 0x20 || (0x09...0x0D).contains(byte) else { return bytes.append(byte) }
        if let last = bytes.last, last != 0x20 { bytes.append(0x20) }
    }

    private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        if scalar.isASCII { return append(ascii: UInt8(scalar.value), to: &bytes) }
        switch scalar.value {
        // Accents that are encoded by themselves, vowel points of Hebrew and Arabic, and the stroke that lengthens a word.
        case 0x300...0x36F, 0x591...0x5C7, 0x64B...0x652, 0x640: return
        default: break
        }
        bytes += (bases[scalar] ?? String(scalar)).utf8
    }

    /// The letters without accents.
    private static let bases: [Unicode.Scalar: String] = {
        var bases: [Unicode.Scalar: String] = [
            "ß": "ss", "æ": "ae", "ǣ": "ae", "ǽ": "ae", "œ": "oe", "ø": "o", "ǿ": "o", "đ": "d",
            "ð": "d",
            "þ": "th", "ł": "l", "ı": "i", "ħ": "h", "ŧ": "t", "ς": "σ",
        ]
        for family in letters.split(separator: "\n") {
            guard let base = family.unicodeScalars.first else { continue }
            for letter in family.unicodeScalars.dropFirst(2) { bases[letter] = String(base) }
        }
        return bases
    }()

    /// Letters in lower case, each with those that Unicode 17 decomposes into it and accents.
    private static let letters = """
        a àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ
        b ḃḅḇ
        c çćĉċčḉ
        d ďḋḍḏḑḓ
        e èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ
        f ḟ
        g ĝğġģǧǵḡ
        h ĥȟḣḥḧḩḫẖ
        i ìíîïĩīĭįǐȉȋḭḯỉị
        j ĵǰ
        k ķǩḱḳḵ
        l ĺļľḷḹḻḽ
        m ḿṁṃ
        n ñńņňǹṅṇṉṋ
        o òóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ
        p ṕṗ
        r ŕŗřȑȓṙṛṝṟ
        s śŝşšșṡṣṥṧṩ
        t ţťțṫṭṯṱẗ
        u ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự
        v ṽṿ
        w ŵẁẃẅẇẉẘ
        x ẋẍ
        y ýÿŷȳẏẙỳỵỷỹ
        z źżžẑẓẕ
        α άἀἁἂἃἄἅἆἇὰάᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ
        ε έἐἑἒἓἔἕὲέ
        η ήἠἡἢἣἤἥἦἧὴήᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ
        ι ΐίϊἰἱἲἳἴἵἶἷὶίῐῑῒΐῖῗ
        ο όὀὁὂὃὄὅὸό
        ρ ῤῥ
        υ ΰϋύὐὑὒὓὔὕὖὗὺύῠῡῢΰῦῧ
        ω ώὠὡὢὣὤὥὦὧὼώᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ
        а ӑӓ
        г ѓ
        е ѐёӗ
        ж ӂӝ
        з ӟ
        и йѝӣӥ
        і ї
        к ќ
        о ӧ
        у ўӯӱӳ
        ч ӵ
        ы ӹ
        э ӭ
        ا آأإ
        و ؤ
        ي ئ
        """
}
