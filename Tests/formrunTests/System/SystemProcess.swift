import Foundation

/// What the system says about another process.
struct SystemProcess {
    private let number: pid_t

    init(_ number: pid_t) { self.number = number }

    private func file(_ name: String) -> String? {
        try? String(contentsOfFile: "/proc/\(number)/\(name)", encoding: .utf8)
    }

    /// What it does, such as `R` for running, `S` for asleep, `T` for stopped; `nil` if there is none of that number.
    var state: Character? {
        file("stat")?.split(separator: ")").last?.split(separator: " ").first?.first
    }

    /// Whether there is such a process that has not ended; one that nobody has waited for is still there.
    var isRunning: Bool {
        guard let state else { return false }
        return state != "Z" && state != "X"
    }

    /// For how long a process sleeps in `poll` if nothing happens.
    enum Sleep {
        case forSomeTime
        case forEver
    }

    /// Whether it sleeps in `poll`, and for how long.
    var sleep: Sleep? {
        // First the state: a process that is about to wake up is awake here, though still in its old call for the system.
        guard state == "S", let words = file("syscall")?.split(separator: " "), words.count > 3
        else { return nil }
        return switch words[0] {
        // The call `poll`, which has a number of milliseconds, and `ppoll`, which has a pointer to the time.
        case "7": words[3].hasSuffix("ffffffff") ? .forEver : .forSomeTime
        case "73", "271": words[3] == "0x0" ? .forEver : .forSomeTime
        default: nil
        }
    }
}
