import FormModel

/// The page to which a person is sent back from the last one while the state keeps no secrets: it asks for all secrets, those of
/// other pages, too, and its post is the last one.
struct AskedSecrets {
    /// The fields and groups of other shown pages that have secrets, by the index of the page.
    private let others: [(page: Int, names: [FieldName])]
    private let source: FormDataSource
    private let builder: DescriptionBuilder

    /// `nil` for a page that is not the last one to be posted, or where no secrets are asked for.
    init?(
        on index: Int, _ state: FormState, _ source: FormDataSource, _ builder: DescriptionBuilder
    ) {
        guard state.secrets == .dropped, state.refusedPage == index else { return nil }
        let isShown = builder.numbering(source, source.form).isShown
        let pages = source.form.pages.indices.filter { isShown[$0] }.map { page in
            (page: page, names: AskedSecrets.names(on: page, source))
        }.filter { !$0.names.isEmpty }
        // Of a state that lost a secret the post of this page is the last one even where no secret is seen: one on the last page
        // may have shown it.
        guard !pages.isEmpty || state.hasDropped == true else { return nil }
        others = pages.filter { $0.page != index }
        self.source = source
        // A page cannot follow the conditions of another one.
        self.builder = DescriptionBuilder(
            catalog: builder.catalog, vocabulary: builder.vocabulary)
    }

    /// The shown fields and groups of a page that have secrets.
    static func names(on page: Int, _ source: FormDataSource) -> [FieldName] {
        source.form.pages[page].fieldNames.filter { name in
            guard let index = source.form.compiled.index(of: name) else { return false }
            return source.form.compiled.fields[index].holdsSecrets && source.isVisible(name)
        }
    }

    /// The fields and groups of other pages that the page asks for.
    var names: [FieldName] { others.flatMap(\.names) }

    /// Adds them to the description of the page, which begins with the reason why it is shown, and is none of the pages that are
    /// counted.
    func add(to description: inout CardDescription) {
        let form = source.form
        description.number = 1
        description.count = 1
        var nodes: [CardNode] = []
        for (index, names) in others {
            let card = Card(page: form.pages[index], of: form, at: index, dataSource: source)
            let other = builder.description(of: card)
            nodes += other.body.secretNodes
            description.add(
                other.issues.filter { issue in
                    issue.path.flatMap { form.compiled.fieldName(along: $0) }
                        .map(names.contains) ?? false
                })
        }
        let reason = CardNode.text(description.words[.secretsAgain], role: .accent)
        description.insert(nodes, below: reason)
    }
}

extension CardNode {
    /// The fields with secrets in the node, and the groups with such fields.
    fileprivate var secretNodes: [CardNode] {
        if let field { return field.isSecure ? [self] : [] }
        let inner = nodes.flatMap(\.secretNodes)
        return group == nil || inner.isEmpty ? inner : [self]
    }

    /// Whether the node is a button, or has buttons and nothing else.
    fileprivate var isButtons: Bool {
        switch content {
        case .button: true
        case .stack(let stack): !stack.nodes.isEmpty && stack.nodes.allSatisfy(\.isButtons)
        case .text, .field, .group, .issues, .pair, .link, .picture, .rule, .space, .table, .gauge,
            .pages:
            false
        }
    }
}

extension CardDescription {
    /// Adds the issues of fields that the page does not have itself.
    fileprivate mutating func add(_ others: [IssueNode]) {
        issues += others
        guard others.contains(where: { $0.severity == .error }) else { return }
        state = .invalid
        isValid = false
    }

    /// Adds a node above all others, and nodes above the buttons.
    fileprivate mutating func insert(_ nodes: [CardNode], below first: CardNode) {
        guard excess == nil, case .stack(var stack) = body.content else { return }
        let end = stack.nodes.firstIndex(where: \.isButtons) ?? stack.nodes.endIndex
        stack.nodes.insert(contentsOf: nodes, at: end)
        stack.nodes.insert(first, at: 0)
        body.content = .stack(stack)
    }
}
