extension InterfaceWords {
    @Sendable static func portuguese(_ word: InterfaceWord) -> String {
        switch word {
        case .opening: "Enter aceita, Shift-Tab volta, :help explica mais."
        case .labelled: "{label}: "
        case .example: "por exemplo, {example}"
        case .severalByNumber:
            "Várias: 1,3 ou 1-2, pelo título, ou todas; um título com vírgula fica entre aspas."
        case .severalByTitle:
            "Várias: pelo título, separadas por vírgulas, ou todas; um título com vírgula fica entre aspas."
        case .readAs: "Lido como {value}; Enter aceita."
        case .optional: "opcional"
        case .oneALine: "um item por linha; uma linha vazia termina a lista"
        case .emptyKeepsSecret: "Uma linha vazia mantém o que foi digitado antes."
        case .emptyKeepsText:
            "A resposta tem quebras de linha, tabulações ou caracteres de controle e não pode ser editada aqui; uma linha vazia a mantém."
        case .checking: "Verificando; Ctrl-C sai."
        case .changing: "Alteração de “{title}”"
        case .commands:
            """
            :back (ou Shift-Tab) vai ao campo anterior, sem verificar este
            :skip deixa este campo vazio   :review mostra todas as respostas
            :quit sai sem enviar   :: no início escreve dois-pontos
            Alt-Enter começa uma nova linha onde várias são permitidas
            """
        case .noHelp: "Não há mais nada a dizer sobre este campo."
        case .unknownCommand:
            "Esse comando não existe; :help lista todos, e :: começa um texto com dois-pontos."
        case .isFirst: "Este é o primeiro campo."
        case .cannotSkip: "O campo “{title}” é obrigatório e não pode ser pulado."
        case .tooLong: "É longo demais; nada foi acrescentado. O máximo é de {max} bytes."
        case .pasteRefused:
            "O texto colado tem quebras de linha, tabulações ou caracteres de controle, que não podem ficar aqui; nada foi acrescentado."
        case .notUTF8:
            "Isso não é UTF-8, portanto nada foi acrescentado; configure o terminal para UTF-8."
        case .review: "Resumo"
        case .submit: "Enviar"
        case .reviewQuestion:
            "{button} (Enter envia, um número altera uma resposta, :quit sai): "
        case .noSuchAnswer: "Essa resposta não existe; é preciso indicar o número dela."
        case .stillWrong: "Ainda falta uma resposta."
        case .submitted: "Enviado."
        case .writing: "Gravando as respostas; Ctrl-C sai."
        case .timedOut: "Ninguém respondeu a tempo."
        case .undelivered:
            "Não foi possível gravar as respostas: {reason}. Depois de corrigir, Enter tenta de novo; :quit sai."
        case .addFirst: "Adicionar uma entrada a “{title}”? (sim/Não): "
        case .addAnother: "Adicionar outra entrada a “{title}”? (sim/Não): "
        case .adding: "Nova entrada em “{title}”"
        case .rowsQuestion:
            "{title} (a adiciona uma entrada, d e um número apaga uma, Enter volta): "
        case .noSuchRow: "a adiciona uma entrada, d e o número dela a apaga, e só Enter volta."
        case .deleted: "Entrada {number} de “{title}” apagada"
        case .full: "O campo “{title}” não pode ter mais entradas que {max}."
        case .neitherYesNorNo: "É preciso responder sim ou não."
        case .lineNeitherYesNorNo: "linha {line}, se {path} recebe outra entrada: nem sim nem não."
        case .giveByFile: "Indica-se com --answers CAMINHO."
        case .giveBySetting: "Indica-se com --set {name}=VALOR ou --answers CAMINHO."
        case .lineTooLong:
            "linha {line}, a resposta a {path}: mais de {max} bytes; indica-se com --answers CAMINHO."
        case .lineNotUTF8: "linha {line}, a resposta a {path}: não é UTF-8; deve ser escrita assim."
        case .lineUnended:
            "linha {line}, a resposta a {path}: nenhuma linha {word} termina o texto."
        case .lineTooMany: "linha {line}: não resta nenhuma pergunta para ela."
        case .line: "linha {line}: "
        case .unreadableLine: "longa demais, ou não é UTF-8"
        case .summary, .summaryOfOne: "Envios: {count}, válidos: {valid}, inválidos: {invalid}"
        }
    }
}
