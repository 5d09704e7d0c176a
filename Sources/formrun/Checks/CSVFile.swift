import FormModel

/// Reads the rows of a CSV file: RFC 4180, in UTF-8, with a header.
struct CSVFile {
    /// A mistake in a file, with its line.
    struct Failure: Error {
        let line: Int
        let text: String
    }

    /// The largest number of columns: value, titles and description in addition to those of a list.
    static let maximumColumns = ChoiceList.maximumColumns + 16

    private let bytes: [UInt8]
    private var at = 0
    private var line = 1

    /// The records, each with its line; a record without any text is left out.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - limit: The largest number of records; the rest is not read.
    /// - Returns: The records.
    /// - Throws: The first mistake.
    /// - Complexity: O(*n*) in the bytes.
    static func records(
        _ bytes: [UInt8], limit: Int
    ) throws(Failure) -> [(line: Int, fields: [String])] {
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw Failure(line: 1, text: "it is not UTF-8")
        }
        var file = CSVFile(bytes: bytes)
        var records: [(line: Int, fields: [String])] = []
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { file.at = 3 }
        while file.at < bytes.count, records.count < limit {
            let line = file.line
            let fields = try file.record()
            if fields.contains(where: { !$0.utf8.isEmpty }) { records.append((line, fields)) }
        }
        return records
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func record() throws(Failure) -> [String] {
        var fields: [String] = []
        while true {
            guard fields.count < CSVFile.maximumColumns else {
                throw Failure(
                    line: line, text: "a line has more than \(CSVFile.maximumColumns) fields")
            }
            fields.append(try field())
            guard at < bytes.count else { return fields }
            let end = bytes[at]
            at += 1
            if end == UInt8(ascii: ",") { continue }
            if end == 0x0D, at < bytes.count, bytes[at] == 0x0A { at += 1 }
            line += 1
            return fields
        }
    }

    private mutating func field() throws(Failure) -> String {
        guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else {
            let start = at
            while at < bytes.count, !isEnd(bytes[at]) {
                guard bytes[at] != UInt8(ascii: "\"") else {
                    throw Failure(
                        line: line, text: "a field with a quotation mark must begin with one")
                }
                at += 1
            }
            return String(decoding: bytes[start..<at], as: UTF8.self)
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
                throw Failure(line: line, text: "a comma or a line end must follow a closing \"")
            }
            return String(decoding: text, as: UTF8.self)
        }
        throw Failure(line: first, text: "this field is not closed; end it with \"")
    }

    private func isEnd(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ",") || byte == 0x0A || byte == 0x0D
    }
}

extension CSVFile {
    /// The column of a header.
    private enum Column {
        case value
        case title(LanguageTag?)
        case description
        case other(FieldName)
    }

    /// The choices of a file whose first line names its columns: `value`, `title` or `title:LANGUAGE`, `description`, and
    /// the columns of the choices.
    ///
    /// - Throws: The first mistake.
    static func choices(_ bytes: [UInt8]) throws(Failure) -> [Choice] {
        // One choice more than allowed is enough to refuse them.
        let records = try records(bytes, limit: Choice.maximumFetched + 2)
        guard let header = records.first else { throw Failure(line: 1, text: "it is empty") }
        let columns = try columns(of: header.fields, header.line)
        guard records.count > 1 else {
            throw Failure(line: header.line, text: "it has a header and no choices")
        }
        var choices: [Choice] = []
        for (line, fields) in records.dropFirst() {
            guard fields.count == columns.count else {
                throw Failure(
                    line: line,
                    text:
                        "this line has \(fields.count) fields, and the header has \(columns.count)")
            }
            choices.append(choice(of: fields.map { WhiteSpace.trim($0) }, columns))
        }
        return choices
    }

    private static func columns(
        of names: [String], _ line: Int
    ) throws(Failure) -> [Column] {
        var seen: Set<[UInt8]> = []
        var columns: [Column] = []
        for name in names.map({ WhiteSpace.trim($0) }) {
            guard seen.insert(Array(name.utf8)).inserted else {
                throw Failure(line: line, text: "the header has \"\(name)\" twice")
            }
            if name == "value" {
                columns.append(.value)
            } else if name == "title" {
                columns.append(.title(nil))
            } else if name == "description" {
                columns.append(.description)
            } else if case (let title, let language?)? = name.split(at: ":"), title == "title" {
                guard let tag = LanguageTag(language) else {
                    throw Failure(line: line, text: "\"\(language)\" is not a language")
                }
                columns.append(.title(tag))
            } else if let column = FieldName(name) {
                columns.append(.other(column))
            } else {
                throw Failure(
                    line: line,
                    text: "\"\(name)\" cannot name a column: use letters, digits and _")
            }
        }
        guard columns.contains(where: { if case .value = $0 { true } else { false } }) else {
            throw Failure(line: line, text: "the header has no column \"value\"")
        }
        return columns
    }

    private static func choice(of fields: [String], _ columns: [Column]) -> Choice {
        var value = ""
        var title: LocalizedText?
        var titles: [(language: LanguageTag, text: String)] = []
        var description: LocalizedText?
        var others: [FieldName: FieldValue] = [:]
        for (field, column) in zip(fields, columns) where !field.utf8.isEmpty {
            switch column {
            case .value: value = field
            case .title(nil): title = LocalizedText(field)
            case .title(let language?): titles.append((language, field))
            case .description: description = LocalizedText(field)
            case .other(let name): others[name] = .text(field)
            }
        }
        return Choice(
            value, title: title ?? (titles.isEmpty ? nil : LocalizedText(titles)),
            description: description, columns: others)
    }
}
