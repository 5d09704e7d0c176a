import FormModel

// Elements without inputs: issues, links, pictures and gauges.
extension AdaptiveBody {
    func write(_ issues: IssuesNode, to list: inout AdaptiveList) {
        var blocks: [SchemaValue] = []
        if !issues.heading.isEmpty {
            // A count stands alone; a summary is followed by the sentences.
            let heading =
                issues.style == .count
                ? words.labelled(words[.error], issues.heading) : issues.heading
            blocks.append(textBlock(AdaptiveMarkdown.escaped(heading), .bad))
        }
        if issues.style != .count { blocks += issueBlocks(issues.issues) }
        if !blocks.isEmpty { list.add(container(blocks)) }
    }

    func write(_ link: LinkNode, to list: inout AdaptiveList) {
        let text = AdaptiveMarkdown.escaped(link.text)
        guard TextMarkup.isLink(link.address) else {
            return list.add(textBlock("\(text) (\(AdaptiveMarkdown.escaped(link.address)))"))
        }
        guard link.address.lowercased().hasPrefix("https:") else {
            return list.add(textBlock(AdaptiveMarkdown.link(text, link.address)))
        }
        list.add(
            action: AdaptiveList.element(
                "Action.OpenUrl",
                [
                    "title": .text(DisplayText(filled: link.text).string),
                    "url": .text(link.address),
                ]))
    }

    /// Adds the text that stands for a picture, and its lines in a font of one width.
    func write(_ picture: PictureNode, to list: inout AdaptiveList) {
        if let address = picture.address {
            return list.add(
                AdaptiveList.element(
                    "Image",
                    [
                        "url": .text(address),
                        "altText": .text(DisplayText(filled: picture.alternative).string),
                    ]))
        }
        let alternative = AdaptiveMarkdown.text(TextMarkup(plain: picture.alternative))
        if !alternative.isEmpty { list.add(textBlock(alternative, .detail)) }
        for line in picture.art {
            // Markdown joins spaces, and reads marks at the beginning of a line.
            let text = AdaptiveMarkdown.escaped("\u{A0}" + line).replacing(" ", with: "\u{A0}")
            list.add(
                AdaptiveList.element(
                    "TextBlock",
                    [
                        "text": .text(text), "wrap": false, "fontType": "monospace",
                        "spacing": "none",
                    ]))
        }
    }

    /// Adds the numbers of a gauge as facts.
    func write(_ gauge: GaugeNode, to list: inout AdaptiveList) {
        let title = AdaptiveMarkdown.escaped(gauge.title)
        if gauge.marks.count == 1, let mark = gauge.marks.first, mark.title.isEmpty {
            var text = AdaptiveMarkdown.escaped(mark.text)
            if !gauge.ends.isEmpty {
                text += " (" + gauge.ends.map(AdaptiveMarkdown.escaped).joined(separator: "–") + ")"
            }
            return title.isEmpty ? list.add(textBlock(text)) : list.add(fact: title, text)
        }
        if !title.isEmpty { list.add(textBlock(title)) }
        for mark in gauge.marks {
            list.add(
                fact: AdaptiveMarkdown.escaped(mark.title), AdaptiveMarkdown.escaped(mark.text))
        }
    }
}

extension CardNode {
    /// The nodes without nodes in them, of this node and of all in it, without boxes; found without recursion.
    var leaves: [CardNode] {
        var leaves: [CardNode] = []
        var rest = [self]
        while var node = rest.popLast() {
            node.box = CardBox()
            switch node.content {
            case .stack(let stack): rest += stack.nodes.reversed()
            case .pages(let pages):
                leaves.append(.text(pages.position, role: .muted))
                if !pages.pages.isEmpty { rest.append(pages.pages[pages.current]) }
            case .group(let group): rest += group.flattened.reversed()
            case .table(let table):
                leaves.append(node.withoutNodes)
                rest += (table.rows.flatMap(\.below)).reversed()
            default: leaves.append(node)
            }
        }
        return leaves
    }
}

extension GroupNode {
    /// The texts and nodes of the group, one below the other.
    fileprivate var flattened: [CardNode] {
        var nodes: [CardNode] = [.text(label, role: .header)]
        if let help { nodes.append(.text(help, role: .detail)) }
        if !issues.isEmpty { nodes.append(.issues(issues)) }
        for row in rows {
            nodes.append(.text(row.title, role: .header))
            if !row.issues.isEmpty { nodes.append(.issues(row.issues)) }
            nodes += row.body
        }
        return nodes
    }
}
