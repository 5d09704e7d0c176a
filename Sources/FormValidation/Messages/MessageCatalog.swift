public import FormModel

/// Issue → sentence, in one language.
///
/// Sentences are made from the code and the parameters of an issue and the title of its field, as late as
/// possible, and nowhere else.
public struct MessageCatalog: Sendable {
    /// The language: a BCP 47 tag, such as `en`.
    public let language: String

    /// The sentences by key: a code; a code and a variant, such as `tooShort.one` or `phone.areaCode`.
    package let sentences: [String: String]

    package init(language: String, sentences: [String: String]) {
        self.language = language
        self.sentences = sentences
    }

    /// Whether there is a sentence for that code.
    public func covers(_ code: IssueCode) -> Bool { sentences[code.rawValue] != nil }

    /// The sentence about an issue: the form's own where the field has one, else the catalogue's.
    ///
    /// A code without a sentence, which only a caller's own validator gives, is named as it is.
    public func message(for issue: Issue, in form: Form) -> String {
        let items = form.inputs(along: issue.path)
        let item = items.last
        // A rule of a group that names a field of a row has the group's sentence.
        let own = items.reversed().lazy.compactMap { $0.messages[issue.code.rawValue] }.first
        let template =
            own ?? sentence(for: issue)
            ?? sentences["unknown"] ?? issue.code.rawValue
        return MessageTemplate(template).filled { name in
            switch name {
            case "title": item?.title ?? form.title
            case "code": issue.code.rawValue
            case "otherTitle":
                issue.parameters["other"].map {
                    title(of: $0.description, beside: issue.path, in: form)
                }
            default: issue.parameters[name]?.description
            }
        }
    }

    /// The sentence about a text that a formatter refuses, outside a form.
    public func message(for problem: FormatProblem, title: String) -> String {
        let issue = Issue(problem.code, at: FieldPath(), parameters: problem.parameters)
        return MessageTemplate(sentence(for: issue) ?? problem.code.rawValue).filled { name in
            name == "title" ? title : issue.parameters[name]?.description
        }
    }

    /// The most special sentence there is: by variant (the parameter `reason` or `expected`), then by
    /// number, then by code.
    private func sentence(for issue: Issue) -> String? {
        let code = issue.code.rawValue
        for parameter in ["reason", "expected", "nearest"] {
            guard case .text(let variant) = issue.parameters[parameter] else { continue }
            let key = parameter == "nearest" ? "\(code).nearest" : "\(code).\(variant)"
            if let sentence = sentences[key] { return sentence }
        }
        for (name, code) in [("above", IssueCode.tooSmall), ("below", .tooLarge)] {
            guard issue.code == code, let bound = issue.parameters[name] else { continue }
            let key = "\(code).\(name)"
            if bound.isInTime, let sentence = sentences[key + ".date"] { return sentence }
            if let sentence = sentences[key] { return sentence }
        }
        let counted =
            [.tooShort, .tooFew, .tooFewWords].contains(issue.code)
            ? issue.parameters["min"] : issue.parameters["max"]
        if counted == .integer(1), let sentence = sentences["\(code).one"] { return sentence }
        let bound = counted ?? issue.parameters["min"]
        if bound?.isInTime == true, let sentence = sentences["\(code).date"] { return sentence }
        return sentences[code]
    }

    /// The title of another field of the same row, or of the form.
    private func title(of field: String, beside path: FieldPath, in form: Form) -> String {
        let row = FieldPath(path.steps.dropLast(path.steps.isEmpty ? 0 : 1))
        return form.input(at: row.appending(.key(field)))?.title ?? field
    }
}

extension IssueParameters.Value {
    /// Whether it is earlier or later than others, rather than smaller or larger.
    fileprivate var isInTime: Bool {
        switch self {
        case .date, .time, .dateTime: true
        case .integer, .decimal, .duration, .text, .list: false
        }
    }
}
