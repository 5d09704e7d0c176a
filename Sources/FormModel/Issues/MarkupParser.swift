/// Parses the markup of a text in one pass, line by line; a marker without a partner is literal.
struct MarkupParser {
    private enum Element {
        case scalar(Unicode.Scalar)
        case place(Int)
    }

    private enum Marker: Equatable {
        case strong, emphasis, link

        var text: String {
            switch self {
            case .strong: "**"
            case .emphasis: "*"
            case .link: "["
            }
        }
    }

    /// A marker whose partner is still to come, and what follows it.
    private struct Frame {
        let marker: Marker?
        var nodes: [CompiledMarkup.Node] = []
        var literal = ""
    }

    private let elements: [Element]
    private var at = 0
    private var frames = [Frame(marker: nil)]
    private(set) var lines: [CompiledMarkup.Line] = []
    private(set) var wrongAddresses: [String] = []

    init(_ template: TextTemplate) {
        var elements: [Element] = []
        var place = 0
        for part in template.parts {
            switch part {
            case .text(let text): elements += text.unicodeScalars.map(Element.scalar)
            case .slot:
                elements.append(.place(place))
                place += 1
            }
        }
        self.elements = elements
    }

    mutating func parse() {
        repeat { parseLine() } while at <= elements.count
    }

    private mutating func parseLine() {
        var line = CompiledMarkup.Line()
        if scalar(at) == "-", scalar(at + 1) == " " {
            line.isItem = true
            at += 2
        }
        while at < elements.count, scalar(at) != "\n" { parseElement() }
        at += 1
        while frames.count > 1 { flatten() }
        endLiteral()
        line.nodes = frames[0].nodes
        frames = [Frame(marker: nil)]
        lines.append(line)
    }

    private func scalar(_ index: Int) -> Unicode.Scalar? {
        guard elements.indices.contains(index), case .scalar(let scalar) = elements[index] else {
            return nil
        }
        return scalar
    }

    private mutating func parseElement() {
        guard case .scalar(let scalar) = elements[at] else {
            if case .place(let place) = elements[at] { append(.place(place)) }
            at += 1
            return
        }
        switch scalar {
        case "\\":
            let next = self.scalar(at + 1)
            let isEscape = next.map { "*[]-\\".unicodeScalars.contains($0) } ?? false
            append(isEscape ? next ?? scalar : scalar)
            at += isEscape ? 2 : 1
        case "*": parseStars()
        case "[":
            // A link has no link inside.
            while frames.contains(where: { $0.marker == .link }) { flatten() }
            open(.link)
            at += 1
        case "]": closeLink()
        case "\r" where self.scalar(at + 1) == "\n": at += 1
        default:
            append(scalar)
            at += 1
        }
    }

    // MARK: Strong and emphasis

    private mutating func parseStars() {
        var count = 0
        while scalar(at + count) == "*" { count += 1 }
        let before = at > 0 ? elements[at - 1] : nil
        let after = at + count < elements.count ? elements[at + count] : nil
        at += count
        guard count <= 3 else { return append(String(repeating: "*", count: count)) }
        let canOpen = after.map(Self.isInked) ?? false
        let canClose = before.map(Self.isInked) ?? false
        var left = count
        while left > 0 {
            // Three stars close the inner marker first.
            let isInner = left == 3 && frames[frames.count - 1].marker == .emphasis
            let markers: [Marker] =
                left == 1 || isInner ? [.emphasis] : [.strong, .emphasis]
            if canClose, let marker = markers.first(where: isOpen) {
                close(marker)
                left -= marker.text.utf8.count
            } else if canOpen, let marker = markers.first(where: { !isOpen($0) }) {
                open(marker)
                left -= marker.text.utf8.count
            } else {
                append("*")
                left -= 1
            }
        }
    }

    private static func isInked(_ element: Element) -> Bool {
        guard case .scalar(let scalar) = element else { return true }
        return scalar != " " && scalar != "\n" && scalar != "\t" && scalar != "\r"
    }

    /// Whether a marker is open inside the innermost link.
    private func isOpen(_ marker: Marker) -> Bool {
        for frame in frames.reversed() {
            if frame.marker == marker { return true }
            if frame.marker == .link || frame.marker == nil { return false }
        }
        return false
    }

    private mutating func open(_ marker: Marker) {
        endLiteral()
        frames.append(Frame(marker: marker))
    }

    private mutating func close(_ marker: Marker) {
        while frames[frames.count - 1].marker != marker { flatten() }
        endLiteral()
        let nodes = frames.removeLast().nodes
        append(marker == .strong ? .strong(nodes) : .emphasis(nodes))
    }

    /// Makes the innermost marker literal, since it has no partner.
    private mutating func flatten() {
        endLiteral()
        let frame = frames.removeLast()
        append(frame.marker?.text ?? "")
        endLiteral()
        frames[frames.count - 1].nodes += frame.nodes
    }

    // MARK: Links

    private mutating func closeLink() {
        at += 1
        guard frames.contains(where: { $0.marker == .link }), scalar(at) == "(" else {
            return append("]")
        }
        var end = at + 1
        var address = ""
        var hasPlace = false
        search: while end < elements.count {
            guard let scalar = scalar(end) else {
                hasPlace = true
                end += 1
                continue
            }
            switch scalar {
            case ")", " ", "\n", "\t", "(", "[", "]": break search
            default: address.unicodeScalars.append(scalar)
            }
            end += 1
        }
        guard scalar(end) == ")" else { return append("]") }
        if hasPlace || !TextMarkup.isLink(address) { wrongAddresses.append(address) }
        while frames[frames.count - 1].marker != .link { flatten() }
        endLiteral()
        let nodes = frames.removeLast().nodes
        append(.link(nodes.isEmpty ? [.text(address)] : nodes, address: address))
        at = end + 1
    }

    // MARK: Building

    private mutating func append(_ scalar: Unicode.Scalar) {
        frames[frames.count - 1].literal.unicodeScalars.append(scalar)
    }

    private mutating func append(_ text: String) { frames[frames.count - 1].literal += text }

    private mutating func append(_ node: CompiledMarkup.Node) {
        endLiteral()
        frames[frames.count - 1].nodes.append(node)
    }

    private mutating func endLiteral() {
        let last = frames.count - 1
        guard !frames[last].literal.isEmpty else { return }
        frames[last].nodes.append(.text(frames[last].literal))
        frames[last].literal = ""
    }
}
