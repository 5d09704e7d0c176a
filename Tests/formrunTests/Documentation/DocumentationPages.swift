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
        var prose: [String] {
            var isCode = false
            return text.components(separatedBy: "\n").filter { line in
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
            prose.joined(separator: "\n").matches(of: /\]\(([^()\s]+)\)/)
                .map { String($0.output.1) }
                .filter { !$0.contains("://") && !$0.hasPrefix("mailto:") }
        }

        /// The project files that the page names in backticks, without patterns for several files.
        var files: [String] {
            let path =
                /`((?:Sources|Tests|Documentation|Benchmarks|forms|\.ci|\.scripts)\/[^`\s]*)`/
            return prose.joined(separator: "\n").matches(of: path).map { String($0.output.1) }
                .filter { !$0.contains("*") && !$0.contains("NAME") && !$0.contains("…") }
        }
    }

    /// The pages at the root and in `Documentation/`, sorted by their paths.
    static let all: [Page] = read(in: "", deep: false) + read(in: "Documentation/", deep: true)

    /// All pages, including those beside examples and benchmarks.
    static let everywhere: [Page] =
        all + read(in: "Examples/", deep: true) + read(in: "Benchmarks/", deep: false)

    /// The anchors of each page, by the path of its file.
    static let anchors: [String: Set<String>] = Dictionary(
        uniqueKeysWithValues: everywhere.map { ($0.url.standardized.path, $0.anchors) })

    /// The relative links of each page, by its path in the project.
    static let links: [String: [String]] = Dictionary(
        uniqueKeysWithValues: everywhere.map { ($0.path, $0.links) })

    private static func read(in folder: String, deep: Bool) -> [Page] {
        let url = Repository.root.appendingPathComponent(folder)
        let manager = FileManager.default
        let paths =
            deep
            ? try? manager.subpathsOfDirectory(atPath: url.path)
            : try? manager.contentsOfDirectory(atPath: url.path)
        // Builds have pages of other projects.
        return (paths ?? []).filter { $0.hasSuffix(".md") && !$0.contains(".build/") }.sorted()
            .compactMap { path in
                (try? String(contentsOf: url.appendingPathComponent(path), encoding: .utf8))
                    .map { Page(path: folder + path, text: $0) }
            }
    }
}
