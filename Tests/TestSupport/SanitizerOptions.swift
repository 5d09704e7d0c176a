import Glibc

/// The options of sanitizers, which the command under test needs, too, where a test gives it an environment of its own.
public enum SanitizerOptions: Sendable {
    /// Whether the thread sanitizer watches the program, which then reserves files of many gigabytes for itself.
    public static var watchesThreads: Bool { unsafe getenv("TSAN_OPTIONS") != nil }

    /// An environment with the options of sanitizers of this process.
    public static func added(to environment: [String: String]) -> [String: String] {
        var environment = environment
        for name in ["ASAN_OPTIONS", "TSAN_OPTIONS"] {
            guard let value = unsafe getenv(name) else { continue }
            environment[name] = unsafe String(cString: value)
        }
        return environment
    }
}
