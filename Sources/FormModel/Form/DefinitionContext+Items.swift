extension DefinitionContext {
    /// What the validators of an item of a form, or of a group, may look at.
    ///
    /// - Parameters:
    ///   - item: An input or a group.
    ///   - index: Its index among the items.
    ///   - program: The form, or the rows of the group.
    init(_ item: FormItem, _ index: Int, of program: FormProgram) {
        // An item without a name is a problem of its own; its other problems are reported too.
        let field =
            program.fieldIndices[index].map { program.layout.fields[$0] }
            ?? FieldLayout(item, item.name ?? "_", limits: program.layout.limits)
        self.init(field, in: program.layout)
    }
}
