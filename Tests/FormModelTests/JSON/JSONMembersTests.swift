import TestSupport
import Testing

@testable import FormModel

/// Reading an object member by member has the same result as reading it as a whole.
@Suite struct JSONMembersTests {
    private struct Read: Equatable {
        var failure: JSONFailure?
        /// The ranges and kinds of keys and values.
        var places: [[Int]] = []
    }

    private static func places(_ node: JSONNode) -> [Int] {
        [Int(node.kind.rawValue), node.isEscaped ? 1 : 0, Int(node.start), Int(node.end)]
    }

    private func readMembers(
        _ text: [UInt8], _ limits: JSONLimits, _ tape: inout JSONTape
    ) -> Read? {
        guard var members = JSONMembers(text.span, limits: limits) else { return nil }
        var read = Read()
        var keys: [JSONNode] = []
        do throws(JSONFailure) {
            while let member = try members.next(text.span, tape: &tape) {
                keys.append(member.key)
                let isNested = member.value.kind == .array || member.value.kind == .object
                let nodes = isNested ? tape.nodes : [member.value]
                read.places += [JSONMembersTests.places(member.key)]
                read.places += nodes.map(JSONMembersTests.places)
            }
        } catch {
            return Read(failure: error)
        }
        var set = JSONKeySet()
        if let twice = set.duplicate(among: keys, text.span) {
            return Read(failure: .duplicate(keys[twice], in: text.span))
        }
        return read
    }

    private func readTape(
        _ text: [UInt8], _ limits: JSONLimits, _ tape: inout JSONTape
    ) -> (read: Read, isObject: Bool) {
        if let failure = tape.read(text.span, limits: limits) {
            return (Read(failure: failure), false)
        }
        let places = tape.nodes.dropFirst().map(JSONMembersTests.places)
        return (Read(places: places), tape.nodes[0].kind == .object)
    }

    static let sound: [String] = [
        #"{}"#, #" {"a":1} "#, #"{"a":"x","b":"é","c":true,"d":null,"e":-1.5e3,"f":false}"#,
        #"{"a":[1,{"b":[],"c":{}}],"b":{"a":{"a":[[]]}},"\u0062b":"\uD83D\uDE00\n"}"#,
        "\u{FEFF}{\r\n\t\"long key of many letters\" : \"long text of many letters, 0123456789\" , \"\" : [ ] }\n",
        #"{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6,"g":7,"h":8,"\u0061a":9,"bb":[10,11]}"#,
        #"{"twice":1,"x":{"y":1,"z":2},"\u0074wice":2}"#, #"{"a":1,"b":{"c":1,"c":2},"a":2}"#,
        #"{"a":1,"a":2,"b":}"#, #"{"n":123456789012345678901234567890123456789012e-400}"#,
    ]

    static let signs =
        Array(#"{}[]",:\u0eE+-.dD8tfn a"#.utf8) + [0x00, 0x0A, 0x1F, 0x80, 0xC3, 0xED, 0xF0, 0xFF]

    static func mutated(_ text: [UInt8], _ numbers: inout SeededNumbers) -> [UInt8] {
        var text = text
        for _ in 0..<numbers.below(4) where !text.isEmpty {
            let at = numbers.below(text.count)
            switch numbers.below(6) {
            case 0: text.remove(at: at)
            case 1: text.insert(signs[numbers.below(signs.count)], at: at)
            case 2: text[at] = signs[numbers.below(signs.count)]
            case 3: text.removeSubrange(at...)
            case 4: text.append(contentsOf: text[at...])
            default:
                // A copied piece, so that keys are repeated.
                let end = min(text.count, at + numbers.below(12))
                text.insert(contentsOf: Array(text[at..<end]), at: numbers.below(text.count))
            }
        }
        return text
    }

    @Test func membersAndTapeAgreeOnMutatedTexts() {
        var numbers = SeededNumbers(seed: 71)
        var inner = JSONTape()
        var tape = JSONTape()
        var reasons: Set<JSONFailure.Reason> = []
        var accepted = 0
        for round in Laws.rounds(2_000) {
            let start = Array(JSONMembersTests.sound[round % JSONMembersTests.sound.count].utf8)
            let text = JSONMembersTests.mutated(start, &numbers)
            let limits =
                round % 3 == 0
                ? JSONLimits(
                    bytes: 20 + numbers.below(80), depth: 1 + numbers.below(4), members: 10_000)
                : .submission
            let (whole, isObject) = readTape(text, limits, &tape)
            if let one = readMembers(text, limits, &inner) {
                #expect(one == whole, "\(String(decoding: text, as: UTF8.self))")
            } else {
                #expect(!isObject, "\(String(decoding: text, as: UTF8.self))")
            }
            if let failure = whole.failure { reasons.insert(failure.reason) } else { accepted += 1 }
        }
        #expect(accepted > Laws.cases(2_000) && accepted < 1_800 * Laws.factor)
        // All reasons except one, which the next test covers.
        #expect(reasons.count == JSONFailure.Reason.allCases.count - 1)
    }

    @Test func theyCountValuesAlike() {
        var inner = JSONTape()
        var tape = JSONTape()
        for text in JSONMembersTests.sound.map({ Array($0.utf8) }) {
            for most in 0...20 {
                let limits = JSONLimits(bytes: 1_000, depth: 9, members: most)
                // In a truncated text, a value may be missing exactly where one beyond the limit
                // would be.
                for end in 0...text.count {
                    let (whole, isObject) = readTape(Array(text[..<end]), limits, &tape)
                    let one = readMembers(Array(text[..<end]), limits, &inner)
                    #expect(one == whole || one == nil && !isObject)
                }
            }
        }
    }

    typealias Refusal = (text: String, reason: JSONFailure.Reason, offset: Int, most: Int)

    /// Of two mistakes, both ways of reading report the same.
    @Test(
        arguments: [
            (#"{"a":1,"a":2} x"#, .textAfterTheValue, 14, 9),
            (#"{"a":{"b":1,"b":2}} x"#, .duplicateKey, 12, 9),
            (#"{"a":1,"a":2,"b":"#, .expectedValue, 17, 9), (#"{"a":"#, .expectedValue, 5, 1),
            (#"{"a":}"#, .tooManyMembers, 5, 1), (#"{"a":1,"a":2}"#, .tooManyMembers, 11, 2),
        ] as [Refusal])
    func theyTellTheSameOfTwoReasons(_ row: Refusal) {
        var inner = JSONTape()
        var tape = JSONTape()
        let text = Array(row.text.utf8)
        let limits = JSONLimits(bytes: 99, depth: 9, members: row.most)
        let one = readMembers(text, limits, &inner)
        #expect(one?.failure?.reason == row.reason && one?.failure?.offset == row.offset)
        #expect(one == readTape(text, limits, &tape).read)
    }

    @Test func noValueIsAllowed() {
        var tape = JSONTape()
        let limits = JSONLimits(bytes: 99, depth: 9, members: 0)
        #expect(JSONMembers(Array("{}".utf8).span, limits: limits) == nil)
        let failure = tape.read(Array("{}".utf8).span, limits: limits)
        #expect(failure?.reason == .tooManyMembers && failure?.offset == 0)
    }

    /// Reads like a tape, using the expected keys.
    private func takeMembers(
        _ text: [UInt8], _ keys: [JSONKey], _ tape: inout JSONTape
    ) throws(JSONFailure) -> (values: [Int], taken: Int)? {
        guard var members = JSONMembers(text.span, limits: .submission) else { return nil }
        var read = (values: [Int](), taken: 0)
        while true {
            if keys.contains(where: { members.take($0, text.span) }) {
                read.taken += 1
            } else {
                guard try members.advance(text.span) else { break }
                _ = try members.readKey(text.span)
            }
            read.values.append(try members.readValue(text.span, tape: &tape).offset)
        }
        try members.end(text.span)
        return read
    }

    /// Expected keys change only the way to a value.
    @Test func takingKeysReadsTheSameValues() {
        let names = [
            "", "a", "abcde", "abcdef", "thirteenbytes", "fourteen_bytes",
            "long key of many letters",
        ]
        let keys = names.map(JSONKey.init)
        let texts =
            JSONMembersTests.sound
            + names.flatMap { name in
                [
                    "{\"\(name)\":1}", "{\"\(name)\":\"x\",\"\(name)\":[]}", "{\"\(name)\" :1}",
                    "{ \"\(name)\":1 , \"\(name)\": 2}", "{\"\(name)x\":1}", "{,\"\(name)\":1}",
                    "{\"\(name)\":1\"\(name)\":1}", "{\"\(name)\":1,}", "{\"\(name)\":",
                ]
            }
        var numbers = SeededNumbers(seed: 77)
        var inner = JSONTape()
        var taken = 0
        for round in Laws.rounds(1_500) {
            let start = Array(texts[round % texts.count].utf8)
            let text = round < texts.count ? start : JSONMembersTests.mutated(start, &numbers)
            var expected: [Int] = []
            var failure: JSONFailure?
            do throws(JSONFailure) {
                guard var members = JSONMembers(text.span, limits: .submission) else { continue }
                while let member = try members.next(text.span, tape: &inner) {
                    expected.append(member.value.offset)
                }
            } catch { failure = error }
            do throws(JSONFailure) {
                let read = try takeMembers(text, keys, &inner)
                #expect(failure == nil && read?.values == expected, "\(text)")
                taken += read?.taken ?? 0
            } catch {
                #expect(failure == error, "\(String(decoding: text, as: UTF8.self))")
            }
        }
        #expect(taken > 100)
    }
}
