import FormCards
import FormModel
import FormValidation

/// The fixed form that has everything: all types of values, formatters, conditions, sections and rows.
enum Everything {
    static let form: Form = {
        do {
            return try FormDocument.read(
                PackageResources.everything_json, vocabulary: .standard)
        } catch {
            fatalError("The form of the fuzzer is not valid: \(error)")
        }
    }()

    /// A moment that never changes, so that an input has the same result each time.
    static let clock = FormClock.fixed(now)
    static let now: DateTime = {
        guard let now = DateTime("2026-11-21T10:00:00+01:00") else { fatalError("no moment") }
        return now
    }()

    static let validator = FormValidator(form, clock: clock)

    /// The locales of all languages, and some that write numbers or dates in another way.
    static let locales =
        MessageCatalog.all.map(\.locale)
        + ["de-CH", "en-US", "en-CA", "sv", "und"].map { ReaderLocale($0) }

    static func makeSource(of form: Form = form) -> FormDataSource {
        FormDataSource(form: form, clock: clock)
    }

    /// Draws all cards as text, as accessible text and as a web page.
    static func draw(_ source: FormDataSource) {
        let cards = DescriptionBuilder().descriptions(of: source)
        _ = HTMLRenderer().document(of: cards)
        _ = AccessibleRenderer().text(of: cards)
        for card in cards { _ = TextRenderer(width: 40).text(of: card) }
    }
}

extension FieldValue {
    /// The value in JSON, in which `55e8` and `5500000000` are the same number, as they are for people.
    var json: [UInt8] {
        var writer = JSONWriter()
        writer.value(self)
        return writer.bytes
    }
}
