/// What a validator may read while it validates its own definition.
public struct DefinitionContext: Sendable {
    /// The field of the validator.
    public let item: FieldLayout

    private let layout: FormLayout

    package init(_ item: FieldLayout, in layout: FormLayout) {
        self.item = item
        self.layout = layout
    }

    /// The context for a validator of the elements of a list: the field of one element, which is a
    /// text.
    package var forElements: DefinitionContext {
        DefinitionContext(item.ofElements, in: layout)
    }

    /// The input of that name, or `nil`; for a field of a group, among the fields of the group.
    public func input(_ name: FieldName) -> FieldLayout? { layout.field(name) }
}
