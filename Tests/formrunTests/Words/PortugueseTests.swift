import FormCards
import FormModel
import FormValidation
import Testing
import formrun

/// Portuguese of Portugal differs from that of Brazil.
@Suite struct PortugueseTests {
    /// Words and pairs of words that are used in Brazil and not in Portugal.
    private static let brazilian: Set<String> = [
        "caractere", "controle", "fechamento", "em um", "em uma", "salvo", "salvar", "senha",
        "usuário", "arquivo", "digite", "digitar", "digitado", "informe", "ramal", "pulado",
        "pular", "conferir", "demais", "verificador", "registrado", "registrar", "contato",
        "tela", "celular", "cep", "excluir", "excluído", "deletar", "você", "aceito", "aceita uma",
        "verificando", "gravando", "enviando", "carregando", "seguro social", "código de área",
        "código de país", "mouse", "planejado", "equipe", "esporte", "fato", "seção", "time",
    ]

    /// The words of a text, and all pairs of adjacent words.
    private static func words(_ text: String) -> Set<String> {
        let words = text.lowercased().split { !$0.isLetter }.map(String.init)
        return Set(words).union(zip(words, words.dropFirst()).map { "\($0) \($1)" })
    }

    private static func texts(_ catalog: MessageCatalog) -> [(key: String, text: String)] {
        let words = InterfaceWords(catalog)
        return catalog.sentences.map { ($0, $1) }
            + InterfaceWords.Word.allCases.map { ($0.rawValue, words($0)) }
    }

    @Test func noBrazilianWordIsSaidInPortugal() {
        for (key, text) in Self.texts(MessageCatalog(for: "pt-PT")) {
            #expect(Self.words(text).isDisjoint(with: Self.brazilian), "\(key): \(text)")
        }
    }

    /// The table contains only words that occur.
    @Test func brazilSaysThem() {
        let said = Self.texts(MessageCatalog(for: "pt-BR")).map { Self.words($0.text) }
            .reduce(into: Set()) { $0.formUnion($1) }
        #expect(said.intersection(Self.brazilian).count >= 20)
    }

    @Test(
        arguments: [
            ("pt", false), ("pt-BR", false), ("pt-Latn-BR", false), ("pt-PT", true),
            ("pt-AO", true), ("pt-Latn-PT", true),
        ] as [(LanguageTag, Bool)])
    func regions(_ row: (language: LanguageTag, isOfPortugal: Bool)) {
        let catalog = MessageCatalog(for: row.language)
        let words = InterfaceWords(catalog)
        #expect(catalog.language == row.language)
        #expect(catalog.sentenceLanguage == (row.isOfPortugal ? "pt-PT" : "pt"))
        #expect(
            words(.writing)
                == (row.isOfPortugal
                    ? "A gravar as respostas; Ctrl-C para sair."
                    : "Gravando as respostas; Ctrl-C para sair."))
        // Sentences without difference are shared.
        #expect(words(.isFirst) == "Este é o primeiro campo.")
        #expect(catalog.sentences["required"] == "O campo “{title}” é obrigatório.")
        #expect(
            catalog.sentences["json.invalidUTF8"]?.contains("guardado") == row.isOfPortugal)
    }

    /// A regional catalogue does not repeat sentences of its language.
    @Test func onlyWhatDiffersIsWrittenTwice() {
        let brazil = MessageCatalog(for: "pt-BR").sentences
        let portugal = MessageCatalog(for: "pt-PT").sentences
        #expect(Set(brazil.keys) == Set(portugal.keys))
        let differing = brazil.filter { portugal[$0.key] != $0.value }
        #expect(differing.count > 80 && differing.count < brazil.count / 2)
    }

    @Test func nothingIsCountedAsPortugalCounts() throws {
        let none = try #require(CalendarDuration(seconds: 0))
        #expect(ReaderLocale("pt").text(of: .duration(none)) == "0 segundo")
        #expect(ReaderLocale("pt-PT").text(of: .duration(none)) == "0 segundos")
    }
}
