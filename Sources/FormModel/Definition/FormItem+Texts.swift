// The texts of an item that have places.

extension FormItem {
    /// Whether the title of one of its choices is a text with places.
    ///
    /// Titles that a program fetches, and values that are shown as they are, are literal.
    package func fillsTitle(of choice: Choice) -> Bool {
        (choicesOf == nil || choicesOf?.listName != nil)
            && choice.textsWithPlaces.contains(choice.title)
    }
}
