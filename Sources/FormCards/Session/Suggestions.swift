import FormModel

/// What the fields of a session suggest.
final class Suggestions {
    /// The names of the suggestions that the program around the session finds for what is typed.
    let sources: [String]
    /// The list of the field that was asked last, which is asked again after each refused answer.
    private var last: (field: CompiledField, list: OptionList)?

    init(sources: [String]) { self.sources = sources }

    /// The suggestions of a field, with the index of their search if a key could not make it at once.
    ///
    /// - Complexity: O(*n*) in the suggestions, and O(1) if the field was asked last.
    func list(of field: CompiledField) -> OptionList {
        if let last, last.field === field { return last.list }
        let texts = field.item.suggestions
        let list = OptionList(texts.map { FieldNode.Option($0) }, locale: ReaderLocale())
        if texts.count > FormItem.maximumListedSuggestions { _ = list.index }
        last = (field, list)
        return list
    }
}

/// A question for suggestions of an answer that a person is typing.
public struct SuggestionQuestion: Sendable, Hashable {
    /// The name of the suggestions, as `FormItem.suggestionsFrom` has it.
    public let source: String
    /// What is typed.
    public let text: String

    package init(source: String, text: String) {
        self.source = source
        self.text = text
    }
}

extension SuggestionQuestion: CustomStringConvertible, CustomReflectable {
    /// The name of the suggestions; not what is typed.
    public var description: String { source }

    /// Nothing, so that what is typed is not printed.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
