@unsafe @preconcurrency import Glibc

// Cleanup after a fault of the program, such as a segmentation fault. The handler may only read
// plain memory, so everything is prepared before it is installed.
nonisolated(unsafe) private var isPrepared = false
nonisolated(unsafe) private var isInstalled = false
nonisolated(unsafe) private var terminal: Int32 = -1
nonisolated(unsafe) private let savedSettings = UnsafeMutablePointer<termios>.allocate(capacity: 1)
nonisolated(unsafe) private let farewell = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 32)
nonisolated(unsafe) private var farewellCount = 0
nonisolated(unsafe) private let groups: UnsafeMutablePointer<pid_t> = {
    let groups = UnsafeMutablePointer<pid_t>.allocate(capacity: System.faultGroups)
    unsafe groups.initialize(repeating: 0, count: System.faultGroups)
    return unsafe groups
}()

extension System {
    /// The largest number of process groups that are killed after a fault.
    fileprivate static let faultGroups = 256

    /// Permits fault handlers, because this process is the command and not a test of it.
    static func allowFaultHandlers() { unsafe isPrepared = true }

    /// Records the settings of a terminal to restore after a fault; `nil` if the terminal has been
    /// restored.
    static func noteTerminal(_ descriptor: Int32, _ before: TerminalSettings?, writing text: String)
    {
        unsafe terminal = -1
        guard let before else { return }
        unsafe savedSettings.initialize(to: before.termios)
        unsafe farewellCount = min(text.utf8.count, farewell.count)
        for (index, byte) in text.utf8.prefix(unsafe farewell.count).enumerated() {
            unsafe farewell[index] = byte
        }
        unsafe terminal = descriptor
        installFaultHandlers()
    }

    static func noteGroup(_ group: Int32) {
        for index in 0..<faultGroups where unsafe groups[index] == 0 {
            unsafe groups[index] = group
            break
        }
        installFaultHandlers()
    }

    /// Removes a process group, before its number may be reused.
    static func forgetGroup(_ group: Int32) {
        for index in 0..<faultGroups where unsafe groups[index] == group {
            unsafe groups[index] = 0
        }
    }

    private static func installFaultHandlers() {
        guard unsafe isPrepared, unsafe !isInstalled else { return }
        unsafe isInstalled = true
        // A separate stack, since the fault may be a stack overflow.
        var stack = unsafe stack_t()
        unsafe stack.ss_size = 1 << 16
        unsafe stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: 1 << 16, alignment: 16)
        unsafe sigaltstack(&stack, nil)
        for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS]
        where !isIgnored(number) {
            var action = sigaction()
            action.sa_flags = Int32(SA_ONSTACK)
            unsafe action.__sigaction_handler.sa_handler = { number in
                if unsafe terminal >= 0 {
                    unsafe tcsetattr(terminal, TCSANOW, savedSettings)
                    unsafe Glibc.write(terminal, farewell.baseAddress, farewellCount)
                }
                for index in 0..<System.faultGroups where unsafe groups[index] > 0 {
                    unsafe kill(-groups[index], SIGKILL)
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
