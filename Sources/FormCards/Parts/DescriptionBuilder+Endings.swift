public import FormModel
import FormValidation

// The ending that the answers reach, as a person reads it.
extension DescriptionBuilder {
    /// The card of the ending that the present answers reach, for the person who has sent them; `nil` if they reach none.
    ///
    /// An ending with a condition is also a part of the last visible card, whose answers led to it. That of a form that was
    /// filled in has only this card, which a program shows after the answers were accepted.
    ///
    /// ```swift
    /// if source.attemptSubmission(), let card = DescriptionBuilder().ending(of: source) {
    ///     respond(HTMLRenderer(HTMLOptions(isStandalone: true)).document(of: [card]))
    /// }
    /// ```
    ///
    /// - Complexity: O(*n*) in the endings and in the issues of the data source.
    public func ending(of dataSource: FormDataSource) -> CardDescription? {
        guard let ending = dataSource.ending else { return nil }
        let form = dataSource.form
        let catalog = catalog(for: dataSource)
        let title = ending.title ?? form.title
        var description = CardDescription(
            id: "ending", title: dataSource.text(title, in: catalog.locale), state: .hasData,
            isValid: true,
            body: .stack(
                nodes(of: ending, in: dataSource, catalog, withTitle: false)),
            language: language(
                of: [title] + (ending.text.map { [$0] } ?? []), in: form, for: catalog),
            words: InterfaceWords(catalog))
        description.ending = ending.name
        description.readerLanguage = catalog.language
        return description
    }

    /// The card of an ending that hides all pages, since its condition reads no answer; none for any other ending.
    func endingWithoutPages(of dataSource: FormDataSource) -> [CardDescription] {
        guard dataSource.reachedEnding != nil else { return [] }
        return ending(of: dataSource).map { [$0] } ?? []
    }

    /// The title and the text of an ending, as parts of a card; where it has neither, the sentence that the answers are not
    /// accepted.
    func nodes(
        of ending: FormEnding, in values: FormDataSource, _ catalog: MessageCatalog,
        withTitle: Bool = true
    ) -> [CardNode] {
        let texts = [(withTitle ? ending.title : nil, TextRole.header), (ending.text, .normal)]
        var nodes = texts.compactMap { text, role in
            text.map {
                CardNode.text(values.markup($0, of: nil, in: catalog.locale), role: role)
            }
        }
        if !ending.hasTexts, let issue = values.endedIssue {
            nodes = [.text(catalog.message(for: issue, in: values.form))]
        }
        return nodes.isEmpty ? [] : [.stack(nodes)]
    }
}
