// Typed answers to fields whose choices are numbers.

extension TypedReader {
    /// The number that a text means among choices of numbers.
    ///
    /// One of them comes before a title, and a title before another number.
    /// Choices of numbers have no numbers in a list, since `2` must not name the second of them.
    func number(_ typed: String, of choices: [Choice]) -> ExactDecimal? {
        let number = number(typed)
        if let number, choices.contains(where: { $0.number == number }) { return number }
        let folded = TypedChoices.fold(typed)
        let named =
            choices.first { TypedChoices.fold(title(of: $0)) == folded }
            ?? choices.first { choice in
                texts(of: choice.title).contains { TypedChoices.fold($0) == folded }
            }
        return named?.number ?? number
    }

    /// Whether a text means another answer than the numbers that a field offers.
    func isOther(_ typed: String, of field: FieldLayout) -> Bool {
        guard field.offersOther, let other = field.otherChoice else { return false }
        let folded = TypedChoices.fold(typed)
        return TypedChoices.fold(title(of: other)) == folded
            || ([other.value] + texts(of: other.title)).contains { TypedChoices.fold($0) == folded }
    }

    /// The text that shows a choice of a number, in a list of choices: its title, and behind it the number to type.
    package func line(ofNumber choice: Choice) -> String {
        guard let number = choice.number else { return title(of: choice) }
        let digits = locale.text(of: number)
        return choice.isTitled ? "\(title(of: choice)) (\(digits))" : digits
    }

    /// The title of a choice of a number; `nil` if it has none, or if typing the title means another number.
    func title(of number: ExactDecimal, in choices: [Choice]) -> String? {
        guard let choice = choices.first(where: { $0.number == number }), choice.isTitled else {
            return nil
        }
        let title = title(of: choice)
        return self.number(title, of: choices) == number ? title : nil
    }
}
