/// Whether letters read like a word of a European language that the lists do not have.
///
/// A word is told by its pairs of neighbouring letters: each pair must occur in English, French, German,
/// Portuguese or Spanish, and most of them often; vowels and consonants must take turns. About one in forty
/// random runs of twelve small letters passes as well.
struct WordShape {
    /// The letters so far.
    private(set) var count = 0
    /// Pairs that occur, but not often.
    private var seldom = 0
    private var vowels = 0
    private var consonantsInTurn = 0
    private var last = 0

    /// Takes a small letter; `false` where no word goes on like that.
    mutating func take(_ letter: UInt32) -> Bool {
        let letter = Int(letter) - 0x61
        guard (0..<26).contains(letter) else { return false }
        if count > 0 {
            let bit: UInt32 = 1 << UInt32(letter)
            guard (WordShape.pairs[last].often | WordShape.pairs[last].seldom) & bit != 0 else {
                return false
            }
            if WordShape.pairs[last].seldom & bit != 0 { seldom += 1 }
        }
        if WordShape.isVowel(letter) {
            vowels += 1
            consonantsInTurn = 0
        } else if count == 0 || !WordShape.isOneSound(last, letter) {
            consonantsInTurn += 1
        }
        last = letter
        count += 1
        return consonantsInTurn <= 4
    }

    /// Whether the letters can be a word that stands alone; of a short one more is asked, since chance finds
    /// more.
    var isWord: Bool {
        count >= 5 && hasVowels && seldom * (count < 9 ? 8 : 4) <= count
    }

    /// Whether the letters are a word although others stand right beside them, where chance finds most.
    ///
    /// What goes on behind fourteen letters may be another word.
    var isWordAmongLetters: Bool { (9...14).contains(count) && hasVowels && seldom == 0 }

    /// Whether a word of these letters would be known with so many digits and signs in the place of letters.
    func allows(replaced: Int) -> Bool {
        replaced == 0 || (count >= 8 && replaced * 4 <= count && seldom == 0)
    }

    private var hasVowels: Bool { vowels * 5 >= count }

    /// About how many words an attacker tries before those of that length are done.
    ///
    /// As many as a dictionary has, up to 14 letters; what is longer is put together from several words.
    static func guesses(_ length: Int) -> Double {
        var guesses = 6_000.0
        for count in stride(from: 6, through: length, by: 1) { guesses *= count <= 14 ? 1.5 : 6 }
        return guesses
    }

    /// The most letters that are taken for one run of words; whatever longer ones are, they are not weak.
    static let longest = 24

    private static func isVowel(_ letter: Int) -> Bool {
        // a e i o u y
        UInt32(1) << UInt32(letter) & 0x0110_4111 != 0
    }

    /// `ch`, `ph`, `sh`, `th` and `gh` are spelt with two letters.
    private static func isOneSound(_ first: Int, _ second: Int) -> Bool {
        second == 7 && [2, 6, 15, 18, 19].contains(first)
    }

    private static let pairs: [(often: UInt32, seldom: UInt32)] = {
        func bits(_ letters: Substring) -> UInt32 {
            letters.utf8.reduce(0) { $0 | 1 << UInt32($1 - 0x61) }
        }
        return table.split(separator: "\n").map { row in
            let lists = row.dropFirst(2).split(separator: " ")
            return (bits(lists[0]), lists.count > 1 ? bits(lists[1]) : 0)
        }
    }()

    /// For each letter, those that often stand behind it, and those that seldom do.
    private static let table = """
        a bcdefgiklmnprstuvyz ahjoqwx
        b abeilorsuy cdhjmntvw
        c acehikloruty nqsz
        d adeiorsuy bfghjlmntvwz
        e abcdefgilmnoprstuvxyz hjkqw
        f aefiloruty ghns
        g aeghilnoru bdmstwy
        h aeilortuy bdfhkmnsw
        i abcdefgklmnoprstvz hijqux
        j aeou i
        k aeiklnorstu bfghmpwy
        l abdefgiklmopstuvy chnrwz
        m abeimnopsuy fghklrtw
        n acdefgiknostuvyz bhjlmpqrwx
        o abcdefgiklmnoprstuvwyz hjqx
        p aefhiloprstuy bgkmn
        q u
        r abcdefgiklmnoprstuvyz hjqwx
        s acehiklmnopqstuyw bdfgrvz
        t aehilorstuyz bcdfgjkmnpvw
        u abcdefgilmnprstz hjkoquvxy
        v aeio lrsuy
        w aehio bdklmnprstuy
        x aceipt hoquy
        y aelmnoprst bcdfgikuvwxz
        z aeiouz bglmnqtwy
        """
}
