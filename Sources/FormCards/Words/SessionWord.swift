package import FormValidation
import FormModel

/// The texts that a session adds to questions: names of keys, marks and sentences.
///
/// Each has a translation in every language with the same placeholders.
package enum SessionWord: CaseIterable {
    /// The word before an error, and before a warning.
    case error, warning
    /// The `{number}` of a page or choice among `{count}`.
    case position
    /// The `{number}` of a question among `{count}`, and of a card.
    case question, card
    case required
    /// The `{value}` that an empty answer means.
    case enterTakes
    /// The number `{count}` of lines, and of those that are not shown.
    case lines, more
    /// No choice has the name `{value}`, and none contains what was typed.
    case noSuchChoice, noMatch
    /// What was typed, `{value}`, is a part of the names of the choices `{first}` and `{second}`.
    case ambiguousChoice
    /// The choice `{title}` cannot be chosen, without and with a `{reason}`.
    case disabledChoice, disabledChoiceBecause
    /// The question whether to leave, without and with drafts, and the letters for the answers.
    case leave, leaveWithDraft
    case yesKeys, noKeys
    /// A field that became visible.
    case appeared
    /// A field that became visible, with the `{reason}`: the text of ``because`` or ``becauseOf``.
    case appearedBecause
    /// A reason in words, and one by the `{titles}` of fields.
    case because, becauseOf
    /// Two parts of a reason.
    case and
    /// What a field `{title}` is, for a reason.
    case isSo, isNot, isAbove, isAtLeast, isBelow, isAtMost, isAfter, isFrom, isBefore, isUntil
    case includes, isAnswered, isUnanswered
    /// The answer to the field `{title}` became invalid by another one.
    case askedAgain
    case noEditor
    /// The commands beside those of `InterfaceWord.commands`.
    case moreCommands

    // Drafts.

    /// The answers of the draft in `{file}` are there again, and there is no such draft.
    case draftResumed, draftMissing
    /// The form is not as it was when the draft was saved.
    case draftChanged
    /// The answer `{value}` at `{path}` was left out, because the form no longer takes it.
    case draftMisfit
    /// The answer at `{path}` is invalid now, with a `{message}`.
    case draftInvalid
    /// The draft has `{count}` more answers that were left out or are invalid.
    case draftMore
    /// The draft could not be saved, for a `{reason}`.
    case draftUnsaved
    /// The draft does not have what was typed at `{paths}`.
    case draftLacks
    /// The draft is in `{file}`, and how to continue it.
    case draftKept
    /// The answers so far were not kept, and how they would be.
    case nothingKept

    // Editors and rows.

    /// Choices are being fetched.
    case fetching
    /// No editor program opens for the answer.
    case noEditorHere
    /// The values of a number, date or time from `{min}` to `{max}`, or with one of these bounds.
    case fromTo, atLeast, atMost
    /// A step would pass the bound `{max}` or `{min}`, or begins at a text that is no value.
    case largest, smallest, notStepped
    /// The secret is asked again, and the second entry differs.
    case again, entriesDiffer

    /// The number `{count}` of rows of a group, which needs `{min}` or can have `{max}`.
    case rows, rowsAtLeast, rowsAtMost
    /// How rows are added, edited, deleted and moved by typed commands.
    case rowCommands
    /// The row `{number}` of the group `{title}` has the number `{to}` now.
    case rowMoved
    /// The group `{title}` needs `{min}` rows.
    case tooFewRows

    // Keys and their effects.
    case keyAccepts, keyBack, keyHelp, keyChoose, keyMark, keyAll, keyUnfilter, keyNewLine
    case keyAcceptLines, keyEndList, keyEditor, keyReveal, keySubmit, keyChange, keyStop
    /// The keys that step a number, a date or a time.
    case keyStep, keyDay, keyMinute, keyPart, keyMonth, keyHour, keyPageDay, keyCalendar
    /// The keys that act on rows.
    case keyChooseRow, keyAddRow, keyEditRow, keyDeleteRow, keyMoveRow, keyGoesOn
    case keyCarry, keyDrop
    /// The keys of the calendar.
    case keyTakeDay, keyArrowDay, keyWeek, keyCloses

    // The transcript for screen readers.

    /// An accepted `{value}`, and an accepted empty answer.
    case accepted, acceptedNothing
    /// What was typed, `{value}`.
    case typed
    /// The number `{count}` of choices, and how one is named.
    case choices, typeOne
    /// How a text of several lines is ended.
    case typeLines
}

/// The texts of a session in one language.
package struct SessionWords: Sendable {
    private let text: @Sendable (SessionWordTexts) -> String

    /// Selects the language of a message catalogue.
    package init(_ catalog: MessageCatalog) {
        text =
            switch catalog.sentenceLanguage.text {
            case "de": { $0.de }
            case "es": { $0.es }
            case "fr": { $0.fr }
            case "pt": { $0.pt }
            case "pt-PT": { $0.ptPT ?? $0.pt }
            case "ja": { $0.ja }
            case "ar": { $0.ar }
            default: { $0.en }
            }
    }

    /// The text, with its placeholders filled in.
    package func callAsFunction(
        _ word: SessionWord, _ facts: KeyValuePairs<String, String> = [:]
    ) -> String {
        let template = text(word.texts)
        guard !facts.isEmpty else { return template }
        return TextTemplate(template).filled { slot in
            facts.first { $0.key.hasSameBytes(as: slot.source) }?.value
        }
    }
}
