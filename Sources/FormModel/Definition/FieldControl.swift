/// How a person enters the answer to a field, where its value type allows several ways.
///
/// The control changes neither what is accepted nor how it is sent. A surface that does not have it uses the usual one.
public enum FieldControl: Sendable, Hashable {
    /// A list that opens, for one of some choices, or yes and no.
    case select
    /// All options below each other, for one of some choices, or yes and no.
    case radios
    /// All options beside each other, for one of some choices, or yes and no.
    case segments
    /// One box, for yes and no: a box that is not ticked is no.
    case checkbox
    /// A number on a track between its bounds.
    case slider
    /// A whole number between its bounds, all of which are shown.
    case rating
    /// The day, the month and the year of a date, each in a line of its own.
    case dateParts
    /// Several lines, of which some are seen at once, from 2 to 40.
    case rows(Int)

    /// The numbers of lines that can be seen at once.
    static let rowNumbers = 2...40
    /// The largest number of numbers of a rating.
    static let maximumRatings = 10

    /// The names of the controls that are words, with the value types that they go with.
    package static let words: [(control: FieldControl, types: [ValueType])] = [
        (.select, [.choice, .boolean, .integer, .decimal]),
        (.radios, [.choice, .boolean, .integer, .decimal]),
        (.segments, [.choice, .boolean, .integer, .decimal]),
        (.checkbox, [.boolean]), (.slider, [.integer, .decimal]), (.rating, [.integer]),
        (.dateParts, [.date]),
    ]

    /// The value types of several lines.
    package static let typesOfRows: [ValueType] = [.multiline, .texts]

    /// The word in form files; `nil` for rows, which are an object with their number.
    package var word: String? {
        switch self {
        case .select: "select"
        case .radios: "radios"
        case .segments: "segments"
        case .checkbox: "checkbox"
        case .slider: "slider"
        case .rating: "rating"
        case .dateParts: "dateParts"
        case .rows: nil
        }
    }

    /// Whether the control shows choices, which a number needs for it.
    var showsChoices: Bool {
        switch self {
        case .select, .radios, .segments: true
        case .checkbox, .slider, .rating, .dateParts, .rows: false
        }
    }
}

extension FormItem {
    /// The bounds of its values that no answer and no time moves, and that are values themselves.
    var fixedBounds: FieldBounds {
        var bounds = FieldBounds()
        for validator in validators where validator.reads.isEmpty {
            guard let bounding = validator as? any BoundingValidator else { continue }
            bounds.narrow(to: bounding.bounds(at: nil, of: valueType).inclusive)
        }
        return bounds
    }

    /// The numbers of a rating, in order; `nil` without bounds, or where there are too many.
    package var ratings: ClosedRange<Int>? {
        let bounds = fixedBounds
        guard case .decimal(let lower)? = bounds.minimum?.value, let lower = lower.integer,
            case .decimal(let upper)? = bounds.maximum?.value, let upper = upper.integer,
            lower < upper
        else { return nil }
        let (last, overflows) = lower.addingReportingOverflow(FieldControl.maximumRatings - 1)
        return overflows || upper <= last ? lower...upper : nil
    }
}
