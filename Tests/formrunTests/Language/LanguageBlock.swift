import Foundation
import FormModel
import TestSupport
import Testing

/// A feature of the form language that a block of a generated form uses.
enum LanguageFeature: String, CaseIterable {
    case values, endings, keys, sections, lists, fragments, other, bounds, rows, functions,
        templates
    case extensions, choices, program, shown, remote, markup, version, files, controls
    /// Choices that are fetched for values. Only commands fetch them, so that only `.scripts/compare-generated.py` tries
    /// their blocks.
    case dependentChoices
}

/// A part of a form that uses some features, with answers to its fields: an element of
/// `.scripts/language-blocks.json`.
struct LanguageBlock: Sendable {
    /// The answers that a field, an object of fields or the rows of a group may have.
    indirect enum Answers: Sendable {
        case value(Values)
        case object([Member])
        case rows(ClosedRange<Int>, [Member])

        struct Member: Sendable {
            let key: String
            var answers: Answers
        }

        /// The answers of a field.
        struct Values: Sendable {
            let good: [SchemaValue]
            let bad: [SchemaValue]
            let isAlwaysGiven: Bool
            /// Whether a person can type the answer only after the rows of all groups.
            let isLate: Bool
        }
    }

    let name: String
    let features: Set<LanguageFeature>
    /// Further keys of the form.
    let form: [SchemaValue.Member]
    let items: [SchemaValue]
    let rules: [SchemaValue]
    /// The values of the fields that the program sets.
    let given: [SchemaValue.Member]
    /// The CSV files of the choices that the form fetches, by their names.
    let choices: [String: String]
    private(set) var answers: [Answers.Member] = []
    /// Conditions that read the fields.
    let conditions: [String]

    /// `.scripts/compare-generated.py` uses the same blocks.
    static let file = Repository.root.appendingPathComponent(".scripts/language-blocks.json")

    /// The blocks that the laws are tried with, by name, which are all but those that need commands.
    static func tried() throws -> [LanguageBlock] {
        try all().filter { !$0.features.contains(.dependentChoices) }.sorted { $0.name < $1.name }
    }

    /// All blocks.
    static func all() throws -> [LanguageBlock] {
        let json = try JSONValue(Array(try Data(contentsOf: file)), limits: .formFile)
        return try (json.elements ?? []).map { try LanguageBlock(SchemaValue(any: $0)) }
    }

    private init(_ json: SchemaValue) throws {
        name = try #require(json["name"]?.string)
        features = Set(
            try (json["features"]?.list ?? []).map {
                try #require(LanguageFeature(rawValue: $0.string ?? ""))
            })
        form = json["form"]?.members ?? []
        items = json["items"]?.list ?? []
        rules = json["rules"]?.list ?? []
        given = json["given"]?.members ?? []
        choices = Dictionary(
            uniqueKeysWithValues: (json["choices"]?.members ?? []).map {
                ($0.key, $0.value.string ?? "")
            })
        conditions = (json["conditions"]?.list ?? []).compactMap(\.string)
        for member in json["answers"]?.members ?? [] {
            let path = member.key.split(separator: "/").map {
                String($0).replacing("~1", with: "/").replacing("~0", with: "~")
            }
            try LanguageBlock.add(Answers(member.value), at: path[...], to: &answers)
        }
    }

    /// Adds answers at a path, in which `*` is any row.
    private static func add(
        _ answers: Answers, at path: ArraySlice<String>, to members: inout [Answers.Member]
    ) throws {
        let key = try #require(path.first)
        var rest = path.dropFirst()
        guard !rest.isEmpty else { return members.append(.init(key: key, answers: answers)) }
        let known = members.firstIndex { $0.key == key }
        if known == nil { members.append(.init(key: key, answers: .object([]))) }
        let index = known ?? members.count - 1
        switch members[index].answers {
        case .object(var inner):
            try add(answers, at: rest, to: &inner)
            members[index].answers = .object(inner)
        case .rows(let counts, var inner):
            rest = rest.dropFirst()
            try add(answers, at: rest, to: &inner)
            members[index].answers = .rows(counts, inner)
        case .value: Issue.record("\(path) is inside a field")
        }
    }
}

extension LanguageBlock.Answers {
    fileprivate init(_ json: SchemaValue) {
        if let most = json["rows"]?.whole {
            self = .rows((json["least"]?.whole ?? 0)...most, [])
        } else {
            self = .value(
                Values(
                    good: json["good"]?.list ?? [], bad: json["bad"]?.list ?? [],
                    isAlwaysGiven: json["always"] != nil, isLate: json["late"] != nil))
        }
    }
}

extension SchemaValue {
    /// Any JSON; a number with too many digits is `null`.
    init(any json: JSONValue) {
        switch json.kind {
        case .null: self = .null
        case .boolean: self = .boolean(json.boolean ?? false)
        case .number: self = json.number.map { .number($0) } ?? .null
        case .string, .key: self = .text(json.string ?? "")
        case .array: self = .list((json.elements ?? []).map { SchemaValue(any: $0) })
        case .object:
            self = .object((json.members ?? []).map { .init($0.key, SchemaValue(any: $0.value)) })
        }
    }

    var string: String? { if case .text(let text) = self { text } else { nil } }
    var list: [SchemaValue]? { if case .list(let list) = self { list } else { nil } }
    var whole: Int? {
        if case .number(let number) = self { number.integer } else { nil }
    }
}
