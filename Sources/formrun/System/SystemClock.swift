@unsafe @preconcurrency import Glibc

/// The clocks of the system.
enum SystemClock {
    /// The seconds of the monotonic clock.
    static func now() -> Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
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
