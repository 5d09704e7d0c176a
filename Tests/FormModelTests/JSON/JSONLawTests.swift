import FormModel
import TestSupport
import Testing

@Suite struct JSONLawTests {
    /// A tree of values to write and read.
    indirect enum Tree: Equatable {
        case null
        case boolean(Bool)
        case number(ExactDecimal)
        case text([UInt8])
        case list([Tree])
        case object([Member])

        struct Member: Equatable {
            let key: String
            let value: Tree
        }

        init(_ numbers: inout SeededNumbers, depth: Int) {
            switch numbers.below(depth == 0 ? 4 : 6) {
            case 0: self = .null
            case 1: self = .boolean(numbers.below(2) == 0)
            case 2:
                let digits = Int128(truncatingIfNeeded: Int64(bitPattern: numbers.next()))
                self = .number(ExactDecimal(digits, exponent: numbers.below(40) - 30))
            case 3: self = .text(Array(JSONLawTests.text(&numbers).utf8))
            case 4:
                self = .list((0..<numbers.below(5)).map { _ in Tree(&numbers, depth: depth - 1) })
            default:
                self = .object(
                    (0..<numbers.below(40)).map {
                        Member(
                            key: "\($0)." + JSONLawTests.text(&numbers),
                            value: Tree(&numbers, depth: depth - 1))
                    })
            }
        }

        init(_ value: JSONValue) {
            switch value.kind {
            case .null, .key: self = .null
            case .boolean: self = .boolean(value.boolean == true)
            case .number: self = .number(value.number ?? 0)
            case .string: self = .text(Array((value.string ?? "").utf8))
            case .array: self = .list((value.elements ?? []).map(Tree.init))
            case .object:
                self = .object(
                    (value.members ?? []).map { Member(key: $0.key, value: Tree($0.value)) })
            }
        }

        func write(to writer: inout JSONWriter) {
            switch self {
            case .null: writer.null()
            case .boolean(let flag): writer.boolean(flag)
            case .number(let number): writer.decimal(number)
            case .text(let bytes): writer.string(String(decoding: bytes, as: UTF8.self))
            case .list(let list):
                writer.beginArray()
                for element in list { element.write(to: &writer) }
                writer.endArray()
            case .object(let members):
                writer.beginObject()
                for member in members {
                    writer.key(member.key)
                    member.value.write(to: &writer)
                }
                writer.endObject()
            }
        }
    }

    static func text(_ numbers: inout SeededNumbers) -> String {
        let bounds = [0x20, 0x80, 0xA0, 0x800, 0x2100, 0x1_0000, 0x11_0000]
        var text = ""
        for _ in 0..<numbers.below(8) {
            let value = UInt32(numbers.below(bounds[numbers.below(bounds.count)]))
            if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
        }
        return text
    }

    @Test func whatIsWrittenIsReadBackEqual() throws {
        var numbers = SeededNumbers(seed: 20)
        for _ in Laws.rounds(400, share: 3) {
            let tree = Tree(&numbers, depth: 3)
            var writer = JSONWriter()
            tree.write(to: &writer)
            let value = try JSONValue(writer.bytes, limits: .formFile)
            let text = String(decoding: writer.bytes, as: UTF8.self)
            #expect(Tree(value) == tree, "\(text)")
        }
    }

    @Test func noMutationOfASoundTextTraps() {
        var numbers = SeededNumbers(seed: 21)
        let sound = Array(
            #" {"a":[1,-2.5e+3,"x\u0041\uD83D\uDE00é😀",{"b":null,"c":[true,false]}],"":{}} "#.utf8)
        let signs =
            Array(#"{}[]",:\u0eE+-.dD8tfn "#.utf8) + [0x00, 0x1F, 0x80, 0xC3, 0xED, 0xF0, 0xFF]
        var refused = 0
        let rounds = Laws.rounds(20_000, share: 3)
        for _ in rounds {
            var text = sound
            for _ in 0...numbers.below(3) {
                let at = numbers.below(text.count)
                switch numbers.below(4) {
                case 0: text.remove(at: at)
                case 1: text.insert(signs[numbers.below(signs.count)], at: at)
                case 2: text[at] = signs[numbers.below(signs.count)]
                default: text.removeSubrange(at...)
                }
                if text.isEmpty { text = [0x20] }
            }
            do throws(JSONFailure) {
                _ = Tree(try JSONValue(text, limits: .submission))
            } catch {
                refused += 1
                #expect((0...text.count).contains(error.offset))
            }
        }
        #expect(refused > rounds.count / 2 && refused < rounds.count)
    }

    @Test func everyCutOfASoundTextIsRefused() {
        let sound = Array(#"{"a":[1,"é\uD83D\uDE00",true,null],"b":{"c":-0.5e1}}"#.utf8)
        for count in 0..<sound.count {
            #expect(throws: JSONFailure.self) {
                try JSONValue(Array(sound.prefix(count)), limits: .submission)
            }
        }
    }
}
