import FormModel
import FormValidation

/// The texts of a word in each language.
struct WordTexts {
    private let en: InterfaceWords.Text
    private let de: InterfaceWords.Text
    private let es: InterfaceWords.Text
    private let fr: InterfaceWords.Text
    private let pt: InterfaceWords.Text
    private let ptPT: InterfaceWords.Text
    private let ja: InterfaceWords.Text
    private let ar: InterfaceWords.Text

    /// Makes a row; where there is no text for Portugal, it is that for Brazil.
    init(
        _ en: InterfaceWords.Text, de: InterfaceWords.Text, es: InterfaceWords.Text,
        fr: InterfaceWords.Text, pt: InterfaceWords.Text, ptPT: InterfaceWords.Text? = nil,
        ja: InterfaceWords.Text, ar: InterfaceWords.Text
    ) {
        self.en = en
        self.de = de
        self.es = es
        self.fr = fr
        self.pt = pt
        self.ptPT = ptPT ?? pt
        self.ja = ja
        self.ar = ar
    }

    subscript(language: InterfaceLanguage) -> InterfaceWords.Text {
        switch language {
        case .english: en
        case .german: de
        case .spanish: es
        case .french: fr.mapped(withFrenchSpaces)
        case .portuguese: pt
        case .portugueseOfPortugal: ptPT
        case .japanese: ja
        case .arabic: ar
        }
    }
}
