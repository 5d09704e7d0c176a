import FormModel

extension MessageCatalog {
    /// The sentences in French.
    static let french = MessageCatalog(
        .french, entry: "{title} (entrée {number})",
        weekdays: [
            "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche",
        ],
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
            "tooManyIssues": "Il y a plus de {max} erreurs ; les autres ne sont pas indiquées.",
            "tooManyIssues.one": "Il y a plus de {max} erreur ; les autres ne sont pas indiquées.",
            "tooManyIssues.many":
                "Il y a plus de {max} d’erreurs ; les autres ne sont pas indiquées.",
            "otherForm":
                "Ces réponses sont celles d’un autre formulaire ; celui-ci est « {form} ».",
            "otherVersion":
                "Ces réponses sont celles d’une autre version du formulaire ; celle-ci est la version {version}.",
            "unknownField": "Ce formulaire n’a pas de champ « {field} ».",
            "unknownField.nearest":
                "Ce formulaire n’a pas de champ « {field} » ; vouliez-vous dire « {nearest} » ?",
            "unknownField.normalForm":
                "Ce formulaire n’a pas de champ « {field} » ; « {nearest} » a le même aspect, mais une autre forme normale Unicode (NFC ou NFD).",
            "wrongType": "Le champ « {title} » a une valeur d’un type incorrect.",
            "wrongType.text": "Le champ « {title} » doit être un texte.",
            "wrongType.multiline": "Le champ « {title} » doit être un texte.",
            "wrongType.integer": "Le champ « {title} » doit être un nombre entier.",
            "wrongType.decimal": "Le champ « {title} » doit être un nombre.",
            "wrongType.boolean": "Le champ « {title} » doit être oui ou non.",
            "wrongType.date":
                "Le champ « {title} » doit être une date qui existe, par exemple {example}.",
            "wrongType.choice": "Le champ « {title} » doit être l’une des réponses proposées.",
            "wrongType.choices":
                "Le champ « {title} » doit être une liste de réponses proposées.",
            "tooManyDigits": "Le champ « {title} » doit comporter au plus {max} chiffres.",
            "tooManyDigits.one": "Le champ « {title} » doit comporter au plus {max} chiffre.",
            "tooManyDigits.many": "Le champ « {title} » doit comporter au plus {max} de chiffres.",
            "tooManyTextBytes": "Le champ « {title} » doit comporter au plus {max} octets.",
            "tooManyTextBytes.one": "Le champ « {title} » doit comporter au plus {max} octet.",
            "tooManyTextBytes.many": "Le champ « {title} » doit comporter au plus {max} d’octets.",
            "tooManyElements": "Le champ « {title} » doit comporter au plus {max} entrées.",
            "tooManyElements.one": "Le champ « {title} » doit comporter au plus {max} entrée.",
            "tooManyElements.many": "Le champ « {title} » doit comporter au plus {max} d’entrées.",
            "tooManyCells":
                "Le champ « {title} » a trop de lignes : ensemble, elles peuvent avoir {max} champs.",
            "tooManyCells.one":
                "Le champ « {title} » a trop de lignes : ensemble, elles peuvent avoir {max} champ.",
            "tooManyCells.many":
                "Le champ « {title} » a trop de lignes : ensemble, elles peuvent avoir {max} de champs.",
            "tooManyDecimals": "Le champ « {title} » doit comporter au plus {max} décimales.",
            "tooManyDecimals.one": "Le champ « {title} » doit comporter au plus {max} décimale.",
            "tooManyDecimals.many":
                "Le champ « {title} » doit comporter au plus {max} de décimales.",
            "tooManyDecimals.none": "Le champ « {title} » ne doit pas avoir de décimales.",
            "tooMuchWork":
                "Ces réponses demandent plus de calculs qu’il n’est permis : il faut moins de lignes ou des textes plus courts.",
            "tooManyFiltered":
                "Le champ « {title} » : les lignes sont trop différentes pour déterminer les réponses possibles de chacune.",
            "notAChoice": "Le champ « {title} » doit être l’une des réponses proposées.",
            "notAChoice.choice": "Le champ « {title} » : « {choice} » ne peut pas être choisi.",
            "notAlone":
                "Le champ « {title} » : « {choice} » ne peut pas être choisi avec d’autres réponses.",
            "unsettled":
                "Le champ « {title} » a changé plus de {max} fois à la suite d’un seul changement ; deux règles se contredisent.",
            "unsettled.one":
                "Le champ « {title} » a changé plus de {max} fois à la suite d’un seul changement ; deux règles se contredisent.",
            "unsettled.many":
                "Le champ « {title} » a changé plus de {max} de fois à la suite d’un seul changement ; deux règles se contredisent.",
            "required": "Le champ « {title} » est obligatoire.",
            "tooShort": "Le champ « {title} » doit comporter au moins {min} caractères.",
            "tooShort.one": "Le champ « {title} » doit comporter au moins {min} caractère.",
            "tooShort.many": "Le champ « {title} » doit comporter au moins {min} de caractères.",
            "tooShort.exactly": "Le champ « {title} » doit comporter exactement {min} caractères.",
            "tooShort.exactly.one":
                "Le champ « {title} » doit comporter exactement {min} caractère.",
            "tooShort.exactly.many":
                "Le champ « {title} » doit comporter exactement {min} de caractères.",
            "tooLong": "Le champ « {title} » doit comporter au plus {max} caractères.",
            "tooLong.one": "Le champ « {title} » doit comporter au plus {max} caractère.",
            "tooLong.many": "Le champ « {title} » doit comporter au plus {max} de caractères.",
            "tooLong.none": "Le champ « {title} » doit rester vide.",
            "tooSmall": "Le champ « {title} » doit être supérieur ou égal à {min}.",
            "tooSmall.date": "Le champ « {title} » ne doit pas être antérieur au {min}.",
            "tooSmall.dateTime":
                "Le champ « {title} » ne doit pas être antérieur à l’instant {min}.",
            "tooSmall.time": "Le champ « {title} » ne doit pas être antérieur à {min}.",
            "tooLarge": "Le champ « {title} » doit être inférieur ou égal à {max}.",
            "tooLarge.date": "Le champ « {title} » ne doit pas être postérieur au {max}.",
            "tooLarge.dateTime":
                "Le champ « {title} » ne doit pas être postérieur à l’instant {max}.",
            "tooLarge.time": "Le champ « {title} » ne doit pas être postérieur à {max}.",
            "pattern": "Le champ « {title} » n’a pas le format demandé.",
            "patternTooCostly":
                "Le champ « {title} » est trop long pour être vérifié ; il faut le raccourcir.",
            "email":
                "Le champ « {title} » doit être une adresse e-mail, par exemple ada@example.com.",
            "email.unicodeHost":
                "Le champ « {title} » doit indiquer, après le @, l’hôte sous sa forme ASCII, par exemple xn--bcher-kva.example pour bücher.example.",
            "notTheSame": "Le champ « {title} » doit être identique au champ « {otherTitle} ».",
            "oneOf": "Le champ « {title} » doit être l’une de ces valeurs : {allowed}.",
            "oneOf.choice":
                "Le champ « {title} » : « {choice} » n’est pas l’une de ces valeurs : {allowed}.",
            "hiddenField":
                "Le champ « {title} » n’a pas sa place parmi ces réponses ; ne l’envoyez pas.",
            "disabledField":
                "Le champ « {title} » ne peut pas être modifié ici ; ne l’envoyez pas.",
            "notComputed":
                "Le champ « {title} » est calculé et donne un autre résultat ; ne l’envoyez pas.",
            "notGiven":
                "Le champ « {title} » est défini par le programme, avec une autre valeur ; ne l’envoyez pas.",
            "ended":
                "Ces réponses terminent le formulaire à « {ending} » et ne sont pas acceptées.",
            "submitDisabled":
                "Ces réponses ne peuvent pas être envoyées : « {button} » n’est pas disponible.",
            "check": "Le champ « {title} » ne s’accorde pas avec les autres réponses.",
            "atLeastOneOf": "Remplissez au moins un de ces champs : {titles}.",
            "exactlyOneOf": "Remplissez exactement un de ces champs : {titles}.",
            "allOrNone": "Remplissez tous ces champs ou aucun : {titles}.",
            "remote": "Le champ « {title} » n’est pas accepté.",
            "remoteUnknown":
                "Le champ « {title} » ne peut pas être vérifié ici : personne ne fait la vérification « {check} ».",
            "remoteTimeout":
                "Le champ « {title} » n’a pas pu être vérifié à temps ; veuillez réessayer.",
            "remoteFailed":
                "Le champ « {title} » n’a pas pu être vérifié pour le moment ; veuillez réessayer.",
            "choicesUnknown": "Les réponses possibles du champ « {title} » ne sont pas connues.",
            "tooManyChoiceSets":
                "Les réponses possibles du champ « {title} » ne sont pas connues : il en faut pour trop de valeurs différentes.",
            "currency.character":
                "Le champ « {title} » contient un caractère qui ne figure dans aucun montant.",
            "currency.misplacedSeparator":
                "Le champ « {title} » contient une virgule ou un point mal placé ; il faut écrire {example}.",
            "currency.digits":
                "Le champ « {title} » doit être un montant : il ne contient aucun chiffre.",
            "currency.sign":
                "Le champ « {title} » doit avoir un seul signe au plus, devant le montant.",
            "currency.repeatedCurrency":
                "Le champ « {title} » indique la devise deux fois ; une seule suffit, et elle peut être omise.",
            "currency.otherCurrency":
                "Le champ « {title} » est dans une autre devise que celle demandée.",
            "currency": "Le champ « {title} » doit être un montant, par exemple {example}.",
            "zipcode.digits":
                "Le champ « {title} » doit avoir cinq chiffres, ou neuf : 12345 ou 12345-6789.",
            "zipcode.character":
                "Le champ « {title} » ne doit contenir que des chiffres, par exemple 12345 ou 12345-6789.",
            "zipcode.misplacedSeparator":
                "Le champ « {title} » doit avoir son tiret après le cinquième chiffre : 12345-6789.",
            "zipcode":
                "Le champ « {title} » doit être un code postal des États-Unis (ZIP), par exemple 12345 ou 12345-6789.",
            "phone.character":
                "Le champ « {title} » contient un caractère qui ne figure dans aucun numéro de téléphone.",
            "phone.misplacedSeparator":
                "Le champ « {title} » contient des parenthèses ou un séparateur mal placés ; il faut écrire (212) 555-0123.",
            "phone.digits":
                "Le champ « {title} » doit être un numéro de téléphone : il ne contient aucun chiffre.",
            "phone.tooFewDigits":
                "Le champ « {title} » n’a pas assez de chiffres pour un numéro de téléphone.",
            "phone.tooManyDigits":
                "Le champ « {title} » a trop de chiffres pour un numéro de téléphone.",
            "phone.areaCode": "Le champ « {title} » a un indicatif régional qui n’existe pas.",
            "phone.exchange":
                "Le champ « {title} » contient un code de central (les trois chiffres après l’indicatif régional) qui n’existe pas.",
            "phone.countryCode": "Le champ « {title} » a un indicatif de pays qui n’existe pas.",
            "phone.internationalPrefix":
                "Le champ « {title} » doit commencer par + au lieu de 00 ou 011.",
            "phone.trunkPrefix":
                "Le champ « {title} » doit être écrit sans le (0) qui se compose à l’intérieur d’un pays.",
            "phone.noTrunkPrefix":
                "Le champ « {title} » doit commencer par {trunkPrefix}, ou par + et l’indicatif du pays.",
            "phone.extension": "Le champ « {title} » doit être écrit sans numéro de poste.",
            "phone":
                "Le champ « {title} » doit être un numéro de téléphone, par exemple (212) 555-0123 ou +44 20 7946 0958.",
            "mask": "Le champ « {title} » doit s’écrire comme {example}.",
            "ssn.digits": "Le champ « {title} » doit avoir neuf chiffres, par exemple 123-45-6789.",
            "ssn.character":
                "Le champ « {title} » ne doit contenir que des chiffres, par exemple 123-45-6789.",
            "ssn.misplacedSeparator": "Le champ « {title} » doit être écrit ainsi : 123-45-6789.",
            "ssn.area":
                "Le champ « {title} » commence par trois chiffres qui n’ont jamais été attribués.",
            "ssn.group": "Le champ « {title} » ne peut pas avoir 00 au milieu.",
            "ssn.serial": "Le champ « {title} » ne peut pas finir par 0000.",
            "ssn.published":
                "Le champ « {title} » contient un numéro qui a été publié à titre d’exemple et n’appartient à personne.",
            "ssn":
                "Le champ « {title} » doit être un numéro de sécurité sociale des États-Unis (SSN), par exemple 123-45-6789.",
            "wrongType.time":
                "Le champ « {title} » doit être une heure, par exemple 14:30 ou 14:30:05.",
            "wrongType.dateTime":
                "Le champ « {title} » doit être une date et une heure avec leur décalage horaire, par exemple 2026-01-31T14:30:00Z ou 2026-01-31T14:30:00+01:00.",
            "wrongType.localDateTime":
                "Le champ « {title} » doit être une date et une heure sans décalage horaire, par exemple 2026-01-31T14:30 ou 2026-01-31 14:30:05.",
            "wrongType.withoutOffset":
                "Il manque au champ « {title} » le décalage par rapport à UTC à la fin, par exemple 2026-01-31T14:30:00Z ou 2026-01-31T14:30:00+01:00.",
            "wrongType.withoutSeconds":
                "Il manque au champ « {title} » les secondes, par exemple 2026-01-31T14:30:00Z ou 2026-01-31T14:30:00+01:00.",
            "wrongType.duration":
                "Le champ « {title} » doit être une durée, par exemple {example}.",
            "timeUnknown":
                "Le champ « {title} » ne peut pas être vérifié : la date et l’heure actuelles ne sont pas connues.",
            "tooSmall.above": "Le champ « {title} » doit être supérieur à {above}.",
            "tooSmall.above.date": "Le champ « {title} » doit être postérieur au {above}.",
            "tooSmall.above.dateTime":
                "Le champ « {title} » doit être postérieur à l’instant {above}.",
            "tooSmall.above.time": "Le champ « {title} » doit être postérieur à {above}.",
            "tooLarge.below": "Le champ « {title} » doit être inférieur à {below}.",
            "tooLarge.below.date": "Le champ « {title} » doit être antérieur au {below}.",
            "tooLarge.below.dateTime":
                "Le champ « {title} » doit être antérieur à l’instant {below}.",
            "tooLarge.below.time": "Le champ « {title} » doit être antérieur à {below}.",
            "anyOf": "Le champ « {title} » doit être écrit dans l’un des formats demandés.",
            "not": "Le champ « {title} » doit être autre chose.",
            "accepted": "Le champ « {title} » doit être coché.",
            "absent": "Le champ « {title} » doit rester vide.",
            "wrongType.texts": "Le champ « {title} » doit être une liste de textes.",
            "given.text": "Un texte a été envoyé.",
            "given.number": "Un nombre a été envoyé.",
            "given.boolean": "Une valeur logique (true ou false) a été envoyée.",
            "given.list": "Une liste a été envoyée.",
            "given.object": "Un objet a été envoyé.",
            "emptyElement":
                "Le champ « {title} » a une entrée vide ; il faut la remplir ou la retirer.",
            "wrongType.group":
                "Le champ « {title} » doit être une liste d’entrées, chacune un objet de champs.",
            "wrongType.row": "Chaque entrée de « {title} » doit être un objet de champs.",
            "wrongType.rows":
                "Le champ « {title} » doit être un objet avec une entrée pour chaque ligne.",
            "unique":
                "Le champ « {title} » répète une entrée précédente ; elles doivent toutes être différentes.",
            "unique.choice": "Le champ « {title} » : « {choice} » est choisi plus d’une fois.",
            "notDifferent": "Le champ « {title} » doit être différent du champ « {otherTitle} ».",
            "noneOf": "Le champ « {title} » ne doit être aucune de ces valeurs : {forbidden}.",
            "noneOf.choice": "Le champ « {title} » : « {choice} » ne peut pas être choisi.",
            "tooFew": "Le champ « {title} » doit comporter au moins {min} entrées.",
            "tooFew.one": "Le champ « {title} » doit comporter au moins {min} entrée.",
            "tooFew.many": "Le champ « {title} » doit comporter au moins {min} d’entrées.",
            "tooMany": "Le champ « {title} » doit comporter au plus {max} entrées.",
            "tooMany.one": "Le champ « {title} » doit comporter au plus {max} entrée.",
            "tooMany.many": "Le champ « {title} » doit comporter au plus {max} d’entrées.",
            "weekday": "Le champ « {title} » doit correspondre à l’un de ces jours : {in}.",
            "notPattern": "Le champ « {title} » a un format qui n’est pas permis.",
            "alpha": "Le champ « {title} » ne doit contenir que des lettres.",
            "alpha.ascii": "Le champ « {title} » ne doit contenir que les lettres de A à Z.",
            "alphanumeric":
                "Le champ « {title} » ne doit contenir que des lettres et des chiffres.",
            "alphanumeric.ascii":
                "Le champ « {title} » ne doit contenir que les lettres de A à Z et des chiffres.",
            "ascii":
                "Le champ « {title} » doit être sans accents, émojis ni autres caractères hors de l’ASCII.",
            "lowercase": "Le champ « {title} » doit être en minuscules.",
            "uppercase": "Le champ « {title} » doit être en majuscules.",
            "startsWith": "Le champ « {title} » doit commencer par {texts}.",
            "startsWith.several":
                "Le champ « {title} » doit commencer par l’un de ces textes : {texts}.",
            "endsWith": "Le champ « {title} » doit finir par {texts}.",
            "endsWith.several": "Le champ « {title} » doit finir par l’un de ces textes : {texts}.",
            "contains": "Le champ « {title} » doit contenir {texts}.",
            "contains.several": "Le champ « {title} » doit contenir tous ces textes : {texts}.",
            "excludes": "Le champ « {title} » ne doit pas contenir {texts}.",
            "excludes.several":
                "Le champ « {title} » ne doit contenir aucun de ces textes : {texts}.",
            "slug":
                "Le champ « {title} » ne doit contenir que des minuscules de a à z et des chiffres, en mots joints par un seul trait d’union, par exemple my-first-page.",
            "base64":
                "Le champ « {title} » doit être du Base64, avec ses caractères de remplissage.",
            "base64.url": "Le champ « {title} » doit être du Base64 dans l’alphabet des URL.",
            "hex":
                "Le champ « {title} » ne doit contenir que des chiffres hexadécimaux : 0 à 9 et a à f.",
            "json": "Le champ « {title} » doit être du JSON.",
            "tooFewWords": "Le champ « {title} » doit comporter au moins {min} mots.",
            "tooFewWords.one": "Le champ « {title} » doit comporter au moins {min} mot.",
            "tooFewWords.many": "Le champ « {title} » doit comporter au moins {min} de mots.",
            "tooManyWords": "Le champ « {title} » doit comporter au plus {max} mots.",
            "tooManyWords.one": "Le champ « {title} » doit comporter au plus {max} mot.",
            "tooManyWords.many": "Le champ « {title} » doit comporter au plus {max} de mots.",
            "url":
                "Le champ « {title} » doit être une adresse web complète, par exemple https://example.com/page.",
            "url.scheme":
                "Le champ « {title} » doit commencer par l’un de ces protocoles suivi d’un deux-points : {schemes}.",
            "url.host":
                "Le champ « {title} » doit avoir le nom d’un site après //, par exemple https://example.com/page.",
            "url.port": "Le champ « {title} » doit avoir un port de 0 à 65535, ou aucun.",
            "url.credentials":
                "Le champ « {title} » doit être sans nom d’utilisateur ni mot de passe devant le @.",
            "url.character":
                "Le champ « {title} » contient un caractère qu’aucune adresse web n’admet ; un espace s’écrit %20.",
            "hostname":
                "Le champ « {title} » doit être un nom d’hôte, par exemple www.example.com.",
            "hostname.unicodeHost":
                "Le champ « {title} » doit être écrit sous sa forme ASCII, par exemple xn--bcher-kva.example pour bücher.example.",
            "ip":
                "Le champ « {title} » doit être une adresse IP, par exemple 192.0.2.1 ou 2001:db8::1.",
            "ip.version4":
                "Le champ « {title} » doit être une adresse IPv4, par exemple 192.0.2.1.",
            "ip.version6":
                "Le champ « {title} » doit être une adresse IPv6, par exemple 2001:db8::1.",
            "cidr":
                "Le champ « {title} » doit être une plage d’adresses IP, par exemple 192.0.2.0/24 ou 2001:db8::/32.",
            "cidr.version4":
                "Le champ « {title} » doit être une plage d’adresses IPv4, par exemple 192.0.2.0/24.",
            "cidr.version6":
                "Le champ « {title} » doit être une plage d’adresses IPv6, par exemple 2001:db8::/32.",
            "cidr.prefix":
                "Le champ « {title} » doit finir par une barre oblique et la longueur du préfixe, un nombre de 0 à {max}.",
            "cidr.hostBits":
                "Le champ « {title} » est une seule adresse d’une plage ; il faut la première, avec des zéros après le préfixe.",
            "port": "Le champ « {title} » doit être un port : un nombre de 1 à 65535.",
            "uuid":
                "Le champ « {title} » doit être un UUID, par exemple f81d4fae-7dec-11d0-a765-00a0c91e6bf6.",
            "uuid.version": "Le champ « {title} » doit être un UUID de la version {version}.",
            "semver":
                "Le champ « {title} » doit être une version de trois nombres, par exemple 1.4.0 ou 2.0.0-beta.1.",
            "e164":
                "Le champ « {title} » doit être un numéro de téléphone, en chiffres seuls après + et l’indicatif de pays, par exemple +12125550123.",
            "e164.plus":
                "Le champ « {title} » doit commencer par + et l’indicatif de pays, par exemple +12125550123.",
            "json.duplicateKey":
                "Le champ « {title} » doit être du JSON ; à la ligne {line}, colonne {column} : une clé figure deux fois.",
            "json.tooDeep":
                "Le champ « {title} » doit être du JSON ; à la ligne {line}, colonne {column} : l’imbrication est trop profonde.",
            "json.tooManyBytes":
                "Le champ « {title} » doit être du JSON ; à la ligne {line}, colonne {column} : il y a trop d’octets.",
            "json.tooManyMembers":
                "Le champ « {title} » doit être du JSON ; à la ligne {line}, colonne {column} : il y a trop de valeurs.",
            "multipleOf": "Le champ « {title} » doit être un multiple de {of}.",
            "luhn":
                "Le champ « {title} » doit être un numéro avec son chiffre de contrôle ; veuillez vérifier les chiffres.",
            "luhn.character": "Le champ « {title} » ne doit contenir que des chiffres.",
            "luhn.misplacedSeparator":
                "Le champ « {title} » contient un espace ou un trait d’union mal placé.",
            "luhn.length": "Le champ « {title} » doit comporter au moins deux chiffres.",
            "luhn.checksum":
                "Le champ « {title} » contient un chiffre erroné ; veuillez le vérifier.",
            "creditCard":
                "Le champ « {title} » doit être un numéro de carte, tel qu’il figure sur la carte.",
            "creditCard.character":
                "Le champ « {title} » ne doit contenir que des chiffres, tels qu’ils figurent sur la carte.",
            "creditCard.misplacedSeparator":
                "Le champ « {title} » contient un espace ou un trait d’union mal placé.",
            "creditCard.length":
                "Le champ « {title} » n’a pas le bon nombre de chiffres pour une telle carte.",
            "creditCard.scheme":
                "Le champ « {title} » doit être le numéro de l’une de ces cartes : {schemes}.",
            "creditCard.checksum":
                "Le champ « {title} » contient un chiffre erroné ; veuillez le comparer avec la carte.",
            "iban":
                "Le champ « {title} » doit être un IBAN, par exemple GB82 WEST 1234 5698 7654 32.",
            "iban.character":
                "Le champ « {title} » contient un caractère qu’un IBAN de ce pays n’a pas à cet endroit.",
            "iban.misplacedSeparator":
                "Le champ « {title} » contient un espace ou un trait d’union mal placé.",
            "iban.length":
                "Le champ « {title} » n’a pas le bon nombre de caractères pour un IBAN de ce pays.",
            "iban.country":
                "Le champ « {title} » doit commencer par les deux lettres d’un pays qui a des IBAN.",
            "iban.checksum":
                "Le champ « {title} » contient un caractère erroné, ou deux caractères inversés ; veuillez le vérifier.",
            "bic": "Le champ « {title} » doit être un BIC, par exemple DEUTDEFF500.",
            "bic.character":
                "Le champ « {title} » ne doit contenir que des lettres et des chiffres, par exemple DEUTDEFF500.",
            "bic.misplacedSeparator":
                "Le champ « {title} » contient un espace ou un trait d’union mal placé.",
            "bic.length":
                "Le champ « {title} » doit avoir 8 ou 11 caractères, par exemple DEUTDEFF500.",
            "bic.country":
                "Le champ « {title} » doit avoir le code d’un pays comme cinquième et sixième lettres.",
            "routingNumber":
                "Le champ « {title} » doit être un code bancaire des États-Unis (routing number) de neuf chiffres, par exemple 021000021.",
            "routingNumber.character":
                "Le champ « {title} » ne doit contenir que des chiffres, par exemple 021000021.",
            "routingNumber.misplacedSeparator":
                "Le champ « {title} » contient un espace ou un trait d’union mal placé.",
            "routingNumber.length":
                "Le champ « {title} » doit avoir neuf chiffres, par exemple 021000021.",
            "routingNumber.prefix":
                "Le champ « {title} » commence par deux chiffres qu’aucune banque n’a.",
            "routingNumber.checksum":
                "Le champ « {title} » contient un chiffre erroné ; veuillez le vérifier.",
            "isbn": "Le champ « {title} » doit être un ISBN, par exemple 978-3-16-148410-0.",
            "isbn.character":
                "Le champ « {title} » ne doit contenir que des chiffres (le dernier de dix peut être un X).",
            "isbn.misplacedSeparator":
                "Le champ « {title} » contient un espace ou un trait d’union mal placé.",
            "isbn.length": "Le champ « {title} » doit avoir 10 ou 13 chiffres.",
            "isbn.prefix":
                "Le champ « {title} » doit commencer par 978 ou 979, comme les numéros des livres.",
            "isbn.music":
                "Le champ « {title} » contient le numéro d’une partition imprimée (ISMN), pas celui d’un livre.",
            "isbn.checksum":
                "Le champ « {title} » contient un chiffre erroné ; veuillez le comparer avec le livre.",
            "ein":
                "Le champ « {title} » doit être un numéro d’employeur des États-Unis (EIN), par exemple 12-3456789.",
            "ein.character":
                "Le champ « {title} » ne doit contenir que des chiffres, par exemple 12-3456789.",
            "ein.misplacedSeparator": "Le champ « {title} » doit être écrit ainsi : 12-3456789.",
            "ein.length": "Le champ « {title} » doit avoir neuf chiffres, par exemple 12-3456789.",
            "ein.prefix":
                "Le champ « {title} » commence par deux chiffres qui n’ont jamais été attribués.",
            "itin":
                "Le champ « {title} » doit être un numéro de contribuable des États-Unis (ITIN), par exemple 900-70-0000.",
            "itin.character":
                "Le champ « {title} » ne doit contenir que des chiffres, par exemple 900-70-0000.",
            "itin.misplacedSeparator": "Le champ « {title} » doit être écrit ainsi : 900-70-0000.",
            "itin.length":
                "Le champ « {title} » doit avoir neuf chiffres, par exemple 900-70-0000.",
            "itin.prefix": "Le champ « {title} » doit commencer par 9.",
            "itin.group":
                "Le champ « {title} » contient au milieu deux chiffres qui n’ont jamais été attribués.",
            "postalCode":
                "Le champ « {title} » doit être un code postal tel qu’on l’écrit dans le pays {country}.",
            "countryCode":
                "Le champ « {title} » doit être le code d’un pays : {letters} lettres majuscules.",
            "currencyCode":
                "Le champ « {title} » doit être le code d’une devise : trois majuscules, par exemple EUR.",
            "phone.otherCountry":
                "Le champ « {title} » doit être un numéro de téléphone qui commence par +{callingCode}.",
            "passwordStrength":
                "Le champ « {title} » est trop facile à deviner ; mieux vaut plusieurs mots sans rapport entre eux.",
            "passwordStrength.commonPassword":
                "Le champ « {title} » est trop facile à deviner : il ressemble à un mot de passe que beaucoup utilisent.",
            "passwordStrength.commonWord":
                "Le champ « {title} » est trop facile à deviner : il est fait d’un mot ou d’un nom courant ; mieux vaut plusieurs mots sans rapport entre eux.",
            "passwordStrength.word":
                "Le champ « {title} » est trop facile à deviner : il se lit comme un mot ou deux ; mieux vaut plusieurs mots sans rapport entre eux.",
            "passwordStrength.sequence":
                "Le champ « {title} » est trop facile à deviner : il a des lettres ou des chiffres dans leur ordre, comme abc ou 321.",
            "passwordStrength.keyboard":
                "Le champ « {title} » est trop facile à deviner : il suit des touches voisines du clavier.",
            "passwordStrength.repeats":
                "Le champ « {title} » est trop facile à deviner : il répète les mêmes caractères.",
            "passwordStrength.date":
                "Le champ « {title} » est trop facile à deviner : il contient une date ou une année.",
            "passwordStrength.tooShort":
                "Le champ « {title} » est trop facile à deviner : il doit être plus long.",
            "notSuspicious":
                "Le champ « {title} » contient des caractères qui le font ressembler à un autre texte.",
            "notSuspicious.mixedDigits":
                "Le champ « {title} » mélange des chiffres de plusieurs écritures ; il faut n’en utiliser qu’une.",
            "notSuspicious.marks":
                "Le champ « {title} » contient trop de signes sur un même caractère, ou l’un d’eux en double.",
            "notSuspicious.mixedScripts":
                "Le champ « {title} » mélange des lettres semblables de plusieurs écritures ; il faut n’en utiliser qu’une.",
            "notSuspicious.lookAlikes":
                "Le champ « {title} » contient une lettre qui ressemble seulement à une lettre ordinaire ; veuillez saisir la lettre ordinaire.",
            "notSuspicious.invisible":
                "Le champ « {title} » contient un caractère invisible ; mieux vaut le taper que le coller.",
            "notSuspicious.bidirectional":
                "Le champ « {title} » contient un caractère qui inverse le sens de l’écriture ; mieux vaut le taper que le coller.",
            "malformedMultipart": "Ce n’est pas du multipart/form-data.",
            "malformedMultipart.boundary":
                "Ce n’est pas du multipart/form-data : la limite (boundary) doit avoir de 1 à 70 des caractères de la RFC 2046.",
            "malformedMultipart.noDelimiter":
                "Ce n’est pas du multipart/form-data : aucune ligne n’est composée de -- et de la limite.",
            "malformedMultipart.delimiter":
                "Ce n’est pas du multipart/form-data : la ligne d’une limite contient autre chose.",
            "malformedMultipart.unterminated":
                "Ce n’est pas du multipart/form-data : le texte finit avant la dernière limite ; a-t-il été coupé ?",
            "malformedMultipart.header":
                "Ce n’est pas du multipart/form-data : une partie a un en-tête illisible.",
            "malformedMultipart.headerTooLong":
                "Ce n’est pas du multipart/form-data : une partie a trop d’en-têtes.",
            "malformedMultipart.name":
                "Ce n’est pas du multipart/form-data : il manque à une partie l’en-tête Content-Disposition: form-data avec un nom.",
            "malformedMultipart.charset":
                "Ce n’est pas du multipart/form-data : une partie est dans un autre jeu de caractères ; il faut de l’UTF-8.",
            "malformedMultipart.transferEncoding":
                "Ce n’est pas du multipart/form-data : une partie a un Content-Transfer-Encoding ; il faut l’envoyer telle quelle.",
            "tooManyParts": "Il y a plus de {max} parties.",
            "tooManyParts.one": "Il y a plus de {max} partie.",
            "tooManyParts.many": "Il y a plus de {max} de parties.",
            "malformedText": "Le champ « {title} » doit être du texte en UTF-8.",
            "controlCharacter":
                "Le champ « {title} » doit tenir sur une seule ligne, sans caractère de contrôle.",
            "controlCharacter.multiline":
                "Le champ « {title} » contient un caractère de contrôle ; seuls les retours à la ligne et les tabulations sont admis.",
            "repeatedField":
                "Le champ « {title} » a été envoyé plus d’une fois ; il faut l’envoyer une seule fois.",
            "fileNotAccepted": "Le champ « {title} » doit être un texte, pas un fichier.",
            "wrongType.file":
                "Le champ « {title} » doit être un fichier, avec son nom, son type et sa taille.",
            "wrongType.noSuchFile":
                "Le champ « {title} » doit être le chemin d’un fichier qui existe.",
            "fileType":
                "Le champ « {title} » doit être un fichier de l’un de ces types : {allowed}.",
            "fileNameTooLong": "Le champ « {title} » a un nom de fichier trop long.",
            "pathNotAccepted":
                "Le champ « {title} » doit comporter le nom d’un fichier, sans chemin.",
            "fileTooLarge": "Le champ « {title} » doit comporter au plus {max} octets.",
            "fileTooLarge.one": "Le champ « {title} » doit comporter au plus {max} octet.",
            "fileTooLarge.many": "Le champ « {title} » doit comporter au plus {max} d’octets.",
        ].addingJSONFields(
            "Le champ « {title} » doit être du JSON ; à la ligne {line}, colonne {column} : ",
            insteadOf: "Ce n’est pas du JSON : "
        ).mapValues(withFrenchSpaces))
}

/// Replaces spaces inside guillemets and before : ; ? and ! by no-break spaces (U+00A0), which
/// source files do not use because they would be indistinguishable.
package func withFrenchSpaces(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var spaced = String.UnicodeScalarView()
    for (at, scalar) in scalars.enumerated() {
        let next = at + 1 < scalars.count ? scalars[at + 1] : " "
        // A colon that begins a word, such as that of the command :help, is not preceded by such a
        // space.
        let endsAWord = at + 2 >= scalars.count || scalars[at + 2] == " "
        let isBound =
            scalar == " "
            && (at > 0 && scalars[at - 1] == "«" || next == "»"
                || [":", ";", "?", "!"].contains(next) && endsAWord)
        spaced.append(isBound ? "\u{A0}" : scalar)
    }
    return String(spaced)
}
