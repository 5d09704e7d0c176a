@unsafe @preconcurrency import Glibc

/// The processes that the system lists.
enum ProcessTable {
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
        var children: Set<Int32> = []
        for name in Files.names(in: "/proc") {
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
        guard let descriptor = try? Streams.open("/proc/\(process)/stat") else { return nil }
        defer { Streams.close(descriptor) }
        var bytes: [UInt8] = []
        guard let count = try? Streams.read(descriptor, path: "", into: &bytes, upTo: 1_024),
            count > 0,
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
