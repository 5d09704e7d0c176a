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
        let item = item(of: issue, in: form)
        let template =
            issue.sentence.map { form.program.sentences[$0] }
            ?? item?.messages[issue.code.rawValue] ?? sentence(for: issue)
            ?? sentences["unknown"] ?? issue.code.rawValue
        return MessageTemplate(template).filled { name in
            switch name {
            case "title": item?.title ?? form.title
            case "code": issue.code.rawValue
            case "otherTitle":
                issue.parameters["other"].map { title(of: $0.description, in: form) }
            case "titles":
                if case .list(let fields) = issue.parameters["fields"] {
                    fields.map { title(of: $0, in: form) }.joined(separator: ", ")
                } else {
                    nil
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

    private func item(of issue: Issue, in form: Form) -> FormItem? {
        guard case .key(let key) = issue.path.steps.first, let name = FieldName(key) else {
            return nil
        }
        return form.input(name)
    }

    private func title(of field: String, in form: Form) -> String {
        FieldName(field).flatMap { form.input($0)?.title } ?? field
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
