// The words of each language; those of durations are the long and short forms of Unicode CLDR 48.

extension ValueWords {
    static let english = ValueWords(
        yes: ["yes", "y"], no: ["no", "n"], yesterday: ["yesterday"], today: ["today"],
        tomorrow: ["tomorrow"], all: ["all"], and: ["and"],
        morning: ["am", "a.m."], afternoon: ["pm", "p.m."], hourMarks: ["o'clock"],
        noon: ["noon", "midday"], midnight: ["midnight"],
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
