@unsafe @preconcurrency import Glibc

// Set once, before any process is started.
nonisolated(unsafe) private var adoptsOrphans = false

// Processes that a command leaves behind in a session of their own, where no process group reaches them.
extension System {
    /// PR_SET_CHILD_SUBREAPER, which the module does not show.
    private static let setChildSubreaper: Int32 = 36

    /// How many seconds are spent on those that a command left.
    private static let patience = 0.2

    /// Lets the processes that a command leaves behind become children of this process, where the system can.
    ///
    /// Only for a process that is the command: all its children are then known or left behind.
    static func adoptOrphans() {
        // The function takes a variable number of arguments, which the module cannot show; on the machines that
        // Swift knows under Linux, those that are integers are passed as any others.
        typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
        guard let address = unsafe dlsym(nil, "prctl") else { return }
        let control = unsafe unsafeBitCast(address, to: Control.self)
        unsafe adoptsOrphans = control(setChildSubreaper, 1, 0, 0, 0) == 0
    }

    /// Kills what ended commands left behind.
    ///
    /// - Parameter running: The commands that have not been seen off; they are killed already, and whoever waits
    ///   for them finds them.
    static func killOrphans(besides running: Set<Int32> = []) {
        guard unsafe adoptsOrphans else { return }
        let end = now() + patience
        while now() < end {
            if running.isEmpty {
                // Those that are gone need no more than to be seen off.
                var last: pid_t = 0
                repeat { last = waitpid(-1, nil, WNOHANG) } while last > 0
                if last < 0 { return }
            }
            let orphans = children().subtracting(running)
            for orphan in orphans {
                kill(orphan, SIGKILL)
                waitpid(orphan, nil, WNOHANG)
            }
            if orphans.isEmpty, running.allSatisfy(isGone) { return }
            usleep(1_000)
        }
    }

    /// Whether a child has ended; it stays to be waited for.
    private static func isGone(_ child: Int32) -> Bool {
        var info = unsafe siginfo_t()
        let found = unsafe waitid(P_PID, id_t(child), &info, WEXITED | WNOHANG | WNOWAIT)
        return unsafe found != 0 || info.si_signo == SIGCHLD
    }

    /// The processes whose parent this one is.
    private static func children() -> Set<Int32> {
        guard let folder = unsafe opendir("/proc") else { return [] }
        defer { unsafe closedir(folder) }
        let own = getpid()
        var children: Set<Int32> = []
        while let entry = unsafe readdir(folder) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
                unsafe name.withMemoryRebound(to: CChar.self, capacity: 256) {
                    unsafe String(cString: $0)
                }
            }
            guard let process = Int32(name), parent(of: process) == own else { continue }
            children.insert(process)
        }
        return children
    }

    private static func parent(of process: Int32) -> Int32? {
        guard let descriptor = try? open("/proc/\(process)/stat") else { return nil }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        guard let count = try? read(descriptor, path: "", into: &bytes, upTo: 1_024), count > 0,
            // The name of the program stands in parentheses and may hold any byte; then state and parent.
            let end = bytes.lastIndex(of: UInt8(ascii: ")"))
        else { return nil }
        let fields = bytes[(end + 1)...].split(separator: 0x20)
        return fields.count > 1 ? Int32(String(decoding: fields[1], as: UTF8.self)) : nil
    }
}
