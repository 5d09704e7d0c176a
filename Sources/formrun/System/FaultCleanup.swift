@unsafe @preconcurrency import Glibc

// What the handler of a fault reads. It may only read plain memory, so everything is prepared before it is installed. A global
// that is more than a constant is made at its first use, under a lock and with allocated memory, so there is none here.
nonisolated(unsafe) private var isPrepared = false
nonisolated(unsafe) private var isInstalled = false
nonisolated(unsafe) private var terminal: Int32 = -1
nonisolated(unsafe) private var savedSettings: UnsafeMutablePointer<termios>?
nonisolated(unsafe) private var farewell: UnsafeMutablePointer<UInt8>?
nonisolated(unsafe) private var farewellCount = 0
nonisolated(unsafe) private var groups: UnsafeMutablePointer<pid_t>?

/// Cleanup after a fault of the program, such as a segmentation fault: the terminal and the running commands.
enum FaultCleanup {
    /// The largest number of process groups that are killed after a fault.
    fileprivate static var maximumGroups: Int { 256 }

    /// The largest number of bytes that are written to the terminal after a fault.
    private static var maximumFarewell: Int { 32 }

    /// Permits fault handlers, because this process is the command and not a test of it.
    static func allow() { unsafe isPrepared = true }

    /// Records the settings of a terminal to restore after a fault; `nil` if the terminal has been
    /// restored.
    static func note(
        terminal descriptor: Int32, _ before: TerminalDevice.Settings?, writing text: String
    ) {
        unsafe terminal = -1
        guard let before else { return }
        let settings = unsafe savedSettings ?? .allocate(capacity: 1)
        let bytes = unsafe farewell ?? .allocate(capacity: maximumFarewell)
        unsafe settings.initialize(to: before.termios)
        unsafe farewellCount = min(text.utf8.count, maximumFarewell)
        for (index, byte) in text.utf8.prefix(maximumFarewell).enumerated() {
            unsafe bytes[index] = byte
        }
        unsafe savedSettings = settings
        unsafe farewell = bytes
        unsafe terminal = descriptor
        installHandlers()
    }

    static func note(group: Int32) {
        let noted = unsafe groups ?? emptyGroups()
        unsafe groups = noted
        for index in 0..<maximumGroups where unsafe noted[index] == 0 {
            unsafe noted[index] = group
            break
        }
        installHandlers()
    }

    private static func emptyGroups() -> UnsafeMutablePointer<pid_t> {
        let groups = UnsafeMutablePointer<pid_t>.allocate(capacity: maximumGroups)
        unsafe groups.initialize(repeating: 0, count: maximumGroups)
        return unsafe groups
    }

    /// Removes a process group, before its number may be reused.
    static func forget(group: Int32) {
        guard let groups = unsafe groups else { return }
        for index in 0..<maximumGroups where unsafe groups[index] == group {
            unsafe groups[index] = 0
        }
    }

    private static func installHandlers() {
        guard unsafe isPrepared, unsafe !isInstalled else { return }
        unsafe isInstalled = true
        // A separate stack, since the fault may be a stack overflow.
        var stack = unsafe stack_t()
        unsafe stack.ss_size = 1 << 16
        unsafe stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: 1 << 16, alignment: 16)
        unsafe sigaltstack(&stack, nil)
        for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS]
        where !Signals.isIgnored(number) {
            var action = sigaction()
            action.sa_flags = Int32(SA_ONSTACK)
            unsafe action.__sigaction_handler.sa_handler = { number in
                if unsafe terminal >= 0, let settings = unsafe savedSettings {
                    unsafe tcsetattr(terminal, TCSANOW, settings)
                    unsafe Glibc.write(terminal, farewell, farewellCount)
                }
                var index = 0
                while index < FaultCleanup.maximumGroups, let group = unsafe groups?[index] {
                    if group > 0 { kill(-group, SIGKILL) }
                    index += 1
                }
                // The signal is blocked inside its handler, and delivered with the default action
                // afterwards.
                signal(number, SIG_DFL)
                kill(getpid(), number)
            }
            unsafe sigaction(number, &action, nil)
        }
    }
}
