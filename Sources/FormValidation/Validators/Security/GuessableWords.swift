/// The passwords and words that are guessed first, in about the order in which they are.
///
/// Short on purpose: it stands for the kind of word that people choose, and is no list of leaked
/// passwords. Words have at most twelve letters and digits.
enum GuessableWords {
    /// What is known of a text that is in the list.
    struct Entry {
        /// The place in the list, from 1.
        let rank: Int
        let isPassword: Bool
        let isReversed: Bool
    }

    /// The most characters of a word.
    static let longest = 12

    /// A key of letters and digits so far with one more, a small letter or a digit; `nil` for others.
    static func key(_ key: UInt64, with character: UInt32) -> UInt64? {
        switch character {
        case 0x61...0x7A: key &* 37 &+ UInt64(character - 0x60)
        case 0x30...0x39: key &* 37 &+ UInt64(character - 0x30 + 27)
        default: nil
        }
    }

    /// The entry of the word of that key, read forwards or backwards.
    static func entry(_ key: UInt64) -> Entry? {
        guard let packed = entries[key] else { return nil }
        return Entry(
            rank: Int(packed & 0x3FFF), isPassword: packed & 0x4000 != 0,
            isReversed: packed & 0x8000 != 0)
    }

    private static let entries: [UInt64: UInt16] = {
        var entries: [UInt64: UInt16] = [:]
        var rank: UInt16 = 0
        func add(_ word: some Sequence<UInt8>, _ packed: UInt16) {
            var whole: UInt64 = 0
            for byte in word { whole = key(whole, with: UInt32(byte)) ?? 0 }
            if entries[whole] == nil { entries[whole] = packed }
        }
        for (text, isPassword) in [(passwords, true), (words, false)] {
            for word in text.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
                rank += 1
                let packed = rank | (isPassword ? 0x4000 : 0)
                add(word, packed)
                add(word.reversed(), packed | 0x8000)
            }
        }
        return entries
    }()

    private static let passwords = """
        password 123456 12345678 qwerty 123456789 12345 1234 111111 1234567 dragon 123123
        baseball abc123 football monkey letmein shadow master 666666 qwertyuiop 123321 mustang
        1234567890 654321 superman 1qaz2wsx 7777777 121212 000000 qazwsx 123qwe killer trustno1
        zxcvbnm asdfgh hunter buster soccer batman tigger sunshine iloveyou starwars 112233
        computer pepper zxcvbn 555555 11111111 131313 freedom 777777 159753 princess cheese
        biteme access thunder matrix admin welcome login passw0rd hello secret
        changeme default root test guest qwerty123 1q2w3e4r 1q2w3e4r5t q1w2e3r4 asdf1234
        password1 pass passwd user master1 iloveu lovely whatever nothing internet pokemon
        charizard naruto minecraft ninja azerty azertyuiop qwertz qwertzuiop motdepasse passwort
        hallo schatz geheim bonjour jetaime soleil doudou contrasena tequiero senha brasil
        wachtwoord haslo parola salasana losenord mima password123 admin123 welcome1 letmein1
        p4ssword a1b2c3 abcd1234 aa123456 147258369 789456123 987654321 102030 696969 888888
        temp temporary server system demo sample private security database company office
        """

    private static let words = """
        love summer winter spring autumn january february march april june july august september
        october november december monday tuesday wednesday thursday friday saturday sunday
        michael jennifer jordan andrew charlie robert thomas daniel george michelle jessica
        maggie joshua amanda ashley nicole matthew taylor james john david william richard mary
        anna maria peter paul martin laura sarah emma olivia sophie julia alexander anthony
        patrick kevin brian chris steven justin brandon hannah samantha elizabeth victoria
        chelsea arsenal liverpool barcelona madrid juventus yankees dallas austin london paris
        berlin texas america canada england germany france spain mexico china japan india
        black white green yellow orange purple silver golden blue red brown pink
        tiger lion eagle wolf bear horse kitty puppy bunny turtle dolphin falcon panther rabbit
        snake spider butterfly monkeys cat dog bird fish chicken elephant
        apple banana cherry peach coffee cookie chocolate pizza sugar honey ginger cheesecake
        angel heaven devil jesus christ god faith hope peace grace blessed church
        baby mother father sister brother family friend friends forever girl boy lover sweet
        heart happy smile beautiful pretty lucky magic dream dreams star stars moon earth fire
        water ocean river mountain flower rose garden forest music guitar piano rock metal
        hockey tennis golf basketball soccer1 player winner champion ranger soldier knight
        wizard king queen prince castle dragons warrior samurai phoenix diamond crystal money
        power money1 hacker cyber google facebook apple1 windows linux samsung iphone android
        school college student teacher doctor driver house home work phone mobile number
        people world time good great super mega cool awesome best crazy sexy hot man woman
        correct horse battery staple the and you for this that with have open enter please
        """
}
