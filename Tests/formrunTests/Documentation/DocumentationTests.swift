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
    func linksResolve(_ page: DocumentationPages.Page) throws {
        for link in page.links {
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
            let text = try String(contentsOf: target, encoding: .utf8)
            let anchors = DocumentationPages.Page(path: link, text: text).anchors
            #expect(
                anchors.contains(String(parts[1])), "\(page.path): There is no heading \(link).")
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
        let linked = DocumentationPages.everywhere.flatMap { page in
            page.links.map { link in
                let path = link.prefix { $0 != "#" }
                return page.url.deletingLastPathComponent()
                    .appendingPathComponent(String(path)).standardized.path
            }
        }
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
