import FormModel

/// Issues: at their fields, and as a list or summary that leads to the fields.
enum HTMLIssues {
    /// Writes the issues of a field, group or row, in an element with the id of its owner and `-issues`.
    static func write(_ issues: [IssueNode], at id: String?, to page: inout HTMLPage) {
        guard !issues.isEmpty else { return }
        page.writer.markup("<div class=\"fr-issues\"")
        if let id, page.names.claims(id + "-issues") { page.writer.attribute("id", id, "-issues") }
        page.writer.markup(">")
        for issue in issues {
            begin(issue, to: &page)
            page.writer.text(page.words.sentence(of: issue))
            page.writer.markup("</p>")
        }
        page.writer.markup("</div>\n")
    }

    private static func begin(_ issue: IssueNode, to page: inout HTMLPage) {
        page.writer.markup(
            issue.severity == .error
                ? "<p class=\"fr-issue fr-bad\"" : "<p class=\"fr-issue fr-doubtful\"")
        page.ownLanguage()
        page.writer.markup(">")
    }

    /// Writes the issues of a card as one of its nodes.
    static func write(_ node: IssuesNode, to page: inout HTMLPage) {
        // The errors of a list are in the summary above the card.
        let isSaid = node.style == .list && page.addsSummary
        let issues = isSaid ? node.issues.filter { $0.severity != .error } : node.issues
        guard !issues.isEmpty || !node.heading.isEmpty else { return }
        let hasError = issues.contains { $0.severity == .error }
        if hasError {
            beginSummary(to: &page)
        } else {
            page.writer.markup("<div class=\"fr-summary fr-mild\"><div role=\"status\">")
        }
        if !node.heading.isEmpty {
            page.writer.markup(node.style == .summary ? "<h2" : "<p class=\"fr-issue fr-bad\"")
            page.ownLanguage()
            page.writer.markup(">")
            if node.style == .count {
                page.writer.text(page.words.labelled(page.words[.error], node.heading))
            } else {
                page.writer.text(node.heading)
            }
            page.writer.markup(node.style == .summary ? "</h2>" : "</p>")
        }
        list(issues, labelsErrors: node.style == .list, to: &page)
        page.writer.markup("</div></div>\n")
    }

    /// Writes the summary above a card whose parts have none.
    static func writeSummary(of description: CardDescription, to page: inout HTMLPage) {
        let errors = description.issues.filter { $0.severity == .error }
        guard !errors.isEmpty else { return }
        beginSummary(to: &page)
        page.writer.markup("<h2")
        page.ownLanguage()
        page.writer.markup(">")
        page.writer.text(description.words.problems(errors.count))
        page.writer.markup("</h2>")
        list(errors, labelsErrors: false, to: &page)
        page.writer.markup("</div></div>\n")
    }

    /// Begins a summary with errors; the first one of a page has the focus.
    ///
    /// The alert is an element in it: screen readers that read the label of an alert would not read its contents.
    private static func beginSummary(to page: inout HTMLPage) {
        page.writer.markup("<div class=\"fr-summary\" tabindex=\"-1\"")
        if page.takesFocus() { page.writer.markup(" autofocus") }
        page.writer.markup("><div role=\"alert\">")
    }

    /// Writes issues as links to their fields.
    ///
    /// - Parameters:
    ///   - issues: The issues.
    ///   - labelsErrors: Whether the word for an error is before each sentence.
    ///   - page: The page.
    private static func list(
        _ issues: [IssueNode], labelsErrors: Bool, to page: inout HTMLPage
    ) {
        page.writer.markup("<ul>")
        for issue in issues {
            let isWarning = issue.severity != .error
            page.writer.markup(isWarning ? "<li class=\"fr-doubtful\"" : "<li class=\"fr-bad\"")
            page.ownLanguage()
            page.writer.markup(">")
            let text = labelsErrors || isWarning ? page.words.sentence(of: issue) : issue.message
            if let path = issue.path {
                page.writer.markup("<a")
                page.writer.begin("href")
                page.writer.markup("#")
                page.writer.value(page.names.fragment(of: path))
                page.writer.end()
                page.writer.markup(">")
                page.writer.text(text)
                page.writer.markup("</a>")
            } else {
                page.writer.text(text)
            }
            page.writer.markup("</li>")
        }
        page.writer.markup("</ul>")
    }
}
