import FormValidation

extension InterfaceWords {
    @Sendable package static func french(_ word: InterfaceWord) -> String {
        withFrenchSpaces(plainFrench(word))
    }

    private static func plainFrench(_ word: InterfaceWord) -> String {
        switch word {
        case .opening:
            "Entrée pour accepter, Maj-Tab pour revenir en arrière, :help pour plus d’aide."
        case .labelled: "{label} : "
        case .example: "par exemple {example}"
        case .severalByNumber:
            "Pour en choisir plusieurs : 1,3 ou 1-2, leurs titres, ou « toutes » ; un titre qui contient une virgule se met entre guillemets \"…\"."
        case .severalByTitle:
            "Pour en choisir plusieurs : leurs titres, séparés par des virgules, ou « toutes » ; un titre qui contient une virgule se met entre guillemets \"…\"."
        case .readAs: "Lu comme {value} ; Entrée pour accepter."
        case .choicesCleared:
            "Ces réponses ne vont pas ensemble ; gardé : {value}. Entrée pour accepter."
        case .optional: "facultatif"
        case .oneALine: "une entrée par ligne ; une ligne vide termine la liste"
        case .emptyKeepsSecret: "Une ligne vide garde la saisie précédente."
        case .emptyKeepsText:
            "La réponse contient des fins de ligne, des tabulations ou des caractères de contrôle et ne peut pas être modifiée ici ; une ligne vide la garde."
        case .checking: "Vérification en cours ; Ctrl-C pour quitter."
        case .changing: "Modification de « {title} »"
        case .commands:
            """
            :back (ou Maj-Tab) va au champ précédent, sans vérifier celui-ci
            :skip laisse ce champ vide   :review montre toutes les réponses
            :quit quitte sans envoyer   :: au début écrit un deux-points
            Là où plusieurs lignes sont permises, Entrée en commence une et Alt-Entrée les valide
            """
        case .noHelp: "Il n’y a rien de plus à dire sur ce champ."
        case .unknownCommand:
            "Cette commande n’existe pas ; la commande :help les énumère, et :: commence un texte par un deux-points."
        case .isFirst: "C’est le premier champ."
        case .cannotSkip: "Le champ « {title} » est obligatoire et ne peut pas être omis."
        case .tooLong: "C’est trop long ; rien n’a été ajouté. Le maximum est de {max} octets."
        case .pasteRefused:
            "Le texte collé contient des fins de ligne, des tabulations ou des caractères de contrôle, impossibles ici ; rien n’a été ajouté."
        case .notUTF8:
            "Ce n’est pas de l’UTF-8, rien n’a donc été ajouté ; réglez le terminal sur UTF-8."
        case .review: "Récapitulatif"
        case .submit: "Envoyer"
        case .reviewQuestion:
            "{button} (Entrée envoie, un numéro modifie une réponse, :quit quitte) : "
        case .noSuchAnswer: "Cette réponse n’existe pas ; il faut indiquer son numéro."
        case .stillWrong: "Il manque encore une réponse."
        case .submitted: "Envoyé."
        case .cannotSubmit:
            "Ces réponses ne peuvent pas être envoyées : le formulaire n’affiche aucun bouton d’envoi."
        case .endingQuestion: "Entrée termine ici, un numéro modifie une réponse, :quit quitte : "
        case .writing: "Écriture des réponses en cours ; Ctrl-C pour quitter."
        case .timedOut: "Personne n’a répondu à temps."
        case .undelivered:
            "Les réponses n’ont pas pu être écrites : {reason}. Après correction, Entrée pour réessayer, ou :quit pour quitter."
        case .addFirst: "Ajouter une entrée à « {title} » ? (oui/Non) : "
        case .addAnother: "Ajouter une autre entrée à « {title} » ? (oui/Non) : "
        case .adding: "Nouvelle entrée dans « {title} »"
        case .rowsQuestion:
            "{title} (a ajoute une entrée, e ou d et un numéro en modifie ou supprime une, m et deux numéros en déplace une, Entrée revient) : "
        case .noSuchRow:
            "a pour ajouter une entrée, e ou d et un numéro pour en modifier ou supprimer une, m et deux numéros pour en déplacer une, Entrée sans rien d’autre pour continuer."
        case .deleted: "Entrée {number} de « {title} » supprimée"
        case .full: "Le champ « {title} » ne peut pas avoir plus d’entrées (maximum : {max})."
        case .neitherYesNorNo: "Il faut répondre oui ou non."
        case .lineNeitherYesNorNo:
            "ligne {line}, s’il faut ajouter une entrée à {path} : ni oui ni non."
        case .giveByFile: "À indiquer avec --answers FILE."
        case .giveBySetting: "À indiquer avec --set {name}=VALUE ou --answers FILE."
        case .giveByGiven: "C’est le programme qui le définit : à indiquer avec --given FILE."
        case .lineTooLong:
            "ligne {line}, la réponse à {path} : plus de {max} octets ; à indiquer avec --answers FILE."
        case .lineNotUTF8:
            "ligne {line}, la réponse à {path} : ce n’est pas de l’UTF-8 ; il faut l’écrire en UTF-8."
        case .lineUnended:
            "ligne {line}, la réponse à {path} : aucune ligne {word} ne termine le texte."
        case .lineTooMany: "ligne {line} : il ne reste aucune question pour elle."
        case .line: "ligne {line} : "
        case .unreadableLine: "trop longue, ou pas en UTF-8"
        case .summary, .summaryOfOne: "Envois : {count}, valides : {valid}, non valides : {invalid}"
        }
    }
}
