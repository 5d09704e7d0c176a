import TestSupport
import Testing

extension Trait where Self == ConditionTrait {
    /// Skips a test of growth where instructions are not counted.
    static var countsInstructions: Self { .enabled(if: Growth.isCounted, "\(Growth.reason)") }
}
