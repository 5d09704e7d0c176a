import Glibc
import Testing

@testable import formrun

/// Signals that are collected for some time.
@Suite(.serialized) struct SignalsTests {
    /// A signal without effect on the tests.
    @Test(arguments: [true, false]) func whatTheyDidBeforeComesBack(_ isIgnored: Bool) throws {
        signal(SIGWINCH, isIgnored ? SIG_IGN : SIG_DFL)
        defer { signal(SIGWINCH, SIG_DFL) }
        let collected = try #require(CollectedSignals())
        #expect(!Signals.isIgnored(SIGWINCH), "a terminal of another size is drawn anew")
        collected.release()
        #expect(Signals.isIgnored(SIGWINCH) == isIgnored)
    }
}
