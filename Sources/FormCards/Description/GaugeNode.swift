/// Numbers within limits, drawn as bars, and always printed.
public struct GaugeNode: Sendable, Hashable {
    /// How the numbers are drawn.
    public enum Style: String, Sendable, Hashable, CaseIterable {
        /// A bar from the left.
        case bar
        /// Segments with a marker at the value.
        case progress
        /// A column for each number.
        case histogram
        /// A track with a mark for each number.
        case track
    }

    /// A number.
    public struct Mark: Sendable, Hashable {
        /// The number, clamped to the limits where it is drawn; NaN for none, of which only the text is shown.
        let value: Double
        /// The number as a person reads it.
        let text: String
        /// What the number is about; empty for none.
        let title: String

        /// Makes a number.
        public init(_ value: Double, text: String, title: String = "") {
            self.value = value
            self.text = text
            self.title = title
        }
    }

    /// What the numbers are about; empty for none.
    let title: String
    /// How the numbers are drawn.
    let style: Style
    /// The numbers, in order.
    let marks: [Mark]
    /// The lower limit.
    let lower: Double
    /// The upper limit.
    let upper: Double
    /// The number of segments of a progress; 0 for a bar without segments.
    let segments: Int
    /// The colour of what is filled; `nil` for the accent.
    let color: CardColor?
    /// The limits as a person reads them, beside a track; empty where they are not shown.
    private(set) var ends: [String] = []

    /// Makes a gauge; limits that are not finite or not in order count as 0 and 1.
    public init(
        _ title: String = "", style: Style = .bar, marks: [Mark], lower: Double = 0,
        upper: Double = 1, segments: Int = 0, color: CardColor? = nil
    ) {
        let isRange = lower.isFinite && upper.isFinite && lower < upper
        self.title = title
        self.style = style
        self.marks = marks
        self.lower = isRange ? lower : 0
        self.upper = isRange ? upper : 1
        self.segments = min(max(segments, 0), 100)
        self.color = color
    }

    /// Makes a track with its limits as a person reads them.
    init(
        _ title: String, track marks: [Mark], lower: Double, upper: Double, ends: [String]
    ) {
        self.init(title, style: .track, marks: marks, lower: lower, upper: upper)
        self.ends = ends
    }

    /// The part of a track that is filled: up to its mark, or from the first to the last one of several.
    var filled: ClosedRange<Double>? {
        let shares = marks.filter { !$0.value.isNaN }.map(share)
        guard let least = shares.min(), let largest = shares.max() else { return nil }
        return shares.count > 1 ? least...largest : 0...largest
    }

    /// The share of the range that a number takes, 0 through 1.
    func share(of mark: Mark) -> Double {
        guard mark.value > lower else { return 0 }
        guard mark.value < upper else { return 1 }
        // The halves keep the difference of two large limits finite.
        let share =
            (mark.value / 2 - lower / 2) / (upper / 2 - lower / 2)
        return share.isFinite ? min(max(share, 0), 1) : 0
    }
}
