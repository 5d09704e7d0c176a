/// A file that a command line names, or a standard stream that the command uses.
struct CommandFile {
    enum Use {
        case read
        /// Standard input, whose lines are read unless a file is read from there.
        case lines
        case written
    }

    /// The option or operand that names the file.
    let name: String
    /// The path; `-` is standard input.
    let path: String
    let use: Use

    static func read(_ name: String, _ path: String) -> CommandFile {
        CommandFile(name: name, path: path, use: .read)
    }

    static let lines = CommandFile(name: "standard input", path: "-", use: .lines)

    static func written<Value>(_ option: Option<Value>, _ path: String) -> CommandFile {
        CommandFile(name: option.description, path: path, use: .written)
    }
}

extension Arguments {
    /// The file of an option that reads one, if it is given.
    func read(by option: Option<String?>) -> [CommandFile] {
        self[option].map { [.read(option.description, $0)] } ?? []
    }

    /// The file of an option that writes one, if it is given.
    func written(by option: Option<String?>) -> [CommandFile] {
        self[option].map { [.written(option, $0)] } ?? []
    }
}

/// All files of a command line.
enum CommandFiles {
    /// Refuses to write a file that the same command reads, or writes elsewhere, under any of its names, before
    /// anything is opened.
    ///
    /// - Throws: Usage: the first written file that is also another file of the command, a file that cannot be written
    ///   to, or standard input that is read twice.
    /// - Complexity: O(*n* · *m*) in the files that are read and those that are written, which are a few.
    static func check(_ files: [CommandFile]) throws(CommandError) {
        guard files.count(where: { $0.use == .read && $0.path == "-" }) < 2 else {
            throw .usage("- (standard input) can be read only once; name it once.")
        }
        var inputs: [(identity: FileIdentity, path: String)] = []
        for file in files where file.use != .written {
            guard let identity = FileIdentity(reading: file.path) else { continue }
            inputs.append((identity, file.path))
        }
        for (stream, identity) in FileIdentity.standardOutputs {
            guard let input = inputs.first(where: { $0.identity == identity }) else { continue }
            throw .usage(
                "\(stream) goes to \(shown(input.path)), which is read; send it to another file.")
        }
        try checkWritten(files.filter { $0.use == .written }, besides: inputs)
    }

    private static func checkWritten(
        _ files: [CommandFile], besides inputs: [(identity: FileIdentity, path: String)]
    ) throws(CommandError) {
        var outputs: [(file: CommandFile, identity: FileIdentity?)] = []
        for file in files {
            guard file.path != "-" else {
                throw .usage(
                    "\(file.name) names a file, not - (a standard stream); ./- is a file named -.")
            }
            // A device or a pipe has no identity; in practice it has one name, which must not be given twice.
            let replaced = FileIdentity(replacing: file.path)
            // A stream is written to, so that what it leads to must be no file that is read either.
            let identity = replaced ?? FileIdentity(streaming: file.path)
            let other = outputs.first {
                $0.file.path == file.path || identity != nil && $0.identity == identity
            }
            if let other {
                throw .usage("\(other.file.name) and \(file.name) must be different files.")
            }
            outputs.append((file, identity))
            guard let identity else { continue }
            if let input = inputs.first(where: { $0.identity == identity }) {
                throw .usage(
                    "\(file.name) would replace \(shown(input.path)), which is read; name another file."
                )
            }
            for (stream, output) in FileIdentity.standardOutputs where output == replaced {
                throw .usage(
                    "\(file.name) would replace the file that \(stream) goes to; name another file."
                )
            }
        }
    }

    private static func shown(_ path: String) -> String {
        path == "-" ? "the file of standard input" : path
    }
}
