extension Form {
    /// The names of the suggestions that are given where the form is filled in, in form order, each once.
    ///
    /// - Complexity: O(*n*) in the items of the form.
    public var remoteSuggestions: [String] {
        var seen: Set<[UInt8]> = []
        return items.flatMap(\.remoteSuggestions).filter { seen.insert(Array($0.utf8)).inserted }
    }

    /// Makes a copy of the form with suggestions filled in.
    ///
    /// - Parameter suggestions: The texts, by the names that the form uses. Names that it does not use are ignored, and fields
    ///   with other suggestions are not changed.
    /// - Returns: The form.
    /// - Throws: The problems of the texts: one that is empty, that occurs twice, or with a character that cannot be seen.
    /// - Complexity: O(*n*) in the form and the texts.
    public func withSuggestions(
        _ suggestions: [String: [String]]
    ) throws(FormDefinitionError) -> Form {
        guard remoteSuggestions.contains(where: { suggestions[$0] != nil }) else { return self }
        return try with(pages: pages.map { $0.mapping { $0.withSuggestions(suggestions) } })
    }
}

extension FormItem {
    /// The largest number of suggestions of a source, at a terminal: 100,000.
    package static let maximumSuggestions = 100_000

    /// The largest number of suggestions of a source that a page lists, since it contains each: 1,000.
    package static let maximumListedSuggestions = 1_000

    fileprivate var remoteSuggestions: [String] {
        suggestionsFrom.map { [$0] } ?? items.flatMap(\.remoteSuggestions)
    }

    fileprivate func withSuggestions(_ suggestions: [String: [String]]) -> FormItem {
        guard let texts = suggestionsFrom.flatMap({ suggestions[$0] }) else {
            return mappingRows { $0.withSuggestions(suggestions) }
        }
        return suggesting(texts)
    }
}
