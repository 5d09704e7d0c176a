import FormModel
import Synchronization

/// A sentence of a code in one variant, parsed, with its plural forms.
struct ParsedSentence: Sendable {
    /// What stands behind the code and a point in its key; empty for the code alone.
    let variant: String
    let template: MessageTemplate
    /// Its plural forms; `template` is that of all others.
    fileprivate(set) var plurals: [(category: PluralRule.Category, template: MessageTemplate)] = []

    /// The sentence in the plural form of the number that it names first.
    func template(_ plural: PluralRule, _ number: (String) -> Int?) -> MessageTemplate {
        guard !plurals.isEmpty, let count = template.firstFact(number) else { return template }
        let category = plural.category(of: count)
        return plurals.first { $0.category == category }?.template ?? template
    }
}

/// The sentences of a table, each parsed when it is first needed, and once.
///
/// Copies of a catalogue share it.
final class ParsedSentences: Sendable {
    private struct Memory {
        /// The sentences of a code, in all variants.
        var byCode: [String: [ParsedSentence]] = [:]
        /// Sentences that a form brings along.
        var others: [String: MessageTemplate] = [:]
    }

    private let sentences: [String: String]
    private let memory = Mutex(Memory())

    /// How many codes and how many sentences of forms are remembered: more than a form has.
    private static let limit = 1_024

    init(_ sentences: [String: String]) {
        self.sentences = sentences
    }

    /// All sentences of a code.
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

    /// A sentence that is not of the table, parsed.
    func template(_ sentence: String) -> MessageTemplate {
        memory.withLock { memory in
            if let known = memory.others[sentence] { return known }
            let template = MessageTemplate(sentence)
            if memory.others.count < ParsedSentences.limit { memory.others[sentence] = template }
            return template
        }
    }

    private func parse(_ code: String) -> [ParsedSentence] {
        let start = code + "."
        var found: [ParsedSentence] = []
        if let sentence = sentences[code] {
            found.append(ParsedSentence(variant: "", template: MessageTemplate(sentence)))
        }
        for (key, sentence) in sentences where key.utf8.starts(with: start.utf8) {
            let variant = String(Substring(key.utf8.dropFirst(start.utf8.count)))
            found.append(ParsedSentence(variant: variant, template: MessageTemplate(sentence)))
        }
        for index in found.indices {
            let variant = found[index].variant
            for category in PluralRule.Category.allCases {
                let key = variant.isEmpty ? category.rawValue : "\(variant).\(category.rawValue)"
                guard let plural = found.first(where: { $0.variant == key }) else { continue }
                found[index].plurals.append((category, plural.template))
            }
            // A key that ends in `other` alone is a variant of that name.
            if found[index].plurals.map(\.category) == [.other] { found[index].plurals = [] }
        }
        return found
    }
}
