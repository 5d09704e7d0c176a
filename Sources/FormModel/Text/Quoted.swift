/// The words as a list in a message: `"a", "b"`.
func quoted(_ words: [String]) -> String {
    words.map { "\"\($0)\"" }.joined(separator: ", ")
}
