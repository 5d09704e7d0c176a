import FormModel

/// What kind of field the keywords of a property ask for.
struct ImportedKind {
    /// The keywords that say more than the kind.
    let facets: [SchemaFacet]
    /// The value type of a form file; `nil` for a text.
    private(set) var valueType: String?
    private(set) var choices: [SchemaValue] = []
    private(set) var isSecret = false
    /// Whether only `true` will do.
    private(set) var isTicked = false
    /// The formatter whose texts the pattern describes.
    private(set) var formatter: String?
    let mayBeEmpty: Bool
    /// What a row of a group holds.
    private(set) var rows: SchemaWalk?
    /// What was taken where the schema names no type, as a sentence.
    private(set) var guess: String?
    /// What each text of a list is; one, or none where it is no such list.
    private(set) var elements: [ImportedKind] = []
    /// What was lost on the way to the choices of a list.
    private(set) var placed: [PlacedLoss] = []
    private(set) var lost: [(facet: SchemaFacet, reason: String)] = []

    /// Decides the kind; `nil` where a form has none for such values.
    init?(_ walk: SchemaWalk, _ references: SchemaReferences) {
        facets = walk.facets
        let types = facets.filter { $0.keyword == "type" }
        let names = types.flatMap {
            $0.value.string.map { [$0] } ?? ($0.value.elements ?? []).compactMap(\.string)
        }
        let offered = facets.lazy.compactMap { ImportedKind.offered($0) }.first
        let isNullable = names.contains("null") || offered?.hasNothing == true
        mayBeEmpty = walk.mayBeEmpty || isNullable
        let type = names.first { $0 != "null" } ?? ImportedKind.guess(facets)
        if let facet = types.first, Set(names.filter { $0 != "null" }).count > 1 {
            lost.append((facet, "A field has one type; \"\(type ?? "string")\" was taken."))
        }
        switch type {
        case "string", nil:
            if let offered {
                valueType = "choice"
                choices = offered.choices
            } else {
                decideText()
            }
        case "integer": valueType = "integer"
        case "number": valueType = "decimal"
        case "boolean": valueType = "boolean"
        case "array":
            guard decideList(references) else { return nil }
        default: return nil
        }
        if type == "boolean", let facet = facet("const") { isTicked = facet.value.boolean == true }
        if names.isEmpty, offered == nil, rows == nil {
            guess =
                "The schema names no type; a field of the type \"\(type ?? "string")\" was taken."
        }
        addUnknown()
    }

    func facet(_ keyword: String) -> SchemaFacet? { facets.first { $0.keyword == keyword } }

    func text(_ keyword: String) -> String? { facet(keyword)?.value.string }

    private mutating func decideText() {
        switch text("format") {
        case "date": valueType = "date"
        case "date-time": valueType = "dateTime"
        case "duration": valueType = "duration"
        default: break
        }
        isSecret =
            valueType == nil
            && (facet("writeOnly")?.value.boolean == true || text("format") == "password")
        if valueType == nil, .text(text("pattern") ?? "") == DateSchema.localDateTime["pattern"] {
            valueType = "localDateTime"
        }
        switch text("pattern") {
        case ZipcodeFormatter.schemaPattern: formatter = "zipcode"
        case SSNFormatter.schemaPattern: formatter = "ssn"
        default: break
        }
        if valueType == nil, !isSecret, formatter == nil, facet("format") == nil,
            facets.contains(where: \.isPlainText)
        {
            valueType = "multiline"
        }
    }

    private mutating func decideList(_ references: SchemaReferences) -> Bool {
        guard let items = facet("items") else { return false }
        var walk = SchemaWalk(references)
        walk.enter(items.value, at: items.steps)
        guard let offered = walk.facets.lazy.compactMap({ ImportedKind.offered($0) }).first else {
            guard walk.facets.contains(where: { $0.keyword == "properties" }) else {
                return decideTexts(walk, items, references)
            }
            rows = walk
            return true
        }
        valueType = "choices"
        choices = offered.choices
        placed = walk.losses
        var isTaken = false
        for facet in walk.facets {
            switch facet.keyword {
            case "type", "title", "description", "$comment", "$defs", "definitions": continue
            default: break
            }
            if !isTaken, ImportedKind.offered(facet) != nil {
                isTaken = true
            } else {
                lost.append((facet, "A choice has no words for \"\(facet.keyword)\" here."))
            }
        }
        return true
    }

    /// Takes a list of texts; elements of other types have no list in a form.
    private mutating func decideTexts(
        _ walk: SchemaWalk, _ items: SchemaFacet, _ references: SchemaReferences
    ) -> Bool {
        guard let kind = ImportedKind(walk, references), kind.valueType == nil, !kind.isSecret,
            kind.formatter == nil, kind.guess == nil
        else { return false }
        valueType = "texts"
        elements = [kind]
        placed = walk.losses
        lost += kind.lost
        let isFilled = kind.facets.contains {
            $0.keyword == "minLength" && $0.value.integer != 0 || $0.keyword == "pattern"
        }
        if !isFilled || kind.mayBeEmpty {
            lost.append((items, "A list of texts has no empty ones in a form."))
        }
        return true
    }

    /// The texts that `enum`, `const`, or a list of `const` allow, with their titles.
    private static func offered(
        _ facet: SchemaFacet
    ) -> (choices: [SchemaValue], hasNothing: Bool)? {
        var hasNothing = false
        var choices: [SchemaValue] = []
        func add(_ value: JSONValue?, title: String?) -> Bool {
            guard let value, value.kind == .null || value.kind == .string else { return false }
            guard let text = value.string, !text.isEmpty else {
                hasNothing = true
                return true
            }
            let isTitled = title.map { !WhiteSpace.trim($0).isEmpty && $0 != text } ?? false
            choices.append(
                isTitled ? ["value": .text(text), "title": .text(title ?? "")] : .text(text))
            return true
        }
        switch facet.keyword {
        case "enum":
            guard (facet.value.elements ?? []).allSatisfy({ add($0, title: nil) }) else {
                return nil
            }
        case "const":
            guard add(facet.value, title: nil) else { return nil }
        case "oneOf", "anyOf":
            for way in facet.value.elements ?? [] {
                let title = SchemaWalk.member("title", of: way)?.string
                guard add(SchemaWalk.member("const", of: way), title: title) else { return nil }
            }
        default: return nil
        }
        return choices.isEmpty ? nil : (choices, hasNothing)
    }

    /// The type that the other keywords are about.
    private static func guess(_ facets: [SchemaFacet]) -> String? {
        for facet in facets {
            switch facet.keyword {
            case "minLength", "maxLength", "pattern", "format": return "string"
            case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf":
                return "number"
            case "items", "minItems", "maxItems", "uniqueItems": return "array"
            case "properties", "additionalProperties", "patternProperties": return "object"
            case "const", "enum":
                let value = facet.keyword == "const" ? facet.value : facet.value.elements?.first
                if value?.kind == .string { return "string" }
                if value?.kind == .boolean { return "boolean" }
                if value?.kind == .number { return "number" }
            default: continue
            }
        }
        return nil
    }

    private mutating func addUnknown() {
        for facet in facets {
            switch facet.keyword {
            case "default" where rows != nil, "uniqueItems" where rows != nil: break
            case "type", "title", "description", "default", "examples", "$id", "$anchor", "$defs",
                "definitions", "deprecated", "writeOnly", "minLength", "maxLength", "pattern",
                "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum",
                "multipleOf", "minItems", "maxItems", "uniqueItems", "formatMinimum",
                "formatMaximum":
                continue
            case "format" where facet.value.string == "uri":
                // The validator of addresses wants one of the schemes that it is given.
                lost.append(
                    (facet, "A form knows addresses by their schemes only; any text is taken."))
                continue
            case "format": continue
            case "contentMediaType" where facet.isPlainText: continue
            case "items" where valueType == "choices" || valueType == "texts" || rows != nil:
                continue
            case "const" where isTicked: continue
            case "enum", "const", "oneOf", "anyOf":
                let isOffered = valueType == "choice" && ImportedKind.offered(facet) != nil
                if isOffered { continue }
            case "$comment":
                guard facet.value.string?.utf8.starts(with: FormSchema.unsaidMark.utf8) == true
                else { continue }
                // What such a pattern leaves unsaid, the formatter judges.
                let own = "\(FormSchema.unsaidMark)\(TypedCharacter.unsaid)."
                if formatter != nil, facet.value.string == own { continue }
                lost.append((facet, "The schema itself leaves this unsaid."))
                continue
            default: break
            }
            lost.append((facet, "A field has no words for \"\(facet.keyword)\" here."))
        }
    }
}

extension SchemaFacet {
    /// Whether it says that a text is one of several lines.
    fileprivate var isPlainText: Bool {
        keyword == "contentMediaType" && value.string == "text/plain"
    }
}
