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
    /// - Complexity: O(*n*) in the files.
    static func check(_ files: [CommandFile]) throws(CommandError) {
        guard files.count(where: { $0.use == .read && $0.path == "-" }) < 2 else {
            throw .usage("- (standard input) can be read only once; name it once.")
        }
        var inputs: [FileIdentity: String] = [:]
        for file in files where file.use != .written {
            guard let identity = FileIdentity(reading: file.path) else { continue }
            inputs[identity] = inputs[identity] ?? file.path
        }
        for (stream, identity) in FileIdentity.standardOutputs {
            guard let input = inputs[identity] else { continue }
            throw .usage(
                "\(stream) goes to \(shown(input)), which is read; send it to another file.")
        }
        var outputs: [FileIdentity: String] = [:]
        var paths: [String: String] = [:]
        for file in files where file.use == .written {
            guard file.path != "-" else {
                throw .usage(
                    "\(file.name) names a file, not - (a standard stream); ./- is a file named -.")
            }
            // A device or a pipe has no identity; in practice it has one name, which must not be given twice.
            let replaced = FileIdentity(replacing: file.path)
            // A stream is written to, so that what it leads to must be no file that is read either.
            let identity = replaced ?? FileIdentity(streaming: file.path)
            if let other = paths[file.path] ?? identity.flatMap({ outputs[$0] }) {
                throw .usage("\(other) and \(file.name) must be different files.")
            }
            paths[file.path] = file.name
            guard let identity else { continue }
            outputs[identity] = file.name
            if let input = inputs[identity] {
                throw .usage(
                    "\(file.name) would replace \(shown(input)), which is read; name another file.")
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
