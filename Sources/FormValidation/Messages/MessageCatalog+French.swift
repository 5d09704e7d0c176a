import FormModel

extension MessageCatalog {
    /// The sentences in French.
    public static let french = MessageCatalog(
        language: "fr", yes: ["oui", "o"], no: ["non"],
        sentences: [
            "unknown": "Le champ « {title} » n’est pas acceptable ({code}).",
            "malformedJSON": "Ce n’est pas du JSON.",
            "malformedJSON.empty":
                "Ce n’est pas du JSON : il n’y a rien ici ; il faut une valeur JSON.",
            "malformedJSON.expectedValue": "Ce n’est pas du JSON : il manque ici une valeur.",
            "malformedJSON.expectedKey":
                "Ce n’est pas du JSON : il manque ici une clé entre guillemets ; y a-t-il une virgule de trop ?",
            "malformedJSON.expectedColon":
                "Ce n’est pas du JSON : il manque un deux-points après la clé.",
            "malformedJSON.expectedCommaOrBracket":
                "Ce n’est pas du JSON : il manque ici une virgule ou un ].",
            "malformedJSON.expectedCommaOrBrace":
                "Ce n’est pas du JSON : il manque ici une virgule ou une }.",
            "malformedJSON.textAfterTheValue":
                "Ce n’est pas du JSON : il y a du texte après la fin de la valeur ; il faut l’enlever.",
            "malformedJSON.unterminatedString":
                "Ce n’est pas du JSON : il manque à ce texte le guillemet fermant.",
            "malformedJSON.controlCharacter":
                "Ce n’est pas du JSON : un texte contient un caractère de contrôle ; il faut l’écrire en séquence d’échappement, comme \\n.",
            "malformedJSON.badEscape":
                "Ce n’est pas du JSON : cette séquence d’échappement n’existe pas ; une barre oblique inverse s’écrit \\\\.",
            "malformedJSON.loneSurrogate":
                "Ce n’est pas du JSON : une moitié de paire de substitution est seule ; il faut les deux moitiés.",
            "malformedJSON.invalidUTF8":
                "Ce n’est pas du JSON : ces octets ne sont pas de l’UTF-8 ; il faut enregistrer le texte en UTF-8.",
            "malformedJSON.badNumber":
                "Ce n’est pas du JSON : un nombre ne s’écrit pas ainsi en JSON ; sans zéros au début, avec des chiffres des deux côtés du point.",
            "duplicateKey": "La clé « {key} » figure deux fois ; il faut l’envoyer une seule fois.",
            "tooDeep": "L’imbrication dépasse {max} niveaux.",
            "tooDeep.one": "L’imbrication dépasse {max} niveau.",
            "tooDeep.many": "L’imbrication dépasse {max} de niveaux.",
            "tooManyBytes": "Il y a plus de {max} octets.",
            "tooManyBytes.one": "Il y a plus de {max} octet.",
            "tooManyBytes.many": "Il y a plus de {max} d’octets.",
            "tooManyMembers": "Il y a plus de {max} valeurs.",
            "tooManyMembers.one": "Il y a plus de {max} valeur.",
            "tooManyMembers.many": "Il y a plus de {max} de valeurs.",
            "notAnObject": "Il faut un objet JSON composé de champs et de valeurs.",
            "tooManyIssues": "Il y a plus d’erreurs que les {max} qui sont indiquées.",
            "tooManyIssues.one": "Il y a plus d’erreurs que la seule ({max}) qui est indiquée.",
            "tooManyIssues.many":
                "Il y a plus d’erreurs que les {max} d’erreurs qui sont indiquées.",
            "unknownField": "Ce formulaire n’a pas de champ « {field} ».",
            "unknownField.nearest":
                "Ce formulaire n’a pas de champ « {field} » ; s’agit-il de « {nearest} » ?",
            "wrongType": "Le champ « {title} » a une valeur du mauvais type.",
            "wrongType.text": "Le champ « {title} » doit être un texte.",
            "wrongType.multiline": "Le champ « {title} » doit être un texte.",
            "wrongType.integer": "Le champ « {title} » doit être un nombre entier.",
            "wrongType.decimal": "Le champ « {title} » doit être un nombre.",
            "wrongType.boolean": "Le champ « {title} » doit être oui ou non.",
            "wrongType.date":
                "Le champ « {title} » doit être une date qui existe, par exemple 2026-01-31.",
            "wrongType.choice": "Le champ « {title} » doit être l’une des réponses proposées.",
            "wrongType.choices":
                "Le champ « {title} » doit être une liste de réponses proposées.",
            "tooManyDigits": "Le champ « {title} » doit avoir au plus {max} chiffres.",
            "tooManyDigits.one": "Le champ « {title} » doit avoir au plus {max} chiffre.",
            "tooManyDigits.many": "Le champ « {title} » doit avoir au plus {max} de chiffres.",
            "tooManyDecimals": "Le champ « {title} » doit avoir au plus {max} décimales.",
            "tooManyDecimals.one": "Le champ « {title} » doit avoir au plus {max} décimale.",
            "tooManyDecimals.many": "Le champ « {title} » doit avoir au plus {max} de décimales.",
            "notAChoice": "Le champ « {title} » doit être l’une des réponses proposées.",
            "unsettled":
                "Le champ « {title} » a changé plus de {max} fois à la suite d’un seul changement ; deux règles se contredisent.",
            "unsettled.one":
                "Le champ « {title} » a changé plus de {max} fois à la suite d’un seul changement ; deux règles se contredisent.",
            "unsettled.many":
                "Le champ « {title} » a changé plus de {max} de fois à la suite d’un seul changement ; deux règles se contredisent.",
            "required": "Le champ « {title} » est obligatoire.",
            "tooShort": "Le champ « {title} » doit avoir au moins {min} caractères.",
            "tooShort.one": "Le champ « {title} » doit avoir au moins {min} caractère.",
            "tooShort.many": "Le champ « {title} » doit avoir au moins {min} de caractères.",
            "tooLong": "Le champ « {title} » doit avoir au plus {max} caractères.",
            "tooLong.one": "Le champ « {title} » doit avoir au plus {max} caractère.",
            "tooLong.many": "Le champ « {title} » doit avoir au plus {max} de caractères.",
            "tooSmall": "Le champ « {title} » doit être au moins {min}.",
            "tooSmall.date": "Le champ « {title} » ne doit pas être antérieur au {min}.",
            "tooLarge": "Le champ « {title} » doit être au plus {max}.",
            "tooLarge.date": "Le champ « {title} » ne doit pas être postérieur au {max}.",
            "pattern": "Le champ « {title} » n’a pas la forme demandée.",
            "patternTooCostly":
                "Le champ « {title} » est trop long pour être vérifié ; il faut le raccourcir.",
            "email":
                "Le champ « {title} » doit être une adresse e-mail, par exemple ada@example.com.",
            "notTheSame": "Le champ « {title} » doit être identique au champ « {otherTitle} ».",
            "oneOf": "Le champ « {title} » doit être l’une de ces valeurs : {allowed}.",
            "currency.character":
                "Le champ « {title} » contient un caractère qui ne figure dans aucun montant.",
            "currency.misplacedSeparator":
                "Le champ « {title} » a une virgule ou un point mal placé ; il faut écrire 1,234.50 ou 1234.50.",
            "currency.digits":
                "Le champ « {title} » doit être un montant : il ne contient aucun chiffre.",
            "currency.sign":
                "Le champ « {title} » doit avoir un seul signe au plus, devant le montant.",
            "currency.otherCurrency":
                "Le champ « {title} » est dans une autre monnaie que celle demandée.",
            "currency": "Le champ « {title} » doit être un montant, par exemple 1,234.50.",
            "zipcode.digits":
                "Le champ « {title} » doit avoir cinq chiffres, ou neuf : 12345 ou 12345-6789.",
            "zipcode.character":
                "Le champ « {title} » ne doit avoir que des chiffres, par exemple 12345 ou 12345-6789.",
            "zipcode.misplacedSeparator":
                "Le champ « {title} » doit avoir son tiret après le cinquième chiffre : 12345-6789.",
            "zipcode":
                "Le champ « {title} » doit être un code postal des États-Unis (ZIP), par exemple 12345 ou 12345-6789.",
            "phone.character":
                "Le champ « {title} » contient un caractère qui ne figure dans aucun numéro de téléphone.",
            "phone.misplacedSeparator":
                "Le champ « {title} » a des parenthèses ou un séparateur mal placés ; il faut écrire (212) 555-0123.",
            "phone.digits":
                "Le champ « {title} » doit être un numéro de téléphone : il ne contient aucun chiffre.",
            "phone.tooFewDigits":
                "Le champ « {title} » a trop peu de chiffres pour un numéro de téléphone.",
            "phone.tooManyDigits":
                "Le champ « {title} » a trop de chiffres pour un numéro de téléphone.",
            "phone.areaCode": "Le champ « {title} » a un indicatif régional qui n’existe pas.",
            "phone.exchange":
                "Le champ « {title} » a un central (les trois chiffres après l’indicatif régional) qui n’existe pas.",
            "phone.countryCode": "Le champ « {title} » a un indicatif de pays qui n’existe pas.",
            "phone.internationalPrefix":
                "Le champ « {title} » doit commencer par + au lieu de 00 ou 011.",
            "phone.trunkPrefix":
                "Le champ « {title} » doit être écrit sans le (0) qui se compose à l’intérieur d’un pays.",
            "phone.extension": "Le champ « {title} » doit être écrit sans numéro de poste.",
            "phone":
                "Le champ « {title} » doit être un numéro de téléphone, par exemple (212) 555-0123 ou +44 20 7946 0958.",
            "ssn.digits": "Le champ « {title} » doit avoir neuf chiffres, par exemple 123-45-6789.",
            "ssn.character":
                "Le champ « {title} » ne doit avoir que des chiffres, par exemple 123-45-6789.",
            "ssn.misplacedSeparator": "Le champ « {title} » doit être écrit ainsi : 123-45-6789.",
            "ssn.area":
                "Le champ « {title} » commence par trois chiffres qui n’ont jamais été attribués.",
            "ssn.group": "Le champ « {title} » ne peut pas avoir 00 au milieu.",
            "ssn.serial": "Le champ « {title} » ne peut pas finir par 0000.",
            "ssn":
                "Le champ « {title} » doit être un numéro de sécurité sociale des États-Unis (SSN), par exemple 123-45-6789.",
        ].mapValues(withFrenchSpaces))
}

/// A French text with no-break spaces (U+00A0) inside guillemets and before : ; ? and !, where a text in a
/// source file has plain ones, since nobody could see the difference there.
package func withFrenchSpaces(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var spaced = String.UnicodeScalarView()
    for (at, scalar) in scalars.enumerated() {
        let next = at + 1 < scalars.count ? scalars[at + 1] : " "
        // The colon of a command, as of :help, begins a word.
        let endsAWord = at + 2 >= scalars.count || scalars[at + 2] == " "
        let isBound =
            scalar == " "
            && (at > 0 && scalars[at - 1] == "«" || next == "»"
                || [":", ";", "?", "!"].contains(next) && endsAWord)
        spaced.append(isBound ? "\u{A0}" : scalar)
    }
    return String(spaced)
}
