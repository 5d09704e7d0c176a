import FormModel
import Synchronization

/// One variant of the sentence of a code, parsed, with its plural forms.
struct ParsedSentence: Sendable {
    /// The part of the key after the code and a point; empty for the code alone.
    let variant: String
    let template: TextTemplate
    /// The templates of the plural forms other than `other`, whose template is `template`.
    fileprivate(set) var plurals: [(category: PluralRule.Category, template: TextTemplate)] = []

    /// The template in the plural form of the first number that the sentence contains.
    func template(_ plural: PluralRule, _ number: (String) -> Int?) -> TextTemplate {
        guard !plurals.isEmpty, let count = template.sources.lazy.compactMap(number).first else {
            return template
        }
        let category = plural.category(of: count)
        return plurals.first { $0.category == category }?.template ?? template
    }
}

/// A cache of the parsed sentences of a table, which are parsed on demand.
///
/// Copies of a catalogue share it.
final class ParsedSentences: Sendable {
    private struct Memory {
        var byCode: [String: [ParsedSentence]] = [:]
        var others: [String: TextTemplate] = [:]
    }

    private let sentences: [String: String]
    private let memory = Mutex(Memory())

    /// The maximum number of cached codes, and of cached sentences of forms; a form has fewer.
    private static let limit = 1_024

    init(_ sentences: [String: String]) {
        self.sentences = sentences
    }

    /// All variants of the sentence of a code.
    ///
    /// - Complexity: O(1) on average; O(*n*) in the sentences of the table where the code is new.
    func sentences(of code: String) -> [ParsedSentence] {
        memory.withLock { memory in
            if let known = memory.byCode[code] { return known }
            let found = parse(code)
            if memory.byCode.count < ParsedSentences.limit { memory.byCode[code] = found }
            return found
        }
    }

    /// The template of a sentence of a form.
    func template(_ sentence: String) -> TextTemplate {
        memory.withLock { memory in
            if let known = memory.others[sentence] { return known }
            let template = TextTemplate(sentence)
            if memory.others.count < ParsedSentences.limit { memory.others[sentence] = template }
            return template
        }
    }

    private func parse(_ code: String) -> [ParsedSentence] {
        let start = code + "."
        var found: [ParsedSentence] = []
        if let sentence = sentences[code] {
            found.append(ParsedSentence(variant: "", template: TextTemplate(sentence)))
        }
        for (key, sentence) in sentences where key.utf8.starts(with: start.utf8) {
            let variant = String(Substring(key.utf8.dropFirst(start.utf8.count)))
            found.append(ParsedSentence(variant: variant, template: TextTemplate(sentence)))
        }
        for index in found.indices {
            let variant = found[index].variant
            for category in PluralRule.Category.allCases {
                let key = variant.isEmpty ? category.rawValue : "\(variant).\(category.rawValue)"
                guard let plural = found.first(where: { $0.variant == key }) else { continue }
                found[index].plurals.append((category, plural.template))
            }
            // A key that ends in `other`, without other plural forms, is a variant of that name.
            if found[index].plurals.map(\.category) == [.other] { found[index].plurals = [] }
        }
        return found
    }
}
