/// The program in which a person edits a long text, named by `VISUAL` or `EDITOR`.
struct TextProgram {
    private let command: String
    private let folder: String
    private let console: any Console

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
        self.console = console
        let folder = console.environment("TMPDIR") ?? ""
        self.folder = folder.isEmpty ? "/tmp" : folder
    }

    /// Lets the person edit a text in a file of their own, which is removed afterwards.
    ///
    /// - Returns: The text; `nil` if the program failed.
    func edit(_ text: String) -> String? {
        guard let path = System.makePrivateFile(in: folder, suffix: ".txt") else { return nil }
        defer { System.removeFile(path) }
        do throws(SystemError) {
            try console.replaceFile(path, with: Array(text.utf8), isPrivate: true)
            guard System.runAtTerminal(command, on: path) else { return nil }
            let bytes = try console.readAll(path, limit: TextProgram.limit)
            return String(validating: bytes, as: UTF8.self)
        } catch {
            return nil
        }
    }
}
