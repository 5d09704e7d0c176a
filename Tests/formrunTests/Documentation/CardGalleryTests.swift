import FormModel
import FormValidation
import Testing

/// The gallery shows every word that a card may have.
@Suite struct CardGalleryTests {
    @Test func everyPartIsShown() {
        #expect(CardGallery.parts.map(\.name) == Vocabulary.standard.parts.map(\.name))
    }

    @Test func everyTraitIsShown() {
        #expect(CardGallery.traits.map(\.name) == Vocabulary.standard.traits.map(\.name))
    }

    @Test func everyExampleIsDrawn() {
        #expect(!CardGallery.text.contains("error:"))
    }
}
