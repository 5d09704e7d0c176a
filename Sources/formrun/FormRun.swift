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
        System.exit(CommandLineTool.run(arguments, console).rawValue)
    }
}
