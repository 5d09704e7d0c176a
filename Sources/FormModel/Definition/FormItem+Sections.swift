// How sections are made, and how their items join the list of a page or group.
extension FormItem {
    /// Makes a section: a heading and a condition for several items.
    ///
    /// ```swift
    /// .section("address", title: "Address", visibleWhen: "!sameAddress", items: [
    ///     .input("street", title: "Street"),
    /// ])
    /// ```
    ///
    /// - Parameters:
    ///   - name: The key of an object with the answers to its items; `nil` where they are beside those of other items.
    ///     The fields of a named section are named with it: `address.street`. Sections with the same name, on one page
    ///     or several, are parts of one object.
    ///   - title: The heading; `nil` for none.
    ///   - help: An explanation below the heading.
    ///   - visibleWhen: The condition for showing the items; without one they are shown as far as their own
    ///     conditions allow.
    ///   - unknownFields: How to treat keys of its object that name no field; see ``unknownFields``.
    ///   - items: The items, with simple names. Sections and groups may be nested six deep.
    /// - Returns: The item; `Form.init` validates it.
    public static func section(
        _ name: FieldName? = nil, title: LocalizedText? = nil, help: LocalizedText? = nil,
        visibleWhen: FormExpression? = nil, unknownFields: UnknownFields? = nil, items: [FormItem]
    ) -> FormItem {
        FormItem(
            Common(name: name, title: title ?? "", visibleWhen: visibleWhen),
            .section(
                Shared(ItemBody.Section(help: help, unknownFields: unknownFields, items: items))))
    }

    /// The section as a heading, followed by its items with full names; another item alone.
    fileprivate var listed: [FormItem] {
        guard case .section(let section) = body, !section.value.items.isEmpty else { return [self] }
        let inner = section.value.items.inOneList
        let heading = FormItem(
            common.value,
            .section(
                Shared(
                    ItemBody.Section(
                        help: section.value.help, unknownFields: section.value.unknownFields,
                        itemCount: inner.count))))
        guard let name else { return [heading] + inner }
        return [heading] + inner.map { $0.moved(into: name) }
    }
}

extension [FormItem] {
    /// The items as one list, in which each section is a heading that is followed by its items.
    var inOneList: [FormItem] {
        contains { $0.kind == .section } ? flatMap(\.listed) : self
    }
}
