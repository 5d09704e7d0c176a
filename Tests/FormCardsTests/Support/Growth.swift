import Glibc

/// How the work of something grows with its size.
enum Growth {
    /// Compares the processor time that a size takes with that of eight times the size.
    ///
    /// The time of this thread alone is counted, and the least of three runs, so that the load of the machine hardly shows.
    ///
    /// - Parameters:
    ///   - size: The smaller size.
    ///   - prepare: Makes what is measured, for a size.
    /// - Throws: What `prepare` throws.
    /// - Returns: The ratio: some 8 where the work is linear, some 64 where it is quadratic.
    static func ofEightTimes(_ size: Int, _ prepare: (Int) throws -> () -> Void) rethrows -> Double
    {
        let small = least(try prepare(size))
        let large = least(try prepare(8 * size))
        return large / max(small, 1e-6)
    }

    private static func least(_ body: () -> Void) -> Double {
        (0..<3).map { _ in
            let start = seconds()
            body()
            return seconds() - start
        }.min() ?? 0
    }

    private static func seconds() -> Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
