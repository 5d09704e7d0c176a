import FormModel

/// What ends a command before its work is done.
enum CommandError: Error {
    /// It was used wrongly.
    case usage(UsageError)
    /// A file could not be read or written.
    case file(SystemError)
    /// Choices could not be fetched; one line each.
    case choices([String])
    /// The form file is broken; the name is as given, for the diagnostics.
    case brokenForm(FormDocumentError, file: String)
}
