import Glibc
import Testing

@testable import formrun

/// Programs that are ended.
@Suite struct ProgramsTests {
    /// In a container, nobody may wait for the children of a program that has ended.
    @Test func aProcessThatIsOnlyWaitedForIsNotRunning() throws {
        var process: pid_t = 0
        var arguments: [UnsafeMutablePointer<CChar>?] = unsafe [nil]
        let failure = unsafe posix_spawn(&process, "/bin/true", nil, nil, &arguments, environ)
        try #require(failure == 0)
        var info = unsafe siginfo_t()
        #expect(unsafe waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT) == 0)
        #expect(kill(process, 0) == 0 && !ProcessTable.isRunning(process))
        waitpid(process, nil, 0)
        #expect(kill(process, 0) != 0 && !ProcessTable.isRunning(process))
        #expect(ProcessTable.isRunning(getpid()))
    }
}
