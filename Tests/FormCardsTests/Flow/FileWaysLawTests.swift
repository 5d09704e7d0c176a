import FormModel
import FormValidation
import Foundation
import TestSupport
import Testing

@testable import FormCards

/// The facts of a file are read by one rule, whichever way they come: in JSON, in a post, from a state, from a draft, and by a
/// coder; and a page that is drawn again after a file was refused has no other file.
@Suite struct FileWaysLawTests {
    private struct Sent {
        let name: String
        let type: String
        let size: Int

        var json: [UInt8] {
            var writer = JSONWriter()
            writer.beginObject()
            writer.key("doc")
            writer.beginObject()
            writer.key("name")
            writer.string(name)
            writer.key("type")
            writer.string(type)
            writer.key("size")
            writer.integer(size)
            writer.endObject()
            writer.endObject()
            return writer.bytes
        }

        var multipart: [UInt8] {
            let name = name.unicodeScalars.map {
                $0 == "\"" ? "%22" : $0 == "\n" ? "%0A" : $0 == "\r" ? "%0D" : String($0)
            }.joined()
            let head =
                "--X\r\nContent-Disposition: form-data; name=\"doc\"; filename=\"\(name)\"\r\nContent-Type: \(type)\r\n\r\n"
            return Array("\(head)\(String(repeating: "x", count: size))\r\n--X--\r\n".utf8)
        }
    }

    private static let names = [
        "a.pdf", ".", "..", "x/..", "a/b.pdf", "C:\\x\\a.pdf", "a\u{1}.pdf", "a\u{202E}fdp.exe",
        "\u{2066}a.pdf", String(repeating: "n", count: 251) + ".pdf",
        String(repeating: "n", count: 252) + ".pdf", " a.pdf ", "é.PDF", "a\"b.pdf", "a\nb.pdf",
        " ",
        "a\u{85}.pdf", "form-token", "a.pdf\u{0}",
    ]
    private static let types = [
        "application/pdf", "A/B; c=d", "pdf", "a/*", "a/b/c", "image/png", "a/\u{202E}b",
    ]

    private static func form() throws -> Form {
        try Form(
            id: "f", title: "F",
            items: [
                .input(
                    "doc", title: "Doc", value: .file,
                    validators: [.accept("image/*", ".pdf"), .maxBytes(8)]),
                .input("note", title: "Note"),
            ])
    }

    private static func codes(_ issues: [FormIssue]) -> [String] {
        issues.filter { $0.path == FieldPath("doc") }.map(\.code.rawValue)
    }

    private static func facts(_ value: FieldValue?) -> String? {
        value?.file.map { "\($0.name)|\($0.type)|\($0.size)" }
    }

    @Test func everyWayIsTheSame() throws {
        let form = try Self.form()
        let validator = FormValidator(form)
        let flow = PageFlow(validator)
        let former = try #require(FileFacts(name: "former.pdf", type: "a/b", size: 3))
        var numbers = SeededNumbers(seed: 41)
        for _ in Laws.rounds(150) {
            let sent = Sent(
                name: Self.names[numbers.below(Self.names.count)],
                type: Self.types[numbers.below(Self.types.count)], size: numbers.below(11))
            let context = "\(sent)"
            let json = validator.validate(.json(sent.json))
            let codes = Self.codes(json.issues)
            let bodies = [
                (sent.json, "application/json"),
                (sent.multipart, "multipart/form-data; boundary=X"),
            ]
            for (body, type) in bodies {
                let post = try CardPost(body, contentType: type)
                let report = validator.validate(post.answers)
                #expect(Self.codes(report.issues) == codes, "\(context)")
                #expect(report.issues.count == codes.count, "\(context)")
                #expect(Self.facts(report["doc"]) == Self.facts(json["doc"]), "\(context)")
                let source = FormDataSource(form: form)
                try source.updateValue(of: "doc", to: .file(former), userInitiated: true)
                post.fill(source)
                #expect(Self.codes(source.issues) == codes, "\(context)")
                #expect(source.value(of: "doc") != .file(former), "\(context)")
                // By a state and by a draft, what was read has the same verdict, and what was not read is no file.
                let isRead = source.value(of: "doc").file != nil
                let state = flow.begin(secrets: .kept).with(source)
                let draft = try FormDraft(json: FormDraft(of: source).json)
                let others = [FormDataSource(form: form), FormDataSource(form: form)]
                state.fill(others[0])
                _ = draft.restore(into: others[1])
                for other in others {
                    #expect(
                        Self.facts(other.value(of: "doc")) == Self.facts(source.value(of: "doc")),
                        "\(context)")
                    if isRead { #expect(Self.codes(other.issues) == codes, "\(context)") }
                }
            }
            guard let file = json["doc"].file else { continue }
            let decoded = try JSONDecoder().decode(
                FileFacts.self, from: JSONEncoder().encode(file))
            #expect(decoded == file, "\(context)")
        }
    }

    /// A coder and a validator refuse the same objects.
    @Test(arguments: [
        (#"{"name":"a.pdf","type":"a/b","size":1}"#, true),
        (#"{"name":"a.pdf","type":"a/b","size":1,"data":"x"}"#, false),
        (#"{"name":"a.pdf","type":"a/b"}"#, false),
        (#"{"name":"..","type":"a/b","size":1}"#, false),
        (#"{"name":"a","type":"a/b","size":"1"}"#, false),
        (#"{"name":1,"type":"a/b","size":1}"#, false), ("{}", false),
    ])
    func coders(_ row: (json: String, isFile: Bool)) throws {
        let decoded = try? JSONDecoder().decode(FileFacts.self, from: Data(row.json.utf8))
        #expect((decoded != nil) == row.isFile)
        let form = try Form(
            id: "f", title: "F", items: [.input("doc", title: "Doc", value: .file)])
        let report = FormValidator(form).validate(.json(#"{"doc":\#(row.json)}"#))
        #expect(report.isValid == row.isFile)
    }

    /// A file for a field that takes none is refused when the page is drawn again, too.
    @Test func aFileInPlaceOfAText() throws {
        let form = try Self.form()
        let body =
            "--X\r\nContent-Disposition: form-data; name=\"note\"; filename=\"a.pdf\"\r\n\r\nx\r\n--X--\r\n"
        let post = try CardPost(Array(body.utf8), contentType: "multipart/form-data; boundary=X")
        let source = FormDataSource(form: form)
        try source.updateValue(of: "note", to: .text("former"), userInitiated: true)
        post.fill(source)
        #expect(source.issues.map(\.code) == [.fileNotAccepted])
        #expect(source.value(of: "note") != .text("former"))
    }
}
