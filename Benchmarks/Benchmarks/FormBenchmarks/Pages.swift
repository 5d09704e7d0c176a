import Benchmark
import FormCards
import FormModel
import FormValidation
import Foundation

/// The pages of the sign-up of `Examples/server`, as a server makes them, with its style sheet by a link.
func pageBenchmarks() {
    Benchmark("Page: the first page of an account", configuration: .slow) { benchmark, flow in
        let state = flow.begin(acceptLanguage: "en", secrets: .kept)
        benchmark.startMeasurement()
        blackHole(PageSubjects.renderer.document(of: try await flow.cards(of: 0, state)))
        benchmark.stopMeasurement()
    } setup: {
        try PageSubjects.flow()
    }

    Benchmark("Page: the same refused, with three errors", configuration: .slow) {
        benchmark, flow in
        let state = flow.begin(acceptLanguage: "en", secrets: .kept)
        benchmark.startMeasurement()
        let post = try CardPost(
            PageSubjects.refused, contentType: "application/x-www-form-urlencoded")
        guard case .show(let cards, 422) = try await flow.answer(post, state) else {
            return benchmark.error("The post is not refused.")
        }
        blackHole(PageSubjects.renderer.document(of: cards))
        benchmark.stopMeasurement()
    } setup: {
        try PageSubjects.flow()
    }
}

private enum PageSubjects {
    static let refused = Array(
        """
        form-page=card1&form-locale=en&name=Ada&email=ada&birthday=2024-01-01&password=short\
        &form-button=next&form-token=0123456789abcdef0123456789abcdef
        """.utf8)

    static var renderer: HTMLRenderer {
        var options = HTMLOptions(isStandalone: true)
        options.styleSheet = .link("/form.css")
        options.token = HTMLOptions.Token("0123456789abcdef0123456789abcdef")
        return HTMLRenderer(options)
    }

    static func flow() throws -> PageFlow {
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
        let file = try Data(contentsOf: root.appending(path: "Examples/server/forms/account.json"))
        var checks = RemoteChecks(timeout: .seconds(2))
        checks.add("emailIsFree") { _ in .accepted }
        let clock = FormClock { DateTime(unixSeconds: Int64(Date().timeIntervalSince1970)) }
        return PageFlow(
            FormValidator(try FormDocument.read(Array(file), vocabulary: .standard), clock: clock),
            checks: checks)
    }
}
