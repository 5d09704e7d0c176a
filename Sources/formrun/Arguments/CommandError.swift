import FormCards
import FormModel

/// An error that ends a command before its work is done.
enum CommandError: Error {
    /// It was used wrongly.
    case usage(UsageError)
    /// A file could not be read or written.
    case file(SystemError)
    /// Choices could not be fetched; one line each.
    case choices([String])
    /// The file with the values that the program gives has errors; one line each.
    case given([String])
    /// The draft cannot be continued; one line.
    case draft(String)
    /// The theme file has errors; one line each.
    case theme([String])
    /// The cards are too large to be drawn.
    case drawing(DrawingExcess)
    /// A form file, or a file of cases, has errors; the name is as given, for the diagnostics.
    case brokenForm(FormDocumentError, file: String)

    static func usage(_ message: String, nearest: String? = nil) -> CommandError {
        .usage(UsageError(message, nearest: nearest))
    }

    /// The error with the command whose help explains more, if the command was used wrongly.
    func of(command name: String) -> CommandError {
        if case .usage(let error) = self { .usage(error.of(command: name)) } else { self }
    }

    /// Does what may fail at a file or a stream.
    static func atFile<Result>(
        _ body: () throws(SystemError) -> Result
    ) throws(CommandError) -> Result {
        do throws(SystemError) {
            return try body()
        } catch {
            throw .file(error)
        }
    }
}

extension Console {
    /// The bytes of a file, or of standard input for `-`, up to one byte more than a limit.
    func contents(of path: String, limit: Int) throws(CommandError) -> [UInt8] {
        try CommandError.atFile { () throws(SystemError) in try readAll(path, limit: limit) }
    }

    /// Writes what a command prints to standard output.
    func print(_ bytes: [UInt8]) throws(CommandError) {
        try CommandError.atFile { () throws(SystemError) in try write(bytes) }
    }
}
