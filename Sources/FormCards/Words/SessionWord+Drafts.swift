extension SessionWord {
    /// The texts of a word about drafts; `nil` for another word.
    var textsOfDraft: SessionWordTexts? {
        switch self {
        case .draftResumed:
            SessionWordTexts(
                "Continuing the draft in {file}.", de: "Der Entwurf in {file} geht weiter.",
                es: "Continúa el borrador de {file}.", fr: "Reprise du brouillon dans {file}.",
                pt: "Continuando o rascunho em {file}.", ptPT: "A continuar o rascunho em {file}.",
                ja: "{file} の下書きから再開します。", ar: "متابعة المسودة في {file}.")
        case .draftMissing:
            SessionWordTexts(
                "There is no draft in {file} yet; the form begins anew.",
                de: "In {file} ist noch kein Entwurf; das Formular beginnt neu.",
                es: "Aún no hay un borrador en {file}; el formulario empieza de nuevo.",
                fr: "Il n’y a pas encore de brouillon dans {file} ; le formulaire commence à zéro.",
                pt: "Ainda não há rascunho em {file}; o formulário começa do início.",
                ja: "{file} に下書きはまだありません。最初から始めます。",
                ar: "لا توجد مسودة في {file} بعد؛ يبدأ النموذج من جديد.")
        case .draftChanged:
            SessionWordTexts(
                "The form has changed since the draft was saved.",
                de: "Das Formular hat sich geändert, seit der Entwurf gesichert wurde.",
                es: "El formulario ha cambiado desde que se guardó el borrador.",
                fr: "Le formulaire a changé depuis l’enregistrement du brouillon.",
                pt: "O formulário mudou desde que o rascunho foi salvo.",
                ptPT: "O formulário mudou desde que o rascunho foi guardado.",
                ja: "下書きの保存後にフォームが変わりました。",
                ar: "تغيّر النموذج منذ حفظ المسودة.")
        case .draftMisfit:
            SessionWordTexts(
                "{path}: the form no longer takes this answer, which was left out: {value}",
                de: "{path}: das Formular nimmt diese Antwort nicht mehr an, sie entfällt: {value}",
                es: "{path}: el formulario ya no admite esta respuesta, que se omitió: {value}",
                fr: "{path} : le formulaire n’accepte plus cette réponse, qui est omise : {value}",
                pt: "{path}: o formulário não aceita mais esta resposta, que foi omitida: {value}",
                ptPT: "{path}: o formulário já não aceita esta resposta, que foi omitida: {value}",
                ja: "{path}: フォームが受け付けなくなった回答を除きました: {value}",
                ar: "{path}: لم يعد النموذج يقبل هذه الإجابة، فحُذفت: {value}")
        case .draftInvalid:
            SessionWordTexts(
                "{path}: the answer is kept and asked again: {message}",
                de: "{path}: die Antwort bleibt und wird noch einmal gefragt: {message}",
                es: "{path}: la respuesta se conserva y se vuelve a preguntar: {message}",
                fr: "{path} : la réponse est gardée et redemandée : {message}",
                pt: "{path}: a resposta é mantida e perguntada de novo: {message}",
                ja: "{path}: 回答を残し、もう一度尋ねます: {message}",
                ar: "{path}: تُحفظ الإجابة ويُعاد السؤال: {message}")
        case .draftMore:
            SessionWordTexts(
                "… and {count} more", de: "… und {count} weitere", es: "… y {count} más",
                fr: "… et {count} de plus", pt: "… e mais {count}", ja: "… ほか {count} 件",
                ar: "… و{count} غيرها")
        case .draftUnsaved:
            SessionWordTexts(
                "The draft could not be saved: {reason}",
                de: "Der Entwurf ließ sich nicht sichern: {reason}",
                es: "No se pudo guardar el borrador: {reason}",
                fr: "Le brouillon n’a pas pu être enregistré : {reason}",
                pt: "Não foi possível salvar o rascunho: {reason}",
                ptPT: "Não foi possível guardar o rascunho: {reason}",
                ja: "下書きを保存できませんでした: {reason}", ar: "تعذر حفظ المسودة: {reason}")
        case .draftLacks:
            SessionWordTexts(
                "The draft does not have the answers to: {paths}",
                de: "Im Entwurf fehlen die Antworten auf: {paths}",
                es: "El borrador no tiene las respuestas a: {paths}",
                fr: "Le brouillon n’a pas les réponses à : {paths}",
                pt: "O rascunho não tem as respostas de: {paths}",
                ptPT: "O rascunho não tem as respostas a: {paths}",
                ja: "下書きにない回答: {paths}", ar: "لا تحتوي المسودة على إجابات: {paths}")
        case .draftKept:
            SessionWordTexts(
                "Your answers are in {file}; with --resume you go on from there.",
                de: "Ihre Antworten sind in {file}; mit --resume geht es dort weiter.",
                es: "Sus respuestas están en {file}; con --resume sigue desde ahí.",
                fr: "Vos réponses sont dans {file} ; --resume reprend à cet endroit.",
                pt: "Suas respostas estão em {file}; com --resume você continua daí.",
                ptPT: "As suas respostas estão em {file}; com --resume continua a partir daí.",
                ja: "回答は {file} にあります。--resume で続きから始められます。",
                ar: "إجاباتك في {file}؛ مع --resume تتابع من هناك.")
        case .nothingKept:
            SessionWordTexts(
                "The answers are gone; with --draft auto, formrun keeps them.",
                de: "Die Antworten sind verloren; mit --draft auto behält formrun sie.",
                es: "Las respuestas se han perdido; con --draft auto, formrun las guarda.",
                fr: "Les réponses sont perdues ; avec --draft auto, formrun les garde.",
                pt: "As respostas foram perdidas; com --draft auto, o formrun as guarda.",
                ptPT: "As respostas perderam-se; com --draft auto, o formrun guarda-as.",
                ja: "回答は失われました。--draft auto を付けると formrun が保存します。",
                ar: "ضاعت الإجابات؛ مع --draft auto يحتفظ بها formrun.")
        default: nil
        }
    }
}
