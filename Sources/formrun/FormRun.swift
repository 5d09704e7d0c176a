/// The command `formrun`.
@main
enum FormRun {
    static func main() {
        System.prepareProcess()
        let arguments = CommandLine.arguments.dropFirst().map(\.self)
        System.exit(CommandLineTool.run(arguments, StandardConsole()).rawValue)
    }
}
