/// An element of a page with what is in it.
final class HTMLElement {
    let name: String
    let attributes: [String: String]
    private(set) var children: [Child] = []
    private(set) weak var parent: HTMLElement?

    enum Child {
        case element(HTMLElement)
        case text(String)
    }

    private static let empty: Set<String> = ["input", "meta", "hr", "br", "link"]

    private init(_ name: String, _ attributes: [String: String], in parent: HTMLElement?) {
        self.name = name
        self.attributes = attributes
        self.parent = parent
    }

    /// Reads a page or a part of one; every element must be closed by its own tag.
    ///
    /// - Throws: `HTMLTokens.Failure` where the page is malformed.
    static func read(_ page: String) throws -> HTMLElement {
        let root = HTMLElement("", [:], in: nil)
        var current = root
        for token in try HTMLTokens(page).tokens {
            switch token {
            case .text(let text): current.children.append(.text(text))
            case .start(let name, let attributes):
                let element = HTMLElement(
                    name,
                    Dictionary(attributes.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 }),
                    in: current)
                current.children.append(.element(element))
                if !empty.contains(name) { current = element }
            case .end(let name):
                guard current.name == name, let parent = current.parent else {
                    throw HTMLTokens.Failure(description: "</\(name)> closes <\(current.name)>")
                }
                current = parent
            }
        }
        guard current === root else {
            throw HTMLTokens.Failure(description: "<\(current.name)> is not closed")
        }
        return root
    }

    subscript(attribute: String) -> String? { attributes[attribute] }

    var elements: [HTMLElement] {
        children.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    /// All elements in this one, in order.
    var descendants: [HTMLElement] { elements.flatMap { [$0] + $0.descendants } }

    func all(_ name: String) -> [HTMLElement] { descendants.filter { $0.name == name } }

    func first(_ name: String) -> HTMLElement? { descendants.first { $0.name == name } }

    /// The element with an id.
    func element(id: String) -> HTMLElement? { descendants.first { $0["id"] == id } }

    /// The text in the element, without spaces at its ends.
    var text: String {
        children.map {
            switch $0 {
            case .text(let text): text
            case .element(let element): element.text
            }
        }.joined()
    }

    /// Whether the element, or a fieldset around it, is disabled.
    var isDisabled: Bool {
        var element: HTMLElement? = self
        while let current = element {
            if current["disabled"] != nil, current === self || current.name == "fieldset" {
                return true
            }
            element = current.parent
        }
        return false
    }
}
