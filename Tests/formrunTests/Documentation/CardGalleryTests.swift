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

    /// No picture is that of a card without the trait.
    @Test(arguments: CardGallery.traits.map(\.json))
    func aTraitChangesItsPicture(_ json: String) {
        #expect(CardGallery.drawing(ofTrait: json) != CardGallery.drawing(ofTrait: nil))
    }

    /// The pictures of the states differ in more than the names of the states, which are in the last line.
    @Test func aStateChangesItsPicture() {
        let pictures = CardGallery.states.map { CardGallery.drawing(of: $0).dropLast() }
        #expect(Set(pictures).count == pictures.count)
        #expect(pictures.allSatisfy { $0.count > 3 })
    }
}
