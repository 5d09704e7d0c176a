import FormModel

/// The loss of a keyword, with its position in the text of the schema.
struct PlacedLoss {
    let path: FieldPath
    let reason: String
    let effect: SchemaLoss.Effect
    let offset: Int
    let order: Int
}

extension [PlacedLoss] {
    /// Records that the form does not express a keyword.
    mutating func add(
        _ facet: SchemaFacet, _ reason: String, _ effect: SchemaLoss.Effect = .omission
    ) {
        append(
            PlacedLoss(
                path: FieldPath(facet.steps), reason: reason, effect: effect,
                offset: facet.offset, order: count))
    }

    /// Records that the form does not express a keyword.
    mutating func add(_ facet: SchemaFacet, _ reason: LossReason) {
        add(facet, reason.text, reason.effect)
    }

    /// The losses grouped by reason, in the order of the text; several losses of one keyword keep
    /// their order.
    ///
    /// - Complexity: O(*n* log *n*).
    var grouped: [(offset: Int, loss: SchemaLoss)] {
        var groups: [(offset: Int, first: PlacedLoss, paths: [FieldPath], last: Int)] = []
        var indices: [[UInt8]: Int] = [:]
        for loss in sorted(by: { ($0.offset, $0.order) < ($1.offset, $1.order) }) {
            let key = Array<UInt8>("\(loss.effect.rawValue) \(loss.reason)".utf8)
            guard let index = indices[key] else {
                indices[key] = groups.count
                groups.append((loss.offset, loss, [loss.path], loss.offset))
                continue
            }
            // A schema with several references to it is read several times.
            guard groups[index].last != loss.offset else { continue }
            groups[index].paths.append(loss.path)
            groups[index].last = loss.offset
        }
        return groups.map {
            (
                $0.offset,
                SchemaLoss(paths: $0.paths, reason: $0.first.reason, effect: $0.first.effect)
            )
        }
    }
}
