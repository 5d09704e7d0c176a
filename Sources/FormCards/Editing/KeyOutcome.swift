/// The effect of a key on an editor.
enum KeyOutcome: Sendable, Hashable {
    /// The text or the choice changed.
    case changed
    /// The caret, the highlighted choice or the view moved, and must be drawn again.
    case moved
    /// The key belongs to the editor and has no effect at present, such as the arrow to the left at the beginning.
    case unchanged
    /// The key had no effect, for a reason that the person should see.
    case refused(KeyRefusal)
    /// The person accepts the present answer.
    case submitted
    /// The editor does not use the key.
    case notMine
}

/// The reason why an editor refused a key.
///
/// It is data: the driver makes the sentence in the language of the person.
enum KeyRefusal: Sendable, Hashable {
    /// The text would be longer than this number of bytes.
    case tooLong(maximum: Int)
    /// A paste into a secret has characters that would have to be changed, which the person could not see.
    case alteredSecret
    /// The input is not UTF-8.
    case notUTF8
    /// A value cannot be larger than this one, as it is shown.
    case aboveMaximum(String)
    /// A value cannot be smaller than this one, as it is shown.
    case belowMinimum(String)
    /// The typed text is no value that could be stepped.
    case unreadable
    /// No choice has this name.
    case noSuchChoice(String)
    /// A part of a name may mean each of two choices, which are given by their titles.
    case ambiguousChoice(String, String, String)
    /// A choice cannot be chosen at present, for a reason if one is known.
    case disabledChoice(title: String, reason: String?)
    /// Only this number of choices may be taken.
    case tooManyChoices(Int)
    /// No file and no folder has a name that begins so.
    case noSuchPath(String)
    /// There is no folder with this path, or it cannot be read; the path is empty for the present folder.
    case unreadableFolder(String)
    /// A folder has more names than this number, so that its names are not read.
    case folderTooLarge(maximum: Int)
    /// The second entry of a secret differs from the first.
    case confirmationDiffers
}
