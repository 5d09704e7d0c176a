extension InterfaceWords {
    /// The texts for Portugal that differ from those for Brazil.
    @Sendable package static func portugueseOfPortugal(_ word: InterfaceWord) -> String {
        switch word {
        case .opening: "Enter para aceitar, Shift-Tab para voltar atrás, :help para mais ajuda."
        case .emptyKeepsSecret: "Uma linha vazia mantém o que foi introduzido antes."
        case .emptyKeepsText:
            "A resposta tem quebras de linha, tabulações ou caracteres de controlo e não pode ser editada aqui; uma linha vazia mantém-na."
        case .checking: "A verificar; Ctrl-C para sair."
        case .cannotSkip: "O campo “{title}” é obrigatório e não pode ser ignorado."
        case .tooLong: "É demasiado longo; nada foi acrescentado. O máximo é de {max} bytes."
        case .pasteRefused:
            "O texto colado tem quebras de linha, tabulações ou caracteres de controlo, que não são permitidos aqui; nada foi acrescentado."
        case .writing: "A gravar as respostas; Ctrl-C para sair."
        case .undelivered:
            "Não foi possível gravar as respostas: {reason}. Depois de corrigir, Enter para tentar novamente, ou :quit para sair."
        case .rowsQuestion:
            "{title} (a adiciona um item, e ou d e um número edita ou elimina um, m e dois números move um, Enter volta): "
        case .noSuchRow:
            "a para adicionar um item, e ou d e o número dele para o editar ou eliminar, m e dois números para o mover, apenas Enter para continuar."
        case .deleted: "Item {number} de “{title}” eliminado"
        case .giveByFile: "Indique com --answers FILE."
        case .giveByGiven: "É o programa que o define: indique com --given FILE."
        case .endingQuestion:
            "Enter termina aqui, um número altera uma resposta, :quit sai: "
        case .giveBySetting: "Indique com --set {name}=VALUE ou --answers FILE."
        case .lineTooLong:
            "linha {line}, a resposta a {path}: mais de {max} bytes; indique com --answers FILE."
        case .unreadableLine: "demasiado longa, ou não está em UTF-8"
        default: portuguese(word)
        }
    }
}
