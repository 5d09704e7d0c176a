/// Reads a text for people: `"Name"`, or `{ "en": "Name", "de": "Vorname" }`.
enum LocalizedTextReader {
    /// - Parameters:
    ///   - value: The text or object.
    ///   - key: The key of the text, for messages.
    /// - Returns: The text if one could be made, and the problems.
    static func read(_ value: JSONValue, key: String) -> (
        text: LocalizedText?, problems: [(offset: Int, problem: DefinitionProblem)]
    ) {
        if let text = value.string {
            return (located(LocalizedText(text), at: [value.textPlace]), [])
        }
        var problems: [(offset: Int, problem: DefinitionProblem)] = []
        guard let members = value.members else {
            let expected = "a text in quotation marks, or an object of texts by language"
            return (nil, [(value.offset, wrongType(key, expected))])
        }
        var texts: [(language: LanguageTag, text: String)] = []
        var places: [JSONTextPlace?] = []
        var seen: Set<LanguageTag> = []
        for (tag, tagOffset, text) in members {
            guard let language = LanguageTag(tag) else {
                problems.append(
                    (tagOffset, DefinitionProblem(.badLanguage, parameters: ["tag": .text(tag)])))
                continue
            }
            // Tags that differ only in case are the same language.
            guard seen.insert(language).inserted else {
                problems.append(
                    (tagOffset, DefinitionProblem(.duplicateKey, parameters: ["key": .text(tag)])))
                continue
            }
            guard let string = text.string else {
                problems.append((text.offset, wrongType(tag, "a text in quotation marks")))
                continue
            }
            texts.append((language, string))
            places.append(text.textPlace)
        }
        guard texts.isEmpty else { return (located(LocalizedText(texts), at: places), problems) }
        if problems.isEmpty { problems.append((value.offset, DefinitionProblem(.emptyText))) }
        return (nil, problems)
    }

    private static func wrongType(_ key: String, _ expected: String) -> DefinitionProblem {
        DefinitionProblem(
            .wrongType, parameters: ["key": .text(key), "expected": .text(expected)])
    }

    /// The text with the places of its texts in the form file, for diagnostics inside of it.
    private static func located(
        _ text: LocalizedText, at places: [JSONTextPlace?]
    ) -> LocalizedText {
        // Only a text with braces or with markup can have a problem inside.
        let hasMarks = text.contains {
            $0.utf8.contains {
                $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "[")
            }
        }
        guard hasMarks else { return text }
        var located = text
        located.fileOffset = { index, byte in
            places.indices.contains(index) ? places[index]?.offset(ofByte: byte) ?? 0 : 0
        }
        return located
    }
}
