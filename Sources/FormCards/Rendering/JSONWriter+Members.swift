import FormModel

// Members of the objects of a description; a member without a value is left out.
extension JSONWriter {
    mutating func member(_ key: String, _ text: String?) {
        guard let text else { return }
        self.key(key)
        string(text)
    }

    mutating func member(_ key: String, _ number: Int?) {
        guard let number else { return }
        self.key(key)
        integer(number)
    }

    mutating func member(_ key: String, _ number: Double) {
        self.key(key)
        self.number(number)
    }

    mutating func member(_ key: String, _ flag: Bool) {
        self.key(key)
        boolean(flag)
    }

    mutating func member(_ key: String, _ texts: [String]) {
        guard !texts.isEmpty else { return }
        self.key(key)
        beginArray()
        for text in texts { string(text) }
        endArray()
    }

    /// Space at the four sides, unless there is none.
    mutating func member(_ key: String, _ edges: CardBox.Edges) {
        guard edges != CardBox.Edges() else { return }
        self.key(key)
        beginObject()
        member("top", edges.top)
        member("right", edges.right)
        member("bottom", edges.bottom)
        member("left", edges.left)
        endObject()
    }

    mutating func member(_ key: String, _ issues: [IssueNode]) {
        guard !issues.isEmpty else { return }
        self.key(key)
        beginArray()
        for issue in issues {
            beginObject()
            member("message", issue.message)
            if !issue.code.isEmpty { member("code", issue.code) }
            member("severity", issue.severity.rawValue)
            member("path", issue.path?.description)
            if !issue.label.isEmpty { member("label", issue.label) }
            endObject()
        }
        endArray()
    }

    mutating func width(_ width: CardBox.Width) {
        switch width {
        case .intrinsic: string("intrinsic")
        case .fill: string("fill")
        case .fixed(let columns): integer(columns)
        }
    }

    // MARK: Texts with markup

    mutating func member(_ key: String, _ text: TextMarkup?) {
        guard let text else { return }
        self.key(key)
        markup(text)
    }

    /// A text without markup as a string, another text as a list of lines.
    mutating func markup(_ text: TextMarkup) {
        if let plain = text.textWithoutMarkup { return string(plain) }
        beginArray()
        for line in text.lines {
            beginObject()
            if line.isItem { member("isItem", true) }
            key("spans")
            spans(line.spans)
            endObject()
        }
        endArray()
    }

    private mutating func spans(_ spans: [TextMarkup.Span]) {
        beginArray()
        for span in spans {
            switch span {
            case .text(let text): string(text)
            case .strong(let inner): nested("strong", inner, address: nil)
            case .emphasis(let inner): nested("emphasis", inner, address: nil)
            case .link(let inner, let address):
                let isLink = TextMarkup.isLink(address)
                nested(isLink ? "link" : "emphasis", inner, address: isLink ? address : nil)
            }
        }
        endArray()
    }

    private mutating func nested(
        _ kind: String, _ inner: [TextMarkup.Span], address: String?
    ) {
        beginObject()
        key(kind)
        spans(inner)
        member("address", address)
        endObject()
    }
}

extension TextMarkup {
    /// The text, if it has no markup; `nil` for a text with emphasis, links or a list.
    var textWithoutMarkup: String? {
        var lines: [String] = []
        for line in self.lines {
            var text = ""
            for span in line.spans {
                guard case .text(let part) = span else { return nil }
                text += part
            }
            guard !line.isItem else { return nil }
            lines.append(text)
        }
        return lines.joined(separator: "\n")
    }
}
