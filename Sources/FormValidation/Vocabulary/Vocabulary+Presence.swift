import FormModel

extension Vocabulary {
    /// Adds the validators of presence, lists and the calendar.
    mutating func addPresence() {
        add(
            validator: "accepted", usage: #""accepted""#,
            summary: "A box that must be ticked: the answer is yes."
        ) { _ in .accepted }
        add(
            validator: "absent", usage: #""absent""#,
            summary: "The field must be left empty."
        ) { _ in .absent }
        add(
            validator: "differentFrom", usage: #"{ "differentFrom": "oldPassword" }"#,
            summary: "Another value than that of another field of the form.", takesMain: true
        ) { arguments in
            arguments.fieldName("field", isMain: true, isRequired: true)
                .map(DifferentFromValidator.init)
        }
        add(
            validator: "noneOf", usage: #"{ "noneOf": ["admin", "root"] }"#,
            summary: "None of the texts listed; of a list, no element is one of them.",
            takesMain: true
        ) { arguments in
            arguments.texts("forbidden", isMain: true, isRequired: true).map(NoneOfValidator.init)
        }
        add(
            validator: "unique", usage: #"{ "unique": { "by": "name" } }"#,
            summary:
                "Of a group, no two rows with the same in a field; of a list, nothing twice. (`by`)"
        ) { arguments in
            UniqueValidator(by: arguments.fieldName("by"))
        }
        add(
            validator: "count", usage: #"{ "count": { "min": 1, "max": 3 } }"#,
            summary:
                "Bounds how many entries a list has; `exactly` fixes it. (`min`, `max`, `exactly`)"
        ) { arguments in
            let exact = arguments.integer("exactly", least: 0)
            let min = arguments.integer("min", least: 0)
            let max = arguments.integer("max", least: 0)
            guard exact != nil || min != nil || max != nil else {
                arguments.needs("\"min\", \"max\" or \"exactly\"")
                return nil
            }
            return CountValidator(min: exact ?? min, max: exact ?? max)
        }
        add(
            validator: "weekday",
            usage: #"{ "weekday": { "in": ["mon", "tue", "wed", "thu", "fri"] } }"#,
            summary:
                "A date, or the day of a moment or local date and time, is on one of the days of the week listed (ISO 8601). (`in`)",
            takesMain: true
        ) { arguments in
            let words = Weekday.allCases.map(\.word)
            let days: [Weekday]? = arguments.words(
                "in", isMain: true, isRequired: true, among: words
            )?.compactMap(Weekday.init(word:))
            return days.map { WeekdayValidator(Set($0)) }
        }
    }
}
