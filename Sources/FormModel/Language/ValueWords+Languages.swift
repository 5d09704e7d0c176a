// The words of each language, of Unicode CLDR 48: those of durations are the long and short forms, those of days of the week
// the short ones.

extension ValueWords {
    static let english = ValueWords(
        yes: ["yes", "y"], no: ["no", "n"], yesterday: ["yesterday"], today: ["today"],
        tomorrow: ["tomorrow"], all: ["all"], and: ["and"],
        morning: ["am", "a.m."], afternoon: ["pm", "p.m."], hourMarks: ["o'clock"],
        noon: ["noon", "midday"], midnight: ["midnight"],
        months:
            "January February March April May June July August September October November December",
        weekdays: "Mo Tu We Th Fr Sa Su", monthTitle: "M Y",
        units: [
            Unit("years", one: "year", ["y", "yr", "yrs"]),
            Unit("months", one: "month", ["mo", "mos", "mth", "mths"]),
            Unit("weeks", one: "week", ["w", "wk", "wks"]),
            Unit("days", one: "day", ["d"]),
            Unit("hours", one: "hour", ["h", "hr", "hrs"]),
            Unit("minutes", one: "minute", ["m", "min", "mins"]),
            Unit("seconds", one: "second", ["s", "sec", "secs"]),
        ])

    static let german = ValueWords(
        yes: ["ja", "j"], no: ["nein"], yesterday: ["gestern"], today: ["heute"],
        tomorrow: ["morgen"], all: ["alle", "alles"], and: ["und"],
        morning: [], afternoon: [], hourMarks: ["uhr"],
        noon: ["mittag", "mittags"], midnight: ["mitternacht"],
        months:
            "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
        weekdays: "Mo Di Mi Do Fr Sa So", monthTitle: "M Y",
        units: [
            Unit("Jahre", one: "Jahr", ["j", "jahren"]),
            Unit("Monate", one: "Monat", ["mon", "monaten"]),
            Unit("Wochen", one: "Woche", ["wo"]),
            Unit("Tage", one: "Tag", ["t", "tg", "tagen"]),
            Unit("Stunden", one: "Stunde", ["std"]),
            Unit("Minuten", one: "Minute", []),
            Unit("Sekunden", one: "Sekunde", ["sek"]),
        ])

    static let spanish = ValueWords(
        yes: ["sí", "si", "s"], no: ["no"], yesterday: ["ayer"], today: ["hoy"],
        tomorrow: ["mañana"], all: ["todas", "todos", "todo"], and: ["y", "e"],
        morning: ["a. m."], afternoon: ["p. m."], hourMarks: ["hrs", "hs", "h"],
        noon: ["mediodía", "mediodia"], midnight: ["medianoche"],
        months:
            "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
        weekdays: "LU MA MI JU VI SA DO", monthTitle: "M de Y",
        units: [
            Unit("años", one: "año", ["a"]),
            Unit("meses", one: "mes", []),
            Unit("semanas", one: "semana", ["sem"]),
            Unit("días", one: "día", ["dias", "dia"]),
            Unit("horas", one: "hora", ["hs"]),
            Unit("minutos", one: "minuto", []),
            Unit("segundos", one: "segundo", ["seg"]),
        ])

    static let french = ValueWords(
        yes: ["oui", "o"], no: ["non"], yesterday: ["hier"], today: ["aujourd'hui"],
        tomorrow: ["demain"], all: ["toutes", "tous", "tout"], and: ["et"],
        morning: [], afternoon: [], hourMarks: ["heures", "heure", "h"],
        noon: ["midi"], midnight: ["minuit"],
        months:
            "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
        weekdays: "lu ma me je ve sa di", monthTitle: "M Y",
        units: [
            Unit("ans", one: "an", ["année", "années"]),
            Unit("mois", one: "mois", []),
            Unit("semaines", one: "semaine", ["sem"]),
            Unit("jours", one: "jour", ["j"]),
            Unit("heures", one: "heure", []),
            Unit("minutes", one: "minute", ["mn"]),
            Unit("secondes", one: "seconde", []),
        ])

    static let portuguese = ValueWords(
        yes: ["sim", "s"], no: ["não", "nao"], yesterday: ["ontem"], today: ["hoje"],
        tomorrow: ["amanhã", "amanha"], all: ["todas", "todos", "tudo"], and: ["e"],
        morning: [], afternoon: [], hourMarks: ["hs", "h"],
        noon: ["meio-dia"], midnight: ["meia-noite"],
        months:
            "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
        weekdays: "seg ter qua qui sex sáb dom", monthTitle: "M de Y",
        units: [
            Unit("anos", one: "ano", ["a"]),
            Unit("meses", one: "mês", ["mes"]),
            Unit("semanas", one: "semana", ["sem"]),
            Unit("dias", one: "dia", []),
            Unit("horas", one: "hora", []),
            Unit("minutos", one: "minuto", []),
            Unit("segundos", one: "segundo", ["seg"]),
        ])

    static let japanese = ValueWords(
        yes: ["はい"], no: ["いいえ"], yesterday: ["昨日", "きのう"], today: ["今日", "本日", "きょう"],
        tomorrow: ["明日", "あした", "あす"], all: ["すべて", "全て", "全部"], and: ["と"],
        morning: ["午前"], afternoon: ["午後"], hourMarks: ["時"],
        noon: ["正午"], midnight: ["真夜中"],
        months:
            "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月",
        weekdays: "月 火 水 木 金 土 日", monthTitle: "Y年M",
        units: [
            Unit([.other: "年"], ["年間"]),
            Unit([.other: "か月"], ["ヶ月", "ヵ月", "カ月", "ケ月", "箇月", "か月間"]),
            Unit([.other: "週間"], ["週"]),
            Unit([.other: "日"], ["日間"]),
            Unit([.other: "時間"], []),
            Unit([.other: "分"], ["分間"]),
            Unit([.other: "秒"], ["秒間"]),
        ], joint: "")

    static let arabic = ValueWords(
        yes: ["نعم"], no: ["لا"], yesterday: ["أمس", "امس"], today: ["اليوم"],
        tomorrow: ["غدًا", "غداً", "غدا"], all: ["الكل", "كل"], and: ["و"],
        morning: ["صباحًا", "صباحا", "ص"], afternoon: ["مساءً", "مساء", "م"], hourMarks: [],
        noon: ["الظهر", "ظهرا"], midnight: ["منتصف الليل"],
        months:
            "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر",
        weekdays: "اثنين ثلاثاء أربعاء خميس جمعة سبت أحد", monthTitle: "M Y",
        units: [
            Unit([.one: "سنة", .two: "سنتان", .few: "سنوات", .other: "سنة"], ["عام"]),
            Unit([.one: "شهر", .two: "شهران", .few: "أشهر", .many: "شهرًا", .other: "شهر"]),
            Unit([.one: "أسبوع", .two: "أسبوعان", .few: "أسابيع", .many: "أسبوعًا", .other: "أسبوع"]
            ),
            Unit([.one: "يوم", .two: "يومان", .few: "أيام", .many: "يومًا", .other: "يوم"]),
            Unit([.one: "ساعة", .two: "ساعتان", .few: "ساعات", .other: "ساعة"]),
            Unit([.one: "دقيقة", .two: "دقيقتان", .few: "دقائق", .other: "دقيقة"]),
            Unit([.one: "ثانية", .two: "ثانيتان", .few: "ثوان", .other: "ثانية"]),
        ], joint: " و")
}

extension ValueWords {
    /// The words between the parts of a typed date, of all languages.
    static let betweenDateParts = ["of", "the", "de", "del", "do", "den"]

    /// What may follow the number of a day in a typed date, of all languages.
    static let ordinalEndings = ["st", "nd", "rd", "th", "er", "o", "º", "ª", "°"]
}
