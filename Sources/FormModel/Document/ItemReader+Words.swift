// The words that an input has for its values.
extension ItemReader {
    /// Reads the titles of yes and no, and the unit of a number.
    mutating func words(_ object: inout ObjectReader, _ item: inout FormItem) {
        for key in ["trueTitle", "falseTitle", "unit"] {
            offsets[offsets.count - 1].keys[key] = object.value(key)?.offset
        }
        guard item.kind == .input else { return }
        item.trueTitle = object.localized("trueTitle")
        item.falseTitle = object.localized("falseTitle")
        item.unit = object.localized("unit")
    }
}
