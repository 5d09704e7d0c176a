/// The validators of a field, by their indices among those of the form: first the validators of empty values, then those
/// of other values.
struct FieldChecks: Sendable {
    let start: Int32
    let middle: Int32
    let end: Int32
    /// Whether the field's validators end with the first error.
    let stopsOnFirst: Bool

    /// Makes the checks of a field.
    ///
    /// - Parameters:
    ///   - validators: The validators of the field, in order.
    ///   - list: The validators of the form, each with its index among those of its field, to which they are added.
    init(_ validators: [any Validator], _ list: inout [(place: Int, validator: any Validator)]) {
        let all = validators.enumerated().map { (place: $0, validator: $1) }
        start = Int32(list.count)
        list += all.filter(\.validator.judgesEmpty)
        middle = Int32(list.count)
        list += all.filter(\.validator.judgesValues)
        end = Int32(list.count)
        stopsOnFirst = validators.contains(where: \.stopsOnFirst)
    }
}
