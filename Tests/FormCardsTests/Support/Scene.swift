import FormCards
import FormModel
import FormValidation

/// A form in a state to be drawn.
enum Scene: String, CaseIterable, Sendable {
    case empty, filled, invalid, left, hostile, wide, pages, buttons

    func cards() throws -> [Card] {
        switch self {
        case .empty: return Card.cards(of: FormDataSource(form: try .signUp()))
        case .filled: return Card.cards(of: try .filled())
        case .invalid:
            let source = FormDataSource(form: try .signUp())
            try source.enter(["fullName": "A", "email": "ada@", "age": "twelve", "password": "pw"])
            source.attemptSubmission()
            return Card.cards(of: source)
        case .left:
            let source = FormDataSource(form: try .signUp())
            try source.enter(["email": "ada@", "age": "12"])
            try source.leave("email")
            return Card.cards(of: source)
        case .hostile: return Card.cards(of: try .hostile())
        case .wide: return Card.cards(of: try .wide())
        case .pages:
            let source = FormDataSource(form: try .loan())
            try source.enter(["amount": "0"])
            try source.leave("amount")
            return Card.cards(of: source)
        case .buttons: return Card.cards(of: FormDataSource(form: try .buttons()))
        }
    }
}

extension FormDataSource {
    func enter(_ values: KeyValuePairs<FieldName, String>) throws {
        for (name, text) in values {
            try updateValue(of: name, to: .text(text), userInitiated: true)
        }
    }

    fileprivate static func filled() throws -> FormDataSource {
        let source = FormDataSource(form: try .signUp())
        try source.enter([
            "fullName": "Ada Augusta King, Countess of Lovelace", "email": "ada@example.com",
            "age": "36", "born": "1815-12-10", "password": "an analytical engine",
            "country": "GB", "news": "true",
            "about":
                "First programmer.\n\nWrote the notes on the Analytical Engine, longer than the"
                + " paper that they explain.\n— A.A.L.",
        ])
        try source.updateValue(of: "topics", to: .choices(["maths", "music"]), userInitiated: true)
        return source
    }

    fileprivate static func hostile() throws -> FormDataSource {
        let form = try Form(
            id: "hostile", title: "Log in\u{1B}]0;owned\u{7}\nroot# ",
            help: "\u{1B}[2J\u{1B}[H\u{9B}31mAll is well.\u{202E}.llew si llA",
            items: [
                .label("\u{200B}\u{200B}zero\u{200D}width\u{FEFF}"),
                .input(
                    "clear", title: "Screen\u{1B}[2J",
                    placeholder: "\u{1B}]8;;http://evil\u{7}click",
                    validators: [.required],
                    messages: [.required: "\u{1B}[32m✓ Fine\r{title}\u{2028}."]),
                .input("over", title: "Over\rwritten", value: .multiline),
                .input("bidi", title: "Pay \u{202E}001$"),
                .input("zalgo", title: "Za\(String(repeating: "\u{301}", count: 33))lgo"),
                .input("long", title: "Long"),
                .button("go", title: "Go\u{1B}[0m ]  [ Cancel", action: .submit),
            ])
        let source = FormDataSource(form: form)
        try source.enter([
            "over": "one\r\ntwo\rthree\u{B}four\n\u{1B}[A\u{1B}[Kfive\ttab",
            "bidi": "\u{2066}admin\u{2069} \u{202E}nimda", "zalgo": "\u{301}\u{301}alone",
            "long": String(repeating: "0123456789", count: 30),
        ])
        source.attemptSubmission()
        return source
    }

    fileprivate static func wide() throws -> FormDataSource {
        let form = try Form(
            id: "wide", title: "参加申込書", help: "すべての項目に漢字またはカタカナで記入してください。",
            items: [
                .input("name", title: "氏名", validators: [.required, .length(min: 6)]),
                .input("kana", title: "フリガナ（全角）", placeholder: "ヤマダ　タロウ"),
                .input("family", title: "Família 👨‍👩‍👧‍👦", value: .multiline),
                .input("flag", title: "Nationalité"),
                .input("arabic", title: "الاسم الكامل", validators: [.required]),
                .input("hindi", title: "नाम"),
                .input("thai", title: "ชื่อ"),
                .input("nfd", title: "Cafe\u{301} Zu\u{308}rich"),
                .button("send", title: "送信する", action: .submit),
                .button("stop", title: "取り消し 🗑️", action: .reset),
            ])
        let source = FormDataSource(form: form)
        try source.enter([
            "name": "山田太郎", "family": "👩🏽‍🚀 Mae\n👍🏿 ❤️ 1️⃣ #️⃣\n🏴󠁧󠁢󠁳󠁣󠁴󠁿", "flag": "🇨🇭 🇯🇵🇫🇷",
            "arabic": "محمد بن موسى الخوارزمي", "hindi": "श्रीनिवास रामानुजन्", "thai": "สวัสดีครับผม",
            "nfd": "e\u{301}e\u{301}e\u{301} Å",
        ])
        source.attemptSubmission()
        return source
    }
}

extension Form {
    static func signUp() throws -> Form {
        try Form(
            id: "signUp", title: "Create your account", help: "Takes about two minutes.",
            items: [
                .label("Your name as it is written in your passport."),
                .input(
                    "fullName", title: "Full name", placeholder: "Ada Lovelace",
                    validators: [.required, .length(min: 2, max: 80)]),
                .input("email", title: "E-mail", validators: [.required, .email]),
                .input(
                    "age", title: "Age in whole years", value: .integer,
                    validators: [.range(min: 18, max: 130)]),
                .input("born", title: "Born", value: .date),
                .secureInput(
                    "password", title: "Password", validators: [.required, .length(min: 12)]),
                .label("About you"),
                .input(
                    "country", title: "Country of residence for tax purposes", value: .choice,
                    default: .choice("US"),
                    choices: [
                        Choice("US", title: "United States"), Choice("GB", title: "United Kingdom"),
                    ]),
                .input(
                    "topics", title: "Topics", value: .choices,
                    choices: [Choice("maths", title: "Mathematics"), "music"]),
                .input("news", title: "Newsletter", value: .boolean),
                .input("about", title: "A few words", value: .multiline),
                .button("create", title: "Create account", action: .submit),
                .button("reset", title: "Start again", action: .reset),
            ])
    }

    static func loan() throws -> Form {
        try Form(
            id: "loan", title: "Loan application", help: "Takes about two minutes.",
            pages: [
                Page(
                    title: "About you",
                    items: [
                        .input("fullName", title: "Full name", validators: [.required]),
                        .button("next", title: "Next", action: .next),
                    ]),
                Page(
                    title: "The loan, and what it is for",
                    items: [
                        .input(
                            "amount", title: "Amount", value: .decimal,
                            validators: [.required, .range(min: 1)]),
                        .input("purpose", title: "Purpose", default: .text("a house")),
                        .button("back", title: "Back", action: .back),
                        .button("apply", title: "Apply", action: .submit),
                    ]),
                Page(items: [.label("Thank you.")]),
                Page(title: "Nothing", items: []),
            ])
    }

    fileprivate static func buttons() throws -> Form {
        try Form(
            id: "buttons", title: "What next?",
            items: [
                .button("one", title: "Yes", action: .submit),
                .button("two", title: "No", action: .reset),
                .button("three", title: "Ask me again tomorrow", action: .back),
                .label("Or:"),
                .button("four", title: "Donaudampfschifffahrtsgesellschaft", action: .next),
                .input("why", title: "Why?", placeholder: "a short answer"),
                .button("five", title: "Send", action: .submit),
            ])
    }
}
