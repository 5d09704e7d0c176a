/// A benchmark that would not measure what its name promises.
struct Mistake: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
