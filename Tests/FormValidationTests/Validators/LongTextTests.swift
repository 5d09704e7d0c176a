import FormModel
import FormValidation
import Testing

/// Texts of one repeated part, on which a backtracking search would take hours.
@Suite struct LongTextTests {
    static let needle = String(repeating: "a", count: 1_000) + "b"

    static let validators: [any Validator] = [
        .notPattern("(a+)+b"), .alpha(), .alphanumeric(), .ascii, .lowercase, .uppercase,
        .startsWith(needle), .endsWith(needle), .contains(needle), .excludes(needle), .slug,
        .base64(), .base64(url: true), .hex, .json, .words(min: 1), .url(),
        .url(schemes: ["urn"]), .hostname, .ip(), .cidr(), .port, .uuid(), .semver, .e164,
    ]

    private static let harnesses: Result<[ValidatorHarness], any Error> = Result {
        try validators.map { try ValidatorHarness([$0]) }
    }

    @Test(arguments: [
        "a", "0", "-", ".", "a-", "1.", "/", ":", "%41", "[", "\\\"", "é", "e\u{301}", "a ",
        "\u{3000}a",
        "https://a/", "=", "{\\\"a\\\":",
    ])
    func end(_ part: String) throws {
        let text = String(repeating: part, count: 15_000 / part.utf8.count)
        let prefixes = ["", "https://", "https://a/?", "urn:", "1.2.3-", "+", "::"]
        for (validator, harness) in try zip(Self.validators, Self.harnesses.get()) {
            let prefix = prefixes[abs(validator.name.utf8.count + part.utf8.count) % prefixes.count]
            #expect(harness.codes("\"\(prefix)\(text)x\"").count <= 1)
        }
    }
}
