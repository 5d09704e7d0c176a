import FormModel

/// Reads the JSON of a file of cases, and finds all of its mistakes.
struct CaseReader {
    static let keys = ["$comment", "today", "cases"]
    static let keysOfCases = [
        "$comment", "name", "submission", "file", "issues", "ending", "values",
    ]

    private let bytes: [UInt8]
    private var problems: [(offset: Int, problem: DefinitionProblem)] = []

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Reads the cases and the day.
    ///
    /// - Throws: All mistakes, with line and column.
    mutating func read() throws(FormDocumentError) -> (cases: [FormCase], today: CalendarDate?) {
        let value: JSONValue
        do throws(JSONFailure) {
            value = try JSONValue(bytes, limits: CaseFile.limits)
        } catch {
            throw FormDocument.located(error, in: bytes)
        }
        var cases: [FormCase] = []
        var today: CalendarDate?
        if var file = ObjectReader(
            value, owner: "a file of cases", keys: Self.keys)
        {
            if let text = file.text("today") {
                today = CalendarDate(text)
                if today == nil { refuse(file, "today", "a date, such as \"2026-01-31\"") }
            }
            if file.value("cases") == nil { file.missing("cases", hint: "list the cases.") }
            let elements = file.elements("cases")
            if elements?.isEmpty == true { refuse(file, "cases", "a list of at least one case") }
            for (number, value) in (elements ?? []).enumerated() {
                guard let one = formCase(value, number: number + 1) else { continue }
                cases.append(one)
            }
            problems += file.problems
        } else {
            refuse(value, "a file of cases", "an object in braces")
        }
        guard problems.isEmpty else { throw FormDocument.located(problems, in: bytes) }
        return (cases, today)
    }

    private mutating func formCase(_ value: JSONValue, number: Int) -> FormCase? {
        guard var object = ObjectReader(value, owner: "a case", keys: Self.keysOfCases) else {
            refuse(value, "cases", "a list of objects")
            return nil
        }
        let name = object.text("name")
        let source = source(&object)
        let issues = issues(object)
        let ending = object.text("ending").map {
            FormCase.Expected(value: $0, offset: object.value("ending")?.offset ?? object.offset)
        }
        let values = values(object)
        problems += object.problems
        return source.map {
            FormCase(
                name: name ?? "case \(number)", offset: object.offset, source: $0, issues: issues,
                ending: ending, values: values)
        }
    }

    private mutating func source(_ object: inout ObjectReader) -> FormCase.Source? {
        let file = object.text("file")
        guard let submission = object.value("submission") else {
            if object.value("file") == nil {
                object.missing("submission", hint: "write it here, or name its \"file\".")
            }
            guard let file, let offset = object.value("file")?.offset else { return nil }
            if file == "-" { refuse(object, "file", "the path of a file, and not standard input") }
            return .file(file, offset: offset)
        }
        if file != nil { refuse(object, "file", "left out where there is a \"submission\"") }
        return .inline(Array(submission.written))
    }

    private mutating func issues(
        _ object: ObjectReader
    ) -> [FormCase.Expected<FormCase.Finding>] {
        guard let value = object.value("issues") else { return [] }
        let wanted = "an object of codes by path, such as { \"/email\": \"required\" }"
        guard let members = value.members else {
            refuse(object, "issues", wanted)
            return []
        }
        var found: [FormCase.Expected<FormCase.Finding>] = []
        for (path, _, value) in members {
            for element in value.elements ?? [value] {
                guard let code = element.string else {
                    refuse(element, path, "a code or a list of codes")
                    continue
                }
                found.append(
                    FormCase.Expected(
                        value: FormCase.Finding(path: path, code: code), offset: element.offset))
            }
        }
        return found
    }

    private mutating func values(
        _ object: ObjectReader
    ) -> [FormCase.Expected<SchemaValue.Member>] {
        guard let value = object.value("values") else { return [] }
        guard let members = value.members else {
            refuse(object, "values", "an object of values by name")
            return []
        }
        return members.map { key, offset, value in
            FormCase.Expected(
                value: SchemaValue.Member(key, SchemaValue(copying: value)), offset: offset)
        }
    }

    private mutating func refuse(_ object: ObjectReader, _ key: String, _ expected: String) {
        guard let value = object.value(key) else { return }
        refuse(value, key, expected)
    }

    private mutating func refuse(_ value: JSONValue, _ name: String, _ expected: String) {
        problems.append(
            (
                value.offset,
                DefinitionProblem(
                    .wrongType, parameters: ["key": .text(name), "expected": .text(expected)])
            ))
    }
}
