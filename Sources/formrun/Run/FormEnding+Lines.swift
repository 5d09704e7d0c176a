import FormCards
import FormModel
import FormValidation

extension FormEnding {
    /// The lines that say the ending to a person: its title, if it has one, and its text.
    func lines(in dataSource: FormDataSource, _ catalog: MessageCatalog) -> [DisplayText] {
        [title, text].compactMap(\.self).flatMap { text in
            dataSource.markup(text, of: nil, in: catalog.locale).lines.map { line in
                DisplayText(
                    filled: (line.isItem ? "- " : "") + TextMarkup.plainText(of: line.spans))
            }
        }
    }
}
