import FormModel
import FormValidation
import Testing

/// In a message of a fragment, a parameter of the issue is not renamed with a field of the same name.
@Suite struct MessageParametersTests {
    /// Codes that no message of an item can have.
    private static let others: Set<String> = [
        "unknown", "malformedJSON", "duplicateKey", "tooDeep", "tooManyBytes", "tooManyMembers",
        "notAnObject", "malformedMultipart", "tooManyParts", "tooManyIssues", "unknownField",
        "otherForm", "otherVersion", "ended", "submitDisabled", "tooMuchWork",
    ]

    /// Items whose issues have the parameters that depend on the item: `type` or `value`, and more keys.
    private static let samples = [
        #""type":"input","value":"integer","validators":[{"range":{"above":1,"below":9}}]"#,
        #""type":"input","value":"decimal","validators":[{"range":{"min":1,"max":9}},{"multipleOf":2},{"decimals":2}]"#,
        #""type":"input","value":"integer""#, #""type":"input","value":"decimal""#,
        #""type":"input","value":"date","validators":[{"weekday":{"in":["mon"]}},{"range":{"min":"2026-01-01"}}]"#,
        #""type":"input","value":"time""#, #""type":"input","value":"duration""#,
        #""type":"input","value":"dateTime""#, #""type":"input","value":"localDateTime""#,
        #""type":"input","value":"texts","validators":[{"count":{"min":1,"max":2}}]"#,
        #""type":"input","value":"choices","choices":["a",{"value":"b","exclusive":true}]"#,
        #""type":"group","min":1,"items":[{"type":"input","name":"a","title":"A"}]"#,
        #""type":"input","validators":[{"words":{"min":1,"max":2}},{"uuid":{"version":4}},{"ip":{"version":4}},{"cidr":{"version":4}}]"#,
        #""type":"input","validators":[{"creditCard":["visa"]},{"phone":{"country":"GB"}},{"url":{"schemes":["https"]}}]"#,
        #""type":"input","formatter":{"currency":{"code":"USD"}}"#,
        #""type":"input","formatter":{"phone":{"country":"GB"}}"#,
        #""type":"input","formatter":{"mask":"AA-9999"}"#,
        #""type":"secureInput","validators":[{"passwordStrength":{"min":3}}]"#,
    ]

    /// The names in the sentences of all catalogues by code.
    private static let placeholders: [String: Set<String>] = {
        var names: [String: Set<String>] = [:]
        for catalog in MessageCatalog.all {
            // Only the engine's own sentences name the choice, since it is known for choices of the form only.
            for (key, sentence) in catalog.sentences where !key.hasSuffix(".choice") {
                let code = String(key.prefix { $0 != "." })
                guard !others.contains(code) else { continue }
                names[code, default: []].formUnion(TextTemplate(sentence).sources)
            }
        }
        return names
    }()

    /// A message for each code, with all its names.
    private static let messages = placeholders.keys.sorted()
        .map { code in
            #""\#(code)":"\#((placeholders[code] ?? []).sorted().map { "{\($0)}" }.joined())""#
        }
        .joined(separator: ",")

    /// A field of each name.
    private static let fields = Set(placeholders.values.joined()).sorted()
        .map { #"{"type":"input","name":"\#($0)","title":"T"}"# }.joined(separator: ",")

    /// The names in messages of an item that are the same after its fragment is expanded.
    private static func kept(_ members: String) throws -> [String: Set<String>] {
        let form =
            #"{"formrun":1,"id":"f","title":"F","fragments":{"a":{"items":[{"name":"sample","title":"S",\#(members),"messages":{\#(messages)}},\#(fields)]}},"items":[{"use":"a","prefix":"zz"}]}"#
        let bytes = try FormDocument.expanded(Array(form.utf8), vocabulary: .standard)
        let tree = SchemaValue(copying: try JSONValue(bytes, limits: .formFile))
        guard case .list(let items)? = tree["items"] else { return [:] }
        var kept: [String: Set<String>] = [:]
        for member in items.first?["messages"]?.members ?? [] {
            guard case .text(let message) = member.value else { continue }
            let slots = TextTemplate(message).sources
            kept[member.key] = Set(slots.filter { !$0.hasPrefix("zz") })
        }
        return kept
    }

    @Test func parametersOfTheCatalogueAreKept() throws {
        let usages = Vocabulary.standard.validators.map(\.usage)
            .filter { (try? JSONValue(Array($0.utf8), limits: .formFile)) != nil }
        #expect(usages.count > 40)
        var kept: [String: Set<String>] = [:]
        for sample in Self.samples + usages.map({ #""type":"input","validators":[\#($0)]"# }) {
            kept.merge(try Self.kept(sample)) { $0.union($1) }
        }
        for (code, names) in Self.placeholders {
            let missing = names.subtracting(kept[code] ?? []).sorted()
            #expect(missing.isEmpty, "\(code): \(missing)")
        }
    }

    /// A name that is no parameter of this issue is that of a field, even if other issues have such a parameter.
    @Test(arguments: [
        (#""type":"input","value":"decimal""#, "tooLarge", "max"),
        (#""type":"input","validators":["required"]"#, "required", "choice"),
        (#""type":"input","validators":[{"length":{"max":3}}]"#, "tooLong", "min"),
        (#""type":"input","validators":["email"]"#, "email", "schemes"),
    ])
    func otherNamesAreThoseOfFields(_ row: (members: String, code: String, name: String)) throws {
        let form =
            #"{"formrun":1,"id":"f","title":"F","fragments":{"a":{"items":[{"name":"sample","title":"S",\#(row.members),"messages":{"\#(row.code)":"{\#(row.name)}"}},{"type":"input","name":"\#(row.name)","title":"T"}]}},"items":[{"use":"a","prefix":"zz"}]}"#
        let bytes = try FormDocument.expanded(Array(form.utf8), vocabulary: .standard)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(!text.contains("{\(row.name)}"))
    }
}
