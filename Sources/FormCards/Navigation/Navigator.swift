package import FormModel

/// The way of a person or a script through a form, question by question, without input and output.
///
/// ``next()`` returns the next question, and ``answer(_:)`` handles the answer. Its drivers read keys or lines, and
/// show the outcomes.
package struct Navigator {
    /// The part of the form that is visited before the review.
    private enum Part: Equatable {
        case form
        /// A row that was added in the review, or that is edited.
        case row(RowPlace)
        /// The remaining part of the groups that contain a row added after the review.
        case groups
        /// The fields that became visible since the review.
        case newFields
    }

    let dataSource: FormDataSource
    let walk: FormWalk
    private let mode: Mode
    /// Whether only fields with an error are asked, such as required ones without an answer.
    private let asksOnlyInvalid: Bool
    /// The answers as the review shows them.
    let answers: Review

    /// What is still to be asked, and what was typed and not accepted.
    private(set) var progress: FillingProgress
    private(set) var remote = RemoteWork()

    /// The place of the present question.
    package private(set) var place = Place.review
    /// Whether the present field is asked because another answer made its own one invalid.
    private(set) var isAskedAgain = false
    private var part = Part.form
    /// The place that comes after an edited row, and the part of the form to continue with; `nil` for the review.
    private var placeAfterRow: (place: Place, part: Part)?
    /// The last stop of the walk.
    private var stop: FormWalk.Stop?
    /// The page of the last stop.
    private(set) var page: Int?
    /// The row of the last question, or the one that began after it.
    private var beganRow: RowPlace?
    /// The group to which the next step adds a row.
    private var groupToExtend: FieldPlace?

    /// - Parameters:
    ///   - dataSource: The values so far, including supplied answers.
    ///   - mode: The mode in which answers are given.
    ///   - supplied: The fields that have supplied answers.
    ///   - asksOnlyInvalid: Whether only fields with an error are asked.
    ///   - language: The language of the titles by which answers are named in the review.
    package init(
        _ dataSource: FormDataSource, mode: Mode, supplied: Set<FieldName>,
        asksOnlyInvalid: Bool = false, language: LanguageTag
    ) {
        self.dataSource = dataSource
        self.mode = mode
        self.asksOnlyInvalid = asksOnlyInvalid
        dataSource.makesAskedRows = false
        walk = FormWalk(dataSource: dataSource)
        answers = Review(walk: walk, language: language)
        progress = FillingProgress(walk, isSequential: mode == .sequential)
        guard !asksOnlyInvalid else { return }
        for (index, field) in dataSource.form.compiled.fields.enumerated() {
            progress.require(FieldPlace(index), isSupplied: supplied.contains(field.name))
        }
    }

    // MARK: The form

    package func compiled(_ field: FieldPlace) -> CompiledField { walk.compiled(field) }

    package func path(_ field: FieldPlace) -> FieldPath { walk.path(field) }

    func path(_ row: RowPlace) -> FieldPath { walk.path(row) }

    func count(_ group: FieldPlace) -> Int { walk.count(group) }

    /// All fields, groups and rows in form order.
    var entries: [Review.Entry] { answers.entries }

    /// All fields of the form and of rows that can be answered, in form order.
    var openFields: [FieldPlace] { dataSource.openFields }

    /// The page of a question; `nil` for the review.
    func page(of place: Place) -> Int? {
        if case .page(let page) = place { return page }
        return place.field.flatMap(walk.page)
    }

    /// Whether a person reads a page that asks nothing, and goes on at its end.
    func isInformational(_ page: Int) -> Bool { mode == .interactive && walk.isInformational(page) }

    // MARK: What is asked next

    /// Continues to the next step after the present place.
    package mutating func next() -> Step {
        isAskedAgain = false
        let step = nextStep()
        if case .row(let row) = step { beganRow = row }
        return step
    }

    private mutating func nextStep() -> Step {
        if let group = groupToExtend {
            groupToExtend = nil
            if let row = progress.addRow(to: group) {
                stop = .row(row)
                return .row(row)
            }
        }
        while let next = nextStop() {
            if let page = finishedPage(before: next) { return ask(.page(page)) }
            if let page = startingPage(next) { return .page(page) }
            stop = next
            if let step = step(at: next) { return step }
        }
        if let page = finishedPage(before: nil) { return ask(.page(page)) }
        if case .row = part, let next = placeAfterRow {
            placeAfterRow = nil
            part = next.part
            return ask(next.place)
        }
        return part == .groups || part == .newFields ? stepAfterReview() ?? review() : review()
    }

    /// What the answers that were changed in the review ask for.
    private mutating func stepAfterReview() -> Step? {
        let open = openFields
        if let field = open.first(where: {
            progress.fieldsToAsk.contains($0) && !progress.reviewedFields.contains($0)
        }) {
            if let row = field.row, row != beganRow { return .row(row) }
            return ask(.field(field))
        }
        if let field = open.first(where: {
            progress.soundFields.contains($0) && isBroken($0)
        }) {
            // It is asked once; in the review it has a mark.
            progress.forgetSound(field)
            isAskedAgain = true
            return ask(.field(field))
        }
        guard let group = walk.groups(where: dataSource.isOpen).first(where: walk.isShort),
            let row = progress.addRow(to: group)
        else { return nil }
        part = .groups
        stop = .row(row)
        return .row(row)
    }

    private func nextStop() -> FormWalk.Stop? {
        switch part {
        case .form:
            return walk.next(after: stop)
        case .row(let row):
            // Going back may have led out of the row.
            guard let stop, stop.isIn(row) else { return .row(row) }
            return walk.next(after: stop).flatMap { $0.isIn(row) ? $0 : nil }
        case .groups:
            if case .item(_, of: nil)? = walk.next(after: stop) { return nil }
            return walk.next(after: stop)
        case .newFields:
            return nil
        }
    }

    /// The page that begins with a stop, once.
    private mutating func startingPage(_ stop: FormWalk.Stop) -> Page? {
        guard case .item(let index, of: nil) = stop, let began = walk.page(ofItem: index),
            page != began
        else { return nil }
        page = began
        return dataSource.form.pages[began]
    }

    /// The page that ends before a stop, if a person is to read it and was not asked to go on yet.
    private func finishedPage(before next: FormWalk.Stop?) -> Int? {
        guard part == .form, !asksOnlyInvalid, let page, place != .page(page),
            next.flatMap(walk.page(of:)) != page, isInformational(page)
        else { return nil }
        return page
    }

    /// The step at a stop: a question, or a part to show.
    private mutating func step(at stop: FormWalk.Stop) -> Step? {
        switch stop {
        case .row(let row):
            return .row(row)
        case .item(let index, let row):
            guard let field = walk.field(index, of: row) else {
                let item = walk.items(of: row)[index]
                if item.kind == .section {
                    return walk.hasVisibleItems(inSection: index, of: row)
                        ? .section(item, of: row) : nil
                }
                return item.kind == .label ? .label(item.title, of: row) : nil
            }
            guard dataSource.isOpen(field) else { return .unasked(field) }
            guard compiled(field).rows == nil else { return nil }
            guard !isToAsk(field) else { return ask(.field(field)) }
            guard mode == .interactive, isBroken(field) else { return .unasked(field) }
            isAskedAgain = true
            return ask(.field(field))
        case .end(let group):
            if lacksRows(group), mode == .interactive || !progress.closedGroups.contains(group) {
                groupToExtend = group
                return .newRow(group)
            }
            return asksForRow(group) ? ask(.another(group)) : nil
        }
    }

    /// Whether a field that can be answered is asked.
    private func isToAsk(_ field: FieldPlace) -> Bool {
        progress.fieldsToAsk.contains(field)
            || asksOnlyInvalid
                && dataSource.issues(at: path(field)).contains { $0.severity == .error }
    }

    /// Whether a group has fewer rows than it needs, or than its rows are to be.
    private func lacksRows(_ group: FieldPlace) -> Bool {
        compiled(group).item.rowSource != nil ? walk.isShort(group) : walk.lacksRows(group)
    }

    /// Whether a person is asked to add a row to a group that has enough.
    private func asksForRow(_ group: FieldPlace) -> Bool {
        !asksOnlyInvalid && !progress.closedGroups.contains(group) && walk.offersRow(group)
    }

    /// The questions that would be asked if no answer changed another question, in order, without the review; that of a
    /// group stands for its next row.
    package var openQuestions: [Place] {
        walk.stops(after: nil).compactMap { stop in
            if case .end(let group) = stop {
                let isAsked = walk.isShort(group) || walk.lacksRows(group) || asksForRow(group)
                return isAsked ? .another(group) : nil
            }
            return walk.openField(at: stop).flatMap { isToAsk($0) ? .field($0) : nil }
        }
    }

    // MARK: Places

    /// Makes a place the present one.
    @discardableResult
    private mutating func ask(_ place: Place) -> Step {
        self.place = place
        switch place {
        case .field(let field):
            beganRow = field.row
            stop = walk.stop(at: field)
            page = walk.page(of: field)
        case .another(let group):
            stop = .end(group)
            page = walk.page(of: group)
        case .rows: break
        case .page(let page):
            stop = walk.end(of: page)
            self.page = page
            beganRow = nil
        case .review:
            stop = nil
            beganRow = nil
            placeAfterRow = nil
            part = .newFields
        }
        if part == .groups { part = .newFields }
        return .ask(place)
    }

    /// Goes to the review, after which only chosen answers are asked again.
    @discardableResult
    mutating func review() -> Step {
        let open = openFields
        progress.review(open, sound: open.filter { !isBroken($0) })
        return ask(.review)
    }

    /// Goes back to the previous question, whether the typed text is valid or not.
    ///
    /// - Parameter text: The text that is in the line of the present question; `nil` if the person did not change it.
    /// - Returns: The outcome.
    mutating func back(leaving text: String?) -> Outcome {
        take(left: text)
        guard let previous = previousPlace() else { return .isFirst }
        if case .field(let field) = place, field.row.map(walk.exists) != false {
            progress.ask(field)
        }
        ask(previous)
        return .wentBack
    }

    private mutating func previousPlace() -> Place? {
        switch place {
        case .review: return place(before: nil)
        case .rows: return .review
        case .page(let page): return walk.first(of: page).flatMap { place(before: $0) }
        case .another(let group): return place(before: .end(group))
        case .field(let field):
            guard let row = field.row, progress.isUndoable(row, from: field) else {
                return place(before: walk.stop(at: field))
            }
            progress.removeRow(row)
            // The number of rows is not asked, so that the question before the row comes next.
            if compiled(row.group).item.rowSource != nil, part == .form {
                return place(before: .end(row.group))
            }
            if case .row = part { return .rows(row.group) }
            return .another(row.group)
        }
    }

    private mutating func place(before stop: FormWalk.Stop?) -> Place? {
        let found = firstPlace(in: walk.stops(before: stop)) { walk.offersRow($0) }
        // After going back to a group, the person can add rows to it again.
        if case .another(let group)? = found { progress.reopen(group) }
        return found
    }

    /// Goes to the next question, or to the review after the last one, whether the typed text is valid or not.
    ///
    /// - Parameter text: The text that is in the line of the present question; `nil` if the person did not change it.
    /// - Returns: The outcome.
    mutating func forward(leaving text: String?) -> Outcome {
        take(left: text)
        if let next = nextPlace() {
            ask(next)
        } else {
            // Yes or no, and what to do with rows, are asked until they are answered.
            guard place != .review else { return .moved }
            review()
        }
        return .wentOn
    }

    private func nextPlace() -> Place? {
        let last: FormWalk.Stop?
        switch place {
        case .review, .rows: return nil
        case .another(let group): last = .end(group)
        case .field(let field): last = walk.stop(at: field)
        case .page(let page): last = walk.end(of: page)
        }
        return firstPlace(in: walk.stops(after: last)) {
            !progress.closedGroups.contains($0) && walk.offersRow($0)
        }
    }

    /// The first place among some stops, whether it is answered or not.
    private func firstPlace(
        in stops: some Sequence<FormWalk.Stop>, offersRow: (FieldPlace) -> Bool
    ) -> Place? {
        // The person knows the present page.
        var known = page(of: place)
        for stop in stops {
            let page = walk.page(of: stop)
            if page != known {
                known = page
                if let page, isInformational(page) { return .page(page) }
            }
            if let field = walk.openField(at: stop) { return .field(field) }
            if case .end(let group) = stop, offersRow(group) { return .another(group) }
        }
        return nil
    }

    /// Goes to the first question of the page after the present one, or before it.
    mutating func turnPage(forward isForward: Bool, leaving text: String?) -> Outcome {
        take(left: text)
        guard place != .review || !isForward else { return .moved }
        let pages = dataSource.form.pages.indices
        let page = page(of: place)
        if isForward {
            guard let first = firstPlace(ofPages: pages.dropFirst((page ?? 0) + 1)) else {
                review()
                return .wentOn
            }
            ask(first)
        } else {
            let earlier = firstPlace(ofPages: pages.prefix(page ?? pages.count).reversed())
            guard let first = earlier ?? page.flatMap(firstPlace), first != place else {
                return .isFirst
            }
            ask(first)
        }
        return .wentOn
    }

    private func firstPlace(ofPages pages: some Sequence<Int>) -> Place? {
        for page in pages { if let first = firstPlace(ofPage: page) { return first } }
        return nil
    }

    /// The first question of a page; for one that only tells something, its end.
    private func firstPlace(ofPage page: Int) -> Place? {
        isInformational(page) ? .page(page) : walk.firstField(ofPage: page).map(Place.field)
    }

    // MARK: What was typed

    /// Uses the text of a line that the person leaves as the value of the present field, so that nothing that was typed
    /// is left out of the answers.
    ///
    /// A text that is not valid stays at its field, with what is wrong, and keeps the answers from being submitted.
    ///
    /// - Parameter text: The text; `nil` if the person did not change it.
    private mutating func take(left text: String?) {
        guard let text, case .field(let field) = place else { return }
        let isSecure = compiled(field).isSecure
        let typed = isSecure ? text : WhiteSpace.trim(text)
        // An accepted secret is not in the line, so that an empty line does not delete it.
        guard !isSecure || !typed.isEmpty else { return }
        enter(typed.utf8.isEmpty ? nil : .text(typed), leaving: field)
    }

    /// Uses marked choices that the person leaves as the value of the present field.
    mutating func take(left value: FieldValue) {
        guard case .field(let field) = place else { return }
        enter(value, leaving: field)
    }

    /// Enters a value, or the default for `nil`, into a field that the person leaves.
    private mutating func enter(_ value: FieldValue?, leaving field: FieldPlace) {
        enter(value, into: field)
        progress.leave(field)
        if isBroken(field) { progress.ask(field) }
    }

    /// Enters a value, or the default for `nil`.
    private mutating func enter(_ value: FieldValue?, into field: FieldPlace) {
        progress.change(field) {
            if let value {
                $0.enter([(field, value)], userInitiated: true)
            } else {
                $0.takeDefault(at: field, userInitiated: true)
            }
        }
    }

    /// Keeps a typed text that is no answer yet; `nil` for none.
    mutating func keep(_ text: String?, typedIn field: FieldPlace) {
        progress.keep(text, typedIn: field)
    }

    /// Keeps the first entry of a secret that is to be typed twice; `nil` for none.
    mutating func keep(secret: String?, typedIn field: FieldPlace) {
        progress.keep(secret: secret, typedIn: field)
    }

    /// Forgets the secrets that were typed once.
    mutating func forgetSecrets() { progress.forgetSecrets() }

    /// What is kept of the filling-in, with the fingerprint of the form.
    package func draft(_ fingerprint: String) -> FormDraft { progress.draft(fingerprint) }

    /// Continues from a draft whose answers are in the data source.
    package mutating func resume(_ draft: FormDraft) { progress.resume(draft) }

    // MARK: Taking an answer

    /// Uses a text as the answer to the present question.
    package mutating func answer(_ text: String) -> Outcome {
        let typed = WhiteSpace.trim(text)
        // With each answer, choices that could not be fetched are fetched again.
        remote.retryChoices()
        switch place {
        case .field(let field): return answer(compiled(field).isSecure ? text : typed, to: field)
        case .another(let group): return answerAnother(typed, group)
        case .rows(let group): return answerRows(typed, group)
        case .page: return typed.utf8.isEmpty ? .accepted(warnings: []) : .nothingAsked
        case .review: return answers.submits(typed) ? submit() : choose(typed)
        }
    }

    private mutating func answer(_ typed: String, to field: FieldPlace) -> Outcome {
        let path = path(field)
        let isSecure = compiled(field).isSecure
        guard typed.utf8.isEmpty else {
            let day = relativeDate(typed, as: field)
            enter(day.map(FieldValue.date) ?? .text(typed), into: field)
            if mode == .interactive, dataSource.clearOtherChoices(of: field) {
                return .cleared(dataSource.displayText(at: path))
            }
            let reading = dataSource.displayText(at: path)
            let isToBeSeen = day != nil || dataSource.hasTwoReadings(typed, at: field)
            if mode == .interactive, !isSecure, isToBeSeen, !reading.hasSameBytes(as: typed) {
                return .ambiguous(reading)
            }
            return accept(field)
        }
        // An empty line means that the person deleted the text. A secret cannot be shown for editing, so it is kept.
        if mode == .interactive, !isSecure || dataSource.value(at: path).isEmpty {
            enter(nil, into: field)
        }
        return accept(field)
    }

    /// The day that a text such as `+3` means as the answer to a field.
    private func relativeDate(_ typed: String, as field: FieldPlace) -> CalendarDate? {
        guard compiled(field).valueType == .date else { return nil }
        return TypedReader(dataSource.locale, now: dataSource.clock.now).relativeDate(typed)
    }

    /// Whether a text would be refused as the answer to a field, before it is one.
    func refuses(_ text: String, as field: FieldPlace) -> Bool {
        let before = dataSource.isEntered(at: path(field)) ? dataSource.value(at: field) : nil
        dataSource.enter([(field, .text(text))], userInitiated: true)
        defer { dataSource.enter([(field, before)], userInitiated: true) }
        return progress.issues(ofAnswered: field, isInForm: part == .form)
            .contains { $0.severity == .error }
    }

    /// Uses chosen values as the answer to the present question.
    mutating func choose(_ value: FieldValue) -> Outcome {
        guard case .field(let field) = place else { return .refused([]) }
        remote.retryChoices()
        enter(value, into: field)
        return accept(field)
    }

    /// Accepts the present value of a field as its answer.
    mutating func keep() -> Outcome {
        guard case .field(let field) = place else { return .accepted(warnings: []) }
        return accept(field)
    }

    /// Leaves the present field empty, or adds no more rows.
    mutating func skip() -> Outcome {
        if case .another(let group) = place { return answerAnother("", group) }
        if case .page = place { return .accepted(warnings: []) }
        guard case .field(let field) = place else { return .refused([]) }
        guard !dataSource.isRequired(field) else { return .cannotSkip }
        enter(.empty, into: field)
        progress.leave(field)
        return .accepted(warnings: [])
    }

    private mutating func accept(_ field: FieldPlace) -> Outcome {
        progress.leave(field)
        // If the same answer is given again, failed checks run again.
        dataSource.recheck(field)
        return checked(.answer(field))
    }

    private mutating func validated(_ field: FieldPlace) -> Outcome {
        let issues = progress.issues(ofAnswered: field, isInForm: part == .form)
        guard issues.contains(where: { $0.severity == .error }) else {
            return .accepted(warnings: issues)
        }
        progress.ask(field)
        return .refused(issues)
    }

    /// Whether the answer to a field has an error, and no field that is to be asked may mend it.
    private func isBroken(_ field: FieldPlace) -> Bool {
        progress.isBroken(field, isInForm: part == .form)
    }

    // MARK: Rows

    /// Handles the answer to the question whether to add a row, which may be a command; an empty answer means no.
    private mutating func answerAnother(_ typed: String, _ group: FieldPlace) -> Outcome {
        let reader = TypedReader(dataSource.locale, formLanguage: dataSource.form.locale)
        guard let isWanted = typed.utf8.isEmpty ? false : reader.boolean(typed) else {
            return RowCommand(typed).map { perform($0, group) } ?? .neitherYesNorNo
        }
        guard !isWanted else { return perform(.add, group) }
        progress.close(group)
        return .accepted(warnings: [])
    }

    /// Handles an answer about the rows of a group in the review; an empty answer changes nothing.
    private mutating func answerRows(_ typed: String, _ group: FieldPlace) -> Outcome {
        guard !typed.utf8.isEmpty else {
            review()
            return .moved
        }
        return RowCommand(typed).map { perform($0, group) } ?? .noSuchRow
    }

    private mutating func perform(_ command: RowCommand, _ group: FieldPlace) -> Outcome {
        let numbers = 1..<count(group) + 1
        switch command {
        case .add:
            guard dataSource.canAddRow(to: path(group)) else { return .full(group) }
            if case .rows = place {
                part = .row(RowPlace(group: group, index: count(group)))
            } else if part == .newFields {
                part = .groups
            }
            groupToExtend = group
            return .adding(group)
        case .edit(let number):
            guard numbers.contains(number) else { return .noSuchRow }
            let row = RowPlace(group: group, index: number - 1)
            progress.ask(rowAt: row)
            // The present place comes after the row; the review comes after all parts.
            if case .another = place { placeAfterRow = (place, part) }
            part = .row(row)
            stop = nil
            return .editing(row)
        case .delete(let number):
            guard numbers.contains(number) else { return .noSuchRow }
            guard !walk.hasFewestRows(group) else { return .tooFew(group) }
            progress.removeRow(RowPlace(group: group, index: number - 1))
            if case .rows = place { review() }
            return .deleted(group, number)
        case .move(let number, let target):
            guard numbers.contains(number), numbers.contains(target), walk.canMoveRows(of: group)
            else { return .noSuchRow }
            progress.moveRow(RowPlace(group: group, index: number - 1), to: target - 1)
            return .reordered(group, number, to: target)
        }
    }

    // MARK: Asynchronous checks

    /// Starts the checks of supplied answers.
    mutating func open() -> Outcome { checked(.opening) }

    /// Receives the answers to requests.
    package mutating func receive(_ outcomes: [RemoteOutcome]) -> Outcome {
        remote.take(outcomes, into: dataSource)
        return checked(remote.awaited)
    }

    /// Requests the unknown choices for the present question, such as those of a new row; `nil` if there are none.
    package mutating func fetchBeforeAsking() -> Outcome? {
        let outcome = checked(.asking)
        return if case .waiting = outcome { outcome } else { nil }
    }

    /// Requests the choices for the present values and the pending checks; if there are none, continues.
    private mutating func checked(_ next: RemoteWork.Awaited) -> Outcome {
        let requests = remote.requests(before: next, dataSource)
        guard requests.isEmpty else { return .waiting(requests) }
        switch next {
        case .opening: return opened()
        case .answer(let field): return validated(field)
        case .submission: return submitted()
        case .asking: return .ready
        }
    }

    private mutating func opened() -> Outcome {
        // The checks may have refused supplied answers that were valid before.
        for issue in dataSource.issues where issue.severity == .error {
            guard let field = field(of: issue), compiled(field).rows == nil else { continue }
            progress.ask(field)
        }
        return .opened
    }

    // MARK: Submitting

    /// Goes to the answer that a person chooses in the review.
    private mutating func choose(_ typed: String) -> Outcome {
        guard let place = answers.place(named: typed), let field = place.field,
            dataSource.isOpen(field)
        else { return .noSuchAnswer }
        ask(place)
        return .moved
    }

    /// Submits all answers.
    package mutating func submit() -> Outcome {
        if mode == .sequential { progress.makeRowsWithoutQuestions() }
        return checked(.submission)
    }

    private mutating func submitted() -> Outcome {
        if let ending = dataSource.decliningEnding { return .ended(ending) }
        if let field = openFields.first(where: { progress.typedSecrets[$0] != nil }) {
            ask(.field(field))
            return .incomplete
        }
        switch dataSource.submit() {
        case .accepted: return dataSource.offersSubmission ? .submitted : .unsubmittable
        case .pending: return .refused(dataSource.issues)
        case .invalid(let issues):
            let invalid = issues.compactMap { issue in
                field(of: issue).map { walk.fieldToAsk(about: issue, at: $0) }
            }.first(where: dataSource.isOpen)
            guard mode == .interactive, let invalid else { return .refused(dataSource.issues) }
            ask(compiled(invalid).rows == nil ? .field(invalid) : .rows(invalid))
            return .incomplete
        }
    }

    /// The field of an issue, even if the issue is about an element of its list.
    private func field(of issue: FormIssue) -> FieldPlace? {
        dataSource.form.compiled.place(about: issue.path)?.place
    }
}
