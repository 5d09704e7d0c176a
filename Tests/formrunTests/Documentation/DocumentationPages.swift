import Foundation
import TestSupport

/// The Markdown pages of the project.
enum DocumentationPages {
    /// A page: its path in the project, such as `Documentation/FormFile.md`, and its text.
    struct Page: Sendable {
        let path: String
        var text: String

        var url: URL { Repository.root.appendingPathComponent(path) }

        /// The lines outside blocks of code.
        var prose: [Substring] {
            var isCode = false
            return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
                guard !line.hasPrefix("```") else {
                    isCode.toggle()
                    return false
                }
                return !isCode
            }
        }

        /// The anchors of the headings, as GitHub makes them: lower-case letters, digits, `_` and
        /// `-`, with a hyphen for each space.
        var anchors: Set<String> {
            Set(
                prose.filter { $0.hasPrefix("#") }.map { heading in
                    heading.drop { $0 == "#" }.dropFirst().lowercased()
                        .filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
                        .replacing(" ", with: "-")
                })
        }

        /// The relative links of the page.
        var links: [String] {
            prose.flatMap { $0.matches(of: /\]\(([^()\s]+)\)/).map { String($0.output.1) } }
                .filter { !$0.contains("://") && !$0.hasPrefix("mailto:") }
        }

        /// The project files that the page names in backticks, without patterns for several files.
        var files: [String] {
            prose.flatMap { line in
                line.matches(
                    of:
                        /`((?:Sources|Tests|Documentation|Benchmarks|forms|\.ci|\.scripts)\/[^`\s]*)`/
                ).map { String($0.output.1) }
            }.filter { !$0.contains("*") && !$0.contains("NAME") && !$0.contains("…") }
        }
    }

    /// The pages at the root and in `Documentation/`, sorted by their paths.
    static let all: [Page] = read(in: "", deep: false) + read(in: "Documentation/", deep: true)

    /// All pages, including those beside examples and benchmarks.
    static let everywhere: [Page] =
        all + read(in: "Examples/", deep: true) + read(in: "Benchmarks/", deep: false)

    private static func read(in folder: String, deep: Bool) -> [Page] {
        let url = Repository.root.appendingPathComponent(folder)
        let manager = FileManager.default
        let paths =
            deep
            ? try? manager.subpathsOfDirectory(atPath: url.path)
            : try? manager.contentsOfDirectory(atPath: url.path)
        return (paths ?? []).filter { $0.hasSuffix(".md") }.sorted().compactMap { path in
            (try? String(contentsOf: url.appendingPathComponent(path), encoding: .utf8))
                .map { Page(path: folder + path, text: $0) }
        }
    }
}
