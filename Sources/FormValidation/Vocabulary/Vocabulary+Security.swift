import FormModel

extension Vocabulary {
    mutating func addSecurity() {
        add(
            validator: "passwordStrength", usage: #"{ "passwordStrength": { "min": 3 } }"#,
            summary:
                "A password that takes many guesses, from 0 (a thousand or fewer) to 4 (more than ten thousand million); it says what is weak, and asks for no kinds of characters (NIST SP 800-63B). The guesses are estimated as zxcvbn does it, with its lists of common passwords, names and English words, which are also found backwards or with digits for letters; another word in Latin letters counts as one of a dictionary. None of the 30,000 most common passwords has more than 1. (`min`)",
            takesMain: true
        ) { arguments in
            arguments.integer("min", isMain: true, isRequired: true, least: 0)
                .map(PasswordStrengthValidator.init)
        }
        add(
            validator: "notSuspicious", usage: #""notSuspicious""#,
            summary:
                "No mixture of scripts or of digits, letters that only look like ordinary ones (`𝐚dmin`, `ｐaypal`), piled-up marks, invisible characters or bidirectional controls that could make the text look like another: Unicode Technical Standard 39. Unit symbols (`10 kΩ`, `5 mℓ`), raised letters (`nº 5`) and the full-width letters of Japanese text pass."
        ) { _ in .notSuspicious }
    }
}
