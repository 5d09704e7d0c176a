import FormModel

// Texts with markup, and what is made of them: pairs, links and pictures.
extension HTMLWriter {
    mutating func text(_ node: TextNode) {
        guard !node.isDecoration else {
            markup("<div class=\"fr-text fr-accent\" aria-hidden=\"true\">")
            lines(node.text.lines)
            return markup("</div>\n")
        }
        let tag = Tag(node.role)
        guard tag == .block else {
            begin(tag, node)
            inline(node.text)
            return end(tag)
        }
        guard let lines = node.lines else {
            return block(node.text, node.role.classes, node.alignment)
        }
        markup("<div class=\"fr-lines fr-lines-")
        number(min(max(lines, 1), HTMLScale.lines))
        markup("\">\n")
        block(node.text, node.role.classes, node.alignment)
        markup("</div>\n")
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
        markup(tag == .heading ? "<h2 class=\"" : "<p class=\"fr-mark")
        if tag == .heading { markup(node.role == .title ? "fr-title" : "fr-header") }
        alignment(node.alignment)
        markup(tag == .heading ? "\">" : "\"><span class=\"fr-pill\">")
    }

    private mutating func end(_ tag: Tag) {
        markup(tag == .heading ? "</h2>\n" : "</span></p>\n")
    }

    private mutating func alignment(_ alignment: Alignment) {
        switch alignment {
        case .leading: break
        case .center: markup(" fr-center")
        case .trailing: markup(" fr-end")
        }
    }

    /// A text as paragraphs and lists in a `<div>`, whose attributes may be extended by an id.
    mutating func block(
        _ text: TextMarkup, _ classes: StaticString, _ alignment: Alignment = .leading,
        id: String? = nil, _ suffix: StaticString = ""
    ) {
        markup("<div class=\"")
        markup(classes)
        self.alignment(alignment)
        end()
        if let id { attribute("id", id, suffix) }
        markup(">")
        lines(text.lines)
        markup("</div>\n")
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
                case .paragraph: markup("</p>")
                case .list: markup("</ul>")
                }
                switch next {
                case .nothing: break
                case .paragraph: markup("<p>")
                case .list: markup("<ul>")
                }
            } else if next == .paragraph {
                markup("<br>")
            }
            open = next
            guard !isEmpty else { continue }
            if line.isItem { markup("<li>") }
            spans(line.spans)
            if line.isItem { markup("</li>") }
        }
        switch open {
        case .nothing: break
        case .paragraph: markup("</p>")
        case .list: markup("</ul>")
        }
    }

    /// A text where no paragraph may be: its lines are separated by line breaks.
    mutating func inline(_ text: TextMarkup) {
        for (index, line) in text.lines.enumerated() {
            if index > 0 { markup("<br>") }
            if line.isItem { markup("• ") }
            spans(line.spans)
        }
    }

    private mutating func spans(_ spans: [TextMarkup.Span]) {
        for span in spans {
            switch span {
            case .text(let text): self.text(text)
            case .strong(let inner):
                markup("<strong>")
                self.spans(inner)
                markup("</strong>")
            case .emphasis(let inner):
                markup("<em>")
                self.spans(inner)
                markup("</em>")
            case .link(let inner, let address):
                link(to: address) { $0.spans(inner) }
            }
        }
    }

    /// A link to an address; an address of another scheme than https, mailto and tel follows its text in parentheses.
    mutating func link(to address: String, _ content: (inout HTMLWriter) -> Void) {
        guard TextMarkup.isLink(address) else {
            content(&self)
            markup(" (")
            text(address)
            return markup(")")
        }
        markup("<a rel=\"noopener\"")
        attribute("href", address)
        markup(">")
        content(&self)
        markup("</a>")
    }

    // MARK: Pairs, links and pictures

    mutating func pair(_ pair: PairNode) {
        markup(
            pair.alignment == .leading
                ? "<dl class=\"fr-pair fr-near\"><dt>" : "<dl class=\"fr-pair\"><dt>")
        inline(pair.title)
        switch pair.alignment {
        case .leading: markup("</dt><dd>")
        case .center: markup("</dt><dd class=\"fr-center\">")
        case .trailing: markup("</dt><dd class=\"fr-end\">")
        }
        inline(pair.value)
        markup("</dd></dl>\n")
    }

    mutating func link(_ link: LinkNode) {
        markup("<p>")
        self.link(to: link.address) { $0.text(link.text) }
        markup("</p>\n")
    }

    mutating func rule(_ rule: RuleNode) {
        markup("<hr")
        if rule.axis == .vertical {
            markup(" class=\"fr-upright")
            if let color = rule.color { self.color(color, " fr-fill-") }
            end()
        } else if let color = rule.color {
            markup(" class=\"")
            self.color(color, "fr-fill-")
            end()
        }
        markup(">\n")
    }

    /// Writes a picture.
    ///
    /// An image at an address is loaded when it comes into view, and its text replaces it where the image
    /// cannot be loaded.
    mutating func picture(_ picture: PictureNode) {
        if let address = picture.address {
            markup("<figure><img")
            attribute("src", address)
            attribute("alt", picture.alternative)
            return markup(" loading=\"lazy\" referrerpolicy=\"no-referrer\"></figure>\n")
        }
        markup("<figure role=\"img\"")
        attribute("aria-label", picture.alternative)
        guard !picture.art.isEmpty else {
            markup("><p class=\"fr-small\" aria-hidden=\"true\">")
            text(picture.alternative)
            return markup("</p></figure>\n")
        }
        markup("><pre aria-hidden=\"true\">\n")
        for line in picture.art {
            text(line)
            markup("\n")
        }
        markup("</pre></figure>\n")
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
