/// Recognizes letters that resemble a word of a European language.
///
/// Each pair of adjacent letters must occur in English, French, German, Portuguese or Spanish, most
/// of them often, and vowels must separate consonants. About one of forty random runs of twelve
/// lower-case letters is recognized, too.
struct WordShape {
    /// The number of letters so far.
    private(set) var count = 0
    /// The number of pairs that occur seldom.
    private var seldom = 0
    private var vowels = 0
    private var consonantsInTurn = 0
    private var last = 0

    /// Adds a lower-case letter; returns `false` if no word continues like that.
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

    /// Whether the letters form a word between separators; short words need more evidence, because
    /// chance produces more of them.
    var isWord: Bool {
        count >= 5 && hasVowels && seldom * (count < 9 ? 8 : 4) <= count
    }

    /// Whether the letters form a word inside a longer run of letters, where chance matches are
    /// most frequent.
    ///
    /// More than fourteen letters may be several words.
    var isWordAmongLetters: Bool { (9...14).contains(count) && hasVowels && seldom == 0 }

    /// Whether a word of these letters is recognizable with `replaced` letters written as digits or
    /// signs.
    func allows(replaced: Int) -> Bool {
        replaced == 0 || (count >= 8 && replaced * 4 <= count && seldom == 0)
    }

    private var hasVowels: Bool { vowels * 5 >= count }

    /// The approximate number of words that an attacker tries up to this length.
    ///
    /// Up to 14 letters, it is the number of dictionary words; longer texts are compounds of
    /// several words.
    static func guesses(_ length: Int) -> Double {
        var guesses = 6_000.0
        for count in stride(from: 6, through: length, by: 1) { guesses *= count <= 14 ? 1.5 : 6 }
        return guesses
    }

    /// The maximum length of a run of words; longer ones take more guesses than the highest score.
    static let longest = 19

    private static func isVowel(_ letter: Int) -> Bool {
        // a e i o u y
        UInt32(1) << UInt32(letter) & 0x0110_4111 != 0
    }

    /// Whether two letters spell one sound: `ch`, `ph`, `sh`, `th` or `gh`.
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

    /// For each letter: the letters that often follow it, and those that seldom do.
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
