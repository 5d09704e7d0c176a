/// Words as a message lists them: `"a", "b"`.
func quoted(_ words: [String]) -> String {
    words.map { "\"\($0)\"" }.joined(separator: ", ")
}
