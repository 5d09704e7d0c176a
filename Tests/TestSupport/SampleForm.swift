public import FormModel
import FormValidation
public import Foundation

/// A form of the folder `forms/`, with its sample files.
public struct SampleForm: Sendable, CustomStringConvertible {
    /// The name of its file, without `.json`.
    public let name: String
    /// The form, which is read once: many tests go through all of them.
    private let read: Result<Form, any Error>

    private init(name: String) {
        self.name = name
        read = Result {
            try FormDocument.read(try Self.definition(name), vocabulary: .standard)
        }
    }

    /// The name.
    public var description: String { name }

    /// The folder of the forms.
    public static let folder = Repository.root.appending(path: "forms")

    /// All forms: found in the folder, so that new forms are tested without a list.
    public static let all: [SampleForm] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        .filter { $0.hasSuffix(".json") }.map { SampleForm(name: String($0.dropLast(5))) }

    /// Noon of the day of the sample submissions.
    public static let clock = DateTime("2026-11-21T12:00:00Z").map(FormClock.fixed) ?? .none

    /// The form file.
    public func definition() throws -> [UInt8] { try Self.definition(name) }

    private static func definition(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.appending(path: name + ".json")))
    }

    /// The form.
    public func form() throws -> Form { try read.get() }

    /// A file of the form in the folder `submissions`.
    ///
    /// - Parameter suffix: What is behind the name of the form, such as `.valid.json`.
    /// - Throws: An error if there is no such file.
    /// - Returns: The bytes of the file.
    public func submission(_ suffix: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: Self.folder.appending(path: "submissions/" + name + suffix)))
    }
}
