import FormModel

// Texts with markup.
extension HTMLComposer {
    mutating func text(_ node: TextNode) {
        let tag = Tag(node.role)
        guard tag == .block else {
            begin(tag, node)
            inline(node.text)
            return end(tag)
        }
        block(node.text, node.role.classes, node.alignment)
    }

    private enum Tag {
        /// A heading.
        case heading
        /// Paragraphs and lists.
        case block
        /// A short mark.
        case mark

        init(_ role: TextRole) {
            switch role {
            case .title, .header: self = .heading
            case .pill: self = .mark
            default: self = .block
            }
        }
    }

    private mutating func begin(_ tag: Tag, _ node: TextNode) {
        writer.markup(tag == .heading ? "<h2 class=\"" : "<p class=\"fr-mark")
        if tag == .heading { writer.markup(node.role == .title ? "fr-title" : "fr-header") }
        alignment(node.alignment)
        writer.markup(tag == .heading ? "\">" : "\"><span class=\"fr-pill\">")
    }

    private mutating func end(_ tag: Tag) {
        writer.markup(tag == .heading ? "</h2>\n" : "</span></p>\n")
    }

    private mutating func alignment(_ alignment: Alignment) {
        switch alignment {
        case .leading: break
        case .center: writer.markup(" fr-center")
        case .trailing: writer.markup(" fr-end")
        }
    }

    /// A text as paragraphs and lists in a `<div>`, whose attributes may be extended by an id.
    mutating func block(
        _ text: TextMarkup, _ classes: StaticString, _ alignment: Alignment = .leading,
        id: String? = nil, _ suffix: StaticString = ""
    ) {
        writer.markup("<div class=\"")
        writer.markup(classes)
        self.alignment(alignment)
        writer.end()
        if let id { writer.attribute("id", id, suffix) }
        writer.markup(">")
        lines(text.lines)
        writer.markup("</div>\n")
    }

    /// Lines as paragraphs, which empty lines separate, and lists.
    private mutating func lines(_ lines: [TextMarkup.Line]) {
        enum Open { case nothing, paragraph, list }
        var open = Open.nothing
        for line in lines {
            let isEmpty = !line.isItem && TextMarkup.plainText(of: line.spans).isEmpty
            let next: Open = isEmpty ? .nothing : line.isItem ? .list : .paragraph
            if next != open {
                switch open {
                case .nothing: break
                case .paragraph: writer.markup("</p>")
                case .list: writer.markup("</ul>")
                }
                switch next {
                case .nothing: break
                case .paragraph: writer.markup("<p>")
                case .list: writer.markup("<ul>")
                }
            } else if next == .paragraph {
                writer.markup("<br>")
            }
            open = next
            guard !isEmpty else { continue }
            if line.isItem { writer.markup("<li>") }
            spans(line.spans)
            if line.isItem { writer.markup("</li>") }
        }
        switch open {
        case .nothing: break
        case .paragraph: writer.markup("</p>")
        case .list: writer.markup("</ul>")
        }
    }

    /// A text where no paragraph may be: its lines are separated by line breaks.
    mutating func inline(_ text: TextMarkup) {
        for (index, line) in text.lines.enumerated() {
            if index > 0 { writer.markup("<br>") }
            if line.isItem { writer.markup("• ") }
            spans(line.spans)
        }
    }

    private mutating func spans(_ spans: [TextMarkup.Span]) {
        for span in spans {
            switch span {
            case .text(let text): writer.text(text)
            case .strong(let inner):
                writer.markup("<strong>")
                self.spans(inner)
                writer.markup("</strong>")
            case .emphasis(let inner):
                writer.markup("<em>")
                self.spans(inner)
                writer.markup("</em>")
            case .link(let inner, let address):
                link(to: address) { $0.spans(inner) }
            }
        }
    }

    /// A link to an address; an address of another scheme than https, mailto and tel follows its text in parentheses.
    mutating func link(to address: String, _ text: (inout HTMLComposer) -> Void) {
        guard TextMarkup.isLink(address) else {
            text(&self)
            writer.markup(" (")
            writer.text(address)
            return writer.markup(")")
        }
        writer.markup("<a rel=\"noopener\"")
        writer.attribute("href", address)
        writer.markup(">")
        text(&self)
        writer.markup("</a>")
    }
}

extension TextRole {
    /// The classes of paragraphs.
    fileprivate var classes: StaticString {
        switch self {
        case .title, .header, .normal, .pill: "fr-text"
        case .small: "fr-text fr-small"
        case .detail: "fr-text fr-small fr-muted"
        case .accent: "fr-text fr-accent"
        case .muted: "fr-text fr-muted"
        case .good: "fr-text fr-good"
        case .doubtful: "fr-text fr-doubtful"
        case .bad: "fr-text fr-bad"
        }
    }
}
