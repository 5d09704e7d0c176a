@unsafe @preconcurrency import Glibc

// What a fault of the program, which leaves no time for anything else, must put right. Its handler may only read
// plain memory; all is set before it is installed.
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
    /// How many process groups are killed at a fault.
    fileprivate static let faultGroups = 256

    /// Allows handlers of faults: the process is the command, not one that tests it.
    static func allowFaultHandlers() { unsafe isPrepared = true }

    /// Notes how a terminal is left, or that it was.
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

    /// Notes a process group that was started.
    static func noteGroup(_ group: Int32) {
        for index in 0..<faultGroups where unsafe groups[index] == 0 {
            unsafe groups[index] = group
            break
        }
        installFaultHandlers()
    }

    /// Forgets a process group, before its number may be another's.
    static func forgetGroup(_ group: Int32) {
        for index in 0..<faultGroups where unsafe groups[index] == group {
            unsafe groups[index] = 0
        }
    }

    private static func installFaultHandlers() {
        guard unsafe isPrepared, unsafe !isInstalled else { return }
        unsafe isInstalled = true
        // The stack may be what is used up.
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
                // It is delivered when the handler returns, whoever sent the first.
                signal(number, SIG_DFL)
                kill(getpid(), number)
            }
            unsafe sigaction(number, &action, nil)
        }
    }
}
