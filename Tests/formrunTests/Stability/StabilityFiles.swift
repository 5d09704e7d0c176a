import FormModel
import Foundation
import TestSupport

/// The files of `Documentation/stability/`: lists of names, and schemas of what is written as JSON.
enum StabilityFiles {
    static let folder = Repository.root.appending(path: "Documentation/stability")

    /// The entries of all files as they were in the last release, after a line with its version.
    static let released = "released.txt"

    static func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    static func schema(_ name: String) throws -> SchemaValue {
        SchemaValue(
            json: try JSONValue(Array(try text("\(name).schema.json").utf8), limits: .formFile))
    }

    /// The names of the files that end so, without that end.
    static func names(_ suffix: String) throws -> Set<String> {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return Set(
            files.filter { $0.hasSuffix(suffix) && $0 != released }
                .map { String($0.dropLast(suffix.count)) })
    }

    // MARK: Entries

    /// The lines of the lists, and a line for each definition and property of the schemas: a name,
    /// and what is promised of it behind a colon.
    static func entries() throws -> Set<String> {
        let lists = try names(".txt").map { "\($0).txt" } + ["session.keys"]
        let lines = try lists.flatMap { try text($0).split(separator: "\n") }
        let members = try names(".schema.json").flatMap { entries(of: try schema($0), $0) }
        return Set(lines.filter { !$0.hasPrefix("#") }.map(String.init) + members)
    }

    /// The name of an entry.
    static func name(of entry: String) -> Substring {
        entry[..<(entry.firstRange(of: ": ")?.lowerBound ?? entry.endIndex)]
    }

    /// The names of the entries that were added, removed or changed and that a text does not have
    /// in backticks.
    static func unnamed(_ old: Set<String>, _ new: Set<String>, in text: String) -> Set<Substring> {
        Set(old.symmetricDifference(new).map(name(of:)).filter { !text.contains("`\($0)`") })
    }

    private static func entries(of schema: SchemaValue, _ name: String) -> [String] {
        let required = schema["required"]?.list?.compactMap(\.string) ?? []
        let properties = (schema["properties"]?.members ?? []).map { property in
            "\(name).\(property.key): \(promise(property.value))"
                + (required.contains(property.key) ? ", always" : "")
        }
        return ["\(name): \(promise(schema))"] + properties
            + (schema["$defs"]?.members ?? []).flatMap {
                entries(of: $0.value, "\(name).\($0.key)")
            }
    }

    /// What a schema demands of a value, in one line: without texts, and without the properties, which
    /// have entries of their own.
    private static func promise(_ schema: SchemaValue) -> String {
        let others: Set = [
            "$schema", "$defs", "title", "description", "examples", "properties", "required",
        ]
        func bare(_ value: SchemaValue) -> SchemaValue {
            switch value {
            case .object(let members):
                .object(
                    members.filter { !others.contains($0.key) }.map {
                        SchemaValue.Member($0.key, bare($0.value))
                    })
            case .list(let list): .list(list.map(bare))
            default: value
            }
        }
        return String(decoding: bare(schema).json, as: UTF8.self).split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    }
}
