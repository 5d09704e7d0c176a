extension DefinitionContext {
    /// Makes the context of an item of the form, or of the rows of a group, that `compiled`
    /// compiles.
    init(_ item: FormItem, _ index: Int, of compiled: CompiledForm) {
        // A missing name is reported elsewhere; the placeholder lets the other problems be reported
        // too.
        let field =
            compiled.fieldIndices[index].map { compiled.layout.fields[$0] }
            ?? FieldLayout(item, item.name ?? "_", limits: compiled.layout.limits)
        self.init(field, in: compiled.layout)
    }
}
