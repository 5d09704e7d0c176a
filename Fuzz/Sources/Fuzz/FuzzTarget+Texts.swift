import FormCards
@testable import FormModel
@testable import FormValidation

// Small languages: templates, markup, patterns, and what people type.
extension FuzzTarget {
    /// A template and its markup: an escaped text is shown as it is written.
    static func template(_ input: Span<UInt8>) {
        let text = text(input)
        let template = TextTemplate(text)
        for value in ["**{value}**", ""] { _ = template.filled { _ in value } }
        _ = template.withoutValues
        _ = CompiledMarkup.filled(text) { $0.source }.plainText
        expect(
            TextTemplate(TextTemplate.escaped(text)).filled { _ in nil }.hasSameBytes(as: text),
            "a text with doubled braces is shown as it is written")
        let escaped = TextTemplate.escaped(CompiledMarkup.escaped(text))
        let shown = CompiledMarkup.filled(escaped) { _ in "" }.plainText
        // Markup drops the carriage return of a line end.
        expect(
            shown.utf8.filter { $0 != 0x0D } == text.utf8.filter { $0 != 0x0D },
            "a text with escaped marks is shown as it is written")
    }

    /// A pattern, a line end and a text: both engines have the same verdict.
    static func pattern(_ input: Span<UInt8>) {
        let parts = text(input).utf8.split(
            separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
        let source = String(Substring(parts[0]))
        let text = parts.count > 1 ? String(Substring(parts[1])) : ""
        _ = ECMAPattern.whole(source)
        guard let pattern = try? Pattern(source) else { return }
        let simulated = (try? Pattern(source, simulates: true))?.judge(text.utf8.span)
        let verdict = pattern.judge(text.utf8.span)
        expect(
            simulated == verdict || simulated == .tooManySteps || verdict == .tooManySteps,
            "the automaton and the simulation agree")
    }

    /// Two bytes for a locale and a field, and a typed text: what is shown of its value is read as the same value.
    static func typed(_ input: Span<UInt8>) {
        let locale = choose(Everything.locales, input, 0)
        let field = choose(Everything.form.compiled.fields, input, 1)
        let reader = TypedReader(
            locale, formLanguage: Everything.form.locale, now: Everything.now
        ).filling(field.layout)
        let value = reader.value(of: text(input, from: 2), for: field.layout)
        guard field.formatter == nil, !field.isSecure, !field.isHelper else { return }
        switch value {
        // What the field cannot read or does not offer stays as it was typed.
        case .text where ![.text, .multiline].contains(field.valueType): return
        case .choices(let list) where !Set(list).isSubset(of: field.item.choices.map(\.value)):
            return
        default: if value.isEmpty { return }
        }
        let shown = DisplayValue.text(
            of: value, for: field, formLanguage: Everything.form.locale, in: locale, reader: reader)
        let again = reader.value(of: shown, for: field.layout)
        expect(
            again.json == value.json,
            "\(field.name): \(value) is shown as \(shown), read as \(again)")
    }

    /// Two bytes for a locale and a formatter, and keys: the text that formatting shows has the same canonical text.
    static func formatter(_ input: Span<UInt8>) {
        let locale = choose(Everything.locales, input, 0)
        let plain = choose(formatters, input, 1)
        let formatter = plain.localized(for: locale) ?? plain
        var edited = EditedText(text: "", caret: 0)
        for character in text(input, from: 2).prefix(60) {
            let change: TextEdit.Change =
                switch character {
                case "<": .deleteBackward
                case ">": .deleteForward
                default: .insert(String(character))
                }
            let caret = character == "^" ? edited.caret / 2 : edited.caret
            edited = formatter.edit(TextEdit(text: edited.text, caret: caret, change: change))
            expect(
                (0...edited.text.count).contains(edited.caret), "the caret is inside of the text")
        }
        guard case .success(let canonical) = formatter.parse(edited.text) else { return }
        _ = formatter.mask(canonical)
        let shown = formatter.format(canonical)
        guard case .success(let again) = formatter.parse(shown) else {
            return expect(false, "\(shown), which shows \(canonical), can be read")
        }
        expect(again.hasSameBytes(as: canonical), "\(shown) shows \(canonical), not \(again)")
    }

    private static let formatters: [any InputFormatter] =
        Everything.form.compiled.fields.compactMap(\.formatter)
        + [.phone(country: "US"), .currency("JPY"), .mask("AA-9999-**")]
}
