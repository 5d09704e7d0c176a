import FormModel
import Synchronization

/// The field of a form of which a node was made, for a renderer that asks more of it than every renderer draws.
///
/// Two origins are equal if a renderer gets the same from them: they are of one field, and have the same bounds.
final class FieldOrigin: Sendable, Hashable {
    let field: CompiledField
    /// The form, whose rules the field names by number.
    let form: CompiledForm
    /// The present bounds of a day or time that are values themselves, if nothing but the time moves them; otherwise none.
    let bounds: FieldBounds
    private let made = Mutex<FieldNode.Hints?>(nil)

    init(
        _ field: CompiledField, in form: CompiledForm, at place: FieldPlace,
        _ values: FormDataSource
    ) {
        self.field = field
        self.form = form
        // Bounds that another answer of the page moves would be those of the answer before.
        let isFixed =
            field.hasTypedTime
            && field.item.validators.allSatisfy {
                $0.facts.reads.isEmpty && !($0 is any ConditionalValidator)
            }
        // A page cannot say an excluded bound, and a wider one that it can say still helps.
        bounds = isFixed ? values.bounds(at: place, areValues: true) : FieldBounds()
    }

    /// The hints, made when they are first asked for.
    func hints(_ make: (FieldOrigin) -> FieldNode.Hints) -> FieldNode.Hints {
        if let known = made.withLock({ $0 }) { return known }
        let new = make(self)
        made.withLock { $0 = new }
        return new
    }

    static func == (left: FieldOrigin, right: FieldOrigin) -> Bool {
        left === right || left.field === right.field && left.bounds == right.bounds
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(field))
        hasher.combine(bounds)
    }
}

extension CompiledField {
    /// Whether the bounds of its values are days or times as they are typed.
    var hasTypedTime: Bool {
        item.formatter == nil && [.date, .time, .localDateTime].contains(item.valueType)
    }
}
