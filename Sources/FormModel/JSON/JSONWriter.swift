/// Writes JSON as bytes, compact, members in the order in which they are given.
///
/// What a terminal could take for a command, or a reader could not see, is written as an escape:
/// C0, C1 and bidirectional controls and zero-width characters. The text means the same, and a report
/// is safe to look at.
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
        separate()
        bytes.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars { append(scalar) }
        bytes.append(UInt8(ascii: "\""))
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

    /// Ends a line, for NDJSON.
    package mutating func endLine() {
        bytes.append(0x0A)
        needsComma = false
    }

    /// Writes a value as its type says; nothing for an empty one.
    package mutating func value(_ value: FieldValue) {
        switch value {
        case .empty: null()
        case .text(let text), .choice(let text): string(text)
        case .integer(let number): integer(number)
        case .decimal(let number): decimal(number)
        case .boolean(let flag): boolean(flag)
        case .date(let date): string(date.description)
        case .time(let time): string(time.description)
        case .dateTime(let moment): string(moment.description)
        case .localDateTime(let local): string(local.description)
        case .duration(let duration): string(duration.description)
        case .choices(let list), .texts(let list):
            beginArray()
            for text in list { string(text) }
            endArray()
        case .rows(let rows):
            beginArray()
            for row in rows { object(row.values) }
            endArray()
        }
    }

    /// Writes values by name as an object.
    package mutating func object(_ values: [(name: FieldName, value: FieldValue)]) {
        beginObject()
        for (name, value) in values {
            key(name.text)
            self.value(value)
        }
        endObject()
    }

    /// Hands over what was written so far and begins anew, keeping the memory.
    package mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        needsComma = false
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

    private mutating func append(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": bytes.append(contentsOf: #"\""#.utf8)
        case "\\": bytes.append(contentsOf: #"\\"#.utf8)
        case "\n": bytes.append(contentsOf: #"\n"#.utf8)
        case "\r": bytes.append(contentsOf: #"\r"#.utf8)
        case "\t": bytes.append(contentsOf: #"\t"#.utf8)
        case _ where scalar.isHiddenControl:
            for unit in UTF16.encode(scalar) ?? .init() { appendEscape(unit) }
        default: bytes.append(contentsOf: UTF8.encode(scalar) ?? .init())
        }
    }

    private mutating func appendEscape(_ unit: UInt16) {
        let digits = String(unit, radix: 16)
        bytes.append(contentsOf: #"\u"#.utf8)
        bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
        bytes.append(contentsOf: digits.utf8)
    }
}
