import FormCards
import FormModel

/// Where a session is shown, and where its events come from.
///
/// ``SessionRun`` decides what happens; a surface only shows and reads.
protocol Surface {
    /// The keys that the session got, for a script; `nil` for each that typed a secret.
    var keys: [Key?] { get }

    /// Takes the surface into use.
    mutating func begin()

    /// Adds lines to the record, which never change.
    mutating func record(_ lines: [SessionLine])

    /// The view has changed.
    mutating func show()

    /// The whole screen must be drawn again.
    mutating func redraw()

    /// Drops what was typed before the question was shown.
    mutating func discardInput()

    /// Stops the process until the person continues it.
    mutating func suspend()

    /// The next event; `nil` if there are no more.
    mutating func next() -> SessionEvent?

    /// Lets the person edit a text in a program.
    mutating func edit(_ text: String, with work: RunWork) -> SessionEvent

    /// Lets a program that performs an action of the card have the terminal.
    mutating func perform(
        _ action: FieldName, on row: FieldPath?, with work: RunWork
    ) -> SessionEvent

    /// Takes a question for suggestions, which replaces the one before; ``next()`` returns what is found.
    ///
    /// - Returns: Whether the surface asks it when no key has come for a moment; otherwise it is asked at once.
    mutating func take(_ question: SuggestionQuestion?, with work: RunWork) -> Bool

    /// Shows that something is under way, before the first of a sequence of waits.
    mutating func beginWaiting()

    /// Reads what arrives while something is under way; returns an event if the session must not wait any longer.
    mutating func wait() -> SessionEvent?

    /// Makes place for the answers, which may go to the same screen.
    mutating func clear()

    /// Shows the view for the last time, without a secret, since it stays on the screen for other programs.
    mutating func conceal()

    /// Gives the surface back; `nil` if the answers were submitted.
    mutating func end(_ end: SessionEnd?)
}
