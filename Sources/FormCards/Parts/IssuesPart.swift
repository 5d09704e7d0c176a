import FormModel

/// The issues that belong to no field, or a summary of all issues.
struct IssuesPart: CardPart {
    let style: IssuesNode.Style

    init(_ word: CardWord) { style = word.choice("style") ?? .list }

    func body(in context: CardContext) -> CardNode {
        let issues = style == .list ? context.formIssues : context.issues
        let errors = issues.filter { $0.severity == .error }
        let heading =
            switch style {
            case .list: ""
            case .summary: context.words.problems(errors.count)
            case .count:
                context.words.answersNeedAttention(
                    count(of: errors), fields: context.places(of: errors))
            }
        // A summary of warnings alone would call them problems.
        let isList = style == .list || errors.isEmpty
        return issues.isEmpty
            ? .nothing
            : CardNode(
                .issues(
                    IssuesNode(
                        issues: issues, style: isList ? .list : style,
                        heading: isList ? "" : heading)))
    }

    /// The number of fields and rows with issues.
    private func count(of issues: [IssueNode]) -> Int {
        Set(issues.map(\.path)).count
    }
}
