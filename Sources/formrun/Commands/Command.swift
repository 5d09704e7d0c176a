/// One command of `formrun`.
protocol Command: Sendable {
    var name: String { get }

    /// The options, operands and help; made when it is needed, since another command needs none of it.
    var syntax: CommandSyntax { get }

    /// Does the work.
    ///
    /// - Throws: Wrong usage that the syntax cannot show, or an error that ends the command.
    func run(_ arguments: Arguments, _ console: any Console) throws(CommandError)
        -> ExitStatus
}
