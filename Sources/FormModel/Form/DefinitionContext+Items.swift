extension DefinitionContext {
    /// Makes the context in which the validators of an item check their own definition.
    ///
    /// - Parameters:
    ///   - item: An input or a group.
    ///   - index: Its index among the items.
    ///   - program: The compiled form, or the compiled rows of the group.
    init(_ item: FormItem, _ index: Int, of program: FormProgram) {
        // A missing name is reported elsewhere; the placeholder lets the other problems be reported
        // too.
        let field =
            program.fieldIndices[index].map { program.layout.fields[$0] }
            ?? FieldLayout(item, item.name ?? "_", limits: program.layout.limits)
        self.init(field, in: program.layout)
    }
}
