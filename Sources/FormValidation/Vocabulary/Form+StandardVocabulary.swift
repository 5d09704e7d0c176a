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
    ///   - lists: The lists of choices that fields use by name.
    ///   - values: The named values.
    ///   - rules: Rules on several fields.
    ///   - endings: The endings.
    ///   - version: The version of the form.
    ///   - tags: Words for programs that manage forms.
    ///   - extensions: Members whose keys begin with `x-`, for other programs.
    ///   - keepsDrafts: Whether drafts may be offered to a person who leaves.
    ///   - items: The items, in order.
    /// - Throws: All mistakes in the definition.
    public init(
        id: String, title: LocalizedText, help: LocalizedText? = nil, locale: LanguageTag? = nil,
        unknownFields: UnknownFields = .reject, limits: FieldLimits = FieldLimits(),
        lists: [ChoiceList] = [], values: NamedValues = [:], rules: [FormRule] = [],
        endings: [FormEnding] = [], version: String? = nil, tags: [String] = [],
        extensions: Extensions = [:], keepsDrafts: Bool = true, items: [FormItem]
    ) throws(FormDefinitionError) {
        try self.init(
            id: id, title: title, help: help, locale: locale, unknownFields: unknownFields,
            limits: limits, lists: lists, values: values, rules: rules, endings: endings,
            version: version, tags: tags, extensions: extensions, keepsDrafts: keepsDrafts,
            vocabulary: .standard, items: items)
    }

    /// Makes a form of several pages; otherwise like
    /// the initializer with `items`.
    public init(
        id: String, title: LocalizedText, help: LocalizedText? = nil, locale: LanguageTag? = nil,
        unknownFields: UnknownFields = .reject, limits: FieldLimits = FieldLimits(),
        lists: [ChoiceList] = [], values: NamedValues = [:], rules: [FormRule] = [],
        endings: [FormEnding] = [], version: String? = nil, tags: [String] = [],
        extensions: Extensions = [:], keepsDrafts: Bool = true, pages: [Page]
    ) throws(FormDefinitionError) {
        try self.init(
            id: id, title: title, help: help, locale: locale, unknownFields: unknownFields,
            limits: limits, lists: lists, values: values, rules: rules, endings: endings,
            version: version, tags: tags, extensions: extensions, keepsDrafts: keepsDrafts,
            vocabulary: .standard, pages: pages)
    }
}
