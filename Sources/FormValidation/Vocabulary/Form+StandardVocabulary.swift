public import FormModel

extension Form {
    /// Makes a form of one page whose expressions may use the standard vocabulary, as form files
    /// do.
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
    /// With `FormValidation` imported, `Form(id:title:items:)` means this initializer. Pass a
    /// `vocabulary:` to use functions of your own.
    ///
    /// - Parameters:
    ///   - id: The identifier of the form.
    ///   - title: The title that people read.
    ///   - help: An explanation.
    ///   - locale: The default language; English messages if `nil`.
    ///   - unknownFields: How to treat keys of a submission that name no field.
    ///   - limits: The size limits of values.
    ///   - rules: Rules on several fields.
    ///   - values: The named values.
    ///   - endings: The endings.
    ///   - items: The items, in order.
    /// - Throws: All mistakes in the definition.
    public init(
        id: String, title: LocalizedText, help: LocalizedText? = nil, locale: LanguageTag? = nil,
        unknownFields: UnknownFields = .reject, limits: FieldLimits = FieldLimits(),
        rules: [FormRule] = [], values: NamedValues = [:], endings: [FormEnding] = [],
        items: [FormItem]
    ) throws(FormDefinitionError) {
        try self.init(
            id: id, title: title, help: help, locale: locale, unknownFields: unknownFields,
            limits: limits, rules: rules, values: values, endings: endings, vocabulary: .standard,
            items: items)
    }

    /// Makes a form of several pages; otherwise like
    /// `init(id:title:help:locale:unknownFields:limits:rules:values:endings:items:)`.
    public init(
        id: String, title: LocalizedText, help: LocalizedText? = nil, locale: LanguageTag? = nil,
        unknownFields: UnknownFields = .reject, limits: FieldLimits = FieldLimits(),
        rules: [FormRule] = [], values: NamedValues = [:], endings: [FormEnding] = [],
        pages: [Page]
    ) throws(FormDefinitionError) {
        try self.init(
            id: id, title: title, help: help, locale: locale, unknownFields: unknownFields,
            limits: limits, rules: rules, values: values, endings: endings, vocabulary: .standard,
            pages: pages)
    }
}
