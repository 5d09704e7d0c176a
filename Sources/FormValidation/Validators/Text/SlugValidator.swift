public import FormModel

/// Requires a slug: words of lower-case letters and digits, joined by single hyphens, such as
/// `my-first-page`.
///
/// No standard defines slugs. These are the unreserved characters of RFC 3986, which need no
/// encoding in a URL, without upper-case letters, `.`, `_` and `~`.
struct SlugValidator: TextTest {
    var name: String { "slug" }

    static var code: IssueCode { .slug }

    var facts: ValidatorFacts {
        ValidatorFacts(types: [.text], codes: [Self.code: []])
    }

    static func accepts(_ text: Span<UInt8>) -> Bool {
        // A word must begin at the start of the text and after each hyphen.
        var isInWord = false
        for at in text.indices {
            let byte = text[at]
            if byte.isASCIIDigit || byte &- UInt8(ascii: "a") < 26 {
                isInWord = true
            } else {
                guard isInWord, byte == UInt8(ascii: "-") else { return false }
                isInWord = false
            }
        }
        return isInWord
    }
}

extension SlugValidator {
    /// The keyword `pattern`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        .pattern("^[a-z0-9]+(?:-[a-z0-9]+)*$")
    }
}

extension SlugValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "slug", usage: #""slug""#,
            summary: "Words of a to z and 0 to 9, joined by single hyphens: `my-first-page`."
        ) { _ in SlugValidator() }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires a slug such as `my-first-page`.
    public static var slug: AnyValidator { AnyValidator(SlugValidator()) }
}
