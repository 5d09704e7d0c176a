package import FormModel

/// A questionnaire: the filling-in of a form, question by question, without input and output.
///
/// ``next()`` returns the next question, and ``answer(_:)`` handles the answer. Its drivers read keys or lines, and
/// show the outcomes.
package struct Questionnaire {
    /// The mode in which answers are given.
    package enum Mode {
        /// A person answers, can go back and change answers in the review, and is asked again for invalid supplied
        /// answers.
        case interactive
        /// Lines of a script are the answers: each question is asked once, in order, and a field with a supplied answer
        /// is not asked.
        case sequential
    }

    /// A place at which a question is asked.
    package enum Place: Hashable {
        case field(FieldPlace)
        /// The question whether to add another row to a group.
        case another(FieldPlace)
        /// The question whether to add or delete a row of a group.
        case rows(FieldPlace)
        /// The end of a page that asks nothing and only tells something, where a person goes on.
        case page(Int)
        /// The question whether to submit all answers, or which one to change.
        case review
    }

    /// The next question, or a part of the form before it.
    package enum Step {
        /// A page begins.
        case page(Page)
        case label(LocalizedText, of: RowPlace?)
        /// The heading of a section that has visible items.
        case section(FormItem, of: RowPlace?)
        /// A row begins.
        case row(RowPlace)
        /// A group has too few rows; the next step adds one.
        case newRow(FieldPlace)
        /// A field that is not asked.
        case unasked(FieldPlace)
        case ask(Place)
    }

    /// The part of the form that is visited before the review.
    enum Way: Equatable {
        case form
        /// A row that was added in the review, or that is edited.
        case row(RowPlace)
        /// The remaining part of the groups that contain a row added after the review.
        case groups
        /// The fields that became visible since the review.
        case newFields
    }

    package let dataSource: FormDataSource
    let mode: Mode
    /// Whether only fields with an error are asked, such as required ones without an answer.
    let asksOnlyInvalid: Bool
    /// The language of the titles by which answers are named in the review.
    let language: LanguageTag
    let walk: FormWalk

    /// The place of the present question.
    package private(set) var place = Place.review

    /// The fields that must be asked.
    var fieldsToAsk: Set<FieldPlace> = []
    /// The groups to which no more rows are added.
    var closedGroups: Set<FieldPlace> = []
    /// The text that was typed in a field before the person went back from it.
    var drafts: [FieldPlace: String] = [:]
    /// The secrets that are to be typed twice, and were left after the first entry began; what is saved never has them.
    var typedSecrets: [FieldPlace: String] = [:]
    /// The fields that could be answered when the review was last shown.
    var reviewedFields: Set<FieldPlace> = []
    /// Those of them that had no errors then.
    var soundFields: Set<FieldPlace> = []
    /// Whether the present field is asked because another answer made its own one invalid.
    private(set) var isAskedAgain = false
    /// The step that continues after the pending checks.
    var awaited = Awaited.opening
    /// The choices that could not be fetched since the last answer.
    var unfetched: Set<ChoiceQuestion> = []

    var way = Way.form
    /// The place that comes after an edited row, and the way to continue from there; `nil` for the review.
    private var wayBack: (place: Place, way: Way)?
    /// The last stop of the walk.
    private var stop: FormWalk.Stop?
    /// The page of the last stop.
    private(set) var page: Int?
    /// The row of the last question, or the one that began after it.
    private var beganRow: RowPlace?
    let pageOfItem: [Int]
    /// The group to which the next step adds a row.
    var groupToExtend: FieldPlace?

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
        self.language = language
        dataSource.makesAskedRows = false
        walk = FormWalk(dataSource: dataSource)
        pageOfItem = dataSource.form.pages.enumerated().flatMap { index, page in
            page.items.map { _ in index }
        }
        guard !asksOnlyInvalid else { return }
        for (index, field) in dataSource.form.compiled.fields.enumerated() {
            require(FieldPlace(index), isSupplied: supplied.contains(field.name))
        }
    }

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
            if let row = addRow(to: group) {
                stop = .row(row)
                return .row(row)
            }
        }
        while let next = nextStop() {
            if let page = toldPage(before: next) { return ask(.page(page)) }
            if let page = startingPage(next) { return .page(page) }
            stop = next
            if let step = step(at: next) { return step }
        }
        if let page = toldPage(before: nil) { return ask(.page(page)) }
        if case .row = way, let back = wayBack {
            wayBack = nil
            way = back.way
            return ask(back.place)
        }
        if way == .groups || way == .newFields {
            if let field = fieldSinceReview {
                if let row = field.row, row != beganRow { return .row(row) }
                return ask(.field(field))
            }
            if let field = openFields.first(where: { soundFields.contains($0) && isBroken($0) }) {
                // It is asked once; in the review it has a mark.
                soundFields.remove(field)
                isAskedAgain = true
                return ask(.field(field))
            }
            // An answer that was changed in the review may ask for more rows.
            if let group = openGroups.first(where: isShort), let row = addRow(to: group) {
                way = .groups
                stop = .row(row)
                return .row(row)
            }
        }
        return review()
    }

    private func nextStop() -> FormWalk.Stop? {
        switch way {
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
        guard case .item(let index, of: nil) = stop, let began = page(ofItem: index),
            page != began
        else { return nil }
        page = began
        return dataSource.form.pages[began]
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
            let isClosed = closedGroups.contains(group)
            if compiled(group).item.rowSource != nil {
                guard isShort(group), mode == .interactive || !isClosed else { return nil }
                groupToExtend = group
                return .newRow(group)
            }
            if count(group) < compiled(group).item.minimumRows, mode == .interactive || !isClosed {
                groupToExtend = group
                return .newRow(group)
            }
            return asksAboutRows(of: group) ? ask(.another(group)) : nil
        }
    }

    /// Whether a field that can be answered is asked.
    func isToAsk(_ field: FieldPlace) -> Bool {
        fieldsToAsk.contains(field) || asksOnlyInvalid && hasError(field)
    }

    private func hasError(_ field: FieldPlace) -> Bool {
        dataSource.issues(at: path(field)).contains { $0.severity == .error }
    }

    /// Whether a person is asked to add a row to a group that has enough.
    func asksAboutRows(of group: FieldPlace) -> Bool {
        !asksOnlyInvalid && !closedGroups.contains(group)
            && compiled(group).item.rowSource == nil && dataSource.canAddRow(to: path(group))
    }

    /// The first field that became visible since the review and was never asked.
    private var fieldSinceReview: FieldPlace? {
        openFields.first { fieldsToAsk.contains($0) && !reviewedFields.contains($0) }
    }

    /// Makes a place the present one.
    @discardableResult
    mutating func ask(_ place: Place) -> Step {
        self.place = place
        switch place {
        case .field(let field):
            beganRow = field.row
            move(to: walk.stop(at: field), field)
        case .another(let group): move(to: .end(group), group)
        case .rows: break
        case .page(let page):
            stop = end(of: page)
            self.page = page
            beganRow = nil
        case .review:
            stop = nil
            beganRow = nil
            wayBack = nil
            way = .newFields
        }
        if way == .groups { way = .newFields }
        return .ask(place)
    }

    /// Continues with a row that exists, and then at the present place again; in the review, with the review.
    mutating func visit(_ row: RowPlace) {
        if case .another = place { wayBack = (place, way) }
        way = .row(row)
        stop = nil
    }

    private mutating func move(to stop: FormWalk.Stop, _ field: FieldPlace) {
        self.stop = stop
        let item = dataSource.form.compiled.fields[field.field].itemIndex
        page = page(ofItem: item)
    }

    /// Goes to the review, after which only chosen answers are asked again.
    @discardableResult
    package mutating func review() -> Step {
        reviewedFields = Set(openFields)
        soundFields = reviewedFields.filter { !isBroken($0) }
        return ask(.review)
    }

    // MARK: Shorthands

    package func compiled(_ field: FieldPlace) -> CompiledField { walk.compiled(field) }

    package func path(_ field: FieldPlace) -> FieldPath { walk.path(field) }

    func count(_ group: FieldPlace) -> Int { walk.count(group) }
}
