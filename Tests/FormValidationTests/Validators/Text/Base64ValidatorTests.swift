import FormModel
import FormValidation
import TestSupport
import Testing

@Suite struct Base64ValidatorTests {
    /// An independent encoder by RFC 4648, section 4, without shortcuts that the validator might
    /// share.
    static func encoded(_ bytes: [UInt8], url: Bool) -> String {
        let signs = url ? "-_" : "+/"
        let alphabet = Array(
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789\(signs)".utf8)
        let bits = bytes.flatMap { byte in (0..<8).map { byte >> (7 - UInt8($0)) & 1 } }
        var text: [UInt8] = []
        for start in stride(from: 0, to: bits.count, by: 6) {
            var index = 0
            for at in start..<start + 6 {
                index = index * 2 + (at < bits.count ? Int(bits[at]) : 0)
            }
            text.append(alphabet[index])
        }
        while text.count % 4 != 0 { text.append(UInt8(ascii: "=")) }
        return String(decoding: text, as: UTF8.self)
    }

    /// The examples of RFC 4648, sections 9 and 10.
    @Test(arguments: [
        "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy", "FPucA9l+", "FPucA9k=",
        "FPucAw==", "aGk=", "++++", "////", "AA==", "AAA=",
    ])
    func accepts(_ text: String) throws {
        #expect(try ValidatorHarness([.base64()]).found(in: text) == [], "\(text)")
    }

    @Test(arguments: [
        "aGk", "Zg=", "Zg", "Z", "Zg===", "Zm9v=", "Zm9v====", "=", "==", "====", "Z===", "=Zg=",
        "Zg=a", "Zm9 v", "Zm-v", "Zm_v", "Zh==", "Zm9=", "Zm9é", "Zm9*", "Zm9.",
        "data:,a",
    ])
    func refuses(_ text: String) throws {
        #expect(try ValidatorHarness([.base64()]).found(in: text) == ["base64"], "\(text)")
    }

    @Test func alphabetForURLs() throws {
        let harness = try ValidatorHarness([.base64(url: true)])
        for text in ["FPucA9l-", "____", "Zg==", "Zg", "Zm8=", "Zm8", "Zm9v", "eyJhIjoxfQ"] {
            #expect(harness.accepts(text), "\(text)")
        }
        for text in ["FPucA9l+", "////", "Zg=", "Z", "Zm9vY", "Zh", "Zm9", "Z-_=="] {
            #expect(harness.found(in: text) == ["base64.url"], "\(text)")
        }
    }

    @Test(arguments: [false, true])
    func whatIsEncodedIsAcceptedAndALostCharacterIsNoticed(_ url: Bool) throws {
        let harness = try ValidatorHarness([.base64(url: url)])
        var numbers = SeededNumbers(seed: 41)
        for round in Laws.rounds(200) {
            let bytes = (0...round % 40).map { _ in UInt8(numbers.below(256)) }
            var text = Base64ValidatorTests.encoded(bytes, url: url)
            #expect(harness.accepts(text), "\(text)")
            // Without padding, a text with a missing character may still be valid.
            guard !url else { continue }
            text.remove(at: text.index(text.startIndex, offsetBy: numbers.below(text.count)))
            #expect(!harness.accepts(text) || text.isEmpty, "\(text)")
        }
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.suitable(.base64()) == [.text, .multiline])
    }
}
