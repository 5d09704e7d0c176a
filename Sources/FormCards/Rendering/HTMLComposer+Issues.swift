import FormModel

// Issues: at their fields, and as a list or summary that leads to the fields.
extension HTMLComposer {
    /// The issues of a field, group or row, in an element with the id of its owner and `-issues`.
    mutating func issues(_ issues: [IssueNode], _ id: String?) {
        guard !issues.isEmpty else { return }
        writer.markup("<div class=\"fr-issues\"")
        if let id, claims(id + "-issues") { writer.attribute("id", id, "-issues") }
        writer.markup(">")
        for issue in issues {
            begin(issue)
            writer.text(words.sentence(of: issue))
            writer.markup("</p>")
        }
        writer.markup("</div>\n")
    }

    private mutating func begin(_ issue: IssueNode) {
        writer.markup(
            issue.severity == .error
                ? "<p class=\"fr-issue fr-bad\"" : "<p class=\"fr-issue fr-doubtful\"")
        ownLanguage()
        writer.markup(">")
    }

    /// The issues of a card as one of its nodes.
    mutating func issues(_ node: IssuesNode) {
        // The errors of a list are in the summary above the card.
        let isSaid = node.style == .list && addsSummary
        let issues = isSaid ? node.issues.filter { $0.severity != .error } : node.issues
        guard !issues.isEmpty || !node.heading.isEmpty else { return }
        let hasError = issues.contains { $0.severity == .error }
        writer.markup(
            hasError
                ? "<div class=\"fr-summary\" role=\"alert\">"
                : "<div class=\"fr-summary fr-mild\" role=\"status\">")
        if !node.heading.isEmpty {
            writer.markup(node.style == .summary ? "<h2" : "<p class=\"fr-issue fr-bad\"")
            ownLanguage()
            writer.markup(">")
            if node.style == .count {
                writer.text(words.labelled(words[.error], node.heading))
            } else {
                writer.text(node.heading)
            }
            writer.markup(node.style == .summary ? "</h2>" : "</p>")
        }
        list(issues, labelsErrors: node.style == .list)
        writer.markup("</div>\n")
    }

    /// The summary above a card whose parts have none.
    mutating func summary(of description: CardDescription, _ id: String) {
        let errors = description.issues.filter { $0.severity == .error }
        guard !errors.isEmpty else { return }
        writer.markup("<div class=\"fr-summary\" role=\"alert\"")
        writer.attribute("aria-labelledby", id, "-card-summary")
        writer.markup("><h2")
        writer.attribute("id", id, "-card-summary")
        ownLanguage()
        writer.markup(">")
        writer.text(description.words.problems(errors.count))
        writer.markup("</h2>")
        list(errors, labelsErrors: false)
        writer.markup("</div>\n")
    }

    /// Issues as links to their fields.
    ///
    /// - Parameters:
    ///   - issues: The issues.
    ///   - labelsErrors: Whether the word for an error is before each sentence.
    private mutating func list(_ issues: [IssueNode], labelsErrors: Bool) {
        writer.markup("<ul>")
        for issue in issues {
            let isWarning = issue.severity != .error
            writer.markup(isWarning ? "<li class=\"fr-doubtful\"" : "<li class=\"fr-bad\"")
            ownLanguage()
            writer.markup(">")
            let text = labelsErrors || isWarning ? words.sentence(of: issue) : issue.message
            if let path = issue.path {
                writer.markup("<a")
                writer.begin("href")
                writer.markup("#")
                writer.value(HTMLComposer.fragment(id(of: path)))
                writer.end()
                writer.markup(">")
                writer.text(text)
                writer.markup("</a>")
            } else {
                writer.text(text)
            }
            writer.markup("</li>")
        }
        writer.markup("</ul>")
    }

    /// An id as the fragment of an address, in which a percent sign begins an escape.
    private static func fragment(_ id: String) -> String {
        guard id.utf8.contains(UInt8(ascii: "%")) else { return id }
        return id.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%25")
    }
}
