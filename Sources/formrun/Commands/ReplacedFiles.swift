/// The files that a command is to replace.
enum ReplacedFiles {
    /// Refuses to replace what is read or written elsewhere, by whatever name, before anything is read or asked.
    ///
    /// - Parameters:
    ///   - outputs: The options that name files to write, and the files.
    ///   - inputs: What is read; `-` is standard input.
    ///   - command: The command of `formrun`.
    /// - Throws: Usage: the first output that is something else too.
    static func check(
        _ outputs: [(option: String, path: String)], inputs: [String], command: String
    ) throws(CommandError) {
        var paths: Set<String> = []
        var files: Set<FileIdentity> = []
        for (option, path) in outputs {
            let file = FileIdentity(replacing: path)
            // A device or a pipe has one name in practice, and that twice is as wrong.
            let isNew =
                paths.insert(path).inserted && file.map { files.insert($0).inserted } ?? true
            guard isNew else {
                let options = outputs.map(\.option).joined(separator: " and ")
                throw .usage(
                    UsageError("\(options) must be different files.", command: command))
            }
            guard let file else { continue }
            for input in inputs where FileIdentity(reading: input) == file {
                let input = input == "-" ? "standard input" : input
                throw .usage(
                    UsageError(
                        "\(option) would replace \(input), which is read; name another file.",
                        command: command))
            }
            guard file != FileIdentity.standardOutput else {
                throw .usage(
                    UsageError(
                        "\(option) would replace the file that standard output goes to.",
                        command: command))
            }
        }
    }
}
