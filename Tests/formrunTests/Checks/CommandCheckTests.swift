import FormCards
import FormModel
import Testing

@testable import formrun

/// The results of the output of commands.
@Suite(.timeLimit(.minutes(60))) struct CommandCheckTests {
    private static func outcome(
        _ command: String, _ value: String = "ada", isSecret: Bool = false, timeout: Double = 20
    ) throws -> RemoteOutcome {
        let check = CommandCheck(
            command, try CheckForms.question(value, isSecret: isSecret), of: nil, timeout: timeout)
        return check.outcome
    }

    static let messages: [(command: String, message: String?)] = [
        ("echo Taken.; exit 1", "Taken."), ("exit 1", nil), ("echo; echo two; exit 1", nil),
        ("printf 'one\\ntwo\\n'; exit 1", "one"), ("printf ' \\t one \\r\\n'; exit 1", "one"),
        ("echo x >&2; exit 1", nil), ("printf 'ä\\u202e'; exit 1", "ä\\u202e"),
        ("printf 'a\\033[31mb\\007c\\233d\\177'; exit 1", "a\\u{1B}[31mb\\u{7}c\u{FFFD}d\\u{7F}"),
        ("printf '\\342\\200\\256x'; exit 1", "\\u{202E}x"),
        ("printf '\\377\\376x\\303'; exit 1", "\u{FFFD}\u{FFFD}x\u{FFFD}"),
        ("head -c 400 /dev/zero | tr '\\0' x; exit 1", String(repeating: "x", count: 400)),
        (
            "head -c 399 /dev/zero | tr '\\0' x; printf 'ä'; exit 1",
            String(repeating: "x", count: 399) + "..."
        ),
        (
            "head -c 398 /dev/zero | tr '\\0' x; printf '😀'; exit 1",
            String(repeating: "x", count: 398) + "..."
        ),
        (
            "head -c 2000000 /dev/zero | tr '\\0' x; exit 1",
            String(repeating: "x", count: 400) + "..."
        ),
    ]

    @Test(arguments: messages) func message(_ row: (command: String, message: String?)) throws {
        let outcome = try Self.outcome(row.command)
        #expect(outcome.answer == .refused(message: row.message), "\(row.command)")
        #expect(outcome.failures == [])
    }

    static let ends: [(command: String, answer: RemoteAnswer, failure: String?)] = [
        ("true", .accepted, nil), ("echo no; exit 0", .accepted, nil),
        ("[ \"$(cat)\" = ada ]", .accepted, nil),
        ("exit 2", .failed, "the check free of /user ended with status 2"),
        (
            "printf 'why\\033[1m\\nmore' >&2; exit 77", .failed,
            "the check free of /user ended with status 77: why\\u{1B}[1m"
        ),
        ("kill -9 $$", .failed, "the check free of /user was ended by signal 9"),
    ]

    @Test(arguments: ends)
    func end(_ row: (command: String, answer: RemoteAnswer, failure: String?)) throws {
        let outcome = try Self.outcome(row.command)
        #expect(
            outcome.answer == row.answer && outcome.failures == [row.failure].compactMap(\.self))
    }

    @Test func timeout() throws {
        let outcome = try Self.outcome("echo slow >&2; sleep 300", timeout: 0.1)
        #expect(outcome.answer == .timedOut)
        #expect(outcome.failures == ["the check free of /user did not end within 0 s: slow"])
    }

    /// Output with the secret, complete or truncated, is no message.
    @Test func secrets() throws {
        let long = String(repeating: "CANARY", count: 90)
        for (command, value, message) in [
            ("cat; exit 1", "CANARY", nil), ("echo \"bad: $(cat)\"; exit 1", "CANARY", nil),
            ("echo known; exit 1", "CANARY", "known"), ("cat; exit 1", long, nil),
            ("cat; exit 1", "CAN\u{1B}ARY", nil), ("cat; exit 1", " CANARY ", nil),
            ("head -c 500 /dev/zero | tr '\\0' x; exit 1", "CANARY", nil),
        ] as [(String, String, String?)] {
            let outcome = try Self.outcome(command, value, isSecret: true)
            #expect(outcome.answer == .refused(message: message), "\(command)")
        }
        let failed = try Self.outcome("cat >&2; exit 2", "CANARY", isSecret: true)
        #expect(failed.failures == ["the check free of /user ended with status 2"])
    }
}
