@unsafe @preconcurrency import Glibc

// Set once, before any process is started.
nonisolated(unsafe) private var mayAdoptOrphans = false

// Kills processes that a command leaves behind in a session of their own, outside its process
// group.
extension System {
    /// PR_SET_CHILD_SUBREAPER, which the module Glibc does not declare.
    private static let setChildSubreaper: Int32 = 36

    /// The largest number of seconds for killing the orphans of a command.
    private static let patience = 2.0

    /// Permits adopting orphans, because this process is the command; the children of another
    /// program must not be killed.
    static func allowAdoptingOrphans() {
        // In a container, the first process is the parent of all orphans, including those of other
        // programs.
        unsafe mayAdoptOrphans = getpid() != 1
    }

    /// Makes this process, instead of the first process of the system, the parent of orphans of its
    /// commands.
    ///
    /// - Returns: Whether the system does so.
    @discardableResult
    static func adoptOrphans(_ isOn: Bool) -> Bool {
        guard unsafe mayAdoptOrphans else { return false }
        // The function is variadic, so Swift does not import it; on the Linux platforms of Swift,
        // integer arguments of variadic functions are passed as usual.
        typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
        guard let address = unsafe dlsym(nil, "prctl") else { return false }
        let control = unsafe unsafeBitCast(address, to: Control.self)
        return control(setChildSubreaper, isOn ? 1 : 0, 0, 0, 0) == 0
    }

    /// Kills the processes that ended commands left behind.
    ///
    /// Commands and their orphans are in sessions of their own. A child in the session of this
    /// process belongs to the shell or script that became this process by `exec`.
    ///
    /// - Parameters:
    ///   - running: The commands that have been killed, but not waited for.
    ///   - strangers: The children of this process before the first command.
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

    /// Whether a child has ended; it still has to be waited for.
    private static func isGone(_ child: Int32) -> Bool {
        var info = unsafe siginfo_t()
        let found = unsafe waitid(P_PID, id_t(child), &info, WEXITED | WNOHANG | WNOWAIT)
        return unsafe found != 0 || info.si_signo == SIGCHLD
    }

    /// The processes whose parent is this process.
    static func children() -> Set<Int32> {
        var info = unsafe siginfo_t()
        // Usually there are no children, and reading the table of all processes is slow.
        if unsafe waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) != 0 { return [] }
        return children(of: getpid())
    }

    /// A process with its children, their children, and so on.
    static func family(of process: Int32) -> Set<Int32> {
        children(of: process).reduce(into: [process]) { $0.formUnion(family(of: $1)) }
    }

    private static func children(of process: Int32) -> Set<Int32> {
        guard let folder = unsafe opendir("/proc") else { return [] }
        defer { unsafe closedir(folder) }
        var children: Set<Int32> = []
        while let entry = unsafe readdir(folder) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
                unsafe name.withMemoryRebound(to: CChar.self, capacity: 256) {
                    unsafe String(cString: $0)
                }
            }
            guard let child = Int32(name), listing(of: child)?.parent == process else {
                continue
            }
            children.insert(child)
        }
        return children
    }

    /// Whether a process has not ended; until its parent has waited for it, it stays in the table of all processes.
    ///
    /// Where the system lists no processes, one that has ended counts as running until its parent has waited for it.
    static func isRunning(_ process: Int32) -> Bool {
        guard kill(process, 0) == 0 else { return false }
        guard let state = listing(of: process)?.state else { return true }
        return state != UInt8(ascii: "Z") && state != UInt8(ascii: "X")
    }

    private static func listing(of process: Int32) -> (state: UInt8, parent: Int32)? {
        guard let descriptor = try? open("/proc/\(process)/stat") else { return nil }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        guard let count = try? read(descriptor, path: "", into: &bytes, upTo: 1_024), count > 0,
            // The program name is in parentheses and may contain any byte; the state and the parent
            // follow.
            let end = bytes.lastIndex(of: UInt8(ascii: ")"))
        else { return nil }
        let fields = bytes[(end + 1)...].split(separator: 0x20)
        guard fields.count > 1, let state = fields[0].first,
            let parent = Int32(String(decoding: fields[1], as: UTF8.self))
        else { return nil }
        return (state, parent)
    }
}
