import FormModel
import FormValidation

/// The option for the language of sentences, labels and typed values.
enum LanguageOption {
    static let locale = Option<LanguageTag?>(
        "--locale", "TAG", default: nil,
        "The language of questions and messages, such as de or pt-BR."
    ) { text in
        LanguageTag(locale: text).map { .success($0) }
            ?? .failure(
                OptionRefusal("must be a language tag such as de or pt-BR, not \(quoted(text))."))
    }

    /// The sentences in the language of the option; without it, in that of the environment where a person reads them, or
    /// else in that of the form.
    static func catalog(
        _ arguments: Arguments, of form: Form, isForPerson: Bool, _ console: any Console
    ) -> MessageCatalog {
        MessageCatalog(
            for: arguments[locale] ?? (isForPerson ? console.language : nil), of: form)
    }
}

extension Console {
    /// The language that the environment requests; `nil` if it requests none.
    ///
    /// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set decides (POSIX.1-2024, 8.2). `C`
    /// and `POSIX` request no language, and an encoding other than UTF-8 cannot show most
    /// languages.
    var language: LanguageTag? {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
        guard isUnicode,
            let locale = names.lazy.compactMap({ self.environment($0) }).first(where: {
                !$0.isEmpty
            })
        else { return nil }
        return LanguageTag(locale: locale)
    }
}

extension LanguageTag {
    /// Makes a tag from a POSIX locale, such as `de_AT.UTF-8@euro`, or from a language tag.
    init?(locale: String) {
        let bytes = locale.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
        guard bytes.count <= LanguageTag.maximumLength, !bytes.elementsEqual("POSIX".utf8) else {
            return nil
        }
        let hyphenated = bytes.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }
        self.init(String(decoding: hyphenated, as: UTF8.self))
    }
}
