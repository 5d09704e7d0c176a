extension FieldPath {
    /// The path as a message quotes it: a name in a file may be of any length.
    package var quoted: FieldPath {
        FieldPath(
            steps.map { step in
                switch step {
                case .key(let key): .key(ShortenedText.quotation(key))
                case .index: step
                }
            })
    }
}
