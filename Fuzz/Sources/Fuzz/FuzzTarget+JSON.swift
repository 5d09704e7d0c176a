import FormCards
@testable import FormModel

// Readers of JSON that need no form.
extension FuzzTarget {
    /// JSON that is written again reads the same.
    static func json(_ input: Span<UInt8>) {
        // The tape reads the memory of the fuzzer itself, and must agree with the values.
        var tape = JSONTape()
        let failure = tape.read(input, limits: .submission)
        guard let value = try? JSONValue(bytes(input), limits: .submission) else {
            return expect(failure != nil, "the tape and the values refuse the same texts")
        }
        expect(failure == nil, "the tape and the values accept the same texts")
        let copy = SchemaValue(copying: value, keepsNumerals: true)
        let again = try? JSONValue(copy.json, limits: .formFile)
        expect(
            again.map { SchemaValue(copying: $0, keepsNumerals: true) } == copy,
            "written JSON reads the same")
    }

    /// A theme that is written reads the same.
    static func theme(_ input: Span<UInt8>) {
        guard let theme = try? Theme(json: bytes(input)) else { return }
        expect((try? Theme(json: theme.json)) == theme, "a written theme reads the same")
    }

    /// A draft that is restored and saved is the same draft.
    static func draft(_ input: Span<UInt8>) {
        guard let draft = try? FormDraft(json: bytes(input)) else { return }
        expect(
            (try? FormDraft(json: draft.json))?.json == draft.json, "a written draft reads the same"
        )
        let source = Everything.makeSource()
        draft.restore(into: source)
        let saved = FormDraft(of: source)
        guard let read = try? FormDraft(json: saved.json) else {
            return expect(false, "a saved draft can be read")
        }
        let restored = Everything.makeSource()
        read.restore(into: restored)
        expect(FormDraft(of: restored).json == saved.json, "a restored draft is saved as it was")
    }
}
