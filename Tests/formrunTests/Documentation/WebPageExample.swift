import FormCards
import FormModel
import FormValidation
import Testing

/// The example of `Documentation/WebPages.md`, compiled and run; `ReadmeTests` compares the two.
@Suite struct WebPageExample {
    @Test func servesPages() throws {
        let form = try Form(
            id: "order", title: "Order",
            items: [
                .input("email", title: "E-mail", validators: [.required, .email]),
                .group(
                    "lines", title: "Lines",
                    items: [.input("qty", title: "Quantity", value: .integer)]),
                .button("send", title: "Order", action: .submit),
            ])
        let validator = FormValidator(form)
        // README: begin
        let builder = DescriptionBuilder(describesHidden: true)

        func page(_ source: FormDataSource, token: String) -> [UInt8] {
            var options = HTMLOptions(action: "/order", isStandalone: true)
            options.token = HTMLOptions.Token(token)
            return HTMLRenderer(options).document(of: builder.descriptions(of: source))
        }

        func answer(_ body: [UInt8], token: String) throws -> (status: Int, body: [UInt8]) {
            let post = CardPost(urlEncoded: body)
            guard post.token == token else { return (403, []) }
            let source = FormDataSource(form: form)
            post.fill(source)
            switch post.pressed {
            case .button("send"):
                let report = validator.validate(post.answers)
                if report.isValid { return (200, Array("Thank you.".utf8)) }
                source.show(report)
                return (422, page(source, token: token))
            case let control?:
                try control.perform(on: source)
                return (200, page(source, token: token))
            case nil: return (400, [])
            }
        }
        // README: end

        func text(_ body: String) throws -> (status: Int, text: String) {
            let (status, bytes) = try answer(Array(body.utf8), token: "t")
            return (status, String(decoding: bytes, as: UTF8.self))
        }
        let empty = String(decoding: page(FormDataSource(form: form), token: "t"), as: UTF8.self)
        #expect(empty.contains("name=\"form-token\" value=\"t\""))
        #expect(!empty.contains("<title>Error"))
        #expect(try text("form-token=x&form-button=send").status == 403)
        #expect(try text("form-token=t").status == 400)
        let added = try text(
            "form-token=t&email=ada&lines=&lines.0=&lines.0.qty=many&form-add=/lines")
        #expect(added.status == 200 && added.text.contains("name=\"lines.1.qty\""))
        #expect(added.text.contains("value=\"many\"") && added.text.contains("value=\"ada\""))
        let refused = try text("form-token=t&form-page=card1&email=ada&form-button=send")
        #expect(refused.status == 422 && refused.text.contains("<title>Error: Order</title>"))
        #expect(refused.text.contains("href=\"#email\""))
        let sent = try text("form-token=t&form-page=card1&email=ada%40example.com&form-button=send")
        #expect(sent.status == 200 && sent.text == "Thank you.")
    }
}
