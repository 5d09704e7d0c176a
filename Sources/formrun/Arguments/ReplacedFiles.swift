/// The files that a command is to replace.
enum ReplacedFiles {
    /// Refuses to replace a file that is read or written elsewhere, under any of its names, before anything is read or asked.
    ///
    /// - Parameters:
    ///   - outputs: The options that name files to write, and the files.
    ///   - inputs: The files that are read; `-` is standard input.
    /// - Throws: Usage: the first output that is also another output or an input.
    static func check(
        _ outputs: [(option: Option<String?>, path: String)], inputs: [String]
    ) throws(CommandError) {
        var paths: Set<String> = []
        var files: Set<FileIdentity> = []
        for (option, path) in outputs {
            let file = FileIdentity(replacing: path)
            // A device or a pipe has no identity; in practice it has one name, which must not be given twice.
            let isNew =
                paths.insert(path).inserted && file.map { files.insert($0).inserted } ?? true
            guard isNew else {
                let options = outputs.map(\.option.description).joined(separator: " and ")
                throw .usage("\(options) must be different files.")
            }
            guard let file else { continue }
            for input in inputs where FileIdentity(reading: input) == file {
                let input = input == "-" ? "standard input" : input
                throw .usage("\(option) would replace \(input), which is read; name another file.")
            }
            guard file != FileIdentity.standardOutput else {
                throw .usage("\(option) would replace the file that standard output goes to.")
            }
        }
    }
}
