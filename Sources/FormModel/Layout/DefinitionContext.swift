/// The facts that a validator may use when its definition is checked.
public struct DefinitionContext: Sendable {
    /// The field that it belongs to.
    public let item: FieldLayout

    private let layout: FormLayout

    package init(_ item: FieldLayout, in layout: FormLayout) {
        self.item = item
        self.layout = layout
    }

    /// The context of a validator that judges the elements of a list one by one, as texts.
    public var forElements: DefinitionContext {
        DefinitionContext(item.ofElements, in: layout)
    }

    /// The input of that name, if there is one; for a field of a group, among the fields of the group.
    public func input(_ name: FieldName) -> FieldLayout? { layout.field(name) }
}
