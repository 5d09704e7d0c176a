/// Does the work of a command again whenever one of its files changes.
enum Watch {
    static let option = Option(
        flag: "--watch", "Do it again whenever a file changes, until Ctrl-C.")

    /// Runs a command once, and again after each change, if the arguments want that.
    ///
    /// What makes the command fail is said, and it runs again when that is mended. The files are those that it reads.
    ///
    /// - Throws: A failure of standard output, or whatever the command throws where it runs once.
    /// - Returns: The status of the last time.
    static func run(
        _ arguments: Arguments, of files: [CommandFile], _ console: any Console,
        _ body: () throws(CommandError) -> ExitStatus
    ) throws(CommandError) -> ExitStatus {
        guard arguments[option] else { return try body() }
        let paths = files.filter { $0.use == .read }.map(\.path)
        guard !paths.contains("-") else {
            throw .usage("\(option) needs files, and not - (standard input).")
        }
        while true {
            let versions = paths.map(console.version)
            if console.isOutputTerminal {
                try console.print(Array("\u{1B}[H\u{1B}[2J".utf8))
            }
            let status: ExitStatus
            do throws(CommandError) {
                status = try body()
            } catch {
                if case .file(let error) = error, error.operation == .write {
                    throw .file(error)
                }
                status = CommandLineTool.explain(error, console)
            }
            if console.isErrorTerminal {
                console.say("formrun: waiting for a change; Ctrl-C ends")
            }
            repeat {
                guard console.pause() else { return status }
            } while paths.map(console.version) == versions
        }
    }
}
