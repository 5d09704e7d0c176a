import Glibc

/// How work grows with size, counted in instructions.
///
/// Instructions hardly vary from run to run, whatever else the machine does. `.ci/growth` runs the tests of growth
/// with the functions that count them.
public enum Growth: Sendable {
    private typealias Start = @convention(c) @Sendable () -> Void
    private typealias End = @convention(c) @Sendable () -> UInt64

    private static let start = unsafe unsafeBitCast(
        dlsym(nil, "counted_work_start"), to: Start?.self)
    private static let end = unsafe unsafeBitCast(dlsym(nil, "counted_work_end"), to: End?.self)

    /// Whether instructions are counted in this process.
    public static var isCounted: Bool { start != nil && end != nil }

    /// Why tests of growth are skipped where instructions are not counted.
    public static let reason = "counts instructions: .ci/growth"

    /// Compares the instructions for a size with those for eight times the size.
    ///
    /// Before it is counted, the operation is done once with the smaller size, because a process does some work only
    /// once, such as the initialization of globals.
    ///
    /// - Parameters:
    ///   - size: The smaller size.
    ///   - prepare: Makes the counted operation for a size; it is not counted itself.
    /// - Throws: An error of `prepare` or of the operation, or that nothing is counted in this process.
    /// - Returns: The ratio: about 8 for linear work, about 64 for quadratic work.
    public static func ofEightTimes(
        _ size: Int, _ prepare: (Int) throws -> () throws -> Void
    ) throws -> Double {
        try prepare(size)()
        let small = try instructions(of: try prepare(size))
        let large = try instructions(of: try prepare(8 * size))
        return Double(large) / Double(small)
    }

    private static func instructions(of operation: () throws -> Void) throws -> UInt64 {
        guard let start, let end else { throw NotCounted() }
        start()
        let result = Result { try operation() }
        let count = end()
        try result.get()
        guard count > 0 else { throw NotCounted() }
        return count
    }

    private struct NotCounted: Error {}
}
