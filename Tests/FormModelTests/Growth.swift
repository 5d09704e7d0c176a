import Glibc

/// Measures how work grows with size.
enum Growth {
    /// Compares the processor time for a size with that for eight times the size.
    ///
    /// The minimum of three runs is used, and only the time of this thread, so that the load of the
    /// machine has little influence.
    ///
    /// - Parameters:
    ///   - size: The smaller size.
    ///   - prepare: Makes the measured operation for a size.
    /// - Throws: The error of `prepare`.
    /// - Returns: The ratio: about 8 for linear work, about 64 for quadratic work.
    static func ofEightTimes(
        _ size: Int, _ prepare: (Int) throws -> () throws -> Void
    ) throws -> Double {
        let small = try least(try prepare(size))
        let large = try least(try prepare(8 * size))
        return large / max(small, 1e-6)
    }

    private static func least(_ body: () throws -> Void) throws -> Double {
        var least = Double.infinity
        for _ in 0..<3 {
            let start = seconds()
            try body()
            least = min(least, seconds() - start)
        }
        return least
    }

    private static func seconds() -> Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
