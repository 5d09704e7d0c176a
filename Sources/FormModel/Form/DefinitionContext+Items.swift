extension DefinitionContext {
    /// Makes the context of an item of the form, or of the rows of a group, that `program`
    /// compiles.
    init(_ item: FormItem, _ index: Int, of program: FormProgram) {
        // A missing name is reported elsewhere; the placeholder lets the other problems be reported
        // too.
        let field =
            program.fieldIndices[index].map { program.layout.fields[$0] }
            ?? FieldLayout(item, item.name ?? "_", limits: program.layout.limits)
        self.init(field, in: program.layout)
    }
}
