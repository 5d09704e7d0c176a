import Glibc
import Testing

@testable import formrun

/// Signals that are collected for some time.
@Suite(.serialized) struct SignalsTests {
    /// A signal without effect on the tests.
    @Test(arguments: [true, false]) func whatTheyDidBeforeComesBack(_ isIgnored: Bool) throws {
        signal(SIGWINCH, isIgnored ? SIG_IGN : SIG_DFL)
        defer { signal(SIGWINCH, SIG_DFL) }
        let collected = try #require(System.collectSignals())
        #expect(!System.isIgnored(SIGWINCH), "a terminal of another size is drawn anew")
        System.releaseSignals(collected)
        #expect(System.isIgnored(SIGWINCH) == isIgnored)
    }
}
