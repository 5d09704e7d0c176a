import Foundation
import TestSupport
import Testing

/// The examples of the documentation catalogues are compiled and tested.
@Suite struct CatalogueTests {
    struct Block: Sendable, CustomTestStringConvertible {
        let page: String
        /// The lines without indentation, because a catalogue and a test indent code differently.
        let code: String
        var testDescription: String { page + ": " + code.prefix { $0 != "\n" } }
    }

    /// The blocks of code of all pages of the catalogues.
    static let blocks: [Block] = {
        let sources = Repository.root.appendingPathComponent("Sources")
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: sources.path)) ?? []
        return paths.filter { $0.contains(".docc/") && $0.hasSuffix(".md") }.sorted()
            .flatMap { path -> [Block] in
                let url = sources.appendingPathComponent(path)
                let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
                return text.components(separatedBy: "\n```").enumerated()
                    // Every second part is inside a block; its first line is the language.
                    .filter { !$0.offset.isMultiple(of: 2) }
                    .map { Block(page: path, code: unindented($0.element.drop { $0 != "\n" })) }
            }
    }()

    /// The test files with examples, without indentation.
    private static let examples: [String] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix("Example.swift") }.compactMap { name in
            (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
                .map { unindented($0[...]) }
        }
    }()

    private static func unindented(_ text: Substring) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.drop { $0 == " " } }.joined(separator: "\n")
    }

    @Test func everyModuleHasExamples() {
        let modules = Set(Self.blocks.map { $0.page.prefix { $0 != "/" } })
        #expect(modules == ["FormModel", "FormValidation", "FormCards"])
    }

    @Test(arguments: blocks)
    func blockIsCompiled(_ block: Block) {
        #expect(
            Self.examples.contains { $0.contains(block.code + "\n") },
            "\(block.page): No Tests/formrunTests/Documentation/*Example.swift contains this code.")
    }
}
