/// The program in which a person edits a long text, named by `VISUAL` or `EDITOR`.
struct TextProgram {
    private let command: String
    private let folder: String

    /// The largest text in bytes that is read back.
    private static let limit = 1 << 20

    /// - Returns: `nil` if the environment names no program.
    init?(_ console: any Console) {
        let names = ["VISUAL", "EDITOR"]
        guard
            let command = names.lazy.compactMap({ console.environment($0) }).first(where: {
                !$0.isEmpty
            })
        else { return nil }
        self.command = command
        let folder = console.environment("TMPDIR") ?? ""
        self.folder = folder.isEmpty ? "/tmp" : folder
    }

    /// Lets the person edit a text in a file of their own, which is removed afterwards.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - isEnding: Waits a moment, and returns whether the program must end.
    /// - Returns: The text that was saved; `nil` if the program failed, or left something else than a text.
    func edit(_ text: String, until isEnding: () -> Bool) -> String? {
        guard let path = OwnFiles.makeTemporary(in: folder, suffix: ".txt") else { return nil }
        UnfinishedFiles.shared.add(path)
        defer {
            OwnFiles.removeTemporary(path)
            UnfinishedFiles.shared.forget(path)
        }
        do throws(SystemError) {
            try AtomicFile(own: path).complete(with: Array(text.utf8))
            guard TerminalProgram.run(command, on: path, until: isEnding) == 0 else { return nil }
            // The program may have put anything at the path.
            guard let (bytes, _) = try OwnFiles.read(path, limit: TextProgram.limit),
                bytes.count <= TextProgram.limit
            else { return nil }
            return String(validating: bytes, as: UTF8.self)
        } catch {
            return nil
        }
    }
}
