import FormModel
import FormValidation
import TestSupport
import Testing

@Suite struct SemverValidatorTests {
    /// Semantic Versioning 2.0.0, points 2, 9, 10 and 11, and the examples for its regular
    /// expression.
    @Test(arguments: [
        "1.9.0", "1.10.0", "1.11.0", "0.0.0", "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-0.3.7",
        "1.0.0-x.7.z.92", "1.0.0-x-y-z.--", "1.0.0-alpha+001", "1.0.0+20130313144700",
        "1.0.0-beta+exp.sha.5114f85", "1.0.0+21AF26D3----117B344092BD", "1.0.0-alpha.beta",
        "1.0.0-beta.11", "1.0.0-rc.1", "1.2.3-rc.1+build.5", "0.0.4", "10.20.30",
        "1.1.2+meta-valid",
        "1.0.0-alpha0.valid", "1.0.0-alpha.0valid", "2.0.0+build.1848",
        "1.2.3----R-S.12.9.1--.12+meta",
        "1.0.0+0.build.1-rc.10000aaa-kk-0.1", "1.0.0-0A.is.legal", "1.0.0-0", "1.0.0--",
        "99999999999999999999999.999999999999999999.99999999999999999", "1.0.0+00",
    ])
    func accepts(_ text: String) throws {
        #expect(try ValidatorHarness([.semver]).found(in: text) == [], "\(text)")
    }

    @Test(arguments: [
        "1", "1.2", "1.2.3.4", "v1.2.3", "01.1.1", "1.01.1", "1.1.01", "1.2.3-0123",
        "1.2.3-0123.0123",
        "1.1.2+.123", "+invalid", "-invalid", "-invalid+invalid", "alpha", "alpha.beta", "1.2.3-",
        "1.2.3+", "1.2.3-+", "1.2.3-a..b", "1.2.3-a.", "1.2.3-.a", "1.2.3+a..b", "1.2.3+a+b",
        "1.0.0-alpha_beta", "1.2.3.DEV", "1.2-SNAPSHOT",
        "1.2.31.2.3----RC-SNAPSHOT.12.09.1--..12+788",
        "1.2-RC-SNAPSHOT", "-1.0.3-gamma+b7718", "+justmeta", "9.8.7+meta+meta", "1..3", ".1.2",
        "1.2.",
        "1.2.3 ,", "1.2.é", "1.2.3-é", "^1.2.3", "1.2.3+b_c", "a.b.c", "1.2.3-00",
    ])
    func refuses(_ text: String) throws {
        #expect(try ValidatorHarness([.semver]).found(in: text) == ["semver"], "\(text)")
    }

    /// The second regular expression that semver.org suggests.
    @Test func agreesWithTheExpressionOfTheStandard() throws {
        let number = "(?:0|[1-9][0-9]*)"
        let identifier = "(?:\(number)|[0-9]*[a-zA-Z-][0-9a-zA-Z-]*)"
        let pattern =
            "\(number)\\.\(number)\\.\(number)(?:-\(identifier)(?:\\.\(identifier))*)?(?:\\+[0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*)?"
        let (semver, expression) = (
            try ValidatorHarness([.semver]), try ValidatorHarness([.pattern(pattern)])
        )
        var numbers = SeededNumbers(seed: 47)
        let parts = ["0", "1", "01", ".", "-", "+", "a", "A-", ".0", "00"]
        var accepted = 0
        let rounds = Laws.rounds(3_000, share: 3)
        for _ in rounds {
            let tail = (0..<numbers.below(6)).map { _ in parts[numbers.below(parts.count)] }
            let text = ["1.2.3", "1.0", "0.1."][numbers.below(3)] + tail.joined()
            let isVersion = semver.accepts(text)
            #expect(isVersion == expression.accepts(text), "\(text)")
            if isVersion { accepted += 1 }
        }
        #expect((rounds.count / 10...rounds.count * 9 / 10).contains(accepted), "\(accepted)")
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.suitable(.semver) == [.text])
    }
}
