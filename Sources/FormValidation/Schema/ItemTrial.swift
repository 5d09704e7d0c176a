import FormModel

/// Tries parts of an import with the reader of form files and the validator.
struct ItemTrial {
    let vocabulary: Vocabulary

    /// The reason why the reader of form files refuses an item, or `nil`.
    func refusal(of members: [SchemaValue.Member]) -> String? { refusal(of: [.object(members)]) }

    /// The reason why the reader of form files refuses items, or `nil`.
    func refusal(of items: [SchemaValue], rules: [SchemaValue] = []) -> String? {
        do throws(FormDocumentError) {
            _ = try form(of: items, rules: rules)
            return nil
        } catch {
            return error.diagnostics.first?.message ?? "It was refused."
        }
    }

    /// Applies validators to texts.
    ///
    /// - Parameters:
    ///   - texts: Texts that are not empty.
    ///   - validators: Validators that a text field may have.
    /// - Returns: For each text, whether it is valid.
    func accepted(_ texts: [String], by validators: [SchemaValue]) -> [Bool] {
        let item = SchemaValue([
            .type: "input", .name: "x", .title: "X", .validators: .list(validators),
        ])
        guard let form = try? form(of: [item]) else { return texts.map { _ in true } }
        let validator = FormValidator(form)
        return texts.map { text in
            // Fields of one line refuse such texts in any case.
            if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
                return true
            }
            return validator.validate(.json(SchemaValue.object([.init("x", .text(text))]).json))
                .isValid
        }
    }

    private func form(
        of items: [SchemaValue], rules: [SchemaValue] = []
    ) throws(FormDocumentError) -> Form {
        let form = SchemaValue([
            .formrun: 1, .id: "trial", .title: "Trial", .items: .list(items), .rules: .list(rules),
        ])
        return try FormDocument.read(form.json, vocabulary: vocabulary)
    }
}

/// Removes choices that other keywords of the field refuse.
struct ChoiceFilter {
    private let trial: ItemTrial
    private(set) var losses: [PlacedLoss] = []

    init(_ trial: ItemTrial) {
        self.trial = trial
    }

    mutating func choices(of kind: ImportedKind) -> [OfferedTexts.Choice] {
        var choices = kind.choices
        for part in kind.elements.isEmpty ? [kind] : kind.elements where part.valueType == "choice"
        {
            choices = filtered(choices, by: part)
        }
        return choices
    }

    private mutating func filtered(
        _ choices: [OfferedTexts.Choice], by kind: ImportedKind
    ) -> [OfferedTexts.Choice] {
        var validators: [SchemaValue] = []
        for addition in ImportedValidators(kind, isRequired: false).list {
            let reason = trial.refusal(of: [
                .init(.type, "input"), .init(.name, "x"), .init(.title, "X"),
                .init(.validators, [addition.validator]),
            ])
            if let reason {
                for facet in addition.facets { losses.add(facet, reason) }
            } else {
                validators.append(addition.validator)
            }
        }
        guard !validators.isEmpty else { return choices }
        let isAccepted = trial.accepted(choices.map(\.value.text), by: validators)
        return zip(choices, isAccepted).filter(\.1).map(\.0)
    }
}
