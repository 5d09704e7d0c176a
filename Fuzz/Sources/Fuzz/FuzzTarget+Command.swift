import FormCards
import FormModel
import FormValidation
@testable import formrun

// What the command reads.
extension FuzzTarget {
    /// A script of a session: it is written again as it was read, and its keys fill in the form.
    static func script(_ input: Span<UInt8>) {
        guard let script = try? SessionScript(text(input)) else { return }
        let written = SessionScript.text(of: script.keys)
        let again = try? SessionScript(written)
        expect(
            again.map { SessionScript.text(of: $0.keys) } == written,
            "a written script reads the same")
        let session = FormSession(Everything.makeSource(), catalog: .english)
        var layout = ScreenLayout(columns: 60, rows: 16)
        _ = session.start()
        for step in script.steps.prefix(100) {
            switch step {
            case .keys(let keys): for key in keys.prefix(100) { _ = session.handle(.key(key)) }
            case .resize(let columns, let rows):
                layout = ScreenLayout(columns: columns, rows: rows)
                session.resize(layout)
            }
            let frame = TextRenderer(screen: layout).frame(of: session.view)
            expect(frame.lines.count <= layout.rows, "a frame has at most the rows of the screen")
        }
    }

    /// A CSV file: written again, it has the same records.
    static func csv(_ input: Span<UInt8>) {
        let file = bytes(input)
        _ = try? CSVChoices(file, mayBeEmpty: true)
        guard let records = try? records(of: file) else { return }
        let written = records.map { $0.map(quoted).joined(separator: ",") + "\n" }
        let again = try? self.records(of: Array(written.joined().utf8))
        expect(again == records, "quoted records are the same records")
    }

    /// The first records of a CSV file.
    private static func records(of bytes: [UInt8]) throws -> [[String]] {
        var file = try CSVFile(bytes)
        var records: [[String]] = []
        while records.count < 1_000, let record = try file.next() { records.append(record.fields) }
        return records
    }

    /// A field of a CSV file in quotation marks, by scalars: one of them may have an accent.
    private static func quoted(_ field: String) -> String {
        var text = "\""
        for scalar in field.unicodeScalars { text += scalar == "\"" ? "\"\"" : String(scalar) }
        return text + "\""
    }

    /// The bytes of a terminal: keys do not depend on the pieces in which bytes arrive.
    static func keys(_ input: Span<UInt8>) {
        let input = bytes(input)
        var whole = KeyDecoder()
        var pieces = KeyDecoder()
        var cut = KeyDecoder()
        let keys = whole.decode(input) + whole.flush()
        expect(
            keys == input.flatMap { pieces.decode([$0]) } + pieces.flush(),
            "keys do not depend on pieces")
        _ = cut.decode(input, afterPause: true) + cut.cutPaste()
    }
}

extension SessionScript {
    fileprivate var keys: [Key] {
        steps.flatMap { step -> [Key] in if case .keys(let keys) = step { keys } else { [] } }
    }
}
