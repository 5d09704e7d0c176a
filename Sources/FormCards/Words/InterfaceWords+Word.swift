import FormModel
import FormValidation

/// The texts of a word in each language.
struct WordTexts {
    private let en: InterfaceWords.Text
    private let de: InterfaceWords.Text
    private let es: InterfaceWords.Text
    private let fr: InterfaceWords.Text
    private let pt: InterfaceWords.Text
    private let ptPT: InterfaceWords.Text
    private let ja: InterfaceWords.Text
    private let ar: InterfaceWords.Text

    /// Makes a row; where there is no text for Portugal, it is that for Brazil.
    init(
        _ en: InterfaceWords.Text, de: InterfaceWords.Text, es: InterfaceWords.Text,
        fr: InterfaceWords.Text, pt: InterfaceWords.Text, ptPT: InterfaceWords.Text? = nil,
        ja: InterfaceWords.Text, ar: InterfaceWords.Text
    ) {
        self.en = en
        self.de = de
        self.es = es
        self.fr = fr
        self.pt = pt
        self.ptPT = ptPT ?? pt
        self.ja = ja
        self.ar = ar
    }

    subscript(language: InterfaceLanguage) -> InterfaceWords.Text {
        switch language {
        case .english: en
        case .german: de
        case .spanish: es
        case .french: fr.mapped(withFrenchSpaces)
        case .portuguese: pt
        case .portugueseOfPortugal: ptPT
        case .japanese: ja
        case .arabic: ar
        }
    }
}

extension InterfaceWords {
    /// A word or sentence of the interface, with places such as `{number}` where it says so.
    ///
    /// Messages of issues are in `MessageCatalog`. Usage, errors of files and diagnostics of form files are in English, since
    /// they are for whoever runs the command or writes the form.
    ///
    /// A word has no punctuation behind it: `InterfaceWords.labelled(_:_:)` writes a word before what it introduces.
    public enum Word: String, Sendable, Hashable, CaseIterable {
        /// Before the sentence of an error.
        case error
        /// Before the sentence of a warning.
        case warning
        /// A field that must be answered.
        case required
        /// `{number}` of `{count}`.
        case position
        /// Yes.
        case yes
        /// No.
        case no
        /// A field that cannot be changed.
        case disabled
        /// Instead of a card that is too large to be drawn.
        case tooMuch
        /// A field that is calculated.
        case computed
        /// A field that the program sets.
        case given
        /// The parts of a date.
        case day, month, year
        /// The year of a date that is asked for in parts has four digits.
        case yearDigits
        /// There is no answer.
        case nothing
        /// There are `{count}` problems.
        case problems
        /// `{count}` answers need attention: `{fields}`.
        case answersNeedAttention
        /// The answer of `{field}` is not valid, where nothing more is known.
        case checkAnswer
        /// The card is valid.
        case valid
        /// The card is not valid.
        case invalid
        /// Something is running.
        case loading
        /// Something is done.
        case done
        /// What a button stands for is the case.
        case pressed
        /// There is more behind a node.
        case more
        /// Adds a row.
        case add
        /// Removes a row.
        case remove
        /// Draws a page again with the answers so far.
        case update
        /// What that button does, beside it.
        case updateReason
        /// Above the secrets that a person enters again.
        case secretsAgain
        /// The button that goes to the next page, where the form has none.
        case goOn
        /// The button that goes back to the page before, where the form has none.
        case goBack
        /// A button that submits.
        case submits
        /// A button or an option that is not available now.
        case unavailable
        /// Before the title of one button.
        case button
        /// Before the titles of several buttons.
        case buttons
        /// Before the options of a field.
        case options
        /// Before an example of an answer.
        case example
        /// Edit, on a card that can be edited.
        case edit
        /// Opens a card.
        case open
        /// `{number}` percent.
        case percent
        /// Card `{number}` of `{count}`.
        case card
        /// Page `{number}` of `{count}`.
        case page
        /// Row `{number}`.
        case row
        /// Before the texts below the rows of a table.
        case foot
        /// A table or a group without rows.
        case noRows
        /// Before the text that stands for a picture.
        case picture
        /// Before the state of a card.
        case state
        /// A secret that has been entered.
        case hidden
        /// Between a word and what it introduces, with the space behind it.
        case colon
        /// Between the words about one thing, with the space behind it.
        case comma
        /// Between things, with the space behind it.
        case semicolon
        /// The end of a sentence.
        case stop

        // MARK: Sessions

        /// Question `{number}` of `{count}`.
        case question
        /// The `{value}` that an empty answer means.
        case enterTakes
        /// The number `{count}` of lines.
        case lines
        /// The number `{count}` of entries that are not shown.
        case notShown
        /// No choice has the name `{value}`.
        case noSuchChoice
        /// No choice contains what was typed.
        case noMatch
        /// What was typed, `{value}`, is a part of the names of the choices `{first}` and `{second}`.
        case ambiguousChoice
        /// The choice `{title}` cannot be chosen.
        case disabledChoice
        /// The choice `{title}` cannot be chosen, with the `{reason}` that the form gives.
        case disabledChoiceBecause
        /// The question whether to leave without submitting.
        case leave
        /// The question what to do with the answers when the person leaves: keep a draft, discard them, or go on.
        case leaveWithDraft
        /// The letters that mean yes.
        case yesKeys
        /// The letters that mean no.
        case noKeys
        /// A field that became visible.
        case appeared
        /// A field that became visible, with the `{reason}`: the text of ``because`` or ``becauseOf``.
        case appearedBecause
        /// A `{reason}` in words.
        case because
        /// A reason by the `{titles}` of fields.
        case becauseOf
        /// Two parts of a reason: `{first}` and `{second}`.
        case and
        /// A condition of a reason: how the answer to the field `{title}` compares with `{value}`.
        case isSo, isNot, isAbove, isAtLeast, isBelow, isAtMost, isAfter, isFrom, isBefore, isUntil
        case includes, isAnswered, isUnanswered
        /// The answer to the field `{title}` became invalid by another one.
        case askedAgain
        /// The program that `EDITOR` names could not be used.
        case noEditor
        /// The commands of a screen, beside ``commands``.
        case moreCommands

        // MARK: Drafts

        /// The answers of the draft in `{file}` are there again.
        case draftResumed
        /// There is no draft in `{file}`.
        case draftMissing
        /// In `{file}`, where a draft would be kept, is something else.
        case draftNameTaken
        case draftUnreadable
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

        // MARK: Editors and rows

        /// Choices are being fetched.
        case fetching
        /// A file, named `{name}`, which a browser does not keep.
        case chooseFileAgain
        /// What is typed for a file.
        case filePath
        /// No editor program opens for the answer.
        case noEditorHere
        /// The command that opens the card.
        case openCommand
        /// The command that edits the card.
        case editCommand
        /// The card of the page has no such action.
        case noAction
        /// An action of the card has failed, for a `{reason}`.
        case actionFailed
        /// The values of a number, date or time from `{min}` to `{max}`.
        case fromTo
        /// The values of a number above `{min}`.
        case above
        /// The values of a number below `{max}`.
        case below
        /// The values of a date or time after `{min}`.
        case after
        /// The values of a date or time before `{max}`.
        case before
        /// The values of a number, date or time from `{min}`.
        case atLeast
        /// The values of a number, date or time up to `{max}`.
        case atMost
        /// The person interrupted the session, and may keep a draft; where nothing is typed, the session ends.
        case interrupted
        /// There is a draft of the form, which the person may continue.
        case draftFound
        /// The draft in `{file}` is offered at the next run.
        case draftWaits
        /// Before the name of a field and its new answer.
        case changed
        /// The person left, and nothing was submitted.
        case notSubmitted
        /// The person discarded the answers.
        case discarded
        /// How many characters a secret has that was typed: `{count}`.
        case characterCount
        /// Behind a question that is answered by yes or no, on a screen: Enter means no.
        case enterIsNo
        /// The same in plain lines.
        case spokenEnterIsNo
        /// The question whether to leave, in plain lines.
        case spokenLeave
        /// The question whether to keep a draft, in plain lines.
        case spokenLeaveWithDraft
        /// At the beginning, in plain lines.
        case spokenOpening
        /// The commands in plain lines.
        case spokenCommands
        /// A refused text of `{count}` lines, which the next lines continue.
        case textKept
        /// The choices are heard by typing a part of them.
        case typePart
        /// The line that ends a text of several lines, and what begins a refused one anew, in plain lines.
        case spokenEnds
        /// What is suggested is heard by a command.
        case hearSuggestions
        /// Nothing is suggested for this answer.
        case noSuggestions
        /// The search for suggestions has failed, for a `{reason}`.
        case suggestionsFailed
        /// No file and no folder has a name that begins with `{value}`.
        case noSuchPath
        /// Why a name of a folder cannot be chosen: no line can hold it.
        case untypableName
        /// There is no folder with the path `{value}`, or it cannot be read.
        case unreadableFolder
        /// The folder has more than `{max}` names.
        case folderTooLarge
        /// `{count}` choices match what was typed.
        case matching
        /// A list of `{min}` entries.
        case exactly
        /// A text of up to `{max}` characters.
        case charactersAtMost
        /// A text of at least `{min}` characters.
        case charactersAtLeast
        /// A text of `{min}` to `{max}` characters.
        case charactersFromTo
        /// A text of `{min}` characters.
        case charactersExactly
        /// `{count}` more characters can be typed.
        case charactersLeft
        /// `{count}` characters are too many.
        case charactersOver
        /// Only `{max}` choices can be marked.
        case tooManyMarked
        /// A step would pass the largest value, `{max}`.
        case largest
        /// A step would pass the smallest value, `{min}`.
        case smallest
        /// The text in the line is no value, so that it has no next one.
        case notStepped
        /// The secret is asked a second time.
        case again
        /// The second entry of the secret differs from the first.
        case entriesDiffer
        /// The number `{count}` of rows of a group.
        case rows
        /// The number `{count}` of rows of a group that needs `{min}`.
        case rowsAtLeast
        /// The number `{count}` of rows of a group that can have `{max}`.
        case rowsAtMost
        /// How rows are added, edited, deleted and moved by typed commands.
        case rowCommands
        /// The row `{number}` of the group `{title}` has the number `{to}` now.
        case rowMoved
        /// The group `{title}` needs `{min}` rows.
        case tooFewRows

        // MARK: Keys and their effects

        /// The keys of questions.
        case keyAccepts, keyBack, keyHelp, keyChoose, keyMark, keyAll, keyUnfilter, keyNewLine
        case keyAcceptLines, keyEndList, keyEditor, keyReveal, keySubmit, keyChange, keyStop
        /// The keys that step a number, a date or a time.
        case keyStep, keyDay, keyMinute, keyPart, keyMonth, keyHour, keyPageDay, keyCalendar
        /// The keys that act on rows.
        case keyChooseRow, keyAddRow, keyEditRow, keyDeleteRow, keyMoveRow, keyGoesOn
        case keyCarry, keyDrop
        /// The keys of what completes a line.
        case keyComplete, keySuggestions
        /// The keys of the calendar.
        case keyTakeDay, keyArrowDay, keyWeek, keyCloses

        // MARK: The transcript for screen readers

        /// The accepted answer `{value}`.
        case accepted
        /// An accepted empty answer.
        case acceptedNothing
        /// What was typed, `{value}`.
        case typed
        /// The number `{count}` of choices.
        case choices
        /// How a choice is named.
        case typeOne
        /// How a text of several lines is ended.
        case typeLines

        // MARK: Questions

        /// The keys and commands that are available, below the title of the form.
        case opening
        /// An `{example}` of an answer.
        case suchAs
        /// How to name several choices that have numbers.
        case severalByNumber
        /// How to name several choices that have no numbers.
        case severalByTitle
        /// The `{value}` of an ambiguous number.
        case readAs
        /// Choices that cannot be beside others were cleared; `value` names those that were kept.
        case choicesCleared
        /// The field need not be filled in.
        case optional
        /// A list is typed one entry a line.
        case oneALine
        /// An empty line keeps the secret.
        case emptyKeepsSecret
        /// An empty line keeps the answer, whose line ends, tabs or control characters cannot be edited
        /// in a line.
        case emptyKeepsText
        /// An asynchronous check of an answer is running.
        case checking
        /// The field `{title}` is changed, out of the order of questions.
        case changing

        // MARK: Commands and help

        /// The list of commands, one on each line.
        case commands
        /// The field has no help.
        case noHelp
        /// There is no command with the name that was typed.
        case unknownCommand
        /// The field is the first one.
        case isFirst
        /// The field `{title}` is required and cannot be skipped.
        case cannotSkip
        /// A line may have at most `{max}` bytes.
        case tooLong
        /// A text pasted into a secret has line ends, tabs or control characters.
        case pasteRefused
        /// What was typed is not UTF-8.
        case notUTF8

        // MARK: Review and end

        /// The title above all answers.
        case review
        /// The title of the submit button if the form has none.
        case submit
        /// The prompt with the name of the `{button}` and how to press it.
        case reviewQuestion
        /// The review has no answer with the number that was typed.
        case noSuchAnswer
        /// An answer is missing or not valid, so that the form cannot be submitted.
        case stillWrong
        /// The form was submitted.
        case submitted
        /// The answers are valid, and the form shows no button that submits them.
        case cannotSubmit
        /// The prompt where the form ends without being submitted.
        case endingQuestion
        /// The answers are being written, but their reader does not accept them yet.
        case writing
        /// The time for the answers is over.
        case timedOut
        /// The `{reason}` why the answers could not be written.
        case undelivered

        // MARK: Rows of groups

        /// The question whether to add a first row to the group `{title}`.
        case addFirst
        /// The question whether to add another row to the group `{title}`.
        case addAnother
        /// A row of the group `{title}` is added.
        case adding
        /// The question what to do with the rows of the group `{title}`.
        case rowsQuestion
        /// What was typed names no row and no command of rows.
        case noSuchRow
        /// How the row `{number}` is deleted after the first press of the key.
        case deletionQuestion
        /// The row `{number}` of the group `{title}` was deleted.
        case deleted
        /// The group `{title}` already has the largest number of rows, `{max}`.
        case full
        /// What was typed is neither yes nor no.
        case neitherYesNorNo
        /// How to go on at the end of a page that asks nothing.
        case pageQuestion
        /// Something was typed on a page that asks nothing.
        case nothingAsked

        // MARK: Without a terminal

        /// The `{line}` should say whether to add a row to the group at `{path}`, but is neither yes
        /// nor no.
        case lineNeitherYesNorNo
        /// How to give a secret answer.
        case giveByFile
        /// How to give the answer to the field `{name}`.
        case giveBySetting
        /// How to give the value of a field that the program sets.
        case giveByGiven
        /// The `{line}` with the answer to `{path}` has more than `{max}` bytes.
        case lineTooLong
        /// The `{line}` with the answer to `{path}`, which no option gives, has more than `{max}` bytes.
        case answerTooLong
        /// The `{line}` with the answer to `{path}` is not UTF-8.
        case lineNotUTF8
        /// The text of several lines that begins in the `{line}`, the answer to `{path}`, has no end
        /// line `{word}`.
        case lineUnended
        /// The `{line}` comes after the last answer.
        case lineTooMany
        /// The number of the `{line}` that a message is about.
        case line
        /// A line that could not be read as text.
        case unreadableLine

        // MARK: Reports

        /// The number of submissions, `{count}`, and how many are `{valid}` and `{invalid}`.
        case summary

        /// The texts of the word.
        var texts: WordTexts {
            switch self {
            case .error:
                WordTexts(
                    "Error", de: "Fehler", es: "Error", fr: "Erreur", pt: "Erro", ja: "エラー",
                    ar: "خطأ")
            case .warning:
                WordTexts(
                    "Warning", de: "Warnung", es: "Advertencia", fr: "Avertissement", pt: "Aviso",
                    ja: "警告", ar: "تحذير")
            case .required:
                WordTexts(
                    "required", de: "erforderlich", es: "obligatorio", fr: "obligatoire",
                    pt: "obrigatório", ja: "必須", ar: "مطلوب")
            case .position:
                WordTexts(
                    "{number} of {count}", de: "{number} von {count}", es: "{number} de {count}",
                    fr: "{number} sur {count}", pt: "{number} de {count}", ja: "{number}/{count}",
                    ar: "{number} من {count}")
            case .yes:
                WordTexts("yes", de: "ja", es: "sí", fr: "oui", pt: "sim", ja: "はい", ar: "نعم")
            case .no:
                WordTexts("no", de: "nein", es: "no", fr: "non", pt: "não", ja: "いいえ", ar: "لا")
            case .disabled:
                WordTexts(
                    "cannot be changed", de: "nicht änderbar", es: "no se puede cambiar",
                    fr: "non modifiable", pt: "não pode ser alterado", ja: "変更不可",
                    ar: "لا يمكن تغييره")
            case .tooMuch:
                WordTexts(
                    "There is too much here to be shown.",
                    de: "Hier gibt es zu viel, um es zu zeigen.",
                    es: "Hay demasiado contenido para mostrarlo.",
                    fr: "Il y a trop de contenu pour l’afficher.",
                    pt: "Há conteúdo demais para ser mostrado.",
                    ptPT: "Há demasiado conteúdo para ser mostrado.", ja: "内容が多すぎるため表示できません。",
                    ar: "المحتوى هنا أكثر من أن يُعرض.")
            case .computed:
                WordTexts(
                    "calculated", de: "berechnet", es: "calculado", fr: "calculé", pt: "calculado",
                    ja: "自動計算", ar: "محسوب")
            case .given:
                WordTexts(
                    "set by the program", de: "vom Programm vorgegeben",
                    es: "fijado por el programa", fr: "fixé par le programme",
                    pt: "definido pelo programa", ja: "プログラムが設定", ar: "يحدده البرنامج")
            case .day:
                WordTexts(
                    "Day", de: "Tag", es: "Día", fr: "Jour", pt: "Dia", ja: "日", ar: "اليوم")
            case .month:
                WordTexts(
                    "Month", de: "Monat", es: "Mes", fr: "Mois", pt: "Mês", ja: "月", ar: "الشهر")
            case .year:
                WordTexts(
                    "Year", de: "Jahr", es: "Año", fr: "Année", pt: "Ano", ja: "年", ar: "السنة")
            case .yearDigits:
                WordTexts(
                    "The year has four digits.", de: "Das Jahr hat vier Ziffern.",
                    es: "El año tiene cuatro cifras.", fr: "L’année a quatre chiffres.",
                    pt: "O ano tem quatro dígitos.", ja: "年は 4 桁です。",
                    ar: "تتكون السنة من أربعة أرقام.")
            case .nothing:
                WordTexts(
                    "no answer", de: "keine Angabe", es: "sin respuesta", fr: "sans réponse",
                    pt: "sem resposta", ja: "未回答", ar: "بلا إجابة")
            case .problems:
                WordTexts(
                    .counted(one: "There is 1 problem", other: "There are {count} problems"),
                    de: .counted(one: "Es gibt 1 Problem", other: "Es gibt {count} Probleme"),
                    es: .counted(one: "Hay 1 problema", other: "Hay {count} problemas"),
                    fr: .counted(one: "Il y a {count} problème", other: "Il y a {count} problèmes"),
                    pt: .counted(one: "Há {count} problema", other: "Há {count} problemas"),
                    ptPT: .counted(one: "Há 1 problema", other: "Há {count} problemas"),
                    ja: "{count}件の問題があります",
                    ar: .counted(
                        zero: "لا توجد مشكلات", one: "توجد مشكلة واحدة", two: "توجد مشكلتان",
                        few: "توجد {count} مشكلات", many: "توجد {count} مشكلةً",
                        other: "توجد {count} مشكلة"))
            case .answersNeedAttention:
                WordTexts(
                    .counted(
                        one: "1 answer needs your attention ({fields}).",
                        other: "{count} answers need your attention ({fields})."),
                    de: .counted(
                        one: "Bitte prüfen Sie 1 Angabe ({fields}).",
                        other: "Bitte prüfen Sie {count} Angaben ({fields})."),
                    es: .counted(
                        one: "Revise 1 respuesta ({fields}).",
                        other: "Revise {count} respuestas ({fields})."),
                    fr: .counted(
                        one: "Veuillez vérifier {count} réponse ({fields}).",
                        other: "Veuillez vérifier {count} réponses ({fields})."),
                    pt: .counted(
                        one: "Verifique {count} resposta ({fields}).",
                        other: "Verifique {count} respostas ({fields})."),
                    ptPT: .counted(
                        one: "Verifique 1 resposta ({fields}).",
                        other: "Verifique {count} respostas ({fields})."),
                    ja: "{count}件の回答を確認してください（{fields}）。",
                    ar: .counted(
                        one: "يُرجى مراجعة إجابة واحدة ({fields}).",
                        two: "يُرجى مراجعة إجابتين ({fields}).",
                        few: "يُرجى مراجعة {count} إجابات ({fields}).",
                        many: "يُرجى مراجعة {count} إجابةً ({fields}).",
                        other: "يُرجى مراجعة {count} إجابة ({fields})."))
            case .checkAnswer:
                WordTexts(
                    "Please check: {field}.", de: "Bitte prüfen: {field}.", es: "Revise: {field}.",
                    fr: "Veuillez vérifier\u{A0}: {field}.", pt: "Verifique: {field}.",
                    ja: "確認してください：{field}。", ar: "يُرجى المراجعة: {field}.")
            case .valid:
                WordTexts(
                    "valid", de: "gültig", es: "válido", fr: "valide", pt: "válido", ja: "有効",
                    ar: "صالح")
            case .invalid:
                WordTexts(
                    "invalid", de: "ungültig", es: "no válido", fr: "non valide", pt: "inválido",
                    ja: "無効", ar: "غير صالح")
            case .loading:
                WordTexts(
                    "loading", de: "wird geladen", es: "cargando", fr: "chargement en cours",
                    pt: "carregando", ptPT: "a carregar", ja: "読み込み中", ar: "جارٍ التحميل")
            case .done:
                WordTexts(
                    "done", de: "erledigt", es: "hecho", fr: "terminé", pt: "concluído", ja: "完了",
                    ar: "تم")
            case .pressed:
                WordTexts(
                    "on", de: "ein", es: "activado", fr: "activé", pt: "ativado", ja: "オン",
                    ar: "مفعّل")
            case .more:
                WordTexts(
                    "more", de: "mehr", es: "más", fr: "plus", pt: "mais", ja: "続き", ar: "المزيد")
            case .add:
                WordTexts(
                    "Add", de: "Hinzufügen", es: "Añadir", fr: "Ajouter", pt: "Adicionar", ja: "追加",
                    ar: "إضافة")
            case .remove:
                WordTexts(
                    "Remove", de: "Entfernen", es: "Quitar", fr: "Retirer", pt: "Remover", ja: "削除",
                    ar: "إزالة")
            case .update:
                WordTexts(
                    "Update", de: "Aktualisieren", es: "Actualizar", fr: "Actualiser",
                    pt: "Atualizar", ja: "更新", ar: "تحديث")
            case .updateReason:
                WordTexts(
                    "Shows what your answers change on this page.",
                    de: "Zeigt, was Ihre Antworten auf dieser Seite ändern.",
                    es: "Muestra lo que sus respuestas cambian en esta página.",
                    fr: "Affiche ce que vos réponses changent sur cette page.",
                    pt: "Mostra o que as suas respostas mudam nesta página.",
                    ja: "回答によって変わる内容をこのページに表示します。",
                    ar: "يعرض ما تغيّره إجاباتك في هذه الصفحة.")
            case .secretsAgain:
                WordTexts(
                    "Before you send the form, enter your secrets once more: they are not kept.",
                    de:
                        "Geben Sie vor dem Absenden geheime Angaben noch einmal ein: Sie werden nicht aufbewahrt.",
                    es: "Antes de enviar, introduzca de nuevo los datos secretos: no se conservan.",
                    fr:
                        "Avant l’envoi, saisissez de nouveau les données secrètes : elles ne sont pas conservées.",
                    pt:
                        "Antes de enviar, digite novamente os dados secretos: eles não são guardados.",
                    ptPT:
                        "Antes de enviar, introduza novamente os dados secretos: não são guardados.",
                    ja: "秘密の情報は保存されません。送信する前にもう一度入力してください。",
                    ar: "أدخل البيانات السرية مرة أخرى قبل الإرسال: لا يُحتفظ بها.")
            case .goOn:
                WordTexts(
                    "Continue", de: "Weiter", es: "Continuar", fr: "Continuer", pt: "Continuar",
                    ja: "次へ", ar: "متابعة")
            case .goBack:
                WordTexts(
                    "Back", de: "Zurück", es: "Atrás", fr: "Retour", pt: "Voltar", ja: "戻る",
                    ar: "رجوع")
            case .submits:
                WordTexts(
                    "submits", de: "sendet ab", es: "envía", fr: "envoie", pt: "envia", ja: "送信します",
                    ar: "للإرسال")
            case .unavailable:
                WordTexts(
                    "not available", de: "nicht verfügbar", es: "no disponible", fr: "indisponible",
                    pt: "indisponível", ja: "利用できません", ar: "غير متاح")
            case .button:
                WordTexts(
                    "Button", de: "Knopf", es: "Botón", fr: "Bouton", pt: "Botão", ja: "ボタン",
                    ar: "زر")
            case .buttons:
                WordTexts(
                    "Buttons", de: "Knöpfe", es: "Botones", fr: "Boutons", pt: "Botões", ja: "ボタン",
                    ar: "الأزرار")
            case .options:
                WordTexts(
                    "Options", de: "Auswahl", es: "Opciones", fr: "Options", pt: "Opções",
                    ja: "選択肢", ar: "الخيارات")
            case .example:
                WordTexts(
                    "Example", de: "Beispiel", es: "Ejemplo", fr: "Exemple", pt: "Exemplo", ja: "例",
                    ar: "مثال")
            case .edit:
                WordTexts(
                    "Edit", de: "Bearbeiten", es: "Editar", fr: "Modifier", pt: "Editar", ja: "編集",
                    ar: "تعديل")
            case .open:
                WordTexts(
                    "Open", de: "Öffnen", es: "Abrir", fr: "Ouvrir", pt: "Abrir", ja: "開く",
                    ar: "فتح")
            case .percent:
                WordTexts(
                    "{number} %", de: "{number} %", es: "{number} %", fr: "{number} %",
                    pt: "{number}%", ja: "{number}%", ar: "{number}٪")
            case .card:
                WordTexts(
                    "Card {number} of {count}", de: "Karte {number} von {count}",
                    es: "Tarjeta {number} de {count}", fr: "Fiche {number} sur {count}",
                    pt: "Cartão {number} de {count}", ja: "カード {number}/{count}",
                    ar: "البطاقة {number} من {count}")
            case .page:
                WordTexts(
                    "Page {number} of {count}", de: "Seite {number} von {count}",
                    es: "Página {number} de {count}", fr: "Page {number} sur {count}",
                    pt: "Página {number} de {count}", ja: "ページ {number}/{count}",
                    ar: "الصفحة {number} من {count}")
            case .row:
                WordTexts(
                    "Row {number}", de: "Zeile {number}", es: "Fila {number}", fr: "Ligne {number}",
                    pt: "Linha {number}", ja: "{number}行目", ar: "الصف {number}")
            case .foot:
                WordTexts(
                    "Table foot", de: "Tabellenfuß", es: "Pie de la tabla", fr: "Pied du tableau",
                    pt: "Rodapé da tabela", ja: "表の末尾", ar: "ذيل الجدول")
            case .noRows:
                WordTexts(
                    "no rows", de: "keine Zeilen", es: "sin filas", fr: "aucune ligne",
                    pt: "sem linhas", ja: "行なし", ar: "بلا صفوف")
            case .picture:
                WordTexts(
                    "Picture", de: "Bild", es: "Imagen", fr: "Image", pt: "Imagem", ja: "画像",
                    ar: "صورة")
            case .state:
                WordTexts(
                    "State", de: "Zustand", es: "Estado", fr: "État", pt: "Estado", ja: "状態",
                    ar: "الحالة")
            case .hidden:
                WordTexts(
                    "entered, not shown", de: "eingegeben, wird nicht gezeigt",
                    es: "introducido, no se muestra", fr: "saisi, non affiché",
                    pt: "preenchido, não é mostrado", ja: "入力済み、非表示", ar: "أُدخل ولا يُعرض")
            case .colon:
                WordTexts(": ", de: ": ", es: ": ", fr: "\u{A0}: ", pt: ": ", ja: "：", ar: ": ")
            case .comma: WordTexts(", ", de: ", ", es: ", ", fr: ", ", pt: ", ", ja: "、", ar: "، ")
            case .semicolon:
                WordTexts("; ", de: "; ", es: "; ", fr: "\u{A0}; ", pt: "; ", ja: "；", ar: "؛ ")
            case .stop: WordTexts(".", de: ".", es: ".", fr: ".", pt: ".", ja: "。", ar: ".")
            case .question:
                WordTexts(
                    "Question {number} of {count}", de: "Frage {number} von {count}",
                    es: "Pregunta {number} de {count}", fr: "Question {number} sur {count}",
                    pt: "Pergunta {number} de {count}", ja: "質問 {number}/{count}",
                    ar: "السؤال {number} من {count}")
            case .enterTakes:
                WordTexts(
                    "Enter takes {value}", de: "Enter nimmt {value}", es: "Enter toma {value}",
                    fr: "Entrée prend {value}", pt: "Enter usa {value}", ja: "Enter で {value}",
                    ar: "Enter يأخذ {value}")
            case .lines:
                WordTexts(
                    "lines: {count}", de: "Zeilen: {count}", es: "líneas: {count}",
                    fr: "lignes : {count}", pt: "linhas: {count}", ja: "{count} 行",
                    ar: "الأسطر: {count}")
            case .notShown:
                WordTexts(
                    "{count} more", de: "{count} weitere", es: "{count} más", fr: "{count} de plus",
                    pt: "mais {count}", ja: "他 {count}", ar: "{count} أخرى")
            case .noSuchChoice:
                WordTexts(
                    "There is no choice \"{value}\".", de: "„{value}“ steht nicht zur Auswahl.",
                    es: "No hay ninguna opción «{value}».",
                    fr: "Il n’y a pas de choix « {value} ».", pt: "Não há a opção “{value}”.",
                    ja: "「{value}」という選択肢はありません。", ar: "لا يوجد خيار «{value}».")
            case .noMatch:
                WordTexts(
                    "no choice contains that", de: "keine Auswahl enthält das",
                    es: "ninguna opción lo contiene", fr: "aucun choix ne contient cela",
                    pt: "nenhuma opção contém isso", ja: "該当する選択肢なし",
                    ar: "لا يوجد خيار يحتوي على ذلك")
            case .ambiguousChoice:
                WordTexts(
                    "\"{value}\" may be {first} or {second}.",
                    de: "„{value}“ kann {first} oder {second} sein.",
                    es: "«{value}» puede ser {first} o {second}.",
                    fr: "« {value} » peut être {first} ou {second}.",
                    pt: "“{value}” pode ser {first} ou {second}.",
                    ja: "「{value}」は「{first}」か「{second}」か決まりません。",
                    ar: "قد يعني «{value}» الخيار «{first}» أو «{second}».")
            case .disabledChoice:
                WordTexts(
                    "{title} cannot be chosen.", de: "{title} kann nicht gewählt werden.",
                    es: "{title} no se puede elegir.", fr: "{title} ne peut pas être choisi.",
                    pt: "{title} não pode ser escolhido.", ja: "{title} は選べません。",
                    ar: "لا يمكن اختيار {title}.")
            case .disabledChoiceBecause:
                WordTexts(
                    "{title} cannot be chosen: {reason}",
                    de: "{title} kann nicht gewählt werden: {reason}",
                    es: "{title} no se puede elegir: {reason}",
                    fr: "{title} ne peut pas être choisi : {reason}",
                    pt: "{title} não pode ser escolhido: {reason}", ja: "{title} は選べません: {reason}",
                    ar: "لا يمكن اختيار {title}: {reason}")
            case .leave:
                WordTexts(
                    "Leave without submitting? (y/N)", de: "Ohne Absenden verlassen? (j/N)",
                    es: "¿Salir sin enviar? (s/N)", fr: "Quitter sans envoyer ? (o/N)",
                    pt: "Sair sem enviar? (s/N)", ja: "送信せずに終了しますか? (y/N)",
                    ar: "هل تريد المغادرة دون إرسال؟ (y/N)")
            case .leaveWithDraft:
                WordTexts(
                    "Keep a draft, discard, or go on? (k/d/G)",
                    de: "Entwurf behalten (k), verwerfen (d) oder weitermachen (G)?",
                    es: "¿Guardar un borrador (k), descartar (d) o seguir (G)?",
                    fr: "Garder un brouillon (k), abandonner (d) ou continuer (G) ?",
                    pt: "Guardar um rascunho (k), descartar (d) ou continuar (G)?",
                    ja: "下書きを保存 (k)、破棄 (d)、続ける (G)?",
                    ar: "حفظ مسودة (k) أو تجاهل (d) أو المتابعة (G)؟")
            case .yesKeys: WordTexts("y", de: "jy", es: "sy", fr: "oy", pt: "sy", ja: "y", ar: "yن")
            case .noKeys:
                WordTexts("ng", de: "ng", es: "ng", fr: "ng", pt: "ng", ja: "ng", ar: "ngل")
            case .appeared:
                WordTexts(
                    "New question: {title}", de: "Neue Frage: {title}",
                    es: "Pregunta nueva: {title}", fr: "Nouvelle question : {title}",
                    pt: "Nova pergunta: {title}", ja: "新しい質問: {title}", ar: "سؤال جديد: {title}")
            case .appearedBecause:
                WordTexts(
                    "New question: {title}, {reason}", de: "Neue Frage: {title}, {reason}",
                    es: "Pregunta nueva: {title}, {reason}",
                    fr: "Nouvelle question : {title}, {reason}",
                    pt: "Nova pergunta: {title}, {reason}", ja: "新しい質問: {title} ({reason})",
                    ar: "سؤال جديد: {title}، {reason}")
            case .because:
                WordTexts(
                    "because {reason}", de: "denn {reason}", es: "porque {reason}",
                    fr: "car {reason}", pt: "porque {reason}", ja: "{reason}ため", ar: "لأن {reason}")
            case .becauseOf:
                WordTexts(
                    "because of {titles}", de: "wegen {titles}", es: "por {titles}",
                    fr: "à cause de {titles}", pt: "por causa de {titles}", ja: "{titles} による",
                    ar: "بسبب {titles}")
            case .and:
                WordTexts(
                    "{first} and {second}", de: "{first} und {second}", es: "{first} y {second}",
                    fr: "{first} et {second}", pt: "{first} e {second}", ja: "{first}、{second}",
                    ar: "{first} و{second}")
            case .isSo:
                WordTexts(
                    "{title} is {value}", de: "{title} ist {value}", es: "{title} es {value}",
                    fr: "{title} est {value}", pt: "{title} é {value}", ja: "{title}が{value}の",
                    ar: "{title} هو {value}")
            case .isNot:
                WordTexts(
                    "{title} is not {value}", de: "{title} ist nicht {value}",
                    es: "{title} no es {value}", fr: "{title} n’est pas {value}",
                    pt: "{title} não é {value}", ja: "{title}が{value}でない", ar: "{title} ليس {value}"
                )
            case .isAbove:
                WordTexts(
                    "{title} is above {value}", de: "{title} ist über {value}",
                    es: "{title} es más de {value}", fr: "{title} dépasse {value}",
                    pt: "{title} é mais de {value}", ja: "{title}が{value}を超える",
                    ar: "{title} أكبر من {value}")
            case .isAtLeast:
                WordTexts(
                    "{title} is at least {value}", de: "{title} ist mindestens {value}",
                    es: "{title} es al menos {value}", fr: "{title} est d’au moins {value}",
                    pt: "{title} é pelo menos {value}", ja: "{title}が{value}以上の",
                    ar: "{title} لا يقل عن {value}")
            case .isBelow:
                WordTexts(
                    "{title} is below {value}", de: "{title} ist unter {value}",
                    es: "{title} es menos de {value}", fr: "{title} est inférieur à {value}",
                    pt: "{title} é menos de {value}", ja: "{title}が{value}未満の",
                    ar: "{title} أقل من {value}")
            case .isAtMost:
                WordTexts(
                    "{title} is at most {value}", de: "{title} ist höchstens {value}",
                    es: "{title} es como máximo {value}", fr: "{title} est d’au plus {value}",
                    pt: "{title} é no máximo {value}", ja: "{title}が{value}以下の",
                    ar: "{title} لا يزيد على {value}")
            case .isAfter:
                WordTexts(
                    "{title} is after {value}", de: "{title} ist nach {value}",
                    es: "{title} es después de {value}", fr: "{title} est après {value}",
                    pt: "{title} é depois de {value}", ja: "{title}が{value}より後の",
                    ar: "{title} بعد {value}")
            case .isFrom:
                WordTexts(
                    "{title} is {value} or later", de: "{title} ist {value} oder später",
                    es: "{title} es {value} o después", fr: "{title} est {value} ou après",
                    pt: "{title} é {value} ou depois", ja: "{title}が{value}以降の",
                    ar: "{title} هو {value} أو بعده")
            case .isBefore:
                WordTexts(
                    "{title} is before {value}", de: "{title} ist vor {value}",
                    es: "{title} es antes de {value}", fr: "{title} est avant {value}",
                    pt: "{title} é antes de {value}", ja: "{title}が{value}より前の",
                    ar: "{title} قبل {value}")
            case .isUntil:
                WordTexts(
                    "{title} is {value} or earlier", de: "{title} ist {value} oder früher",
                    es: "{title} es {value} o antes", fr: "{title} est {value} ou avant",
                    pt: "{title} é {value} ou antes", ja: "{title}が{value}以前の",
                    ar: "{title} هو {value} أو قبله")
            case .includes:
                WordTexts(
                    "{title} includes {value}", de: "{title} enthält {value}",
                    es: "{title} incluye {value}", fr: "{title} comprend {value}",
                    pt: "{title} inclui {value}", ja: "{title}に{value}が含まれる",
                    ar: "{title} يتضمن {value}")
            case .isAnswered:
                WordTexts(
                    "{title} is answered", de: "{title} ist beantwortet",
                    es: "{title} tiene respuesta", fr: "{title} a une réponse",
                    pt: "{title} tem resposta", ja: "{title}に回答がある", ar: "{title} له إجابة")
            case .isUnanswered:
                WordTexts(
                    "{title} is not answered", de: "{title} ist nicht beantwortet",
                    es: "{title} no tiene respuesta", fr: "{title} n’a pas de réponse",
                    pt: "{title} não tem resposta", ja: "{title}に回答がない", ar: "{title} بلا إجابة")
            case .askedAgain:
                WordTexts(
                    "{title} needs an answer after this change.",
                    de: "Nach dieser Änderung braucht „{title}“ eine Antwort.",
                    es: "Tras este cambio, «{title}» necesita una respuesta.",
                    fr: "Après ce changement, « {title} » demande une réponse.",
                    pt: "Após esta mudança, “{title}” precisa de resposta.",
                    ja: "この変更により「{title}」への回答が必要です。",
                    ar: "بعد هذا التغيير يحتاج «{title}» إلى إجابة.")
            case .noEditor:
                WordTexts(
                    "The editor program could not be used; set EDITOR.",
                    de: "Das Editorprogramm ließ sich nicht benutzen; EDITOR nennt es.",
                    es: "No se pudo usar el programa editor; defina EDITOR.",
                    fr: "Le programme d’édition n’a pas pu être utilisé ; définissez EDITOR.",
                    pt: "Não foi possível usar o programa de edição; defina EDITOR.",
                    ja: "エディターを使えませんでした。EDITOR を設定してください。",
                    ar: "تعذر استخدام برنامج التحرير؛ عيّن EDITOR.")
            case .moreCommands:
                WordTexts(
                    ":next (or Tab) goes to the field after   :editor (or F2) opens $EDITOR   PgUp and PgDn change pages",
                    de:
                        ":next (oder Tab) geht zum Feld danach   :editor (oder F2) öffnet $EDITOR   Bild auf und Bild ab wechseln die Seite",
                    es:
                        ":next (o Tab) va al campo siguiente   :editor (o F2) abre $EDITOR   RePág y AvPág cambian de página",
                    fr:
                        ":next (ou Tab) va au champ suivant   :editor (ou F2) ouvre $EDITOR   PgPréc et PgSuiv changent de page",
                    pt:
                        ":next (ou Tab) vai ao campo seguinte   :editor (ou F2) abre $EDITOR   PgUp e PgDn mudam de página",
                    ja:
                        ":next (または Tab) で次の項目   :editor (または F2) で $EDITOR を開く   PgUp と PgDn でページを移動",
                    ar:
                        ":next (أو Tab) ينتقل إلى الحقل التالي   :editor (أو F2) يفتح $EDITOR   PgUp و PgDn لتغيير الصفحة"
                )
            case .draftResumed:
                WordTexts(
                    "Continuing the draft in {file}.", de: "Der Entwurf in {file} geht weiter.",
                    es: "Continúa el borrador de {file}.", fr: "Reprise du brouillon dans {file}.",
                    pt: "Continuando o rascunho em {file}.",
                    ptPT: "A continuar o rascunho em {file}.", ja: "{file} の下書きから再開します。",
                    ar: "متابعة المسودة في {file}.")
            case .draftMissing:
                WordTexts(
                    "There is no draft in {file} yet; the form begins anew.",
                    de: "In {file} ist noch kein Entwurf; das Formular beginnt neu.",
                    es: "Aún no hay un borrador en {file}; el formulario empieza de nuevo.",
                    fr:
                        "Il n’y a pas encore de brouillon dans {file} ; le formulaire commence à zéro.",
                    pt: "Ainda não há rascunho em {file}; o formulário começa do início.",
                    ja: "{file} に下書きはまだありません。最初から始めます。",
                    ar: "لا توجد مسودة في {file} بعد؛ يبدأ النموذج من جديد.")
            case .draftNameTaken:
                WordTexts(
                    "No draft is offered: {file} is not a draft of this form.",
                    de: "Kein Entwurf wird angeboten: {file} ist kein Entwurf dieses Formulars.",
                    es:
                        "No se ofrece ningún borrador: {file} no es un borrador de este formulario.",
                    fr:
                        "Aucun brouillon n’est proposé : {file} n’est pas un brouillon de ce formulaire.",
                    pt: "Nenhum rascunho é oferecido: {file} não é um rascunho deste formulário.",
                    ptPT:
                        "Não é oferecido nenhum rascunho: {file} não é um rascunho deste formulário.",
                    ja: "下書きは使えません。{file} はこのフォームの下書きではありません。",
                    ar: "لا تُعرض أي مسودة: {file} ليس مسودة لهذا النموذج.")
            case .draftUnreadable:
                WordTexts(
                    "No draft is offered: {reason}",
                    de: "Kein Entwurf wird angeboten: {reason}",
                    es: "No se ofrece ningún borrador: {reason}",
                    fr: "Aucun brouillon n’est proposé : {reason}",
                    pt: "Nenhum rascunho é oferecido: {reason}",
                    ptPT: "Não é oferecido nenhum rascunho: {reason}",
                    ja: "下書きは使えません。{reason}", ar: "لا تُعرض أي مسودة: {reason}")
            case .draftChanged:
                WordTexts(
                    "The form has changed since the draft was saved.",
                    de: "Das Formular hat sich geändert, seit der Entwurf gesichert wurde.",
                    es: "El formulario ha cambiado desde que se guardó el borrador.",
                    fr: "Le formulaire a changé depuis l’enregistrement du brouillon.",
                    pt: "O formulário mudou desde que o rascunho foi salvo.",
                    ptPT: "O formulário mudou desde que o rascunho foi guardado.",
                    ja: "下書きの保存後にフォームが変わりました。", ar: "تغيّر النموذج منذ حفظ المسودة.")
            case .draftMisfit:
                WordTexts(
                    "{path}: the form no longer takes this answer, which was left out: {value}",
                    de:
                        "{path}: das Formular nimmt diese Antwort nicht mehr an, sie entfällt: {value}",
                    es: "{path}: el formulario ya no admite esta respuesta, que se omitió: {value}",
                    fr:
                        "{path} : le formulaire n’accepte plus cette réponse, qui est omise : {value}",
                    pt:
                        "{path}: o formulário não aceita mais esta resposta, que foi omitida: {value}",
                    ptPT:
                        "{path}: o formulário já não aceita esta resposta, que foi omitida: {value}",
                    ja: "{path}: フォームが受け付けなくなった回答を除きました: {value}",
                    ar: "{path}: لم يعد النموذج يقبل هذه الإجابة، فحُذفت: {value}")
            case .draftInvalid:
                WordTexts(
                    "{path}: the answer is kept and asked again: {message}",
                    de: "{path}: die Antwort bleibt und wird noch einmal gefragt: {message}",
                    es: "{path}: la respuesta se conserva y se vuelve a preguntar: {message}",
                    fr: "{path} : la réponse est gardée et redemandée : {message}",
                    pt: "{path}: a resposta é mantida e perguntada de novo: {message}",
                    ja: "{path}: 回答を残し、もう一度尋ねます: {message}",
                    ar: "{path}: تُحفظ الإجابة ويُعاد السؤال: {message}")
            case .draftMore:
                WordTexts(
                    "… and {count} more", de: "… und {count} weitere", es: "… y {count} más",
                    fr: "… et {count} de plus", pt: "… e mais {count}", ja: "… ほか {count} 件",
                    ar: "… و{count} غيرها")
            case .draftUnsaved:
                WordTexts(
                    "The draft could not be saved: {reason}",
                    de: "Der Entwurf ließ sich nicht sichern: {reason}",
                    es: "No se pudo guardar el borrador: {reason}",
                    fr: "Le brouillon n’a pas pu être enregistré : {reason}",
                    pt: "Não foi possível salvar o rascunho: {reason}",
                    ptPT: "Não foi possível guardar o rascunho: {reason}",
                    ja: "下書きを保存できませんでした: {reason}", ar: "تعذر حفظ المسودة: {reason}")
            case .draftLacks:
                WordTexts(
                    "The draft does not have the answers to: {paths}",
                    de: "Im Entwurf fehlen die Antworten auf: {paths}",
                    es: "El borrador no tiene las respuestas a: {paths}",
                    fr: "Le brouillon n’a pas les réponses à : {paths}",
                    pt: "O rascunho não tem as respostas de: {paths}",
                    ptPT: "O rascunho não tem as respostas a: {paths}", ja: "下書きにない回答: {paths}",
                    ar: "لا تحتوي المسودة على إجابات: {paths}")
            case .draftKept:
                WordTexts(
                    "Your answers are in {file}; with --resume you go on from there.",
                    de: "Ihre Antworten sind in {file}; mit --resume geht es dort weiter.",
                    es: "Sus respuestas están en {file}; con --resume sigue desde ahí.",
                    fr: "Vos réponses sont dans {file} ; --resume reprend à cet endroit.",
                    pt: "Suas respostas estão em {file}; com --resume você continua daí.",
                    ptPT: "As suas respostas estão em {file}; com --resume continua a partir daí.",
                    ja: "回答は {file} にあります。--resume で続きから始められます。",
                    ar: "إجاباتك في {file}؛ مع --resume تتابع من هناك.")
            case .nothingKept:
                WordTexts(
                    "The answers are gone; with --draft auto, formrun keeps them.",
                    de: "Die Antworten sind verloren; mit --draft auto behält formrun sie.",
                    es: "Las respuestas se han perdido; con --draft auto, formrun las guarda.",
                    fr: "Les réponses sont perdues ; avec --draft auto, formrun les garde.",
                    pt: "As respostas foram perdidas; com --draft auto, o formrun as guarda.",
                    ptPT: "As respostas perderam-se; com --draft auto, o formrun guarda-as.",
                    ja: "回答は失われました。--draft auto を付けると formrun が保存します。",
                    ar: "ضاعت الإجابات؛ مع --draft auto يحتفظ بها formrun.")
            case .fetching:
                WordTexts(
                    "Fetching the choices; Ctrl-C leaves.",
                    de: "Die Auswahl wird geholt; Strg-C bricht ab.",
                    es: "Se buscan las opciones; Ctrl-C cancela.",
                    fr: "Recherche des choix ; Ctrl-C annule.",
                    pt: "Buscando as opções; Ctrl-C cancela.",
                    ptPT: "A obter as opções; Ctrl-C cancela.", ja: "選択肢を取得中です。Ctrl-C で中止。",
                    ar: "جارٍ جلب الخيارات؛ Ctrl-C للإلغاء.")
            case .chooseFileAgain:
                WordTexts(
                    "Choose the file again: {name}", de: "Wählen Sie die Datei erneut aus: {name}",
                    es: "Vuelva a elegir el archivo: {name}",
                    fr: "Choisissez à nouveau le fichier : {name}",
                    pt: "Escolha o arquivo novamente: {name}",
                    ptPT: "Escolha o ficheiro novamente: {name}", ja: "ファイルを選び直してください: {name}",
                    ar: "اختر الملف مرة أخرى: {name}")
            case .filePath:
                WordTexts(
                    "the path of a file", de: "der Pfad einer Datei", es: "la ruta de un archivo",
                    fr: "le chemin d’un fichier", pt: "o caminho de um arquivo",
                    ptPT: "o caminho de um ficheiro", ja: "ファイルのパス", ar: "مسار ملف")
            case .noEditorHere:
                WordTexts(
                    "The editor program is for texts.", de: "Das Editorprogramm ist für Texte.",
                    es: "El programa editor es para textos.",
                    fr: "Le programme d’édition est pour les textes.",
                    pt: "O programa de edição é para textos.", ja: "エディターは文章の項目で使えます。",
                    ar: "برنامج التحرير للنصوص فقط.")
            case .openCommand:
                WordTexts(
                    ":open opens the card of this page", de: ":open öffnet die Karte dieser Seite",
                    es: ":open abre la tarjeta de esta página",
                    fr: ":open ouvre la carte de cette page",
                    pt: ":open abre o cartão desta página",
                    ja: ":open でこのページのカードを開く", ar: ":open لفتح بطاقة هذه الصفحة")
            case .editCommand:
                WordTexts(
                    ":edit edits the card of this page",
                    de: ":edit bearbeitet die Karte dieser Seite",
                    es: ":edit edita la tarjeta de esta página",
                    fr: ":edit modifie la carte de cette page",
                    pt: ":edit edita o cartão desta página",
                    ja: ":edit でこのページのカードを編集する", ar: ":edit لتحرير بطاقة هذه الصفحة")
            case .noAction:
                WordTexts(
                    "This page has no such action; :help lists the commands.",
                    de: "Diese Seite hat keine solche Aktion; :help nennt die Befehle.",
                    es: "Esta página no tiene esa acción; :help enumera los comandos.",
                    fr:
                        "Cette page n’a pas cette action ; la commande :help énumère les commandes.",
                    pt: "Esta página não tem essa ação; :help lista os comandos.",
                    ptPT: "Esta página não tem essa ação; :help lista os comandos.",
                    ja: "このページにその操作はありません。:help で一覧を表示します。",
                    ar: "ليس في هذه الصفحة إجراء كهذا؛ اكتب :help لعرض الأوامر.")
            case .actionFailed:
                WordTexts(
                    "The action has failed: {reason}",
                    de: "Die Aktion ist fehlgeschlagen: {reason}",
                    es: "La acción ha fallado: {reason}", fr: "L’action a échoué : {reason}",
                    pt: "A ação falhou: {reason}", ja: "操作に失敗しました: {reason}",
                    ar: "فشل الإجراء: {reason}")
            case .fromTo:
                WordTexts(
                    "from {min} to {max}", de: "von {min} bis {max}", es: "de {min} a {max}",
                    fr: "de {min} à {max}", pt: "de {min} a {max}", ja: "{min} から {max} まで",
                    ar: "من {min} إلى {max}")
            case .above:
                WordTexts(
                    "above {min}", de: "über {min}", es: "más de {min}", fr: "plus de {min}",
                    pt: "mais de {min}", ja: "{min} より大きい", ar: "أكثر من {min}")
            case .below:
                WordTexts(
                    "below {max}", de: "unter {max}", es: "menos de {max}", fr: "moins de {max}",
                    pt: "menos de {max}", ja: "{max} より小さい", ar: "أقل من {max}")
            case .after:
                WordTexts(
                    "after {min}", de: "nach {min}", es: "después de {min}", fr: "après {min}",
                    pt: "depois de {min}", ja: "{min} より後", ar: "بعد {min}")
            case .before:
                WordTexts(
                    "before {max}", de: "vor {max}", es: "antes de {max}", fr: "avant {max}",
                    pt: "antes de {max}", ja: "{max} より前", ar: "قبل {max}")
            case .atLeast:
                WordTexts(
                    "from {min}", de: "ab {min}", es: "desde {min}", fr: "à partir de {min}",
                    pt: "a partir de {min}", ja: "{min} 以上", ar: "ابتداءً من {min}")
            case .atMost:
                WordTexts(
                    "up to {max}", de: "bis {max}", es: "hasta {max}", fr: "jusqu’à {max}",
                    pt: "até {max}", ja: "{max} まで", ar: "حتى {max}")
            case .interrupted:
                WordTexts(
                    "Keep a draft (k) or go on (g)? Enter or a short wait leaves without it.",
                    de:
                        "Entwurf behalten (k) oder weitermachen (g)? Enter oder kurzes Warten verlässt das Formular ohne ihn.",
                    es:
                        "¿Guardar un borrador (k) o seguir (g)? Enter o una breve espera sale sin él.",
                    fr:
                        "Garder un brouillon (k) ou continuer (g) ? Entrée ou une courte attente quitte sans lui.",
                    pt:
                        "Guardar um rascunho (k) ou continuar (g)? Enter ou uma breve espera sai sem ele.",
                    ja: "下書きを保存 (k)、続ける (g)? Enter を押すか少し待つと、保存せずに終了します。",
                    ar: "حفظ مسودة (k) أو المتابعة (g)؟ Enter أو انتظار قصير يخرج من دونها.")
            case .draftFound:
                WordTexts(
                    "There is a draft of this form. Go on from it? Enter or y goes on, n begins anew.",
                    de:
                        "Zu diesem Formular gibt es einen Entwurf. Damit weitermachen? Enter oder j macht weiter, n beginnt neu.",
                    es:
                        "Hay un borrador de este formulario. ¿Continuarlo? Enter o s continúa, n empieza de nuevo.",
                    fr:
                        "Il y a un brouillon de ce formulaire. Le reprendre ? Entrée ou o reprend, n recommence.",
                    pt:
                        "Há um rascunho deste formulário. Continuar? Enter ou s continua, n começa de novo.",
                    ja: "このフォームの下書きがあります。再開しますか? Enter か y で再開、n で最初から始めます。",
                    ar: "توجد مسودة لهذا النموذج. هل تتابعها؟ Enter أو y للمتابعة، n للبدء من جديد."
                )
            case .draftWaits:
                WordTexts(
                    "Your answers are in {file}; the next run of this form offers them, for seven days.",
                    de:
                        "Ihre Antworten liegen in {file}; der nächste Aufruf dieses Formulars bietet sie an, sieben Tage lang.",
                    es:
                        "Sus respuestas están en {file}; la próxima vez que se abra este formulario se ofrecerán, durante siete días.",
                    fr:
                        "Vos réponses sont dans {file} ; la prochaine ouverture de ce formulaire les propose, pendant sept jours.",
                    pt:
                        "As suas respostas estão em {file}; a próxima execução deste formulário oferece-as, durante sete dias.",
                    ja: "回答は {file} にあります。次にこのフォームを開くと、7日間は再開できます。",
                    ar: "إجاباتك في {file}؛ ستُعرض عند التشغيل التالي لهذا النموذج، لمدة سبعة أيام.")
            case .changed:
                WordTexts(
                    "Changed", de: "Geändert", es: "Cambiado", fr: "Modifié", pt: "Alterado",
                    ja: "変更", ar: "تم التغيير")
            case .notSubmitted:
                WordTexts(
                    "Nothing was submitted.", de: "Es wurde nichts abgesendet.",
                    es: "No se ha enviado nada.", fr: "Rien n’a été envoyé.",
                    pt: "Nada foi enviado.", ja: "何も送信されていません。", ar: "لم يُرسل شيء.")
            case .discarded:
                WordTexts(
                    "The answers were discarded; nothing was submitted.",
                    de: "Die Antworten sind verworfen; es wurde nichts abgesendet.",
                    es: "Las respuestas se han descartado; no se ha enviado nada.",
                    fr: "Les réponses sont abandonnées ; rien n’a été envoyé.",
                    pt: "As respostas foram descartadas; nada foi enviado.",
                    ja: "回答を破棄しました。何も送信されていません。",
                    ar: "تم تجاهل الإجابات؛ لم يُرسل شيء.")
            case .characterCount:
                WordTexts(
                    .counted(one: "1 character", other: "{count} characters"),
                    de: "{count} Zeichen",
                    es: .counted(one: "1 carácter", other: "{count} caracteres"),
                    fr: .counted(one: "{count} caractère", other: "{count} caractères"),
                    pt: .counted(one: "{count} caractere", other: "{count} caracteres"),
                    ja: "{count} 文字", ar: "عدد الأحرف: {count}")
            case .enterIsNo:
                WordTexts(
                    " (y/N): ", de: " (ja/Nein): ", es: " (sí/No): ", fr: " (oui/Non) : ",
                    pt: " (sim/Não): ", ja: "（はい/いいえ）：", ar: " (نعم/لا): ")
            case .spokenEnterIsNo:
                WordTexts(
                    " Type yes or no; Enter means no.",
                    de: " Ja oder nein eingeben; Enter heißt nein.",
                    es: " Escriba sí o no; Enter significa no.",
                    fr: " Tapez oui ou non ; Entrée signifie non.",
                    pt: " Digite sim ou não; Enter significa não.",
                    ptPT: " Escreva sim ou não; Enter significa não.",
                    ja: " はい、またはいいえを入力してください。Enterだけなら「いいえ」です。",
                    ar: " اكتب نعم أو لا؛ Enter تعني لا.")
            case .spokenLeave:
                WordTexts(
                    "Leave without submitting? Type yes or no; Enter means no.",
                    de: "Ohne Absenden verlassen? Ja oder nein eingeben; Enter heißt nein.",
                    es: "¿Salir sin enviar? Escriba sí o no; Enter significa no.",
                    fr: "Quitter sans envoyer ? Tapez oui ou non ; Entrée signifie non.",
                    pt: "Sair sem enviar? Digite sim ou não; Enter significa não.",
                    ptPT: "Sair sem enviar? Escreva sim ou não; Enter significa não.",
                    ja: "送信せずに終了しますか? y か n を入力してください。Enterだけなら続けます。",
                    ar: "هل تريد المغادرة دون إرسال؟ اكتب نعم أو لا؛ Enter تعني لا.")
            case .spokenLeaveWithDraft:
                WordTexts(
                    "Keep a draft? Type k to keep it, d to discard the answers; Enter goes on.",
                    de:
                        "Entwurf behalten? k behält ihn, d verwirft die Antworten; Enter macht weiter.",
                    es:
                        "¿Guardar un borrador? Escriba k para guardarlo o d para descartar las respuestas; Enter sigue.",
                    fr:
                        "Garder un brouillon ? Tapez k pour le garder, d pour abandonner les réponses ; Entrée continue.",
                    pt:
                        "Guardar um rascunho? Digite k para guardar ou d para descartar as respostas; Enter continua.",
                    ptPT:
                        "Guardar um rascunho? Escreva k para guardar ou d para descartar as respostas; Enter continua.",
                    ja: "下書きを保存しますか? kで保存、dで回答を破棄、Enterで続けます。",
                    ar: "حفظ مسودة؟ اكتب k للحفظ أو d لتجاهل الإجابات؛ Enter للمتابعة.")
            case .spokenOpening:
                WordTexts(
                    "Type :help to hear the commands.", de: ":help nennt die Befehle.",
                    es: "Escriba :help para oír los comandos.",
                    fr: "Tapez :help pour entendre les commandes.",
                    pt: "Digite :help para ouvir os comandos.",
                    ptPT: "Escreva :help para ouvir os comandos.",
                    ja: ":help と入力すると、使えるコマンドを読み上げます。", ar: "اكتب :help لسماع الأوامر.")
            case .spokenCommands:
                WordTexts(
                    """
                    :back asks the question before again.
                    :next goes to the question after.
                    :skip leaves this question without an answer.
                    :review says all answers.
                    :editor opens the text in $EDITOR.
                    :quit leaves without submitting.
                    :: at the start of an answer types one colon.
                    """,
                    de: """
                        :back stellt die Frage davor noch einmal.
                        :next geht zur Frage danach.
                        :skip lässt diese Frage ohne Antwort.
                        :review nennt alle Antworten.
                        :editor öffnet den Text in $EDITOR.
                        :quit verlässt das Formular, ohne abzusenden.
                        :: am Anfang einer Antwort schreibt einen Doppelpunkt.
                        """,
                    es: """
                        :back repite la pregunta anterior.
                        :next pasa a la pregunta siguiente.
                        :skip deja esta pregunta sin respuesta.
                        :review dice todas las respuestas.
                        :editor abre el texto en $EDITOR.
                        :quit sale sin enviar.
                        :: al principio de una respuesta escribe dos puntos.
                        """,
                    fr: """
                        :back repose la question précédente.
                        :next va à la question suivante.
                        :skip laisse cette question sans réponse.
                        :review dit toutes les réponses.
                        :editor ouvre le texte dans $EDITOR.
                        :quit quitte sans envoyer.
                        :: au début d’une réponse écrit un deux-points.
                        """,
                    pt: """
                        :back repete a pergunta anterior.
                        :next vai à pergunta seguinte.
                        :skip deixa esta pergunta sem resposta.
                        :review diz todas as respostas.
                        :editor abre o texto em $EDITOR.
                        :quit sai sem enviar.
                        :: no início de uma resposta escreve dois-pontos.
                        """,
                    ja: """
                        :back 前の質問に戻ります。
                        :next 次の質問に進みます。
                        :skip この質問に答えません。
                        :review すべての回答を読み上げます。
                        :editor $EDITOR で文章を開きます。
                        :quit 送信せずに終了します。
                        :: 回答の先頭でコロンを1つ入力します。
                        """,
                    ar: """
                        :back يعيد السؤال السابق.
                        :next ينتقل إلى السؤال التالي.
                        :skip يترك هذا السؤال دون إجابة.
                        :review يعرض كل الإجابات.
                        :editor يفتح النص في $EDITOR.
                        :quit يخرج دون إرسال.
                        :: في بداية الإجابة تكتب نقطتين رأسيتين.
                        """)
            case .textKept:
                WordTexts(
                    "The text is kept, lines: {count}. Go on typing, or type :again to begin anew.",
                    de:
                        "Der Text bleibt, Zeilen: {count}. Weiterschreiben, oder mit :again neu beginnen.",
                    es:
                        "El texto se conserva, líneas: {count}. Siga escribiendo, o escriba :again para empezar de nuevo.",
                    fr:
                        "Le texte est conservé, lignes : {count}. Continuez, ou tapez :again pour recommencer.",
                    pt:
                        "O texto foi mantido, linhas: {count}. Continue, ou digite :again para recomeçar.",
                    ptPT:
                        "O texto foi mantido, linhas: {count}. Continue, ou escreva :again para recomeçar.",
                    ja: "文章は残っています（{count} 行）。続けて入力するか、:again で最初からやり直せます。",
                    ar: "النص محفوظ، الأسطر: {count}. تابع الكتابة، أو اكتب :again للبدء من جديد.")
            case .typePart:
                WordTexts(
                    "Type a part of a name to hear the choices that have it.",
                    de: "Ein Teil eines Namens nennt die Auswahl, die ihn enthält.",
                    es: "Escriba una parte de un nombre para oír las opciones que la tienen.",
                    fr: "Tapez une partie d’un nom pour entendre les choix qui la contiennent.",
                    pt: "Digite uma parte de um nome para ouvir as opções que a têm.",
                    ptPT: "Escreva uma parte de um nome para ouvir as opções que a têm.",
                    ja: "名前の一部を入力すると、該当する選択肢を読み上げます。",
                    ar: "اكتب جزءًا من اسم لسماع الخيارات التي تحتويه.")
            case .spokenEnds:
                WordTexts(
                    """
                    . alone in a line ends the text.
                    :again begins a refused text anew.
                    """,
                    de: """
                        . allein in einer Zeile beendet den Text.
                        :again beginnt einen abgelehnten Text neu.
                        """,
                    es: """
                        . solo en una línea termina el texto.
                        :again empieza de nuevo un texto rechazado.
                        """,
                    fr: """
                        . seul sur une ligne termine le texte.
                        :again recommence un texte refusé.
                        """,
                    pt: """
                        . sozinho em uma linha termina o texto.
                        :again recomeça um texto recusado.
                        """,
                    ptPT: """
                        . sozinho numa linha termina o texto.
                        :again recomeça um texto recusado.
                        """,
                    ja: """
                        . だけの行で文章を終えます。
                        :again 受け付けられなかった文章を最初からやり直します。
                        """,
                    ar: """
                        . وحدها في سطر تنهي النص.
                        :again يبدأ النص المرفوض من جديد.
                        """)
            case .hearSuggestions:
                WordTexts(
                    "Type :suggest and a part of an answer to hear suggestions",
                    de: ":suggest und ein Teil einer Antwort nennt Vorschläge",
                    es: "Escriba :suggest y una parte de la respuesta para oír sugerencias",
                    fr: "Tapez :suggest et une partie de la réponse pour entendre des suggestions",
                    pt: "Digite :suggest e uma parte da resposta para ouvir sugestões",
                    ptPT: "Escreva :suggest e uma parte da resposta para ouvir sugestões",
                    ja: ":suggest と回答の一部を入力すると、候補を読み上げます",
                    ar: "اكتب :suggest وجزءًا من الإجابة لسماع الاقتراحات")
            case .noSuggestions:
                WordTexts(
                    "There are no suggestions for this answer.",
                    de: "Für diese Antwort gibt es keine Vorschläge.",
                    es: "No hay sugerencias para esta respuesta.",
                    fr: "Il n’y a pas de suggestions pour cette réponse.",
                    pt: "Não há sugestões para esta resposta.", ja: "この回答には候補がありません。",
                    ar: "لا توجد اقتراحات لهذه الإجابة.")
            case .suggestionsFailed:
                WordTexts(
                    "The search for suggestions has failed: {reason}",
                    de: "Die Suche nach Vorschlägen ist fehlgeschlagen: {reason}",
                    es: "La búsqueda de sugerencias ha fallado: {reason}",
                    fr: "La recherche de suggestions a échoué : {reason}",
                    pt: "A busca de sugestões falhou: {reason}",
                    ptPT: "A procura de sugestões falhou: {reason}",
                    ja: "候補の検索に失敗しました: {reason}", ar: "فشل البحث عن الاقتراحات: {reason}")
            case .noSuchPath:
                WordTexts(
                    "No name here begins with \"{value}\".",
                    de: "Kein Name hier beginnt mit „{value}“.",
                    es: "Ningún nombre empieza aquí por «{value}».",
                    fr: "Aucun nom ne commence ici par « {value} ».",
                    pt: "Nenhum nome aqui começa com “{value}”.",
                    ptPT: "Nenhum nome aqui começa por “{value}”.",
                    ja: "「{value}」で始まる名前はここにありません。",
                    ar: "لا يوجد هنا اسم يبدأ بـ «{value}».")
            case .untypableName:
                WordTexts(
                    "no line can hold this name", de: "lässt sich in keiner Zeile tippen",
                    es: "no cabe tal cual en una línea", fr: "ne peut pas être saisi sur une ligne",
                    pt: "não pode ser digitado numa linha", ptPT: "não pode ser escrito numa linha",
                    ja: "1行に入力できない名前です", ar: "لا يمكن كتابة هذا الاسم في سطر")
            case .unreadableFolder:
                WordTexts(
                    "There is no folder \"{value}\", or it cannot be read.",
                    de: "Den Ordner „{value}“ gibt es nicht, oder er ist nicht lesbar.",
                    es: "La carpeta «{value}» no existe o no se puede leer.",
                    fr: "Le dossier « {value} » n’existe pas, ou ne peut pas être lu.",
                    pt: "A pasta “{value}” não existe ou não pode ser lida.",
                    ja: "フォルダー「{value}」がないか、読み取れません。",
                    ar: "المجلد «{value}» غير موجود أو لا يمكن قراءته.")
            case .folderTooLarge:
                WordTexts(
                    "This folder has more than {max} names, which are not listed; type the name.",
                    de:
                        "Dieser Ordner hat mehr als {max} Namen, die nicht aufgelistet werden; tippen Sie den Namen.",
                    es:
                        "Esta carpeta tiene más de {max} nombres, que no se muestran; escriba el nombre.",
                    fr:
                        "Ce dossier contient plus de {max} noms, qui ne sont pas affichés ; tapez le nom.",
                    pt:
                        "Esta pasta tem mais de {max} nomes, que não são listados; digite o nome.",
                    ptPT:
                        "Esta pasta tem mais de {max} nomes, que não são listados; escreva o nome.",
                    ja: "このフォルダーには {max} を超える名前があり、一覧にできません。名前を入力してください。",
                    ar: "في هذا المجلد أكثر من {max} اسم، وهي لا تُعرض؛ اكتب الاسم.")
            case .matching:
                WordTexts(
                    "Matching: {count}.", de: "Passend: {count}.", es: "Coinciden: {count}.",
                    fr: "Correspondances : {count}.", pt: "Correspondem: {count}.",
                    ja: "該当: {count}。", ar: "المطابقة: {count}.")
            case .exactly:
                WordTexts(
                    "exactly {min}", de: "genau {min}", es: "exactamente {min}",
                    fr: "exactement {min}", pt: "exatamente {min}", ja: "ちょうど {min}",
                    ar: "{min} بالضبط")
            case .charactersAtMost:
                WordTexts(
                    "up to {max} characters", de: "bis {max} Zeichen", es: "hasta {max} caracteres",
                    fr: "jusqu’à {max} caractères", pt: "até {max} caracteres",
                    ja: "{max} 文字まで", ar: "عدد الأحرف حتى {max}")
            case .charactersAtLeast:
                WordTexts(
                    "at least {min} characters", de: "mindestens {min} Zeichen",
                    es: "al menos {min} caracteres", fr: "au moins {min} caractères",
                    pt: "pelo menos {min} caracteres", ja: "{min} 文字以上",
                    ar: "عدد الأحرف ابتداءً من {min}")
            case .charactersFromTo:
                WordTexts(
                    "{min} to {max} characters", de: "{min} bis {max} Zeichen",
                    es: "de {min} a {max} caracteres", fr: "de {min} à {max} caractères",
                    pt: "de {min} a {max} caracteres", ja: "{min} から {max} 文字まで",
                    ar: "عدد الأحرف من {min} إلى {max}")
            case .charactersExactly:
                WordTexts(
                    "characters: {min}", de: "Zeichen: {min}", es: "caracteres: {min}",
                    fr: "caractères : {min}", pt: "caracteres: {min}", ja: "{min} 文字",
                    ar: "عدد الأحرف: {min}")
            case .charactersLeft:
                WordTexts(
                    "{count} left", de: "noch {count}", es: "quedan {count}", fr: "reste {count}",
                    pt: "restam {count}", ja: "残り {count}", ar: "بقي {count}")
            case .charactersOver:
                WordTexts(
                    "{count} too many", de: "{count} zu viel", es: "sobran {count}",
                    fr: "{count} de trop", pt: "{count} a mais", ja: "{count} 超過",
                    ar: "{count} زيادة")
            case .tooManyMarked:
                WordTexts(
                    "Up to {max} can be marked; unmark another one first.",
                    de:
                        "Es lassen sich höchstens {max} markieren; nehmen Sie zuerst eine Markierung weg.",
                    es: "Se pueden marcar hasta {max}; desmarque otra primero.",
                    fr: "On peut en cocher {max} au plus ; décochez-en d’abord une autre.",
                    pt: "É possível marcar até {max}; desmarque outra primeiro.",
                    ja: "選べるのは {max} 個までです。先に他の印を外してください。",
                    ar: "يمكن تحديد {max} على الأكثر؛ ألغِ تحديد خيار آخر أولاً.")
            case .largest:
                WordTexts(
                    "It ends at {max}.", de: "Bei {max} ist Schluss.", es: "Termina en {max}.",
                    fr: "La limite est {max}.", pt: "Termina em {max}.", ja: "{max} が最大です。",
                    ar: "الحد الأعلى هو {max}.")
            case .smallest:
                WordTexts(
                    "It begins at {min}.", de: "Es beginnt bei {min}.", es: "Empieza en {min}.",
                    fr: "Cela commence à {min}.", pt: "Começa em {min}.", ja: "{min} が最小です。",
                    ar: "الحد الأدنى هو {min}.")
            case .notStepped:
                WordTexts(
                    "What is typed cannot be stepped.",
                    de: "Von dieser Eingabe gibt es keinen Schritt.",
                    es: "Lo escrito no se puede aumentar ni disminuir.",
                    fr: "La saisie ne peut pas être augmentée ni diminuée.",
                    pt: "O texto não pode ser aumentado nem diminuído.", ja: "この入力からは増減できません。",
                    ar: "لا يمكن زيادة ما كُتب أو إنقاصه.")
            case .again:
                WordTexts(
                    "The same again", de: "Noch einmal dasselbe", es: "Lo mismo otra vez",
                    fr: "La même chose encore une fois", pt: "O mesmo outra vez", ja: "もう一度同じ入力",
                    ar: "الشيء نفسه مرة أخرى")
            case .entriesDiffer:
                WordTexts(
                    "The two entries differ.", de: "Die beiden Eingaben sind verschieden.",
                    es: "Las dos entradas son distintas.", fr: "Les deux saisies sont différentes.",
                    pt: "As duas entradas são diferentes.", ja: "二つの入力が違います。",
                    ar: "الإدخالان مختلفان.")
            case .rows:
                WordTexts(
                    "{count} so far", de: "bisher {count}", es: "{count} hasta ahora",
                    fr: "{count} jusqu’ici", pt: "{count} até agora", ja: "現在 {count} 件",
                    ar: "{count} حتى الآن")
            case .rowsAtLeast:
                WordTexts(
                    "{count} of at least {min}", de: "{count} von mindestens {min}",
                    es: "{count} de al menos {min}", fr: "{count} sur au moins {min}",
                    pt: "{count} de pelo menos {min}", ja: "{count} 件 (最低 {min} 件)",
                    ar: "{count} من {min} على الأقل")
            case .rowsAtMost:
                WordTexts(
                    "{count} of at most {max}", de: "{count} von höchstens {max}",
                    es: "{count} de {max} como máximo", fr: "{count} sur {max} au plus",
                    pt: "{count} de no máximo {max}", ja: "{count} 件 (最大 {max} 件)",
                    ar: "{count} من {max} على الأكثر")
            case .rowCommands:
                WordTexts(
                    "type a to add, e 1 to edit, d 1 to delete, m 2 1 to move",
                    de: "tippen: a für einen neuen, e 1 ändert, d 1 löscht, m 2 1 verschiebt",
                    es: "escriba a para añadir, e 1 editar, d 1 borrar, m 2 1 mover",
                    fr: "tapez a pour ajouter, e 1 modifier, d 1 supprimer, m 2 1 déplacer",
                    pt: "digite a para adicionar, e 1 editar, d 1 apagar, m 2 1 mover",
                    ptPT: "escreva a para adicionar, e 1 editar, d 1 eliminar, m 2 1 mover",
                    ja: "a 追加、e 1 編集、d 1 削除、m 2 1 移動と入力",
                    ar: "اكتب a للإضافة، e 1 للتعديل، d 1 للحذف، m 2 1 للنقل")
            case .rowMoved:
                WordTexts(
                    "Entry {number} of {title} is number {to} now",
                    de: "Eintrag {number} von „{title}“ ist jetzt Nummer {to}",
                    es: "La entrada {number} de «{title}» es ahora la {to}",
                    fr: "L’entrée {number} de « {title} » est maintenant la {to}",
                    pt: "O item {number} de “{title}” é agora o {to}",
                    ja: "「{title}」の項目 {number} は {to} 番目になりました",
                    ar: "المدخل {number} من «{title}» رقمه الآن {to}")
            case .tooFewRows:
                WordTexts(
                    "{title} must keep at least {min}; edit one instead.",
                    de: "„{title}“ braucht mindestens {min}; ändern geht.",
                    es: "«{title}» debe conservar al menos {min}; puede editarla.",
                    fr: "« {title} » doit en garder au moins {min} ; modifiez-en une.",
                    pt: "“{title}” deve manter pelo menos {min}; pode editar um.",
                    ja: "「{title}」には {min} 件以上必要です。編集はできます。",
                    ar: "يجب أن يبقى في «{title}» {min} على الأقل؛ يمكن التعديل.")
            case .keyAccepts:
                WordTexts(
                    "Enter accepts", de: "Enter nimmt an", es: "Enter acepta", fr: "Entrée valide",
                    pt: "Enter aceita", ja: "Enter 決定", ar: "Enter يقبل")
            case .keyBack:
                WordTexts(
                    "Shift-Tab back", de: "Umschalt-Tab zurück", es: "Mayús-Tab atrás",
                    fr: "Maj-Tab retour", pt: "Shift-Tab volta", ja: "Shift-Tab 戻る",
                    ar: "Shift-Tab رجوع")
            case .keyHelp:
                WordTexts(
                    "F1 or :help", de: "F1 oder :help", es: "F1 o :help", fr: "F1 ou :help",
                    pt: "F1 ou :help", ja: "F1 か :help", ar: "F1 أو :help")
            case .keyChoose:
                WordTexts(
                    "↑↓ choose", de: "↑↓ wählt", es: "↑↓ elige", fr: "↑↓ choisit", pt: "↑↓ escolhe",
                    ja: "↑↓ 選択", ar: "↑↓ اختيار")
            case .keyMark:
                WordTexts(
                    "Space marks", de: "Leertaste markiert", es: "Espacio marca",
                    fr: "Espace coche", pt: "Espaço marca", ja: "Space 印", ar: "المسافة تحدد")
            case .keyAll:
                WordTexts(
                    "Ctrl-A all", de: "Strg-A alle", es: "Ctrl-A todas", fr: "Ctrl-A tout",
                    pt: "Ctrl-A todas", ja: "Ctrl-A すべて", ar: "Ctrl-A الكل")
            case .keyUnfilter:
                WordTexts(
                    "Esc clears the filter", de: "Esc löscht den Filter", es: "Esc borra el filtro",
                    fr: "Échap efface le filtre", pt: "Esc limpa o filtro", ja: "Esc 絞り込み解除",
                    ar: "Esc يمسح المرشح")
            case .keyComplete:
                WordTexts(
                    "Tab completes", de: "Tab ergänzt", es: "Tab completa", fr: "Tab complète",
                    pt: "Tab completa", ja: "Tab 補完", ar: "Tab يكمل")
            case .keySuggestions:
                WordTexts(
                    "↓ suggestions", de: "↓ Vorschläge", es: "↓ sugerencias", fr: "↓ suggère",
                    pt: "↓ sugestões", ja: "↓ 候補", ar: "↓ اقتراحات")
            case .keyNewLine:
                WordTexts(
                    "Enter new line", de: "Enter neue Zeile", es: "Enter línea nueva",
                    fr: "Entrée nouvelle ligne", pt: "Enter nova linha", ja: "Enter 改行",
                    ar: "Enter سطر جديد")
            case .keyAcceptLines:
                WordTexts(
                    "Alt-Enter accepts", de: "Alt-Enter nimmt an", es: "Alt-Enter acepta",
                    fr: "Alt-Entrée valide", pt: "Alt-Enter aceita", ja: "Alt-Enter 決定",
                    ar: "Alt-Enter يقبل")
            case .keyEndList:
                WordTexts(
                    "an empty line ends the list", de: "eine leere Zeile beendet die Liste",
                    es: "una línea vacía termina la lista", fr: "une ligne vide termine la liste",
                    pt: "uma linha vazia termina a lista", ja: "空行で終了", ar: "سطر فارغ ينهي القائمة")
            case .keyEditor:
                WordTexts(
                    "F2 editor", de: "F2 Editor", es: "F2 editor", fr: "F2 éditeur",
                    pt: "F2 editor", ja: "F2 エディター", ar: "F2 محرر")
            case .keyReveal:
                WordTexts(
                    "Ctrl-R shows it", de: "Strg-R zeigt es", es: "Ctrl-R lo muestra",
                    fr: "Ctrl-R l’affiche", pt: "Ctrl-R mostra", ja: "Ctrl-R 表示", ar: "Ctrl-R يظهره"
                )
            case .keySubmit:
                WordTexts(
                    "Enter submits", de: "Enter sendet ab", es: "Enter envía", fr: "Entrée envoie",
                    pt: "Enter envia", ja: "Enter 送信", ar: "Enter يرسل")
            case .keyChange:
                WordTexts(
                    "a number changes an answer", de: "eine Nummer ändert eine Antwort",
                    es: "un número cambia una respuesta", fr: "un numéro change une réponse",
                    pt: "um número muda uma resposta", ja: "番号で変更", ar: "رقم يغير إجابة")
            case .keyStop:
                WordTexts(
                    ":quit leaves", de: ":quit bricht ab", es: ":quit sale", fr: ":quit quitte",
                    pt: ":quit sai", ja: ":quit 終了", ar: ":quit للمغادرة")
            case .keyStep:
                WordTexts(
                    "↑↓ step", de: "↑↓ Schritt", es: "↑↓ paso", fr: "↑↓ pas", pt: "↑↓ passo",
                    ja: "↑↓ 増減", ar: "↑↓ خطوة")
            case .keyDay:
                WordTexts(
                    "↑↓ day", de: "↑↓ Tag", es: "↑↓ día", fr: "↑↓ jour", pt: "↑↓ dia", ja: "↑↓ 日",
                    ar: "↑↓ يوم")
            case .keyMinute:
                WordTexts(
                    "↑↓ minute", de: "↑↓ Minute", es: "↑↓ minuto", fr: "↑↓ minute", pt: "↑↓ minuto",
                    ja: "↑↓ 分", ar: "↑↓ دقيقة")
            case .keyPart:
                WordTexts(
                    "←→ part", de: "←→ Teil", es: "←→ parte", fr: "←→ partie", pt: "←→ parte",
                    ja: "←→ 部分", ar: "←→ جزء")
            case .keyMonth:
                WordTexts(
                    "PgUp/PgDn month", de: "Bild auf/ab Monat", es: "RePág/AvPág mes",
                    fr: "PgPréc/PgSuiv mois", pt: "PgUp/PgDn mês", ja: "PgUp/PgDn 月",
                    ar: "PgUp/PgDn شهر")
            case .keyHour:
                WordTexts(
                    "PgUp/PgDn hour", de: "Bild auf/ab Stunde", es: "RePág/AvPág hora",
                    fr: "PgPréc/PgSuiv heure", pt: "PgUp/PgDn hora", ja: "PgUp/PgDn 時",
                    ar: "PgUp/PgDn ساعة")
            case .keyPageDay:
                WordTexts(
                    "PgUp/PgDn day", de: "Bild auf/ab Tag", es: "RePág/AvPág día",
                    fr: "PgPréc/PgSuiv jour", pt: "PgUp/PgDn dia", ja: "PgUp/PgDn 日",
                    ar: "PgUp/PgDn يوم")
            case .keyCalendar:
                WordTexts(
                    "F4 calendar", de: "F4 Kalender", es: "F4 calendario", fr: "F4 calendrier",
                    pt: "F4 calendário", ja: "F4 カレンダー", ar: "F4 التقويم")
            case .keyChooseRow:
                WordTexts(
                    "↑ entries", de: "↑ Einträge", es: "↑ entradas", fr: "↑ entrées", pt: "↑ itens",
                    ja: "↑ 項目", ar: "↑ المدخلات")
            case .keyAddRow:
                WordTexts(
                    "a add", de: "a neu", es: "a añadir", fr: "a ajouter", pt: "a adicionar",
                    ja: "a 追加", ar: "a إضافة")
            case .keyEditRow:
                WordTexts(
                    "e edit", de: "e ändern", es: "e editar", fr: "e modifier", pt: "e editar",
                    ja: "e 編集", ar: "e تعديل")
            case .keyDeleteRow:
                WordTexts(
                    "d delete", de: "d löschen", es: "d borrar", fr: "d supprimer", pt: "d apagar",
                    ptPT: "d eliminar", ja: "d 削除", ar: "d حذف")
            case .keyMoveRow:
                WordTexts(
                    "m move", de: "m verschieben", es: "m mover", fr: "m déplacer", pt: "m mover",
                    ja: "m 移動", ar: "m نقل")
            case .keyGoesOn:
                WordTexts(
                    "Enter goes on", de: "Enter geht weiter", es: "Enter sigue",
                    fr: "Entrée continue", pt: "Enter continua", ja: "Enter 次へ", ar: "Enter يتابع")
            case .keyCarry:
                WordTexts(
                    "↑↓ moves it", de: "↑↓ verschiebt", es: "↑↓ lo mueve", fr: "↑↓ déplace",
                    pt: "↑↓ move", ja: "↑↓ 移動", ar: "↑↓ ينقله")
            case .keyDrop:
                WordTexts(
                    "Enter leaves it there", de: "Enter lässt es dort", es: "Enter lo deja ahí",
                    fr: "Entrée le laisse là", pt: "Enter deixa ali", ja: "Enter ここに置く",
                    ar: "Enter يتركه هنا")
            case .keyTakeDay:
                WordTexts(
                    "Enter takes the day", de: "Enter nimmt den Tag", es: "Enter toma el día",
                    fr: "Entrée prend le jour", pt: "Enter usa o dia", ja: "Enter 日を選ぶ",
                    ar: "Enter يأخذ اليوم")
            case .keyArrowDay:
                WordTexts(
                    "←→ day", de: "←→ Tag", es: "←→ día", fr: "←→ jour", pt: "←→ dia", ja: "←→ 日",
                    ar: "←→ يوم")
            case .keyWeek:
                WordTexts(
                    "↑↓ week", de: "↑↓ Woche", es: "↑↓ semana", fr: "↑↓ semaine", pt: "↑↓ semana",
                    ja: "↑↓ 週", ar: "↑↓ أسبوع")
            case .keyCloses:
                WordTexts(
                    "Esc closes", de: "Esc schließt", es: "Esc cierra", fr: "Échap ferme",
                    pt: "Esc fecha", ja: "Esc 閉じる", ar: "Esc يغلق")
            case .accepted:
                WordTexts(
                    "Accepted: {value}", de: "Angenommen: {value}", es: "Aceptado: {value}",
                    fr: "Accepté : {value}", pt: "Aceito: {value}", ptPT: "Recebido: {value}",
                    ja: "入力: {value}", ar: "تم القبول: {value}")
            case .acceptedNothing:
                WordTexts(
                    "Accepted: no answer", de: "Angenommen: keine Antwort",
                    es: "Aceptado: sin respuesta", fr: "Accepté : pas de réponse",
                    pt: "Aceito: sem resposta", ptPT: "Recebido: sem resposta", ja: "入力: なし",
                    ar: "تم القبول: لا إجابة")
            case .typed:
                WordTexts(
                    "You typed: {value}", de: "Getippt: {value}", es: "Escribió: {value}",
                    fr: "Vous avez tapé : {value}", pt: "Você digitou: {value}",
                    ptPT: "Escreveu: {value}", ja: "入力した文字: {value}", ar: "كتبت: {value}")
            case .choices:
                WordTexts(
                    "Choices: {count}.", de: "Auswahl: {count}.", es: "Opciones: {count}.",
                    fr: "Choix : {count}.", pt: "Opções: {count}.", ja: "選択肢: {count}。",
                    ar: "الخيارات: {count}.")
            case .typeOne:
                WordTexts(
                    "Type a number or a name.", de: "Nummer oder Name eingeben.",
                    es: "Escriba un número o un nombre.", fr: "Tapez un numéro ou un nom.",
                    pt: "Digite um número ou um nome.", ptPT: "Escreva um número ou um nome.",
                    ja: "番号か名前を入力してください。", ar: "اكتب رقمًا أو اسمًا.")
            case .typeLines:
                WordTexts(
                    "A line with a single full stop ends the text.",
                    de: "Eine Zeile mit einem einzelnen Punkt beendet den Text.",
                    es: "Una línea con un solo punto termina el texto.",
                    fr: "Une ligne avec un seul point termine le texte.",
                    pt: "Uma linha só com um ponto termina o texto.", ja: "ピリオドだけの行で終わります。",
                    ar: "سطر فيه نقطة واحدة ينهي النص.")
            case .opening:
                WordTexts(
                    "Enter accepts, Shift-Tab goes back, :help says more.",
                    de: "Enter nimmt an, Umschalt-Tab geht zurück, :help erklärt mehr.",
                    es: "Enter para aceptar, Mayús-Tab para volver atrás, :help para más ayuda.",
                    fr:
                        "Entrée pour accepter, Maj-Tab pour revenir en arrière, :help pour plus d’aide.",
                    pt: "Enter para aceitar, Shift-Tab para voltar, :help para mais ajuda.",
                    ptPT: "Enter para aceitar, Shift-Tab para voltar atrás, :help para mais ajuda.",
                    ja: "Enterで決定、Shift-Tabで戻る、:help で説明を表示します。",
                    ar: "Enter للقبول، وShift-Tab للرجوع، و:help لمزيد من الشرح.")
            case .suchAs:
                WordTexts(
                    "such as {example}", de: "z. B. {example}", es: "por ejemplo, {example}",
                    fr: "par exemple {example}", pt: "por exemplo, {example}", ja: "例：{example}",
                    ar: "مثل {example}")
            case .severalByNumber:
                WordTexts(
                    "Choose several as 1,3 or 1-2, by title, or all; put a title with a comma in quotes.",
                    de:
                        "Mehrere auswählen: 1,3 oder 1-2, Titel mit Kommas dazwischen oder „alle“; ein Titel mit Komma steht in Anführungszeichen.",
                    es:
                        "Para elegir varias: 1,3 o 1-2, sus títulos, o «todas»; un título con coma va entre comillas.",
                    fr:
                        "Pour en choisir plusieurs : 1,3 ou 1-2, leurs titres, ou « toutes » ; un titre qui contient une virgule se met entre guillemets \"…\".",
                    pt:
                        "Para escolher várias: 1,3 ou 1-2, os títulos, ou “todas”; um título com vírgula fica entre aspas.",
                    ja: "複数選ぶには 1,3 や 1-2 のような番号、名前、または「すべて」と入力します。コンマを含む名前は引用符（\"）で囲みます。",
                    ar:
                        "لاختيار عدة خيارات: 1,3 أو 1-2 أو بالعنوان أو كلمة «الكل»؛ يوضع العنوان الذي فيه فاصلة بين علامتي \"."
                )
            case .severalByTitle:
                WordTexts(
                    "Choose several by title, with commas between them, or all; put a title with a comma in quotes.",
                    de:
                        "Mehrere auswählen: Titel mit Kommas dazwischen oder „alle“; ein Titel mit Komma steht in Anführungszeichen.",
                    es:
                        "Para elegir varias: sus títulos, separados por comas, o «todas»; un título con coma va entre comillas.",
                    fr:
                        "Pour en choisir plusieurs : leurs titres, séparés par des virgules, ou « toutes » ; un titre qui contient une virgule se met entre guillemets \"…\".",
                    pt:
                        "Para escolher várias: os títulos, separados por vírgulas, ou “todas”; um título com vírgula fica entre aspas.",
                    ja: "複数選ぶには、名前をコンマで区切って入力するか、「すべて」と入力します。コンマを含む名前は引用符（\"）で囲みます。",
                    ar:
                        "لاختيار عدة خيارات: بالعناوين مع فاصلة بينها، أو كلمة «الكل»؛ يوضع العنوان الذي فيه فاصلة بين علامتي \"."
                )
            case .readAs:
                WordTexts(
                    "Read as {value}; Enter accepts it.",
                    de: "Gelesen als {value}; Enter übernimmt.",
                    es: "Se ha leído como {value}; Enter para aceptarlo.",
                    fr: "Lu comme {value} ; Entrée pour accepter.",
                    pt: "Lido como {value}; Enter para aceitar.",
                    ja: "{value} と読み取りました。Enterで確定します。", ar: "قُرئ على أنه {value}؛ Enter للقبول.")
            case .choicesCleared:
                WordTexts(
                    "These cannot be chosen together; kept: {value}. Enter accepts it.",
                    de: "Das lässt sich nicht zusammen wählen; behalten: {value}. Enter übernimmt.",
                    es: "No se pueden elegir juntas; se conserva: {value}. Enter para aceptarlo.",
                    fr:
                        "Ces réponses ne vont pas ensemble ; gardé : {value}. Entrée pour accepter.",
                    pt: "Não podem ser escolhidas juntas; ficou: {value}. Enter para aceitar.",
                    ja: "一緒には選べないため、{value} を残しました。Enterで確定します。",
                    ar: "لا يمكن اختيارها معًا؛ بقي: {value}. Enter للقبول.")
            case .optional:
                WordTexts(
                    "optional", de: "freiwillig", es: "opcional", fr: "facultatif", pt: "opcional",
                    ja: "任意", ar: "اختياري")
            case .oneALine:
                WordTexts(
                    "one a line; an empty line ends the list",
                    de: "je Zeile ein Eintrag; eine leere Zeile beendet die Liste",
                    es: "una entrada por línea; una línea vacía termina la lista",
                    fr: "une entrée par ligne ; une ligne vide termine la liste",
                    pt: "um item por linha; uma linha vazia termina a lista", ja: "1行に1件、空行で終わり",
                    ar: "مدخل واحد في كل سطر؛ سطر فارغ ينهي القائمة")
            case .emptyKeepsSecret:
                WordTexts(
                    "An empty line keeps what you entered before.",
                    de: "Bei leerer Zeile bleibt die vorige Eingabe.",
                    es: "Una línea vacía conserva lo introducido antes.",
                    fr: "Une ligne vide garde la saisie précédente.",
                    pt: "Uma linha vazia mantém o que foi digitado antes.",
                    ptPT: "Uma linha vazia mantém o que foi introduzido antes.",
                    ja: "空行のままにすると、前に入力したものが残ります。", ar: "السطر الفارغ يُبقي ما أُدخل من قبل.")
            case .emptyKeepsText:
                WordTexts(
                    "The answer has line ends, tabs or control characters and cannot be edited here; an empty line keeps it.",
                    de:
                        "Die Antwort hat Zeilenenden, Tabulatoren oder Steuerzeichen und kann hier nicht bearbeitet werden; bei leerer Zeile bleibt sie, wie sie ist.",
                    es:
                        "La respuesta contiene saltos de línea, tabuladores o caracteres de control y no se puede editar aquí; una línea vacía la conserva.",
                    fr:
                        "La réponse contient des fins de ligne, des tabulations ou des caractères de contrôle et ne peut pas être modifiée ici ; une ligne vide la garde.",
                    pt:
                        "A resposta tem quebras de linha, tabulações ou caracteres de controle e não pode ser editada aqui; uma linha vazia a mantém.",
                    ptPT:
                        "A resposta tem quebras de linha, tabulações ou caracteres de controlo e não pode ser editada aqui; uma linha vazia mantém-na.",
                    ja: "回答に改行、タブ、または制御文字が含まれているため、ここでは編集できません。空行のままにすると、そのまま残ります。",
                    ar:
                        "تحتوي الإجابة على نهايات أسطر أو علامات جدولة أو محارف تحكم ولا يمكن تعديلها هنا؛ السطر الفارغ يُبقيها كما هي."
                )
            case .checking:
                WordTexts(
                    "Checking; Ctrl-C leaves.", de: "Wird geprüft; Strg-C bricht ab.",
                    es: "Comprobando; Ctrl-C para salir.",
                    fr: "Vérification en cours ; Ctrl-C pour quitter.",
                    pt: "Verificando; Ctrl-C para sair.", ptPT: "A verificar; Ctrl-C para sair.",
                    ja: "確認しています。Ctrl-Cで終了します。", ar: "يجري الفحص؛ Ctrl-C للخروج.")
            case .changing:
                WordTexts(
                    "Changing {title}", de: "„{title}“ wird geändert", es: "Cambiar «{title}»",
                    fr: "Modification de « {title} »", pt: "Alteração de “{title}”",
                    ja: "「{title}」を変更します", ar: "تعديل «{title}»")
            case .commands:
                WordTexts(
                    """
                    :back (or Shift-Tab) goes to the field before, without checking this one
                    :skip leaves this field empty   :review shows all answers
                    :quit leaves without submitting   :: at the start types one colon
                    Enter starts a new line where several are allowed, and Alt-Enter accepts them
                    """,
                    de: """
                        :back (oder Umschalt-Tab) geht zum Feld davor, ohne dieses zu prüfen
                        :skip lässt dieses Feld leer   :review zeigt alle Antworten
                        :quit verlässt das Formular, ohne abzusenden   :: am Anfang schreibt einen Doppelpunkt
                        Wo mehrere Zeilen erlaubt sind, beginnt Enter eine neue, und Alt-Enter nimmt sie an
                        """,
                    es: """
                        :back (o Mayús-Tab) va al campo anterior, sin comprobar este
                        :skip deja este campo vacío   :review muestra todas las respuestas
                        :quit sale sin enviar   :: al principio escribe dos puntos
                        Donde se permiten varias líneas, Enter empieza otra y Alt-Enter las acepta
                        """,
                    fr: """
                        :back (ou Maj-Tab) va au champ précédent, sans vérifier celui-ci
                        :skip laisse ce champ vide   :review montre toutes les réponses
                        :quit quitte sans envoyer   :: au début écrit un deux-points
                        Là où plusieurs lignes sont permises, Entrée en commence une et Alt-Entrée les valide
                        """,
                    pt: """
                        :back (ou Shift-Tab) vai ao campo anterior, sem verificar este
                        :skip deixa este campo vazio   :review mostra todas as respostas
                        :quit sai sem enviar   :: no início escreve dois-pontos
                        Onde várias linhas são permitidas, Enter começa outra e Alt-Enter aceita-as
                        """,
                    ja: """
                        :back（または Shift-Tab）確認せずに前の項目へ戻る
                        :skip この項目を空にする   :review すべての回答を表示する
                        :quit 送信せずに終了する   :: 行頭でコロンを1つ入力する
                        複数行の項目では Enter で改行、Alt-Enter で決定する
                        """,
                    ar: """
                        :back (أو Shift-Tab) للرجوع إلى الحقل السابق دون فحص هذا الحقل
                        :skip لترك هذا الحقل فارغًا   :review لعرض كل الإجابات
                        :quit للخروج دون إرسال   :: في البداية لكتابة نقطتين رأسيتين
                        حيث يُسمح بعدة أسطر: Enter لبدء سطر جديد و Alt-Enter للقبول
                        """)
            case .noHelp:
                WordTexts(
                    "There is no more help for this field.",
                    de: "Mehr gibt es zu diesem Feld nicht zu sagen.",
                    es: "No hay más que decir sobre este campo.",
                    fr: "Il n’y a rien de plus à dire sur ce champ.",
                    pt: "Não há mais nada a dizer sobre este campo.", ja: "この項目についての説明はこれ以上ありません。",
                    ar: "لا يوجد شرح آخر لهذا الحقل.")
            case .unknownCommand:
                WordTexts(
                    "There is no such command; :help lists them, and :: begins a text with a colon.",
                    de:
                        "Diesen Befehl gibt es nicht; :help nennt alle, und mit :: beginnt ein Text mit einem Doppelpunkt.",
                    es:
                        "Ese comando no existe; :help los enumera, y :: empieza un texto con dos puntos.",
                    fr:
                        "Cette commande n’existe pas ; la commande :help les énumère, et :: commence un texte par un deux-points.",
                    pt:
                        "Esse comando não existe; :help lista todos, e :: começa um texto com dois-pontos.",
                    ja: "そのようなコマンドはありません。:help で一覧を表示します。コロンで始まる文章は :: で始めてください。",
                    ar:
                        "لا يوجد أمر كهذا؛ يعرض :help كل الأوامر، ويبدأ النص الذي أوله نقطتان رأسيتان بـ ::."
                )
            case .isFirst:
                WordTexts(
                    "This is the first field.", de: "Das ist das erste Feld.",
                    es: "Este es el primer campo.", fr: "C’est le premier champ.",
                    pt: "Este é o primeiro campo.", ja: "これは最初の項目です。", ar: "هذا هو الحقل الأول.")
            case .cannotSkip:
                WordTexts(
                    "{title} is required and cannot be skipped.",
                    de: "„{title}“ ist erforderlich und kann nicht übersprungen werden.",
                    es: "El campo «{title}» es obligatorio y no se puede omitir.",
                    fr: "Le champ « {title} » est obligatoire et ne peut pas être omis.",
                    pt: "O campo “{title}” é obrigatório e não pode ser pulado.",
                    ptPT: "O campo “{title}” é obrigatório e não pode ser ignorado.",
                    ja: "「{title}」は必須なので、省略できません。", ar: "الحقل «{title}» مطلوب ولا يمكن تخطيه.")
            case .tooLong:
                WordTexts(
                    "That is too long; nothing was added. At most {max} bytes are allowed.",
                    de:
                        "Das ist zu lang; nichts wurde hinzugefügt. Höchstens {max} Bytes sind erlaubt.",
                    es: "Es demasiado largo; no se añadió nada. El máximo es de {max} bytes.",
                    fr: "C’est trop long ; rien n’a été ajouté. Le maximum est de {max} octets.",
                    pt: "É longo demais; nada foi acrescentado. O máximo é de {max} bytes.",
                    ptPT: "É demasiado longo; nada foi acrescentado. O máximo é de {max} bytes.",
                    ja: "長すぎるため、追加しませんでした。上限は{max}バイトです。",
                    ar: "النص أطول من اللازم ولم يُضف شيء. الحد الأقصى بالبايت: {max}.")
            case .pasteRefused:
                WordTexts(
                    "What was pasted has line ends, tabs or control characters, which are not allowed here; nothing was added.",
                    de:
                        "Das Eingefügte hat Zeilenenden, Tabulatoren oder Steuerzeichen, die hier nicht stehen können; nichts wurde hinzugefügt.",
                    es:
                        "Lo pegado contiene saltos de línea, tabuladores o caracteres de control, que aquí no son posibles; no se añadió nada.",
                    fr:
                        "Le texte collé contient des fins de ligne, des tabulations ou des caractères de contrôle, impossibles ici ; rien n’a été ajouté.",
                    pt:
                        "O texto colado tem quebras de linha, tabulações ou caracteres de controle, que não são permitidos aqui; nada foi acrescentado.",
                    ptPT:
                        "O texto colado tem quebras de linha, tabulações ou caracteres de controlo, que não são permitidos aqui; nada foi acrescentado.",
                    ja: "貼り付けた内容に、ここでは使えない改行、タブ、または制御文字が含まれているため、追加しませんでした。",
                    ar:
                        "يحتوي النص الملصق على نهايات أسطر أو علامات جدولة أو محارف تحكم لا يمكن أن ترد هنا، ولم يُضف شيء."
                )
            case .notUTF8:
                WordTexts(
                    "That is not UTF-8, so nothing was added; set the terminal to UTF-8.",
                    de:
                        "Das ist kein UTF-8, deshalb wurde nichts eingefügt; stellen Sie das Terminal auf UTF-8.",
                    es:
                        "Eso no es UTF-8, así que no se ha añadido nada; configure el terminal en UTF-8.",
                    fr:
                        "Ce n’est pas de l’UTF-8, rien n’a donc été ajouté ; réglez le terminal sur UTF-8.",
                    pt:
                        "Isso não é UTF-8, portanto nada foi acrescentado; configure o terminal para UTF-8.",
                    ja: "UTF-8ではないため、何も追加しませんでした。端末をUTF-8に設定してください。",
                    ar: "هذا ليس UTF-8، فلم يُضف شيء. يُرجى ضبط الطرفية على UTF-8.")
            case .review:
                WordTexts(
                    "Review", de: "Übersicht", es: "Resumen", fr: "Récapitulatif", pt: "Resumo",
                    ja: "確認", ar: "مراجعة")
            case .submit:
                WordTexts(
                    "Submit", de: "Absenden", es: "Enviar", fr: "Envoyer", pt: "Enviar", ja: "送信",
                    ar: "إرسال")
            case .reviewQuestion:
                WordTexts(
                    "{button} (Enter submits, a number changes an answer, :quit leaves): ",
                    de:
                        "{button} (Enter sendet ab, eine Nummer ändert eine Antwort, :quit bricht ab): ",
                    es: "{button} (Enter envía, un número cambia una respuesta, :quit sale): ",
                    fr: "{button} (Entrée envoie, un numéro modifie une réponse, :quit quitte) : ",
                    pt: "{button} (Enter envia, um número altera uma resposta, :quit sai): ",
                    ja: "{button}（Enterで送信、番号で回答を変更、:quit で終了）：",
                    ar: "{button} (Enter للإرسال، ورقم لتعديل إجابة، و:quit للخروج): ")
            case .noSuchAnswer:
                WordTexts(
                    "There is no such answer; give its number.",
                    de: "Diese Antwort gibt es nicht; gefragt ist ihre Nummer.",
                    es: "Esa respuesta no existe; hay que indicar su número.",
                    fr: "Cette réponse n’existe pas ; il faut indiquer son numéro.",
                    pt: "Essa resposta não existe; é preciso indicar o número dela.",
                    ja: "その回答はありません。番号を入力してください。", ar: "لا توجد إجابة كهذه؛ يُرجى إدخال رقمها.")
            case .stillWrong:
                WordTexts(
                    "Something still needs an answer.", de: "Es fehlt noch eine Antwort.",
                    es: "Todavía falta una respuesta.", fr: "Il manque encore une réponse.",
                    pt: "Ainda falta uma resposta.", ja: "まだ回答の必要な項目があります。",
                    ar: "ما زالت إحدى الإجابات ناقصة.")
            case .submitted:
                WordTexts(
                    "Submitted.", de: "Abgesendet.", es: "Enviado.", fr: "Envoyé.", pt: "Enviado.",
                    ja: "送信しました。", ar: "تم الإرسال.")
            case .cannotSubmit:
                WordTexts(
                    "These answers cannot be submitted: the form shows no button for it.",
                    de:
                        "Diese Angaben können nicht abgesendet werden: Das Formular zeigt dafür keinen Knopf.",
                    es:
                        "Estas respuestas no se pueden enviar: el formulario no muestra ningún botón para ello.",
                    fr:
                        "Ces réponses ne peuvent pas être envoyées : le formulaire n’affiche aucun bouton d’envoi.",
                    pt:
                        "Estas respostas não podem ser enviadas: o formulário não mostra nenhum botão de envio.",
                    ja: "これらの回答は送信できません。フォームに送信ボタンが表示されていません。",
                    ar: "لا يمكن إرسال هذه الإجابات: لا تعرض الاستمارة زر إرسال لها.")
            case .endingQuestion:
                WordTexts(
                    "Enter ends here, a number changes an answer, :quit leaves: ",
                    de: "Enter beendet hier, eine Nummer ändert eine Angabe, :quit bricht ab: ",
                    es: "Enter termina aquí, un número cambia una respuesta, :quit sale: ",
                    fr: "Entrée termine ici, un numéro modifie une réponse, :quit quitte : ",
                    pt: "Enter encerra aqui, um número altera uma resposta, :quit sai: ",
                    ptPT: "Enter termina aqui, um número altera uma resposta, :quit sai: ",
                    ja: "Enter で終了、番号で回答を変更、:quit で中止: ",
                    ar: "Enter ينهي هنا، ورقمٌ يغيّر إجابة، و:quit للخروج: ")
            case .writing:
                WordTexts(
                    "Writing the answers; Ctrl-C leaves.",
                    de: "Die Antworten werden geschrieben; Strg-C bricht ab.",
                    es: "Escribiendo las respuestas; Ctrl-C para salir.",
                    fr: "Écriture des réponses en cours ; Ctrl-C pour quitter.",
                    pt: "Gravando as respostas; Ctrl-C para sair.",
                    ptPT: "A gravar as respostas; Ctrl-C para sair.",
                    ja: "回答を書き込んでいます。Ctrl-Cで終了します。", ar: "تجري كتابة الإجابات؛ Ctrl-C للخروج.")
            case .timedOut:
                WordTexts(
                    "Nobody answered in time.", de: "Niemand hat rechtzeitig geantwortet.",
                    es: "Nadie respondió a tiempo.", fr: "Personne n’a répondu à temps.",
                    pt: "Ninguém respondeu a tempo.", ja: "時間内に回答がありませんでした。",
                    ar: "لم يُجب أحد في الوقت المحدد.")
            case .undelivered:
                WordTexts(
                    "The answers could not be written: {reason}. Correct that and press Enter, or :quit.",
                    de:
                        "Die Antworten konnten nicht geschrieben werden: {reason}. Die Ursache beheben und Enter drücken, oder :quit.",
                    es:
                        "No se pudieron escribir las respuestas: {reason}. Cuando esté corregido, Enter para intentarlo de nuevo, o :quit para salir.",
                    fr:
                        "Les réponses n’ont pas pu être écrites : {reason}. Après correction, Entrée pour réessayer, ou :quit pour quitter.",
                    pt:
                        "Não foi possível gravar as respostas: {reason}. Depois de corrigir, Enter para tentar de novo, ou :quit para sair.",
                    ptPT:
                        "Não foi possível gravar as respostas: {reason}. Depois de corrigir, Enter para tentar novamente, ou :quit para sair.",
                    ja: "回答を書き込めませんでした：{reason}。問題を直してEnterを押すか、:quit で終了してください。",
                    ar:
                        "تعذرت كتابة الإجابات: {reason}. بعد إصلاح ذلك: Enter لإعادة المحاولة، و:quit للخروج."
                )
            case .addFirst:
                WordTexts(
                    "Add to {title}?",
                    de: "Einen Eintrag zu „{title}“ hinzufügen?",
                    es: "¿Añadir una entrada a «{title}»?",
                    fr: "Ajouter une entrée à « {title} » ?",
                    pt: "Adicionar um item a “{title}”?",
                    ja: "「{title}」に項目を追加しますか？",
                    ar: "هل يُضاف مدخل إلى «{title}»؟")
            case .addAnother:
                WordTexts(
                    "Add another to {title}?",
                    de: "Einen weiteren Eintrag zu „{title}“ hinzufügen?",
                    es: "¿Añadir otra entrada a «{title}»?",
                    fr: "Ajouter une autre entrée à « {title} » ?",
                    pt: "Adicionar outro item a “{title}”?",
                    ja: "「{title}」にもう1つ追加しますか？",
                    ar: "هل يُضاف مدخل آخر إلى «{title}»؟")
            case .adding:
                WordTexts(
                    "Adding to {title}", de: "Neuer Eintrag in „{title}“",
                    es: "Nueva entrada en «{title}»", fr: "Nouvelle entrée dans « {title} »",
                    pt: "Novo item em “{title}”", ja: "「{title}」に追加します",
                    ar: "مدخل جديد في «{title}»")
            case .rowsQuestion:
                WordTexts(
                    "{title} (a adds an entry, e or d and a number edits or deletes one, m and two numbers moves one, Enter goes back): ",
                    de:
                        "{title} (a fügt einen Eintrag hinzu, e oder d mit Nummer ändert oder löscht einen, m mit zwei Nummern verschiebt einen, Enter geht zurück): ",
                    es:
                        "{title} (a añade una entrada, e o d y un número edita o borra una, m y dos números mueve una, Enter vuelve): ",
                    fr:
                        "{title} (a ajoute une entrée, e ou d et un numéro en modifie ou supprime une, m et deux numéros en déplace une, Entrée revient) : ",
                    pt:
                        "{title} (a adiciona um item, e ou d e um número edita ou apaga um, m e dois números move um, Enter volta): ",
                    ptPT:
                        "{title} (a adiciona um item, e ou d e um número edita ou elimina um, m e dois números move um, Enter volta): ",
                    ja: "{title}（aで追加、eと番号で編集、dと番号で削除、mと二つの番号で移動、Enterで戻る）：",
                    ar:
                        "{title} (a لإضافة مدخل؛ e أو d مع رقم للتعديل أو الحذف؛ m مع رقمين للنقل؛ Enter للرجوع): "
                )
            case .noSuchRow:
                WordTexts(
                    "Type a to add, e or d and the number of an entry to edit or delete it, m and two numbers to move one, or just Enter.",
                    de:
                        "a fügt einen Eintrag hinzu, e oder d mit Nummer ändert oder löscht einen, m mit zwei Nummern verschiebt einen, Enter allein geht weiter.",
                    es:
                        "a para añadir una entrada, e o d y su número para editarla o borrarla, m y dos números para moverla, Enter sin más para seguir.",
                    fr:
                        "a pour ajouter une entrée, e ou d et un numéro pour en modifier ou supprimer une, m et deux numéros pour en déplacer une, Entrée sans rien d’autre pour continuer.",
                    pt:
                        "a para adicionar um item, e ou d e o número dele para editá-lo ou apagá-lo, m e dois números para movê-lo, apenas Enter para continuar.",
                    ptPT:
                        "a para adicionar um item, e ou d e o número dele para o editar ou eliminar, m e dois números para o mover, apenas Enter para continuar.",
                    ja: "aで追加、eと番号で編集、dと番号で削除、mと二つの番号で移動、Enterだけで次へ進みます。",
                    ar:
                        "a لإضافة مدخل؛ e أو d مع رقمه لتعديله أو حذفه؛ m مع رقمين لنقله؛ Enter وحده للمتابعة."
                )
            case .deletionQuestion:
                WordTexts(
                    "Press d again to delete entry {number}.",
                    de: "Noch einmal d löscht Eintrag {number}.",
                    es: "Pulse d otra vez para borrar la entrada {number}.",
                    fr: "Appuyez encore sur d pour supprimer l’entrée {number}.",
                    pt: "Tecle d de novo para apagar o item {number}.",
                    ptPT: "Prima d de novo para eliminar o item {number}.",
                    ja: "項目{number}を削除するには、もう一度dを押してください。",
                    ar: "اضغط d مرة أخرى لحذف المدخل {number}.")
            case .deleted:
                WordTexts(
                    "Deleted entry {number} of {title}",
                    de: "Eintrag {number} von „{title}“ gelöscht",
                    es: "Entrada {number} de «{title}» borrada",
                    fr: "Entrée {number} de « {title} » supprimée",
                    pt: "Item {number} de “{title}” apagado",
                    ptPT: "Item {number} de “{title}” eliminado", ja: "「{title}」の項目{number}を削除しました",
                    ar: "حُذف المدخل {number} من «{title}»")
            case .full:
                WordTexts(
                    "{title} can have no more than {max} entries.",
                    de: "„{title}“ kann keine weiteren Einträge haben (höchstens {max}).",
                    es: "El campo «{title}» no admite más entradas (máximo: {max}).",
                    fr: "Le champ « {title} » ne peut pas avoir plus d’entrées (maximum : {max}).",
                    pt: "O campo “{title}” não pode ter mais itens (máximo: {max}).",
                    ja: "「{title}」の項目は{max}個までです。",
                    ar: "لا يمكن إضافة مدخلات أخرى إلى «{title}» (الحد الأقصى: {max}).")
            case .neitherYesNorNo:
                WordTexts(
                    "Answer yes or no.", de: "Bitte mit ja oder nein antworten.",
                    es: "Hay que responder sí o no.", fr: "Il faut répondre oui ou non.",
                    pt: "Responda sim ou não.", ja: "「はい」か「いいえ」で答えてください。",
                    ar: "يُرجى الإجابة بنعم أو لا.")
            case .pageQuestion:
                WordTexts(
                    "Press Enter to go on.", de: "Mit Enter geht es weiter.",
                    es: "Pulsa Enter para seguir.", fr: "Entrée pour continuer.",
                    pt: "Pressione Enter para continuar.", ptPT: "Prima Enter para continuar.",
                    ja: "Enterキーで次へ進みます。", ar: "اضغط Enter للمتابعة.")
            case .nothingAsked:
                WordTexts(
                    "Nothing is asked on this page.", de: "Auf dieser Seite wird nichts gefragt.",
                    es: "En esta página no se pregunta nada.",
                    fr: "Cette page ne demande rien.", pt: "Esta página não pergunta nada.",
                    ja: "このページに質問はありません。", ar: "لا أسئلة في هذه الصفحة.")
            case .lineNeitherYesNorNo:
                WordTexts(
                    "line {line}: another entry in {path}? Write yes or no.",
                    de: "Zeile {line}, ob {path} noch einen Eintrag bekommt: weder ja noch nein.",
                    es: "línea {line}, si se añade otra entrada a {path}: ni sí ni no.",
                    fr: "ligne {line}, s’il faut ajouter une entrée à {path} : ni oui ni non.",
                    pt: "linha {line}, se {path} recebe outro item: nem sim nem não.",
                    ja: "{line}行目、{path}に追加するかどうか：「はい」でも「いいえ」でもありません。",
                    ar: "السطر {line}، هل يُضاف مدخل إلى {path}: ليس نعم ولا لا.")
            case .giveByFile:
                WordTexts(
                    "Give it with --answers FILE.", de: "Angeben mit --answers FILE.",
                    es: "Se indica con --answers FILE.", fr: "À indiquer avec --answers FILE.",
                    pt: "Informe com --answers FILE.", ptPT: "Indique com --answers FILE.",
                    ja: "--answers FILE で指定してください。", ar: "تُعطى الإجابة باستخدام --answers FILE.")
            case .giveBySetting:
                WordTexts(
                    "Give it with --set {name}=VALUE or --answers FILE.",
                    de: "Angeben mit --set {name}=VALUE oder --answers FILE.",
                    es: "Se indica con --set {name}=VALUE o --answers FILE.",
                    fr: "À indiquer avec --set {name}=VALUE ou --answers FILE.",
                    pt: "Informe com --set {name}=VALUE ou --answers FILE.",
                    ptPT: "Indique com --set {name}=VALUE ou --answers FILE.",
                    ja: "--set {name}=VALUE か --answers FILE で指定してください。",
                    ar: "تُعطى الإجابة باستخدام --set {name}=VALUE أو --answers FILE.")
            case .giveByGiven:
                WordTexts(
                    "The program sets it: give it with --given FILE.",
                    de: "Das Programm gibt es vor: angeben mit --given FILE.",
                    es: "Lo fija el programa: se indica con --given FILE.",
                    fr: "C’est le programme qui le définit : à indiquer avec --given FILE.",
                    pt: "O programa o define: informe com --given FILE.",
                    ptPT: "É o programa que o define: indique com --given FILE.",
                    ja: "プログラムが設定します。--given FILE で指定してください。",
                    ar: "تُعطى القيمة باستخدام --given FILE؛ البرنامج هو الذي يحددها.")
            case .lineTooLong:
                WordTexts(
                    "line {line}, the answer to {path}: more than {max} bytes; give it with --answers FILE.",
                    de:
                        "Zeile {line}, die Antwort auf {path}: mehr als {max} Bytes; angeben mit --answers FILE.",
                    es:
                        "línea {line}, la respuesta a {path}: más de {max} bytes; se indica con --answers FILE.",
                    fr:
                        "ligne {line}, la réponse à {path} : plus de {max} octets ; à indiquer avec --answers FILE.",
                    pt:
                        "linha {line}, a resposta a {path}: mais de {max} bytes; informe com --answers FILE.",
                    ptPT:
                        "linha {line}, a resposta a {path}: mais de {max} bytes; indique com --answers FILE.",
                    ja: "{line}行目、{path} への回答：{max}バイトを超えています。--answers FILE で指定してください。",
                    ar:
                        "السطر {line}، الإجابة عن {path}: تتجاوز الحد الأقصى بالبايت ({max})؛ تُعطى باستخدام --answers FILE."
                )
            case .answerTooLong:
                WordTexts(
                    "line {line}, the answer to {path}: more than {max} bytes.",
                    de: "Zeile {line}, die Antwort auf {path}: mehr als {max} Bytes.",
                    es: "línea {line}, la respuesta a {path}: más de {max} bytes.",
                    fr: "ligne {line}, la réponse à {path} : plus de {max} octets.",
                    pt: "linha {line}, a resposta a {path}: mais de {max} bytes.",
                    ja: "{line}行目、{path} への回答：{max}バイトを超えています。",
                    ar: "السطر {line}، الإجابة عن {path}: تتجاوز الحد الأقصى بالبايت ({max}).")
            case .lineNotUTF8:
                WordTexts(
                    "line {line}, the answer to {path}: not UTF-8; write it in UTF-8.",
                    de:
                        "Zeile {line}, die Antwort auf {path}: kein UTF-8; sie muss in UTF-8 geschrieben sein.",
                    es:
                        "línea {line}, la respuesta a {path}: no está en UTF-8; debe escribirse en UTF-8.",
                    fr:
                        "ligne {line}, la réponse à {path} : ce n’est pas de l’UTF-8 ; il faut l’écrire en UTF-8.",
                    pt:
                        "linha {line}, a resposta a {path}: não está em UTF-8; deve ser escrita em UTF-8.",
                    ja: "{line}行目、{path} への回答：UTF-8ではありません。UTF-8で書いてください。",
                    ar: "السطر {line}، الإجابة عن {path}: ليست UTF-8، ويجب أن تُكتب بهذا الترميز.")
            case .lineUnended:
                WordTexts(
                    "line {line}, the answer to {path}: no line {word} ends the text.",
                    de:
                        "Zeile {line}, die Antwort auf {path}: Keine Zeile {word} beendet den Text.",
                    es:
                        "línea {line}, la respuesta a {path}: ninguna línea {word} termina el texto.",
                    fr:
                        "ligne {line}, la réponse à {path} : aucune ligne {word} ne termine le texte.",
                    pt: "linha {line}, a resposta a {path}: nenhuma linha {word} termina o texto.",
                    ja: "{line}行目、{path} への回答：テキストを終える {word} の行がありません。",
                    ar: "السطر {line}، الإجابة عن {path}: لا يوجد سطر {word} ينهي النص.")
            case .lineTooMany:
                WordTexts(
                    "line {line}: no question is left for it.",
                    de: "Zeile {line}: Für sie ist keine Frage mehr übrig.",
                    es: "línea {line}: no queda ninguna pregunta para ella.",
                    fr: "ligne {line} : il ne reste aucune question pour elle.",
                    pt: "linha {line}: não resta nenhuma pergunta para ela.",
                    ja: "{line}行目：対応する質問はもうありません。", ar: "السطر {line}: لم يبقَ سؤال له.")
            case .line:
                WordTexts(
                    "line {line}: ", de: "Zeile {line}: ", es: "línea {line}: ",
                    fr: "ligne {line} : ", pt: "linha {line}: ", ja: "{line}行目：",
                    ar: "السطر {line}: ")
            case .unreadableLine:
                WordTexts(
                    "too long, or not UTF-8", de: "zu lang oder kein UTF-8",
                    es: "demasiado larga, o no está en UTF-8", fr: "trop longue, ou pas en UTF-8",
                    pt: "longa demais, ou não está em UTF-8",
                    ptPT: "demasiado longa, ou não está em UTF-8", ja: "長すぎるか、UTF-8ではありません",
                    ar: "أطول من اللازم، أو ليس UTF-8")
            case .summary:
                WordTexts(
                    .counted(
                        one: "{count} submission: {valid} valid, {invalid} invalid",
                        other: "{count} submissions: {valid} valid, {invalid} invalid"),
                    de: "Einsendungen: {count}, gültig: {valid}, ungültig: {invalid}",
                    es: "Envíos: {count}, válidos: {valid}, no válidos: {invalid}",
                    fr: "Envois : {count}, valides : {valid}, non valides : {invalid}",
                    pt: "Envios: {count}, válidos: {valid}, inválidos: {invalid}",
                    ja: "送信データ：{count}件、有効：{valid}件、無効：{invalid}件",
                    ar: "الإرسالات: {count}، الصالحة: {valid}، غير الصالحة: {invalid}")
            }
        }
    }
}
