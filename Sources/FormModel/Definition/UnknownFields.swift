/// The treatment of keys of an object of a submission that are no field of it.
///
/// The object of the form, of a named section or of a row is treated in its own way, or as the object around it. What is
/// sent for a hidden field of the object is treated in the same way.
public enum UnknownFields: String, Sendable, Hashable, CaseIterable {
    /// Each unknown key is an issue, `unknownField`, and each value of a hidden field `hiddenField`.
    case reject
    /// Unknown keys and values of hidden fields are ignored.
    case ignore
}
