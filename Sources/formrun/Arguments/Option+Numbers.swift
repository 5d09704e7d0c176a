extension Option<Int> {
    /// An option with a number in a range; in the summary, `{min}` and `{default}` are replaced by the numbers.
    init(
        _ name: String, _ placeholder: String = "N", in range: ClosedRange<Int>,
        default absent: Int, must requirement: String? = nil, _ summary: String
    ) {
        let marks = ["min": grouped(range.lowerBound), "default": grouped(absent)]
        self.init(name, placeholder, default: absent, summary, marks: marks) { text in
            number(text, in: range, must: requirement)
        }
    }
}

extension Option<Int?> {
    /// An option with a number, which has no fixed default.
    init(
        _ name: String, _ placeholder: String = "N", in range: ClosedRange<Int>,
        must requirement: String? = nil, _ summary: String
    ) {
        self.init(name, placeholder, default: nil, summary) { text in
            number(text, in: range, must: requirement).map { $0 }
        }
    }
}

private func number(
    _ text: String, in range: ClosedRange<Int>, must requirement: String?
) -> Result<Int, OptionRefusal> {
    if let number = Int(text), range.contains(number) { return .success(number) }
    let bounds =
        range.upperBound == .max
        ? "\(range.lowerBound) or more" : "\(range.lowerBound) to \(range.upperBound)"
    return .failure(OptionRefusal("must be \(requirement ?? "a number, \(bounds)")."))
}

/// A number as the help writes it: `1,048,576`.
func grouped(_ number: Int) -> String {
    var text = String(number)[...]
    var groups: [Substring] = []
    while text.count > 3 {
        groups.insert(text.suffix(3), at: 0)
        text = text.dropLast(3)
    }
    return ([text] + groups).joined(separator: ",")
}
