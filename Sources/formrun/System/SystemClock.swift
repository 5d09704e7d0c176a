@unsafe @preconcurrency import Glibc

/// The clocks of the system.
enum SystemClock {
    /// The seconds of the monotonic clock.
    static func now() -> Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The interval in seconds at which keys, signals and the end of a command are looked for, where no call waits for all
    /// of them.
    static let lookingInterval = 0.02

    /// The milliseconds until a moment of the monotonic clock, rounded up; 0 if it has passed.
    static func milliseconds(until moment: Double) -> Int32 {
        max(0, Int32(clamping: Int(((moment - now()) * 1_000).rounded(.up))))
    }

    /// Lets time pass.
    static func sleep(microseconds: UInt32) { usleep(microseconds) }

    /// The wall clock: the seconds since 1970, with nanoseconds, and the seconds by which local
    /// time is ahead of UTC.
    static func wallClock() -> (seconds: Int64, nanoseconds: Int, ahead: Int) {
        var time = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &time)
        var parts = unsafe tm()
        let isKnown = unsafe localtime_r(&time.tv_sec, &parts) != nil
        let ahead = unsafe isKnown ? parts.tm_gmtoff : 0
        return (Int64(time.tv_sec), time.tv_nsec, ahead)
    }
}
