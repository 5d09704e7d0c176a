/// One command of `formrun`.
protocol Command: Sendable {
    var syntax: CommandSyntax { get }

    /// Does the work.
    ///
    /// - Throws: Wrong usage that the syntax cannot show, or an error that ends the command.
    func run(_ arguments: Arguments, _ console: any Console) throws(CommandError)
        -> ExitStatus
}
