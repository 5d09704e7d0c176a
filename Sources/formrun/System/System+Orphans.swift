@unsafe @preconcurrency import Glibc

// Set once, before any process is started.
nonisolated(unsafe) private var mayAdoptOrphans = false

// Processes that a command leaves behind in a session of their own, where no process group reaches them.
extension System {
    /// PR_SET_CHILD_SUBREAPER, which the module does not show.
    private static let setChildSubreaper: Int32 = 36

    /// How many seconds are spent on those that a command left.
    private static let patience = 0.2

    /// Says that this process is the command; another that uses these types has children which are not ours to kill.
    static func allowAdoptingOrphans() {
        // All orphans of a container are children of its first process, whoever left them.
        unsafe mayAdoptOrphans = getpid() != 1
    }

    /// Whether the processes that a command leaves behind become children of this process rather than of the first
    /// process of the system.
    ///
    /// - Returns: Whether the system does so.
    @discardableResult
    static func adoptOrphans(_ isOn: Bool) -> Bool {
        guard unsafe mayAdoptOrphans else { return false }
        // The function takes a variable number of arguments, which the module cannot show; on the machines that
        // Swift knows under Linux, those that are integers are passed as any others.
        typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
        guard let address = unsafe dlsym(nil, "prctl") else { return false }
        let control = unsafe unsafeBitCast(address, to: Control.self)
        return control(setChildSubreaper, isOn ? 1 : 0, 0, 0, 0) == 0
    }

    /// Kills what ended commands left behind.
    ///
    /// Commands have sessions of their own, and so has what they leave behind. A child in the session of this
    /// process belongs to the shell or the script that became this process by `exec`.
    ///
    /// - Parameters:
    ///   - running: The commands that have not been waited for; they are killed already.
    ///   - strangers: The children that were there before the first command.
    static func killOrphans(besides running: Set<Int32> = [], strangers: Set<Int32>) {
        let session = getsid(0)
        let end = now() + patience
        while now() < end {
            let orphans = children().subtracting(running).subtracting(strangers)
                .filter { getsid($0) != session }
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
    static func children() -> Set<Int32> {
        var info = unsafe siginfo_t()
        // Reading the table of all processes is slow, and mostly there are none.
        if unsafe waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) != 0 { return [] }
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
