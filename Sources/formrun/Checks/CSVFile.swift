import FormCards
import FormModel

/// Reads the rows of a CSV file: RFC 4180, in UTF-8, with a header.
struct CSVFile {
    /// A mistake in a file, with its line and its column.
    struct Failure: Error {
        let line: Int
        /// The number of the column, from 1; `nil` if the whole line is meant.
        var column: Int?
        /// The name of the column in the header.
        var name: String?
        let text: String

        /// The column and the mistake.
        var description: String {
            guard let column else { return text }
            return "column " + (name.map { quoted($0) } ?? "\(column)") + ": \(text)"
        }
    }

    /// The largest number of columns: value, titles and description in addition to those of a list.
    static let maximumColumns = ChoiceList.maximumColumns + 16

    private let bytes: [UInt8]
    private var at = 0
    private var line = 1

    /// Begins to read a file.
    ///
    /// - Throws: A mistake, if the file is not UTF-8.
    init(_ bytes: [UInt8]) throws(Failure) {
        if let line = CSVFile.firstMalformedLine(of: bytes) {
            throw Failure(line: line, text: "this line is not UTF-8; save the file as UTF-8")
        }
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    }

    /// The next record with a text, and its line; `nil` at the end.
    mutating func next() throws(Failure) -> (line: Int, fields: [String])? {
        while at < bytes.count {
            let line = line
            let fields = try record()
            if fields.contains(where: { !$0.utf8.isEmpty }) { return (line, fields) }
        }
        return nil
    }

    /// The number of the first line that is not UTF-8.
    private static func firstMalformedLine(of bytes: [UInt8]) -> Int? {
        guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        let index = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
        return (index ?? 0) + 1
    }

    private mutating func record() throws(Failure) -> [String] {
        var fields: [String] = []
        while true {
            guard fields.count < CSVFile.maximumColumns else {
                throw Failure(
                    line: line,
                    text:
                        "a line has more than \(CSVFile.maximumColumns) fields; remove the others")
            }
            fields.append(try field(fields.count + 1))
            guard at < bytes.count else { return fields }
            let end = bytes[at]
            at += 1
            if end == UInt8(ascii: ",") { continue }
            if end == 0x0D, at < bytes.count, bytes[at] == 0x0A { at += 1 }
            line += 1
            return fields
        }
    }

    private mutating func field(_ column: Int) throws(Failure) -> String {
        guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else {
            return try unquotedField(column)
        }
        let first = line
        at += 1
        var text: [UInt8] = []
        while at < bytes.count {
            let byte = bytes[at]
            at += 1
            guard byte == UInt8(ascii: "\"") else {
                if byte == 0x0A { line += 1 }
                text.append(byte)
                continue
            }
            if at < bytes.count, bytes[at] == byte {
                text.append(byte)
                at += 1
                continue
            }
            guard at == bytes.count || isEnd(bytes[at]) else {
                throw Failure(
                    line: line, column: column,
                    text:
                        "a comma or a line end must follow a closing \"; write a \" inside a field twice"
                )
            }
            return String(decoding: text, as: UTF8.self)
        }
        throw Failure(
            line: first, column: column, text: "this field is not closed; end it with \"")
    }

    private mutating func unquotedField(_ column: Int) throws(Failure) -> String {
        let start = at
        while at < bytes.count, !isEnd(bytes[at]) {
            guard bytes[at] != UInt8(ascii: "\"") else {
                throw Failure(
                    line: line, column: column,
                    text:
                        "a field with a quotation mark must begin with one; write the one inside twice"
                )
            }
            at += 1
        }
        return String(decoding: bytes[start..<at], as: UTF8.self)
    }

    private func isEnd(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ",") || byte == 0x0A || byte == 0x0D
    }
}
