import FormModel

// The sentence of an issue.
extension MessageCatalog {
    /// The template of the most specific sentence: of a variant (the parameter `reason` or
    /// `expected`, a nearest name, the type of a bound), otherwise of the code; each in its plural
    /// form.
    func template(for issue: FormIssue) -> TextTemplate? {
        let parameters = issue.parameters
        let sentences = table.sentences(of: issue.code.rawValue)
        func template(_ variant: String, of sentences: [ParsedSentence]) -> TextTemplate? {
            sentences.first { $0.variant == variant }?
                .template(table.plural) { parameters[$0]?.count }
        }
        for parameter in ["reason", "expected"] {
            if case .text(let variant) = parameters[parameter], !variant.isEmpty,
                let found = template(variant, of: sentences)
            {
                return found
            }
        }
        if parameters["choice"] != nil, let found = template("choice", of: sentences) {
            return found
        }
        if parameters["nearest"] != nil, let found = template("nearest", of: sentences) {
            return found
        }
        let (minimum, maximum) = (parameters["min"], parameters["max"])
        if maximum?.count == 0, let found = template("none", of: sentences) { return found }
        if minimum != nil, minimum == maximum, issue.code == .tooShort || issue.code == .tooLong {
            let ofShort = table.sentences(of: IssueCode.tooShort.rawValue)
            if let found = template("exactly", of: ofShort) { return found }
        }
        var (base, bound) = ("", maximum ?? minimum)
        if issue.code == .tooSmall, let above = parameters["above"] {
            (base, bound) = ("above", above)
        } else if issue.code == .tooLarge, let below = parameters["below"] {
            (base, bound) = ("below", below)
        }
        if let time = bound?.variantInTime,
            let found = template(base.isEmpty ? time : "\(base).\(time)", of: sentences)
        {
            return found
        }
        if !base.isEmpty, let found = template(base, of: sentences) { return found }
        return template("", of: sentences)
    }

    func unknown(_ issue: FormIssue) -> TextTemplate {
        table.sentences(of: "unknown").first { $0.variant.isEmpty }?.template
            ?? TextTemplate("{code}")
    }
}

extension IssueParameters.Value {
    /// The value as a count, if it is an integer.
    fileprivate var count: Int? {
        if case .integer(let count) = self { count } else { nil }
    }
}

extension IssueParameters.Value {
    /// The variant of a sentence that says earlier or later instead of smaller or larger.
    fileprivate var variantInTime: String? {
        switch self {
        case .date: "date"
        // Sentences about moments do not mention offsets.
        case .dateTime, .localDateTime: "dateTime"
        case .time: "time"
        case .integer, .decimal, .duration, .boolean, .text, .list: nil
        }
    }
}
