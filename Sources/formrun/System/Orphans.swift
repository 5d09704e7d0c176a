@unsafe @preconcurrency import Glibc

// Set once, before any process is started.
nonisolated(unsafe) private var mayAdopt = false

/// Processes that a command leaves behind in a session of their own, outside its process group.
enum Orphans {
    /// PR_SET_CHILD_SUBREAPER, which the module Glibc does not declare.
    private static let setChildSubreaper: Int32 = 36

    /// The largest number of seconds for killing the orphans of a command.
    private static let patience = 2.0

    /// Permits adopting orphans, because this process is the command; the children of another
    /// program must not be killed.
    static func allowAdopting() {
        // In a container, the first process is the parent of all orphans, including those of other
        // programs.
        unsafe mayAdopt = getpid() != 1
    }

    /// Makes this process, instead of the first process of the system, the parent of orphans of its
    /// commands.
    ///
    /// - Returns: Whether the system does so.
    @discardableResult
    static func adopt(_ isOn: Bool) -> Bool {
        guard unsafe mayAdopt else { return false }
        // The function is variadic, so Swift does not import it; on the Linux platforms of Swift,
        // integer arguments of variadic functions are passed as usual.
        typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
        guard let address = unsafe dlsym(nil, "prctl") else { return false }
        let control = unsafe unsafeBitCast(address, to: Control.self)
        return control(setChildSubreaper, isOn ? 1 : 0, 0, 0, 0) == 0
    }

    /// The processes that commands left behind.
    ///
    /// Commands and their orphans are in sessions of their own. A child in the session of this
    /// process belongs to the shell or script that became this process by `exec`.
    static func present(besides running: Set<Int32>, strangers: Set<Int32>) -> Set<Int32> {
        let session = getsid(0)
        return ProcessTable.children().subtracting(running).subtracting(strangers)
            .filter { getsid($0) != session }
    }

    /// Removes an orphan that has ended from the table of processes, after killing it if it has to end.
    static func wait(for orphan: Int32, kills: Bool) {
        if kills { kill(orphan, SIGKILL) }
        waitpid(orphan, nil, WNOHANG)
    }

    /// Kills the processes that ended commands left behind.
    ///
    /// - Parameters:
    ///   - running: The commands that have been killed, but not waited for.
    ///   - strangers: The children of this process before the first command.
    static func end(besides running: Set<Int32> = [], strangers: Set<Int32>) {
        let end = SystemClock.now() + patience
        while SystemClock.now() < end {
            let orphans = present(besides: running, strangers: strangers)
            for orphan in orphans { wait(for: orphan, kills: true) }
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
}
