// The words of numbers, dates and times that are stepped, and of secrets.
extension SessionWord {
    /// The texts of a word of an editor; `nil` for another word.
    var textsOfEditors: SessionWordTexts? {
        switch self {
        case .fetching:
            SessionWordTexts(
                "Fetching the choices; Ctrl-C leaves.",
                de: "Die Auswahl wird geholt; Strg-C bricht ab.",
                es: "Se buscan las opciones; Ctrl-C cancela.",
                fr: "Recherche des choix ; Ctrl-C annule.",
                pt: "Buscando as opções; Ctrl-C cancela.",
                ptPT: "A obter as opções; Ctrl-C cancela.", ja: "選択肢を取得中です。Ctrl-C で中止。",
                ar: "جارٍ جلب الخيارات؛ Ctrl-C للإلغاء.")
        case .noEditorHere:
            SessionWordTexts(
                "The editor program is for texts.", de: "Das Editorprogramm ist für Texte.",
                es: "El programa editor es para textos.",
                fr: "Le programme d’édition est pour les textes.",
                pt: "O programa de edição é para textos.", ja: "エディターは文章の項目で使えます。",
                ar: "برنامج التحرير للنصوص فقط.")
        case .fromTo:
            SessionWordTexts(
                "from {min} to {max}", de: "von {min} bis {max}", es: "de {min} a {max}",
                fr: "de {min} à {max}", pt: "de {min} a {max}", ja: "{min} から {max} まで",
                ar: "من {min} إلى {max}")
        case .atLeast:
            SessionWordTexts(
                "from {min}", de: "ab {min}", es: "desde {min}", fr: "à partir de {min}",
                pt: "a partir de {min}", ja: "{min} 以上", ar: "ابتداءً من {min}")
        case .atMost:
            SessionWordTexts(
                "up to {max}", de: "bis {max}", es: "hasta {max}", fr: "jusqu’à {max}",
                pt: "até {max}", ja: "{max} まで", ar: "حتى {max}")
        case .largest:
            SessionWordTexts(
                "It ends at {max}.", de: "Bei {max} ist Schluss.", es: "Termina en {max}.",
                fr: "La limite est {max}.", pt: "Termina em {max}.", ja: "{max} が最大です。",
                ar: "الحد الأعلى هو {max}.")
        case .smallest:
            SessionWordTexts(
                "It begins at {min}.", de: "Es beginnt bei {min}.", es: "Empieza en {min}.",
                fr: "Cela commence à {min}.", pt: "Começa em {min}.", ja: "{min} が最小です。",
                ar: "الحد الأدنى هو {min}.")
        case .notStepped:
            SessionWordTexts(
                "What is typed cannot be stepped.",
                de: "Von dieser Eingabe gibt es keinen Schritt.",
                es: "Lo escrito no se puede aumentar ni disminuir.",
                fr: "La saisie ne peut pas être augmentée ni diminuée.",
                pt: "O texto não pode ser aumentado nem diminuído.",
                ja: "この入力からは増減できません。", ar: "لا يمكن زيادة ما كُتب أو إنقاصه.")
        case .again:
            SessionWordTexts(
                "The same again", de: "Noch einmal dasselbe", es: "Lo mismo otra vez",
                fr: "La même chose encore une fois", pt: "O mesmo outra vez", ja: "もう一度同じ入力",
                ar: "الشيء نفسه مرة أخرى")
        case .entriesDiffer:
            SessionWordTexts(
                "The two entries differ.", de: "Die beiden Eingaben sind verschieden.",
                es: "Las dos entradas son distintas.", fr: "Les deux saisies sont différentes.",
                pt: "As duas entradas são diferentes.", ja: "二つの入力が違います。",
                ar: "الإدخالان مختلفان.")
        default: textsOfSteps
        }
    }

    private var textsOfSteps: SessionWordTexts? {
        switch self {
        case .keyStep:
            SessionWordTexts(
                "↑↓ step", de: "↑↓ Schritt", es: "↑↓ paso", fr: "↑↓ pas", pt: "↑↓ passo",
                ja: "↑↓ 増減", ar: "↑↓ خطوة")
        case .keyDay:
            SessionWordTexts(
                "↑↓ day", de: "↑↓ Tag", es: "↑↓ día", fr: "↑↓ jour", pt: "↑↓ dia", ja: "↑↓ 日",
                ar: "↑↓ يوم")
        case .keyMinute:
            SessionWordTexts(
                "↑↓ minute", de: "↑↓ Minute", es: "↑↓ minuto", fr: "↑↓ minute", pt: "↑↓ minuto",
                ja: "↑↓ 分", ar: "↑↓ دقيقة")
        case .keyPart:
            SessionWordTexts(
                "←→ part", de: "←→ Teil", es: "←→ parte", fr: "←→ partie", pt: "←→ parte",
                ja: "←→ 部分", ar: "←→ جزء")
        case .keyMonth:
            SessionWordTexts(
                "PgUp/PgDn month", de: "Bild auf/ab Monat", es: "RePág/AvPág mes",
                fr: "PgPréc/PgSuiv mois", pt: "PgUp/PgDn mês", ja: "PgUp/PgDn 月",
                ar: "PgUp/PgDn شهر")
        case .keyHour:
            SessionWordTexts(
                "PgUp/PgDn hour", de: "Bild auf/ab Stunde", es: "RePág/AvPág hora",
                fr: "PgPréc/PgSuiv heure", pt: "PgUp/PgDn hora", ja: "PgUp/PgDn 時",
                ar: "PgUp/PgDn ساعة")
        case .keyPageDay:
            SessionWordTexts(
                "PgUp/PgDn day", de: "Bild auf/ab Tag", es: "RePág/AvPág día",
                fr: "PgPréc/PgSuiv jour", pt: "PgUp/PgDn dia", ja: "PgUp/PgDn 日",
                ar: "PgUp/PgDn يوم")
        case .keyCalendar:
            SessionWordTexts(
                "F4 calendar", de: "F4 Kalender", es: "F4 calendario", fr: "F4 calendrier",
                pt: "F4 calendário", ja: "F4 カレンダー", ar: "F4 التقويم")
        case .keyTakeDay:
            SessionWordTexts(
                "Enter takes the day", de: "Enter nimmt den Tag", es: "Enter toma el día",
                fr: "Entrée prend le jour", pt: "Enter usa o dia", ja: "Enter 日を選ぶ",
                ar: "Enter يأخذ اليوم")
        case .keyArrowDay:
            SessionWordTexts(
                "←→ day", de: "←→ Tag", es: "←→ día", fr: "←→ jour", pt: "←→ dia", ja: "←→ 日",
                ar: "←→ يوم")
        case .keyWeek:
            SessionWordTexts(
                "↑↓ week", de: "↑↓ Woche", es: "↑↓ semana", fr: "↑↓ semaine", pt: "↑↓ semana",
                ja: "↑↓ 週", ar: "↑↓ أسبوع")
        case .keyCloses:
            SessionWordTexts(
                "Esc closes", de: "Esc schließt", es: "Esc cierra", fr: "Échap ferme",
                pt: "Esc fecha", ja: "Esc 閉じる", ar: "Esc يغلق")
        default: textsOfRows
        }
    }
}
