import FormModel

/// Finds out all that does not fit between a form and a type: the type decodes samples of answers until it takes all of them.
///
/// It belongs to one call. What an error names is noted and then given in another way: a field is present, a value is
/// withdrawn, or an answer that the form does not have is made up.
final class AnswerCheck {
    private let layout: FormLayout
    private let samples: [AnswerSample]
    private let decode: (AnswerDecoder) throws -> Void
    private(set) var misfits: [FormDecodingError] = []
    /// The paths at which no answer of the form fits.
    private var withoutAnswer: [FieldPath] = []
    /// The paths that the type asks for, until it has decoded the samples once; then `nil`.
    private var asked: [FieldPath]? = []

    /// A value for each type that has no parts.
    let madeUp: [FieldValue]

    /// The largest number of times that fields are left out; where more may be absent, several are left out at a time.
    private static let maximumAbsences = 200

    init<Value: Decodable>(
        _ type: Value.Type, _ form: Form, scope: ValidationScope,
        samples: [FieldName: FieldValue]
    ) {
        layout = form.compiled.layout
        self.samples = SampledRecord(of: form, scope: scope, samples: samples).samples
        decode = { _ = try $0.decode(type) }
        let time = ClockTime("00:00")
        madeUp = [
            .text(""), .boolean(false), .integer(0), .date(.first), time.map { .time($0) },
            DateTime("2000-01-01T00:00:00Z").map { .dateTime($0) },
            time.flatMap { LocalDateTime(date: .first, time: $0) }.map { .localDateTime($0) },
            CalendarDuration().map { .duration($0) },
        ].compactMap { $0 }
    }

    /// Whether a type is given what it asks for, because the form has nothing that fits.
    func makesUp(_ path: AnswerPath) -> Bool {
        guard asked != nil || !withoutAnswer.isEmpty else { return false }
        let path = layout.ofFirstRows(path.fieldPath)
        asked?.append(path)
        return withoutAnswer.contains(path) && sample(at: path)?.isAbsent != true
    }

    /// Decodes all samples.
    func run() {
        let all = samples.flatMap(\.all)
        let turns = all.map { $0.areAccepted ? $0.values.count : 1 }.max() ?? 1
        for turn in 0..<max(1, turns) { tryAll(turn) }
        let optional = all.filter(\.mayBeAbsent)
        let times = min(optional.count, AnswerCheck.maximumAbsences)
        for time in 0..<times {
            let absent = stride(from: time, to: optional.count, by: times).map { optional[$0] }
            for sample in absent { sample.isAbsent = sample.mayBeAbsent }
            tryAll(0)
            for sample in absent { sample.isAbsent = false }
        }
        noteAsked()
    }

    private func tryAll(_ turn: Int) {
        while misfits.count < FormTypeError.maximumMisfits {
            if asked != nil { asked = [] }
            let members = AnswerSample.members(samples, turn: turn)
            let decoder = AnswerDecoder(
                answer: .object(members), path: .whole, source: AnswerSource(layout, check: self))
            do {
                try decode(decoder)
                return noteAsked()
            } catch {
                guard let error = FormDecodingError(in: error), goesOn(after: error, turn) else {
                    return
                }
            }
        }
    }

    /// Notes what the type asks for and the answers never have: where the type takes no answer, no error tells of it.
    private func noteAsked() {
        let paths = asked ?? []
        asked = nil
        for path in paths where sample(at: path) == nil {
            // A type may decode a file by the members of its facts.
            if case .field(let field) = layout.place(at: FieldPath(path.steps.dropLast())),
                field.valueType == .file
            {
                continue
            }
            switch layout.place(at: path) {
            case .field: note(FormDecodingError(path, wanted: Any.self, .leftOut))
            case .unknown: note(FormDecodingError(path, wanted: Any.self, .noField))
            case .row, .section: break
            }
        }
    }

    /// Notes an error, and changes the samples so that it does not occur again.
    ///
    /// - Returns: Whether there was something to change.
    private func goesOn(after error: FormDecodingError, _ turn: Int) -> Bool {
        let path = layout.ofFirstRows(error.path)
        let found = sample(at: path) ?? sample(at: FieldPath(path.steps.dropLast()))
        switch error.reason {
        case .noAnswer where sample(at: path) == nil && layout.hasField(at: path):
            note(FormDecodingError(error.path, wanted: Any.self, .leftOut))
            return makeUp(path)
        case .noAnswer:
            note(error)
            let absent = sample(at: path)?.all.filter { $0.isAbsent } ?? []
            for sample in absent { (sample.isAbsent, sample.mayBeAbsent) = (false, false) }
            return !absent.isEmpty || makeUp(path)
        case .refused, .other, .inexact, .noField, .leftOut:
            note(error)
            return makeUp(path)
        case .choice, .own:
            // What is made up says nothing about the form.
            guard !withoutAnswer.contains(where: { path.steps.starts(with: $0.steps) }) else {
                return false
            }
            guard let found, case .values = found.content, !found.values.isEmpty else {
                note(error)
                return false
            }
            found.removeValue(turn)
            if found.areAccepted || found.values.isEmpty { note(error) }
            return !found.values.isEmpty || makeUp(found.path)
        }
    }

    private func makeUp(_ path: FieldPath) -> Bool {
        guard !withoutAnswer.contains(path) else { return false }
        withoutAnswer.append(path)
        return true
    }

    private func note(_ error: FormDecodingError) {
        let line = error.descriptionOfSample
        guard !misfits.contains(where: { $0.descriptionOfSample == line }) else { return }
        misfits.append(error)
    }

    private func sample(at path: FieldPath) -> AnswerSample? {
        var level = samples
        while let next = level.first(where: { path.steps.starts(with: $0.path.steps) }) {
            if next.path == path { return next }
            switch next.content {
            case .values: return nil
            case .section(let inner), .rows(let inner, _): level = inner
            }
        }
        return nil
    }
}
