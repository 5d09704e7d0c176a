// The texts of an item that have places.

extension FormItem {
    /// The origin of the titles of its choices.
    var titleOrigin: TitleOrigin {
        guard let choicesOf else { return .field }
        return choicesOf.listName == nil ? .literal : .list
    }

    /// Whether the title of one of its choices is a text with places.
    func fillsTitle(of choice: Choice) -> Bool {
        (titleOrigin != .literal || choice == otherChoice)
            && choice.textsWithPlaces.contains(choice.title)
    }
}

extension FormItem {
    /// The record whose fields the texts of its choices name: that of the item, or the form, to which lists belong.
    ///
    /// - Parameter row: The row of the item; `nil` for the form.
    /// - Returns: The row; `nil` for the form.
    package func recordOfChoices(in row: RowPlace?) -> RowPlace? {
        titleOrigin == .list ? nil : row
    }
}
