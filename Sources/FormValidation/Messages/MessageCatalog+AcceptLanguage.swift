public import FormModel

extension MessageCatalog {
    /// Makes the catalogue for the reader of a form who sent a request with the header `Accept-Language`: RFC 9110, section
    /// 12.5.4.
    ///
    /// The language is the one that the reader likes most of those that both the form and the messages have; texts in two
    /// languages would be on one page otherwise. A form has the languages of its titles, and its own; one that names no
    /// language is for all. A reader of `de-AT` gets `de` in the notation of Austria, and one of `en` gets `en-GB` where there
    /// is no other English.
    ///
    /// ```swift
    /// let catalog = MessageCatalog(acceptLanguage: request.headers["Accept-Language"], of: form)
    /// let report = validator.speaking(catalog).validate(submission)
    /// ```
    ///
    /// - Parameters:
    ///   - header: The value of the header; `nil` where there is none. The form's own language is that of a reader who sends
    ///     no header, a malformed one, or one of more than 1,000 bytes, and of one who likes no language that there is.
    ///   - form: The form.
    /// - Complexity: O(*n*) in the header, and O(*k*) in the titles before the first one in several languages.
    public init(acceptLanguage header: String?, of form: Form) {
        let preferences = header.flatMap { LanguagePreferences($0) }
        self.init(for: preferences?.choice(among: form.spokenLanguages), of: form)
    }
}

extension Form {
    /// The languages that both the form and the messages have, its own first; those of the messages where it names none.
    fileprivate var spokenLanguages: [LanguageTag] {
        let titles = [[title], pages.compactMap(\.title), items.map(\.title)].lazy.joined()
        let named = titles.lazy.map { $0.texts.compactMap(\.language) }.first { !$0.isEmpty } ?? []
        let languages = [locale].compactMap(\.self) + named
        guard !languages.isEmpty else { return InterfaceLanguage.allCases.map(\.tag) }
        return languages.filter { InterfaceLanguage($0) != nil }
    }
}

extension [MessageCatalog] {
    /// The catalogue for a reader who sent the header `Accept-Language`; `nil` where the reader likes none.
    package func catalog(acceptLanguage header: String?) -> MessageCatalog? {
        header.flatMap { LanguagePreferences($0) }?.choice(among: map(\.language))
            .flatMap(catalog(for:))
    }

    /// The catalogue for a language, in the notation of its region; `nil` where there is none.
    package func catalog(for language: LanguageTag) -> MessageCatalog? {
        (first { language.isPart(of: $0.language) } ?? first { $0.language.isPart(of: language) })?
            .speaking(to: language)
    }
}
