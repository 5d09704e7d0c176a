@unsafe @preconcurrency import Glibc

// What time it is, on a clock that only goes on and on the one on the wall.
extension System {
    /// Seconds of a clock that never goes back.
    static func now() -> Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The time of day of the clock on the wall: the seconds since 1970, and how many local time is ahead.
    static func wallClock() -> (seconds: Int64, nanoseconds: Int, ahead: Int) {
        var time = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &time)
        var parts = unsafe tm()
        let isKnown = unsafe localtime_r(&time.tv_sec, &parts) != nil
        let ahead = unsafe isKnown ? parts.tm_gmtoff : 0
        return (Int64(time.tv_sec), time.tv_nsec, ahead)
    }
}
