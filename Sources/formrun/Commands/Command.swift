/// One command of `formrun`.
protocol Command: Sendable {
    var name: String { get }

    /// The options, operands and help; made when it is needed, since another command needs none of it.
    var syntax: CommandSyntax { get }

    /// The files that the arguments name, and the standard input where it is read; the command opens none of them before
    /// ``CommandFiles`` has compared them.
    func files(_ arguments: Arguments, _ console: any Console) -> [CommandFile]

    /// Does the work.
    ///
    /// - Throws: Wrong usage that the syntax cannot show, or an error that ends the command.
    func run(_ arguments: Arguments, _ console: any Console) throws(CommandError)
        -> ExitStatus
}
