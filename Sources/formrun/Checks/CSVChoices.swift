import FormCards
import FormModel

/// The choices of a CSV file whose first line names its columns: `value`, `title` or `title:LANGUAGE`, `description`, and
/// the columns of the choices.
struct CSVChoices {
    /// The column of a header.
    private enum Column {
        case value
        case title(LanguageTag?)
        case description
        case other(FieldName)
    }

    /// The choices, in order.
    private(set) var choices: [Choice] = []
    /// The line of each choice.
    private(set) var lines: [Int] = []

    private let columns: [(name: String, column: Column)]
    /// The lines of the values.
    private var lineOfValue: [[UInt8]: Int] = [:]

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - declared: The columns that the form declares, which the file must have.
    ///   - mayBeEmpty: Whether a header without choices, or nothing at all, is no mistake.
    ///   - limit: The largest number of choices.
    /// - Throws: The first mistake.
    /// - Complexity: O(*n*) in the bytes.
    init(
        _ bytes: [UInt8], declared: [FieldName] = [], mayBeEmpty: Bool = false,
        limit: Int = Choice.maximumFetched
    ) throws(CSVFile.Failure) {
        var file = try CSVFile(bytes)
        guard let header = try file.next() else {
            columns = []
            if mayBeEmpty { return }
            throw CSVFile.Failure(
                line: 1, text: "the file is empty; begin it with the header \"value,title\"")
        }
        columns = try CSVChoices.columns(of: header.fields, header.line)
        for name in declared where !columns.contains(where: { $0.name.hasSameBytes(as: name.text) })
        {
            throw CSVFile.Failure(
                line: header.line,
                text:
                    "the header has no column \(quoted(name.text)), which the form declares; add it"
            )
        }
        while let record = try next(of: &file) {
            guard choices.count < limit else {
                throw CSVFile.Failure(
                    line: record.line,
                    text: "there are more than \(limit) choices; offer fewer")
            }
            try add(record.fields, record.line)
        }
        guard mayBeEmpty || !choices.isEmpty else {
            throw CSVFile.Failure(
                line: header.line,
                text: "the file has a header and no choices; add a line for each choice")
        }
    }

    /// The next record; a mistake in it names its column.
    private func next(
        of file: inout CSVFile
    ) throws(CSVFile.Failure) -> (line: Int, fields: [String])? {
        do throws(CSVFile.Failure) {
            return try file.next()
        } catch {
            var failure = error
            if let column = error.column, column <= columns.count {
                failure.name = columns[column - 1].name
            }
            throw failure
        }
    }

    // MARK: The header

    private static func columns(
        of names: [String], _ line: Int
    ) throws(CSVFile.Failure) -> [(name: String, column: Column)] {
        var columns: [(name: String, column: Column)] = []
        for (index, name) in names.enumerated() {
            let name = WhiteSpace.trim(name)
            func failure(_ text: String) -> CSVFile.Failure {
                CSVFile.Failure(line: line, column: index + 1, text: text)
            }
            guard !columns.contains(where: { $0.name.hasSameBytes(as: name) }) else {
                throw failure("the header has \(quoted(name)) twice; remove one of the columns")
            }
            if name == "value" {
                columns.append((name, .value))
            } else if name == "title" {
                columns.append((name, .title(nil)))
            } else if name == "description" {
                columns.append((name, .description))
            } else if case (let title, let language?)? = name.split(at: ":"), title == "title" {
                guard let tag = LanguageTag(language) else {
                    throw failure(
                        "\(quoted(language)) is not a language; write title:de, for example")
                }
                columns.append((name, .title(tag)))
            } else if let column = FieldName(simple: name) {
                columns.append((name, .other(column)))
            } else {
                throw failure("\(quoted(name)) cannot name a column; use letters, digits and _")
            }
        }
        guard columns.contains(where: { if case .value = $0.column { true } else { false } })
        else {
            throw CSVFile.Failure(
                line: line, text: "the header has no column \"value\"; add it")
        }
        return columns
    }

    // MARK: The choices

    /// The mistake in a field of a choice, and how to mend it.
    private static func complaint(about field: String, _ column: Column) -> String? {
        if case .value = column, field.utf8.isEmpty { return "the value is empty; write one" }
        if field.unicodeScalars.contains(where: Choice.refuses) {
            return "the text has a control character or a line end; remove it"
        }
        guard field.utf8.count > Choice.maximumBytes else { return nil }
        return "the text has more than \(Choice.maximumBytes) bytes; shorten it"
    }

    private mutating func add(_ fields: [String], _ line: Int) throws(CSVFile.Failure) {
        guard fields.count == columns.count else {
            let hint = "put a text with a comma into quotation marks, and write empty fields too"
            throw CSVFile.Failure(
                line: line,
                text:
                    "this line has \(fields.count) fields, and the header has \(columns.count); \(hint)"
            )
        }
        var value = ""
        var title: LocalizedText?
        var titles: [(language: LanguageTag, text: String)] = []
        var description: LocalizedText?
        var others: [FieldName: FieldValue] = [:]
        for (index, field) in fields.enumerated() {
            let (name, column) = columns[index]
            func failure(_ text: String) -> CSVFile.Failure {
                CSVFile.Failure(line: line, column: index + 1, name: name, text: text)
            }
            let field = WhiteSpace.trim(field)
            if let text = Self.complaint(about: field, column) { throw failure(text) }
            guard !field.utf8.isEmpty else { continue }
            switch column {
            case .value:
                value = field
                let first = lineOfValue.updateValue(line, forKey: Array(field.utf8))
                guard let first else { break }
                throw failure("the value is that of line \(first); write another, or remove a line")
            case .title(nil): title = LocalizedText(field)
            case .title(let language?): titles.append((language, field))
            case .description: description = LocalizedText(field)
            case .other(let name): others[name] = .text(field)
            }
        }
        choices.append(
            Choice(
                value, title: title ?? (titles.isEmpty ? nil : LocalizedText(titles)),
                description: description, columns: others))
        lines.append(line)
    }
}
