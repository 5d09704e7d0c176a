import FormModel

/// A loss, and where it stands in the text of the schema.
struct PlacedLoss {
    let loss: SchemaLoss
    let offset: Int
    let order: Int
}

extension [PlacedLoss] {
    /// Notes that a keyword found no place in the form.
    mutating func add(_ facet: SchemaFacet, _ reason: String) {
        append(
            PlacedLoss(
                loss: SchemaLoss(path: FieldPath(facet.steps), reason: reason),
                offset: facet.offset, order: count))
    }

    /// The losses in the order of the text, and where several are of one keyword, as they were found.
    var inOrder: [PlacedLoss] {
        sorted { ($0.offset, $0.order) < ($1.offset, $1.order) }
    }
}
