import FormModel
import FormValidation
import TestSupport
import Testing

@testable import formrun

/// A form of several blocks, some of whose items have conditions that read the blocks before them.
struct LanguageForm {
    let tree: SchemaValue
    let form: Form
    let blocks: [LanguageBlock]
    /// The choices that the form fetches.
    private let choices: [String: [Choice]]
    /// The values of the fields that the program sets.
    let given: [FieldName: FieldValue]

    var text: String { String(decoding: tree.json, as: UTF8.self) }

    init(_ blocks: [LanguageBlock], _ numbers: inout SeededNumbers) throws {
        self.blocks = blocks
        var members: [SchemaValue.Member] = [
            .init("formrun", 1), .init("id", "generated"), .init("title", "Generated"),
        ]
        var items: [SchemaValue] = []
        var conditions: [String] = []
        for block in blocks {
            for member in block.form { LanguageForm.merge(member, into: &members) }
            items += block.items.map { item in
                guard let condition = conditions.randomElement(using: &numbers),
                    Int.random(in: 0..<4, using: &numbers) == 0
                else { return item }
                return LanguageForm.conditional(item, condition, &numbers)
            }
            conditions += block.conditions
        }
        // A form of one page, or of two with the items of the blocks on either.
        let cut = Int.random(in: 0..<(2 * items.count), using: &numbers)
        if cut == 0 || cut >= items.count {
            members.append(.init("items", .list(items)))
        } else {
            members.append(
                .init(
                    "pages",
                    [
                        ["title": "First", "items": .list(Array(items[..<cut]))],
                        ["help": "*Second*", "items": .list(Array(items[cut...]))],
                    ]))
        }
        members.append(.init("rules", .list(blocks.flatMap(\.rules))))
        tree = .object(members)
        choices = try blocks.reduce(into: [:]) { choices, block in
            for (name, file) in block.choices {
                choices[name] = try CSVChoices(Array(file.utf8)).choices
            }
        }
        given = try blocks.flatMap(\.given).reduce(into: [:]) { given, member in
            let name = try #require(FieldName(member.key))
            if let text = member.value.string {
                given[name] = .text(text)
            } else {
                given[name] = .integer(try #require(member.value.whole))
            }
        }
        form = try TestForms.form(String(decoding: tree.json, as: UTF8.self)).withChoices(choices)
    }

    // MARK: Use

    /// Another notation of the form, with the same choices.
    func read(_ text: String) throws -> Form { try TestForms.form(text).withChoices(choices) }

    /// A validator of the form, or of another notation of it.
    func validator(of other: Form? = nil) -> FormValidator {
        FormValidator(other ?? form, given: given)
    }

    func makeDataSource() -> FormDataSource { FormDataSource(form: form, given: given) }

    /// A console with the files of the form, and the options that name them.
    func console() -> (console: RecordingConsole, options: [String]) {
        let console = TestForms.console(text)
        var options: [String] = []
        for (name, file) in blocks.flatMap(\.choices) {
            console.files["\(name).csv"] = Array(file.utf8)
            options += ["--choices", "\(name)=\(name).csv"]
        }
        let given = blocks.flatMap(\.given)
        if !given.isEmpty {
            console.files["given.json"] = SchemaValue.object(given).json
            options += ["--given", "given.json"]
        }
        return (console, options)
    }

    /// Adds a key of the form; the members of two objects, such as lists, are joined.
    private static func merge(
        _ member: SchemaValue.Member, into members: inout [SchemaValue.Member]
    ) {
        guard let index = members.firstIndex(where: { $0.key == member.key }) else {
            return members.append(member)
        }
        members[index] = .init(
            member.key, .object(members[index].value.members + member.value.members))
    }

    private static func conditional(
        _ item: SchemaValue, _ condition: String, _ numbers: inout SeededNumbers
    ) -> SchemaValue {
        guard item["visibleWhen"] == nil else { return item }
        var keys = ["visibleWhen"]
        // A computed field and one that the program sets are never enabled or required by a condition, and a fragment has
        // neither.
        if item["type"]?.string == "input", item["computed"] == nil, item["setBy"] == nil {
            keys += ["enabledWhen", "requiredWhen"]
        }
        let key = keys.randomElement(using: &numbers) ?? "visibleWhen"
        return .object(item.members + [.init(key, .text(condition))])
    }

    /// The form with the keys of all its objects in another order.
    func shuffled(_ numbers: inout SeededNumbers) throws -> Form {
        try read(String(decoding: tree.shuffled(&numbers).json, as: UTF8.self))
    }

    /// Answers to the fields: in half of the cases good ones to all fields.
    func answers(_ numbers: inout SeededNumbers) -> LanguageAnswers {
        let isCareful = Int.random(in: 0..<4, using: &numbers) > 0
        var answers = LanguageAnswers()
        for block in blocks {
            answers.tree += answers.members(block.answers, at: FieldPath(), isCareful, &numbers)
        }
        return answers
    }
}

/// A submission, with the same answers as texts that a person types.
struct LanguageAnswers {
    fileprivate(set) var tree: [SchemaValue.Member] = []
    /// The typed text of each answer, or the file that a text would be the path of, by path.
    private(set) var typed: [(path: FieldPath, value: FieldValue)] = []
    /// The fields that a person can fill in only after the rows of all groups.
    private(set) var late: Set<FieldPath> = []
    /// The number of rows of each group, by path.
    private(set) var rows: [(path: FieldPath, count: Int)] = []

    var json: [UInt8] { SchemaValue.object(tree).json }

    func shuffled(_ numbers: inout SeededNumbers) -> [UInt8] {
        SchemaValue.object(tree).shuffled(&numbers).json
    }

    fileprivate mutating func members(
        _ members: [LanguageBlock.Answers.Member], at path: FieldPath, _ isCareful: Bool,
        _ numbers: inout SeededNumbers
    ) -> [SchemaValue.Member] {
        var made: [SchemaValue.Member] = []
        for member in members {
            let place = path.appending(.key(member.key))
            switch member.answers {
            case .object(let inner):
                let value = self.members(inner, at: place, isCareful, &numbers)
                if !value.isEmpty { made.append(.init(member.key, .object(value))) }
            case .rows(let counts, let inner):
                let count = Int.random(in: counts, using: &numbers)
                rows.append((place, count))
                let list = (0..<count).map { row in
                    SchemaValue.object(
                        self.members(inner, at: place.appending(.index(row)), isCareful, &numbers))
                }
                made.append(.init(member.key, .list(list)))
            case .value(let values):
                let isLeftOut = !isCareful && Int.random(in: 0..<5, using: &numbers) == 0
                if isLeftOut, !values.isAlwaysGiven { continue }
                let isBad = !isCareful && Int.random(in: 0..<6, using: &numbers) == 0
                let list = isBad && !values.bad.isEmpty ? values.bad : values.good
                guard let value = list.randomElement(using: &numbers) else { continue }
                typed.append((place, value.file.map(FieldValue.file) ?? .text(value.typed)))
                if values.isLate { late.insert(place) }
                made.append(.init(member.key, value))
            }
        }
        return made
    }

    // MARK: Form posts

    /// The answers as a form post, in which a field without an answer is empty: a box that is not
    /// sent is not ticked, and a row that is not sent does not exist.
    func post(_ form: LanguageForm) -> Submission {
        var parts: [(name: String, value: SchemaValue)] = []
        for member in form.blocks.flatMap(\.answers) {
            let value = tree.first { $0.key == member.key }?.value
            LanguageAnswers.add(value, member.answers, member.key, &parts)
        }
        guard parts.contains(where: { $0.value.file != nil }) else {
            return .urlEncoded(
                parts.map { "\($0.name.encoded)=\($0.value.posted.encoded)" }
                    .joined(separator: "&"))
        }
        let body = parts.map { part in
            var head = "Content-Disposition: form-data; name=\"\(part.name)\""
            if let file = part.value.file {
                head += "; filename=\"\(file.name)\"\r\nContent-Type: \(file.type)"
            }
            let content =
                part.value.file.map { String(repeating: "x", count: $0.size) } ?? part.value.posted
            return "--XX\r\n\(head)\r\n\r\n\(content)\r\n"
        }
        return .multipart(body.joined() + "--XX--\r\n", boundary: "XX")
    }

    private static func add(
        _ value: SchemaValue?, _ answers: LanguageBlock.Answers, _ name: String,
        _ parts: inout [(name: String, value: SchemaValue)]
    ) {
        switch answers {
        case .object(let members):
            for member in members {
                add(value?[member.key], member.answers, "\(name)[\(member.key)]", &parts)
            }
        case .rows(_, let members):
            for (row, value) in (value?.list ?? []).enumerated() {
                add(value, .object(members), "\(name)[\(row)]", &parts)
            }
        case .value:
            if case .list(let list)? = value {
                parts += list.map { (name, $0) }
            } else {
                parts.append((name, value ?? ""))
            }
        }
    }
}

extension String {
    /// The text in percent-encoding.
    fileprivate var encoded: String {
        utf8.map { byte in
            let scalar = Unicode.Scalar(byte)
            if scalar.properties.isASCIIHexDigit || scalar.properties.isAlphabetic && byte < 0x80 {
                return String(scalar)
            }
            return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
    }
}

extension SchemaValue {
    /// The facts of a file; `nil` for any other answer.
    fileprivate var file: FileFacts? {
        guard let name = self["name"]?.string, let type = self["type"]?.string,
            let size = self["size"]?.whole
        else { return nil }
        return FileFacts(name: name, type: type, size: size)
    }

    /// The text that a page sends for an answer.
    fileprivate var posted: String {
        if case .boolean(let flag) = self { flag ? "true" : "false" } else { typed }
    }

    /// The text that a person types for an answer.
    fileprivate var typed: String {
        switch self {
        case .boolean(let flag): flag ? "yes" : "no"
        case .number(let number): "\(number)"
        case .text(let text): text
        case .list(let list): list.compactMap(\.string).joined(separator: ",")
        default: ""
        }
    }

    fileprivate func shuffled(_ numbers: inout SeededNumbers) -> SchemaValue {
        switch self {
        case .object(let members):
            var made: [Member] = []
            for member in members.shuffled(using: &numbers) {
                made.append(.init(member.key, member.value.shuffled(&numbers)))
            }
            return .object(made)
        case .list(let list):
            var made: [SchemaValue] = []
            for element in list { made.append(element.shuffled(&numbers)) }
            return .list(made)
        default: return self
        }
    }
}
