/// The command `formrun`.
package enum FormRun {
    /// Runs the command with the arguments of the process, and ends the process.
    package static func main() {
        System.prepareProcess()
        let console = StandardConsole()
        guard let arguments = System.arguments() else {
            console.say("formrun: an argument is not UTF-8; write it so.")
            System.exit(ExitStatus.usage.rawValue)
        }
        let status = CommandLineTool.run(arguments, console)
        if let signal = status.signal { UnfinishedFiles.shared.end(by: signal) }
        for failure in UnfinishedFiles.shared.failures { console.say("formrun: \(failure)") }
        System.exit(status.rawValue)
    }
}
