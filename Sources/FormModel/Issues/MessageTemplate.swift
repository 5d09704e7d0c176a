/// A message with placeholders such as `{name}`; `{{` stands for a single brace.
package struct MessageTemplate: Sendable {
    private enum Part: Sendable {
        case text(String)
        case placeholder(String)
    }

    private let parts: [Part]

    /// The rest of the template after a brace that is not closed; `nil` if all are.
    package let unclosed: String?

    package init(_ template: String) {
        var parts: [Part] = []
        var text = ""
        var unclosed: String?
        var rest = Substring(template).unicodeScalars
        while let scalar = rest.popFirst() {
            guard scalar == "{" else {
                text.unicodeScalars.append(scalar)
                continue
            }
            if rest.first == "{" {
                rest.removeFirst()
                text.append("{")
                continue
            }
            guard let end = rest.firstIndex(of: "}") else {
                // No later placeholder is closed either, so scanning ends here.
                unclosed = String(rest)
                text.append("{")
                text.unicodeScalars.append(contentsOf: rest)
                break
            }
            if !text.isEmpty { parts.append(.text(text)) }
            text = ""
            parts.append(.placeholder(String(rest[..<end])))
            rest = rest[rest.index(after: end)...]
        }
        if !text.isEmpty { parts.append(.text(text)) }
        self.parts = parts
        self.unclosed = unclosed
    }

    /// The names of the placeholders, in order.
    package var placeholders: [String] {
        parts.compactMap { if case .placeholder(let name) = $0 { name } else { nil } }
    }

    /// The first number among the values of the placeholders, which decides the plural form.
    package func firstFact(_ number: (String) -> Int?) -> Int? {
        for part in parts {
            if case .placeholder(let name) = part, let count = number(name) { return count }
        }
        return nil
    }

    /// The message with its placeholders replaced; one without a value stays as it is written.
    package func filled(_ fact: (String) -> String?) -> String {
        var sentence = ""
        for part in parts {
            switch part {
            case .text(let text): sentence += text
            case .placeholder(let name): sentence += fact(name) ?? "{\(name)}"
            }
        }
        return sentence
    }
}
