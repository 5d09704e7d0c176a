public import FormModel

extension Form {
    /// Makes a form of one page whose expressions may use all that those of a form file may: the functions of
    /// `Vocabulary.standard`, `matches` among them.
    ///
    /// ```swift
    /// let form = try Form(
    ///     id: "order", title: "Order",
    ///     items: [
    ///         .input("code", title: "Code"),
    ///         .input("why", title: "Why", visibleWhen: "matches(code, 'X[0-9]+')"),
    ///     ])
    /// ```
    ///
    /// Where `FormValidation` is imported, this is what `Form(id:title:items:)` means; for functions of one's own give
    /// a `vocabulary:`.
    ///
    /// - Parameters:
    ///   - id: The name of the form among others.
    ///   - title: What a person reads above it.
    ///   - help: An explanation.
    ///   - locale: The language of a reader who asks for none; English sentences where it is `nil`.
    ///   - unknownFields: What becomes of keys that are no field.
    ///   - limits: How much the fields hold.
    ///   - rules: Rules over several fields.
    ///   - items: The items, in order.
    /// - Throws: Everything that is wrong with the definition.
    public init(
        id: String, title: LocalizedText, help: LocalizedText? = nil, locale: LanguageTag? = nil,
        unknownFields: UnknownFields = .reject, limits: FieldLimits = FieldLimits(),
        rules: [FormRule] = [], items: [FormItem]
    ) throws(FormDefinitionError) {
        try self.init(
            id: id, title: title, help: help, locale: locale, unknownFields: unknownFields,
            limits: limits, rules: rules, vocabulary: .standard, items: items)
    }

    /// Makes a form of pages whose expressions may use all that those of a form file may; see
    /// `init(id:title:help:locale:unknownFields:limits:rules:items:)`.
    public init(
        id: String, title: LocalizedText, help: LocalizedText? = nil, locale: LanguageTag? = nil,
        unknownFields: UnknownFields = .reject, limits: FieldLimits = FieldLimits(),
        rules: [FormRule] = [], pages: [Page]
    ) throws(FormDefinitionError) {
        try self.init(
            id: id, title: title, help: help, locale: locale, unknownFields: unknownFields,
            limits: limits, rules: rules, vocabulary: .standard, pages: pages)
    }
}
