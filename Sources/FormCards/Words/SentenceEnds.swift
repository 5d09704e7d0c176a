import FormModel

extension InterfaceWords {
    /// A sentence with its end, unless the text has one.
    func ended(_ text: String) -> String {
        let last = text.unicodeScalars.last { !InterfaceWords.closings.contains($0) }
        return last.map(InterfaceWords.ends.contains) ?? true ? text : text + self[.stop]
    }

    /// The space between two sentences of a line.
    var sentenceSpace: String { language.isWrittenWithoutSpaces ? "" : " " }

    private static let closings: Set<Unicode.Scalar> = [
        "\"", "'", "”", "’", "»", ")", "」", "』", "）",
    ]

    private static let ends: Set<Unicode.Scalar> = [
        ".", "!", "?", ":", ";", "…", "。", "！", "？", "：", "；", "؟", "؛",
    ]
}
