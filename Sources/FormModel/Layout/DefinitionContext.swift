/// What a validator may look at when it is asked whether it makes sense.
public struct DefinitionContext: Sendable {
    /// The item that it belongs to.
    public let item: FormItem

    private let program: FormProgram

    package init(item: FormItem, program: FormProgram) {
        self.item = item
        self.program = program
    }

    /// The same for a validator that judges the elements of a list, one by one, as texts.
    public var forElements: DefinitionContext {
        DefinitionContext(
            item: FormItem(kind: item.kind, name: item.name, title: item.title), program: program)
    }

    /// The input of that name, if there is one; for an item of a group, among the items of the group.
    public func input(_ name: FieldName) -> FormItem? {
        program.index(of: name).map { program.fields[$0].item }
    }
}
