import Foundation
import TestSupport
import Testing

@testable import formrun

/// Links lead to existing pages and files, and the pages agree on the version.
@Suite struct DocumentationTests {
    @Test func readmeIsShort() throws {
        let readme = try #require(DocumentationPages.all.first { $0.path == "README.md" })
        #expect(readme.text.utf8.count <= 8_000, "Longer texts belong in Documentation/.")
    }

    @Test(arguments: DocumentationPages.everywhere)
    func linksResolve(_ page: DocumentationPages.Page) {
        for link in DocumentationPages.links[page.path] ?? [] {
            let parts = link.split(
                separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            let folder = page.url.deletingLastPathComponent()
            let target =
                parts[0].isEmpty
                ? page.url : folder.appendingPathComponent(String(parts[0])).standardized
            guard FileManager.default.fileExists(atPath: target.path) else {
                Issue.record("\(page.path): There is no file \(link).")
                continue
            }
            guard parts.count > 1 else { continue }
            let anchors = DocumentationPages.anchors[target.standardized.path]
            #expect(
                anchors?.contains(String(parts[1])) == true,
                "\(page.path): There is no heading \(link).")
        }
    }

    @Test(arguments: DocumentationPages.all)
    func namedFilesAreThere(_ page: DocumentationPages.Page) {
        for file in page.files {
            let path = Repository.root.appendingPathComponent(file).path
            #expect(
                FileManager.default.fileExists(atPath: path), "\(page.path): There is no \(file).")
        }
    }

    @Test func everyPageIsReached() {
        let linked = Set(
            DocumentationPages.everywhere.flatMap { page in
                let paths = (DocumentationPages.links[page.path] ?? []).map { link in
                    String(link.prefix { $0 != "#" })
                }
                return Set(paths).map { path in
                    page.url.deletingLastPathComponent()
                        .appendingPathComponent(path).standardized.path
                }
            })
        for page in DocumentationPages.all where page.path != "README.md" {
            #expect(linked.contains(page.url.standardized.path), "Nothing leads to \(page.path).")
        }
    }

    /// The newest entry of the changelog has the version of `ToolVersion`.
    @Test func changelogIsOfTheVersion() throws {
        let changelog = try #require(DocumentationPages.all.first { $0.path == "CHANGELOG.md" })
        let newest = try #require(changelog.prose.first { $0.hasPrefix("## [") })
        #expect(newest.hasPrefix("## [\(ToolVersion.text)]"))
    }

    /// The parser of anchors and links, on which other tests rely.
    @Test func pagesAreTakenApart() {
        let page = DocumentationPages.Page(
            path: "a.md",
            text: """
                ## What can be typed: `--set`, A_b
                [a](b.md#c) and [d](#e), [f](https://example.com/), `forms/x.json`, `Sources/NAME.swift`
                ```
                # no heading [no](link)
                ```
                """)
        #expect(page.anchors == ["what-can-be-typed---set-a_b"])
        #expect(page.links == ["b.md#c", "#e"])
        #expect(page.files == ["forms/x.json"])
    }
}

extension DocumentationPages.Page: CustomTestStringConvertible {
    var testDescription: String { path }
}
