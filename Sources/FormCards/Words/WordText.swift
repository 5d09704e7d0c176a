import FormModel

extension InterfaceWords {
    /// The text of a word in one language, in the plural forms of the language where it is about a number.
    ///
    /// ```swift
    /// let words = InterfaceWords(
    ///     for: "en", replacing: [.error: "Oops", .problems: .counted(one: "1 flaw", other: "{count} flaws")])
    /// words.problems(2)    // 2 flaws
    /// ```
    struct Text: Sendable, Hashable, ExpressibleByStringLiteral {
        private let other: String
        /// The forms zero, one, two, few and many, in this order; none where all are like `other`.
        private let forms: [String?]

        /// Makes a text that is the same for all numbers.
        init(_ text: String) {
            other = text
            forms = []
        }

        /// Makes a text that is the same for all numbers.
        init(stringLiteral text: String) {
            self.init(text)
        }

        /// Makes the plural forms of Unicode CLDR; those that are left out are like `other`.
        static func counted(
            zero: String? = nil, one: String? = nil, two: String? = nil, few: String? = nil,
            many: String? = nil, other: String
        ) -> Text {
            let forms = [zero, one, two, few, many]
            return Text(other: other, forms: forms.allSatisfy { $0 == nil } ? [] : forms)
        }

        private init(other: String, forms: [String?]) {
            self.other = other
            self.forms = forms
        }

        /// The text with its forms changed.
        func mapped(_ change: (String) -> String) -> Text {
            Text(other: change(other), forms: forms.map { $0.map(change) })
        }

        /// The text for a number, by the rule of a language; that for all other numbers without one.
        func form(for count: Int?, _ plural: PluralRule) -> String {
            guard let count, !forms.isEmpty else { return other }
            let form: String? =
                switch plural.category(of: count) {
                case .zero: forms[0]
                case .one: forms[1]
                case .two: forms[2]
                case .few: forms[3]
                case .many: forms[4]
                case .other: nil
                }
            return form ?? other
        }
    }
}
