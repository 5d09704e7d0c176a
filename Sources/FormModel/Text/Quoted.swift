/// The beginning of a text of a file or a command line in quotation marks, as a message quotes it.
package func quoted(_ text: String) -> String {
    "\"\(ShortenedText.quotation(text))\""
}

/// The words as a list in a message: `"a", "b"`.
func quoted(_ words: [String]) -> String {
    words.map { quoted($0) }.joined(separator: ", ")
}
