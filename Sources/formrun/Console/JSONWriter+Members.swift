import FormModel

extension JSONWriter {
    /// Writes an object, with a body that writes its members.
    mutating func object(_ members: (inout JSONWriter) -> Void) {
        beginObject()
        members(&self)
        endObject()
    }

    /// Writes a member whose value is a text.
    mutating func member(_ name: String, _ text: String) {
        key(name)
        string(text)
    }
}
