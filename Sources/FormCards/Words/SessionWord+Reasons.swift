// The words of the reasons why a field is asked.
extension SessionWord {
    /// The texts of a word about a reason; `nil` for another word.
    var textsOfReasons: SessionWordTexts? {
        switch self {
        case .appearedBecause:
            SessionWordTexts(
                "New question: {title}, {reason}", de: "Neue Frage: {title}, {reason}",
                es: "Pregunta nueva: {title}, {reason}",
                fr: "Nouvelle question : {title}, {reason}", pt: "Nova pergunta: {title}, {reason}",
                ja: "新しい質問: {title} ({reason})", ar: "سؤال جديد: {title}، {reason}")
        case .because:
            SessionWordTexts(
                "because {reason}", de: "denn {reason}", es: "porque {reason}",
                fr: "car {reason}", pt: "porque {reason}", ja: "{reason}ため", ar: "لأن {reason}")
        case .becauseOf:
            SessionWordTexts(
                "because of {titles}", de: "wegen {titles}", es: "por {titles}",
                fr: "à cause de {titles}", pt: "por causa de {titles}", ja: "{titles} による",
                ar: "بسبب {titles}")
        case .and:
            SessionWordTexts(
                "{first} and {second}", de: "{first} und {second}", es: "{first} y {second}",
                fr: "{first} et {second}", pt: "{first} e {second}", ja: "{first}、{second}",
                ar: "{first} و{second}")
        case .isSo:
            SessionWordTexts(
                "{title} is {value}", de: "{title} ist {value}", es: "{title} es {value}",
                fr: "{title} est {value}", pt: "{title} é {value}", ja: "{title}が{value}の",
                ar: "{title} هو {value}")
        case .isNot:
            SessionWordTexts(
                "{title} is not {value}", de: "{title} ist nicht {value}",
                es: "{title} no es {value}", fr: "{title} n’est pas {value}",
                pt: "{title} não é {value}", ja: "{title}が{value}でない",
                ar: "{title} ليس {value}")
        case .isAbove:
            SessionWordTexts(
                "{title} is above {value}", de: "{title} ist über {value}",
                es: "{title} es más de {value}", fr: "{title} dépasse {value}",
                pt: "{title} é mais de {value}", ja: "{title}が{value}を超える",
                ar: "{title} أكبر من {value}")
        case .isAtLeast:
            SessionWordTexts(
                "{title} is at least {value}", de: "{title} ist mindestens {value}",
                es: "{title} es al menos {value}", fr: "{title} est d’au moins {value}",
                pt: "{title} é pelo menos {value}", ja: "{title}が{value}以上の",
                ar: "{title} لا يقل عن {value}")
        case .isBelow:
            SessionWordTexts(
                "{title} is below {value}", de: "{title} ist unter {value}",
                es: "{title} es menos de {value}", fr: "{title} est inférieur à {value}",
                pt: "{title} é menos de {value}", ja: "{title}が{value}未満の",
                ar: "{title} أقل من {value}")
        case .isAtMost:
            SessionWordTexts(
                "{title} is at most {value}", de: "{title} ist höchstens {value}",
                es: "{title} es como máximo {value}", fr: "{title} est d’au plus {value}",
                pt: "{title} é no máximo {value}", ja: "{title}が{value}以下の",
                ar: "{title} لا يزيد على {value}")
        default: textsOfTimes
        }
    }

    private var textsOfTimes: SessionWordTexts? {
        switch self {
        case .isAfter:
            SessionWordTexts(
                "{title} is after {value}", de: "{title} ist nach {value}",
                es: "{title} es después de {value}", fr: "{title} est après {value}",
                pt: "{title} é depois de {value}", ja: "{title}が{value}より後の",
                ar: "{title} بعد {value}")
        case .isFrom:
            SessionWordTexts(
                "{title} is {value} or later", de: "{title} ist {value} oder später",
                es: "{title} es {value} o después", fr: "{title} est {value} ou après",
                pt: "{title} é {value} ou depois", ja: "{title}が{value}以降の",
                ar: "{title} هو {value} أو بعده")
        case .isBefore:
            SessionWordTexts(
                "{title} is before {value}", de: "{title} ist vor {value}",
                es: "{title} es antes de {value}", fr: "{title} est avant {value}",
                pt: "{title} é antes de {value}", ja: "{title}が{value}より前の",
                ar: "{title} قبل {value}")
        case .isUntil:
            SessionWordTexts(
                "{title} is {value} or earlier", de: "{title} ist {value} oder früher",
                es: "{title} es {value} o antes", fr: "{title} est {value} ou avant",
                pt: "{title} é {value} ou antes", ja: "{title}が{value}以前の",
                ar: "{title} هو {value} أو قبله")
        case .includes:
            SessionWordTexts(
                "{title} includes {value}", de: "{title} enthält {value}",
                es: "{title} incluye {value}", fr: "{title} comprend {value}",
                pt: "{title} inclui {value}", ja: "{title}に{value}が含まれる",
                ar: "{title} يتضمن {value}")
        case .isAnswered:
            SessionWordTexts(
                "{title} is answered", de: "{title} ist beantwortet",
                es: "{title} tiene respuesta", fr: "{title} a une réponse",
                pt: "{title} tem resposta", ja: "{title}に回答がある", ar: "{title} له إجابة")
        case .isUnanswered:
            SessionWordTexts(
                "{title} is not answered", de: "{title} ist nicht beantwortet",
                es: "{title} no tiene respuesta", fr: "{title} n’a pas de réponse",
                pt: "{title} não tem resposta", ja: "{title}に回答がない",
                ar: "{title} بلا إجابة")
        case .askedAgain:
            SessionWordTexts(
                "{title} needs an answer after this change.",
                de: "Nach dieser Änderung braucht „{title}“ eine Antwort.",
                es: "Tras este cambio, «{title}» necesita una respuesta.",
                fr: "Après ce changement, « {title} » demande une réponse.",
                pt: "Após esta mudança, “{title}” precisa de resposta.",
                ja: "この変更により「{title}」への回答が必要です。",
                ar: "بعد هذا التغيير يحتاج «{title}» إلى إجابة.")
        default: nil
        }
    }
}
