/// The command `formrun`.
@main
enum FormRun {
    static func main() {
        System.prepareProcess()
        let console = StandardConsole()
        guard let arguments = System.arguments() else {
            console.say("formrun: an argument is not UTF-8; write it so.")
            System.exit(ExitStatus.usage.rawValue)
        }
        let status = CommandLineTool.run(arguments, console)
        if let signal = status.signal { UnfinishedFiles.shared.end(by: signal) }
        System.exit(status.rawValue)
    }
}
