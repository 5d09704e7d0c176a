import FormModel
import TestSupport
import Testing

@Suite struct JSONKeySetTests {
    static let roomy = JSONLimits(bytes: 1 << 20, depth: 64, members: 100_000)

    private func failure(_ text: String) -> JSONFailure? {
        var tape = JSONTape()
        return tape.read(Array(text.utf8).span, limits: JSONKeySetTests.roomy)
    }

    typealias Row = (text: String, key: String, offset: Int)

    @Test(
        arguments: [
            (#"{"a":1,"a":2}"#, "a", 7), (#"{"":1,"":2}"#, "", 6),
            (#"{"a":1,"\u0061":2}"#, "a", 7), (#"{"\u0061":1,"a":2}"#, "a", 12),
            (#"{"\u0061":1,"\u0061":2}"#, "a", 12), (#"{"/":1,"\/":2}"#, "/", 7),
            (#"{"😀":1,"\uD83D\uDE00":2}"#, "😀", 10), (#"{"a":1,"b":2,"b":3,"a":4}"#, "b", 13),
            (#"{"x":{"a":1,"a":2},"x":0}"#, "a", 12),
            (#"[{},{"k":[{"a":1,"b":2,"a":3}]}]"#, "a", 23),
            (#"{"longer key 1":1,"longer key 2":2,"longer key 1":3}"#, "longer key 1", 35),
        ] as [Row])
    func findsTheSecondOfTwo(_ row: Row) {
        let found = failure(row.text)
        #expect(found?.reason == .duplicateKey && found?.code == .duplicateKey, "\(row.text)")
        #expect(found?.key == row.key && found?.offset == row.offset, "\(row.text)")
        #expect(found?.parameters == ["key": .text(row.key)])
    }

    @Test(arguments: [
        #"{"a":{"a":{"a":1}}}"#, #"[{"a":1},{"a":1}]"#, #"{"a":1,"A":2}"#, #"{"a":1,"a ":2}"#,
        "{\"\u{E9}\":1,\"e\u{301}\":2}", #"{"a":1,"a\u0000":2}"#, #"{"ab":1,"ba":2}"#,
        #"{"same prefix 1":1,"same prefix 2":2}"#,
    ])
    func leavesDifferentKeysAlone(_ text: String) {
        #expect(failure(text) == nil)
    }

    /// Small and large objects use different searches, which must agree.
    @Test(arguments: [2, 23, 24, 25, 26, 400], [false, true])
    func findsOneAmongMany(_ count: Int, _ isEscaped: Bool) {
        var numbers = SeededNumbers(seed: UInt64(count))
        for _ in Laws.rounds(7) {
            var keys = (0..<count).map { "key number \($0)" }
            keys.shuffle(using: &numbers)
            #expect(failure(object(keys, escapedAt: isEscaped ? 0 : -1)) == nil)
            let first = numbers.below(count - 1)
            let second = first + 1 + numbers.below(count - first - 1)
            keys[second] = keys[first]
            let text = object(keys, escapedAt: isEscaped ? second : -1)
            let found = failure(text)
            #expect(found?.key == keys[first])
            #expect(found.map { offsets(in: text)[second] == $0.offset } == true)
        }
    }

    @Test(arguments: [10, 100])
    func namesTheFirstRepetitionInTheText(_ count: Int) {
        var keys = (0..<count).map { "k\(99 - $0)" }
        keys[count - 1] = keys[0]
        keys[count - 3] = keys[4]
        #expect(failure(object(keys))?.key == keys[4])
    }

    @Test func aLongKeyOfCombiningMarksCostsWhatItsBytesCost() {
        let marks = "e" + String(repeating: "\u{301}\u{323}", count: 50_000)
        #expect(failure(#"{"\#(marks)":1,"\#(marks)x":2}"#) == nil)
        #expect(failure(#"{"\#(marks)":1,"\#(marks)":2}"#)?.reason == .duplicateKey)
    }

    private func object(_ keys: [String], escapedAt place: Int = -1) -> String {
        let members = keys.enumerated().map { index, key in
            index == place ? #""\u006b\#(key.dropFirst())":0"# : #""\#(key)":0"#
        }
        return "{\(members.joined(separator: ","))}"
    }

    /// The offsets of the keys of an object whose members all hold `0`.
    private func offsets(in text: String) -> [Int] {
        var list = [1]
        let bytes = Array(text.utf8)
        for at in bytes.indices where bytes[at] == UInt8(ascii: ",") { list.append(at + 1) }
        return list
    }
}
