import FormModel

extension CardVocabulary {
    /// The parts of every form.
    static let standardPartWords: [String: MakePart] = [
        "help": { _ in HelpPart() },
        "issues": { IssuesPart($0) },
        "fields": { FieldsPart($0) },
        "field": { FieldsPart($0) },
        "answers": { _ in AnswersPart() },
        "buttons": { _ in ButtonsPart() },
        "button": { ButtonPart($0) },
        "text": { TextPart($0) },
        "title": { TitlePart($0) },
        "pair": { PairPart($0) },
        "pill": { PillPart($0) },
        "icon": { IconPart($0) },
        "picture": { PicturePart($0) },
        "link": { LinkPart($0) },
        "rule": { RulePart($0) },
        "space": { SpacePart($0) },
        "stack": { StackPart($0) },
        "table": { TablePart($0) },
        "tiles": { TilesPart($0) },
        "bar": { BarPart($0, style: .bar) },
        "progress": { BarPart($0, style: .progress) },
        "histogram": { HistogramPart($0) },
        "slider": { SliderPart($0) },
        "pages": { PagesPart($0) },
    ]
}
