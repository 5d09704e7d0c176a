import FormModel

extension CommandSyntax.Option {
    /// The option for the language of messages.
    static let locale = CommandSyntax.Option(
        name: "--locale", value: "TAG",
        summary: "The language of what is said, such as de or pt-BR.")
}

extension Arguments {
    /// The language of the option `--locale`; `nil` without the option.
    ///
    /// - Throws: A usage error if the value is not a language tag.
    func locale(of syntax: CommandSyntax) throws(CommandError) -> LanguageTag? {
        guard let text = value("--locale") else { return nil }
        guard let tag = LanguageTag(locale: text) else {
            throw .usage(
                UsageError(
                    "--locale must be a language tag such as de or pt-BR, not \"\(text)\".",
                    command: syntax.name))
        }
        return tag
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
