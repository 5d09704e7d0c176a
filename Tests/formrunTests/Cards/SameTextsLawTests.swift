import FormModel
import FormValidation
import Foundation
import TestSupport
import Testing

@testable import FormCards

/// The law of the renderers: all say the texts of a description in the same order.
@Suite struct SameTextsLawTests {
    /// A form with values, and issues for what is wrong.
    private func source(_ form: Form, _ submission: [UInt8]?) throws -> FormDataSource {
        let source = FormDataSource(form: form, clock: SampleForm.clock)
        if let submission {
            let answers = FormValidator(form, clock: SampleForm.clock).validate(.json(submission))
            try source.updateValues(answers.values, userInitiated: true)
            source.attemptSubmission()
        }
        return source
    }

    @Test func generatedForms() throws {
        var numbers = SeededNumbers(seed: 131)
        var count = 0
        for _ in Laws.rounds(6, share: 2) {
            let form = try GeneratedForm(&numbers)
            for line in [nil] + form.lines(3, &numbers).map(Optional.some) {
                for card in DescriptionBuilder().descriptions(of: try source(form.form, line)) {
                    count += card.texts.count
                    try Rendering.allCases.forEach { try expectTexts(of: card, in: $0) }
                }
            }
        }
        #expect(count > Laws.cases(2_000, share: 2))
    }

    /// Each sample in all renderings; everyday runs have half of them for its valid and half for its invalid answers.
    @Test(arguments: SampleForm.all)
    func sampleForms(sample: SampleForm) throws {
        let index = SampleForm.all.firstIndex { $0.name == sample.name } ?? 0
        let form = try sample.form()
        for (number, kind) in [".valid.json", ".invalid.json"].enumerated() {
            let source = try self.source(form, try sample.submission(kind))
            let renderings = Rendering.allCases.enumerated().filter {
                Laws.tries($0.offset + number + index, of: 2)
            }
            for card in DescriptionBuilder().descriptions(of: source) {
                for (_, rendering) in renderings { try expectTexts(of: card, in: rendering) }
            }
        }
    }

    /// Expects the texts of a card in the order in which they are in a rendering; marks and spaces do not matter.
    private func expectTexts(of card: CardDescription, in rendering: Rendering) throws {
        let said = Rendering.letters(try rendering.text(of: card), rendering)
        var rest = said[...]
        for part in card.markedTexts where rendering.says(part.kind) {
            let text = Rendering.letters(DisplayText(filled: part.text).string, rendering)
            // Renderers show it at its field, or below the row.
            if part.kind == .cellIssue, said.contains(text) { continue }
            guard let range = rest.firstRange(of: text) else {
                let before = said.prefix(said.count - rest.count).suffix(80)
                Issue.record("\(rendering): \"\(part.text)\" is not behind \(before)")
                return
            }
            rest = rest[range.upperBound...]
        }
    }
}

/// A renderer, and the texts that it says as texts.
private enum Rendering: CaseIterable {
    case text, accessible, html, adaptive

    private static let withoutSummary = {
        var options = HTMLOptions()
        options.addsSummary = false
        return options
    }()

    func text(of card: CardDescription) throws -> String {
        switch self {
        // Where a field takes the whole width, a wrapped label is not beside the first line of the value.
        case .text: TextRenderer(width: 36).text(of: card)
        case .accessible: AccessibleRenderer().text(of: [card])
        // A summary has what is wrong before the place at which the description says it.
        case .html: Rendering.texts(ofHTML: card.html(Rendering.withoutSummary))
        case .adaptive:
            Rendering.texts(
                ofJSON: String(
                    decoding: try AdaptiveRenderer(allowsSecrets: true).card(of: card).jsonBytes,
                    as: UTF8.self))
        }
    }

    /// Whether texts of a kind are said behind those before it.
    ///
    /// Pages and hosts show the value of an input in its control, and may write it in another way; columns and marks are
    /// repeated, or left out where each row is a block.
    func says(_ kind: CardText.Kind) -> Bool {
        switch kind {
        case .column, .mark: false
        case .refusal: self != .html
        case .value, .unit, .placeholder: self == .text || self == .accessible
        default: true
        }
    }

    private static let frames = Set("│║┃|░")
    private static let framesAndMarkup = frames.union("\\*_[]")

    /// A text without spaces, frames and markup.
    static func letters(_ text: String, _ rendering: Rendering) -> String {
        let marks = rendering == .adaptive ? framesAndMarkup : frames
        return text.filter { !$0.isWhitespace && !marks.contains($0) }
    }

    /// The texts between the tags of a page, and those of its controls.
    private static func texts(ofHTML html: String) -> String {
        var texts = ""
        // Made once, since a pattern in a loop is compiled each time.
        let attributes = /\s(?:aria-label|value|alt)="([^"]*)"/
        // The renderer writes no "<" and no ">" but those of tags.
        for piece in html.split(separator: "<") {
            let end = piece.firstIndex(of: ">") ?? piece.endIndex
            let tag = piece[..<end]
            if tag.contains("\"") {
                for attribute in tag.matches(of: attributes) {
                    texts += " " + attribute.output.1 + " "
                }
            }
            texts += piece[end...].dropFirst()
        }
        for (entity, character) in [
            ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
        ] {
            texts = texts.replacing(entity, with: character)
        }
        return texts
    }

    /// The strings of an Adaptive Card that a host shows, in the order of the file.
    private static func texts(ofJSON json: String) -> String {
        let target = /\]\([^)]*\)/
        let strings = /"(?:label|text|title|value|tooltip|altText)": ?("(?:[^"\\]|\\.)*")/
        return json.matches(of: strings).map {
            let text = try? JSONDecoder().decode(String.self, from: Data($0.output.1.utf8))
            return (text ?? "").replacing(target, with: "")
        }.joined(separator: " ")
    }
}
