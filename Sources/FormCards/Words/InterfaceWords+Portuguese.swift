extension InterfaceWords {
    @Sendable package static func portuguese(_ word: InterfaceWord) -> String {
        switch word {
        case .opening: "Enter para aceitar, Shift-Tab para voltar, :help para mais ajuda."
        case .labelled: "{label}: "
        case .example: "por exemplo, {example}"
        case .severalByNumber:
            "Para escolher várias: 1,3 ou 1-2, os títulos, ou “todas”; um título com vírgula fica entre aspas."
        case .severalByTitle:
            "Para escolher várias: os títulos, separados por vírgulas, ou “todas”; um título com vírgula fica entre aspas."
        case .readAs: "Lido como {value}; Enter para aceitar."
        case .choicesCleared:
            "Não podem ser escolhidas juntas; ficou: {value}. Enter para aceitar."
        case .optional: "opcional"
        case .oneALine: "um item por linha; uma linha vazia termina a lista"
        case .emptyKeepsSecret: "Uma linha vazia mantém o que foi digitado antes."
        case .emptyKeepsText:
            "A resposta tem quebras de linha, tabulações ou caracteres de controle e não pode ser editada aqui; uma linha vazia a mantém."
        case .checking: "Verificando; Ctrl-C para sair."
        case .changing: "Alteração de “{title}”"
        case .commands:
            """
            :back (ou Shift-Tab) vai ao campo anterior, sem verificar este
            :skip deixa este campo vazio   :review mostra todas as respostas
            :quit sai sem enviar   :: no início escreve dois-pontos
            Onde várias linhas são permitidas, Enter começa outra e Alt-Enter aceita-as
            """
        case .noHelp: "Não há mais nada a dizer sobre este campo."
        case .unknownCommand:
            "Esse comando não existe; :help lista todos, e :: começa um texto com dois-pontos."
        case .isFirst: "Este é o primeiro campo."
        case .cannotSkip: "O campo “{title}” é obrigatório e não pode ser pulado."
        case .tooLong: "É longo demais; nada foi acrescentado. O máximo é de {max} bytes."
        case .pasteRefused:
            "O texto colado tem quebras de linha, tabulações ou caracteres de controle, que não são permitidos aqui; nada foi acrescentado."
        case .notUTF8:
            "Isso não é UTF-8, portanto nada foi acrescentado; configure o terminal para UTF-8."
        case .review: "Resumo"
        case .submit: "Enviar"
        case .reviewQuestion:
            "{button} (Enter envia, um número altera uma resposta, :quit sai): "
        case .noSuchAnswer: "Essa resposta não existe; é preciso indicar o número dela."
        case .stillWrong: "Ainda falta uma resposta."
        case .submitted: "Enviado."
        case .cannotSubmit:
            "Estas respostas não podem ser enviadas: o formulário não mostra nenhum botão de envio."
        case .endingQuestion: "Enter encerra aqui, um número altera uma resposta, :quit sai: "
        case .writing: "Gravando as respostas; Ctrl-C para sair."
        case .timedOut: "Ninguém respondeu a tempo."
        case .undelivered:
            "Não foi possível gravar as respostas: {reason}. Depois de corrigir, Enter para tentar de novo, ou :quit para sair."
        case .addFirst: "Adicionar um item a “{title}”? (sim/Não): "
        case .addAnother: "Adicionar outro item a “{title}”? (sim/Não): "
        case .adding: "Novo item em “{title}”"
        case .rowsQuestion:
            "{title} (a adiciona um item, e ou d e um número edita ou apaga um, m e dois números move um, Enter volta): "
        case .noSuchRow:
            "a para adicionar um item, e ou d e o número dele para editá-lo ou apagá-lo, m e dois números para movê-lo, apenas Enter para continuar."
        case .deleted: "Item {number} de “{title}” apagado"
        case .full: "O campo “{title}” não pode ter mais itens (máximo: {max})."
        case .neitherYesNorNo: "Responda sim ou não."
        case .lineNeitherYesNorNo: "linha {line}, se {path} recebe outro item: nem sim nem não."
        case .giveByFile: "Informe com --answers FILE."
        case .giveBySetting: "Informe com --set {name}=VALUE ou --answers FILE."
        case .giveByGiven: "O programa o define: informe com --given FILE."
        case .lineTooLong:
            "linha {line}, a resposta a {path}: mais de {max} bytes; informe com --answers FILE."
        case .lineNotUTF8:
            "linha {line}, a resposta a {path}: não está em UTF-8; deve ser escrita em UTF-8."
        case .lineUnended:
            "linha {line}, a resposta a {path}: nenhuma linha {word} termina o texto."
        case .lineTooMany: "linha {line}: não resta nenhuma pergunta para ela."
        case .line: "linha {line}: "
        case .unreadableLine: "longa demais, ou não está em UTF-8"
        case .summary, .summaryOfOne: "Envios: {count}, válidos: {valid}, inválidos: {invalid}"
        }
    }
}
