import FormCards
import FormModel
import FormValidation
import Foundation
import Testing

/// Forms of `Golden/`, drawn with values and without them, compared with files there.
@Suite struct GoldenFormTests {
    @Test func borrowing() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(components: "Golden", "borrowing.json")
        let form = try FormDocument.read(
            Array(try Data(contentsOf: file)), vocabulary: .standard)
        let source = FormDataSource(form: form)
        let renderer = TextRenderer(width: 60, height: 16)
        func screen() -> String {
            DescriptionBuilder().descriptions(of: source).map { renderer.text(of: $0) }.joined()
        }
        var screens = [screen()]
        try source.updateValues(
            [
                ("reader", .text("Ada")),
                ("books", .rows([["book": .text("Emma")], ["book": .text("Middlemarch")]])),
            ], userInitiated: true)
        screens.append(screen())
        // The receipt is hidden as long as there is no book.
        #expect(!screens[0].contains("receipt") && screens[1].contains("receipt"))
        try expectGolden(screens.joined(separator: "\n"), "form-borrowing")
    }
}
