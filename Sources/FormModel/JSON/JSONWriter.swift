/// Writes compact JSON as bytes, with members in the given order.
///
/// Control characters, bidirectional controls and zero-width characters are written as escapes, so
/// that a report is safe to show in a terminal and its characters are visible.
package struct JSONWriter {
    package private(set) var bytes: [UInt8] = []
    private var needsComma = false

    package init() {}

    package mutating func beginObject() { begin(UInt8(ascii: "{")) }
    package mutating func endObject() { end(UInt8(ascii: "}")) }
    package mutating func beginArray() { begin(UInt8(ascii: "[")) }
    package mutating func endArray() { end(UInt8(ascii: "]")) }

    package mutating func key(_ key: String) {
        string(key)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    package mutating func string(_ text: String) {
        string(utf8: text.utf8.span)
    }

    /// Writes a string of well-formed UTF-8.
    package mutating func string(utf8 text: Span<UInt8>) {
        separate()
        bytes.append(jsonString: text)
        needsComma = true
    }

    package mutating func integer(_ number: Int) { literal(String(number)) }
    package mutating func boolean(_ flag: Bool) { literal(flag ? "true" : "false") }
    package mutating func null() { literal("null") }

    package mutating func decimal(_ number: ExactDecimal) {
        separate()
        number.append(to: &bytes)
        needsComma = true
    }

    /// Writes a binary number, and `null` for one that is infinite or no number.
    package mutating func number(_ number: Double) {
        guard number.isFinite else { return null() }
        // 2^53: from there on, a binary number has no digit for each integer.
        let isSmallInteger = number.rounded() == number && number.magnitude < 0x20_0000_0000_0000
        literal(isSmallInteger ? String(Int(number)) : number.description)
    }

    /// Ends a line of NDJSON.
    package mutating func endLine() {
        bytes.append(0x0A)
        needsComma = false
    }

    /// Writes a value by its type; an empty one is `null`.
    package mutating func value(_ value: FieldValue) {
        switch value.inJSON {
        case .null: null()
        case .text(let text): string(text)
        case .integer(let number): integer(number)
        case .decimal(let number): decimal(number)
        case .boolean(let flag): boolean(flag)
        case .file(let facts):
            beginObject()
            members(facts.members)
            endObject()
        case .list(let list):
            beginArray()
            for text in list { string(text) }
            endArray()
        case .rows: answer(AnswerTree(value))
        }
    }

    /// Writes the values of a record; those of a named section are an object.
    package mutating func object(_ values: [(name: FieldName, value: FieldValue)]) {
        beginObject()
        members(values)
        endObject()
    }

    /// Writes members of an object that has been begun; the values of a named section are an object.
    mutating func members(_ values: [(name: FieldName, value: FieldValue)]) {
        guard values.allSatisfy(\.name.isSimple) else {
            return members(AnswerTree.members(values))
        }
        for (name, value) in values {
            key(name.text)
            self.value(value)
        }
    }

    /// Writes members of an object that has been begun.
    mutating func members(_ members: [AnswerTree.Member]) {
        for member in members {
            key(member.key)
            answer(member.answer)
        }
    }

    /// Writes an answer.
    package mutating func answer(_ answer: AnswerTree) {
        switch answer {
        case .value(let value): self.value(value)
        case .object(let members):
            beginObject()
            self.members(members)
            endObject()
        case .list(let answers):
            beginArray()
            for answer in answers { self.answer(answer) }
            endArray()
        }
    }

    private mutating func literal(_ text: String) {
        separate()
        bytes.append(contentsOf: text.utf8)
        needsComma = true
    }

    private mutating func begin(_ bracket: UInt8) {
        separate()
        bytes.append(bracket)
        needsComma = false
    }

    private mutating func end(_ bracket: UInt8) {
        bytes.append(bracket)
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = false
    }
}
