// The words of the rows of groups.
extension SessionWord {
    /// The texts of a word about rows; `nil` for another word.
    var textsOfRows: SessionWordTexts? {
        switch self {
        case .rows:
            SessionWordTexts(
                "{count} so far", de: "bisher {count}", es: "{count} hasta ahora",
                fr: "{count} jusqu’ici", pt: "{count} até agora", ja: "現在 {count} 件",
                ar: "{count} حتى الآن")
        case .rowsAtLeast:
            SessionWordTexts(
                "{count} of at least {min}", de: "{count} von mindestens {min}",
                es: "{count} de al menos {min}", fr: "{count} sur au moins {min}",
                pt: "{count} de pelo menos {min}", ja: "{count} 件 (最低 {min} 件)",
                ar: "{count} من {min} على الأقل")
        case .rowsAtMost:
            SessionWordTexts(
                "{count} of at most {max}", de: "{count} von höchstens {max}",
                es: "{count} de {max} como máximo", fr: "{count} sur {max} au plus",
                pt: "{count} de no máximo {max}", ja: "{count} 件 (最大 {max} 件)",
                ar: "{count} من {max} على الأكثر")
        case .rowCommands:
            SessionWordTexts(
                "type a to add, e 1 to edit, d 1 to delete, m 2 1 to move",
                de: "tippen: a für einen neuen, e 1 ändert, d 1 löscht, m 2 1 verschiebt",
                es: "escriba a para añadir, e 1 editar, d 1 borrar, m 2 1 mover",
                fr: "tapez a pour ajouter, e 1 modifier, d 1 supprimer, m 2 1 déplacer",
                pt: "digite a para adicionar, e 1 editar, d 1 apagar, m 2 1 mover",
                ptPT: "escreva a para adicionar, e 1 editar, d 1 eliminar, m 2 1 mover",
                ja: "a 追加、e 1 編集、d 1 削除、m 2 1 移動と入力",
                ar: "اكتب a للإضافة، e 1 للتعديل، d 1 للحذف، m 2 1 للنقل")
        case .keyChooseRow:
            SessionWordTexts(
                "↑ entries", de: "↑ Einträge", es: "↑ entradas", fr: "↑ entrées", pt: "↑ itens",
                ja: "↑ 項目", ar: "↑ المدخلات")
        case .rowMoved:
            SessionWordTexts(
                "Entry {number} of {title} is number {to} now",
                de: "Eintrag {number} von „{title}“ ist jetzt Nummer {to}",
                es: "La entrada {number} de «{title}» es ahora la {to}",
                fr: "L’entrée {number} de « {title} » est maintenant la {to}",
                pt: "O item {number} de “{title}” é agora o {to}",
                ja: "「{title}」の項目 {number} は {to} 番目になりました",
                ar: "المدخل {number} من «{title}» رقمه الآن {to}")
        case .tooFewRows:
            SessionWordTexts(
                "{title} must keep at least {min}; edit one instead.",
                de: "„{title}“ braucht mindestens {min}; ändern geht.",
                es: "«{title}» debe conservar al menos {min}; puede editarla.",
                fr: "« {title} » doit en garder au moins {min} ; modifiez-en une.",
                pt: "“{title}” deve manter pelo menos {min}; pode editar um.",
                ja: "「{title}」には {min} 件以上必要です。編集はできます。",
                ar: "يجب أن يبقى في «{title}» {min} على الأقل؛ يمكن التعديل.")
        case .keyAddRow:
            SessionWordTexts(
                "a add", de: "a neu", es: "a añadir", fr: "a ajouter", pt: "a adicionar",
                ja: "a 追加", ar: "a إضافة")
        case .keyEditRow:
            SessionWordTexts(
                "e edit", de: "e ändern", es: "e editar", fr: "e modifier", pt: "e editar",
                ja: "e 編集", ar: "e تعديل")
        case .keyDeleteRow:
            SessionWordTexts(
                "d delete", de: "d löschen", es: "d borrar", fr: "d supprimer", pt: "d apagar",
                ptPT: "d eliminar", ja: "d 削除", ar: "d حذف")
        case .keyMoveRow:
            SessionWordTexts(
                "m move", de: "m verschieben", es: "m mover", fr: "m déplacer", pt: "m mover",
                ja: "m 移動", ar: "m نقل")
        case .keyGoesOn:
            SessionWordTexts(
                "Enter goes on", de: "Enter geht weiter", es: "Enter sigue",
                fr: "Entrée continue", pt: "Enter continua", ja: "Enter 次へ", ar: "Enter يتابع")
        case .keyCarry:
            SessionWordTexts(
                "↑↓ moves it", de: "↑↓ verschiebt", es: "↑↓ lo mueve", fr: "↑↓ déplace",
                pt: "↑↓ move", ja: "↑↓ 移動", ar: "↑↓ ينقله")
        case .keyDrop:
            SessionWordTexts(
                "Enter leaves it there", de: "Enter lässt es dort", es: "Enter lo deja ahí",
                fr: "Entrée le laisse là", pt: "Enter deixa ali", ja: "Enter ここに置く",
                ar: "Enter يتركه هنا")
        default: textsOfReasons
        }
    }
}
