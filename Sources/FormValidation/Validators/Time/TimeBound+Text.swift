extension TimeBound {
    /// Reads a base and up to three steps, such as `today - 18 years`, `now + 90 minutes` or
    /// `today() - years(18)`; `nil` for any other text.
    ///
    /// - Complexity: O(*n*).
    public init?(_ text: String) {
        var scan = Scan(rest: Array(text.utf8)[...])
        guard let base = Base.allCases.first(where: { scan.takes(word: $0.rawValue) }) else {
            return nil
        }
        scan.skipSpaces()
        if scan.takes("("), !scan.takes(")") { return nil }
        var steps: [Step] = []
        while true {
            scan.skipSpaces()
            guard !scan.rest.isEmpty else { break }
            let isBack = scan.takes("-")
            guard isBack || scan.takes("+"), let step = scan.step(isBack: isBack) else {
                return nil
            }
            steps.append(step)
        }
        self.init(base, steps)
    }

    private struct Scan {
        var rest: ArraySlice<UInt8>

        mutating func skipSpaces() {
            while rest.first == UInt8(ascii: " ") { rest.removeFirst() }
        }

        mutating func takes(_ sign: Unicode.Scalar) -> Bool {
            guard rest.first.map({ UInt32($0) }) == sign.value else { return false }
            rest.removeFirst()
            return true
        }

        /// Consumes a word, but not the beginning of a longer one.
        mutating func takes(word: String) -> Bool {
            skipSpaces()
            guard rest.starts(with: word.utf8) else { return false }
            let behind = rest.dropFirst(word.utf8.count)
            if behind.first?.isASCIILetter == true { return false }
            rest = behind
            return true
        }

        mutating func unit() -> Unit? {
            Unit.allCases.first {
                takes(word: $0.rawValue) || takes(word: String($0.rawValue.dropLast()))
            }
        }

        mutating func number() -> Int? {
            skipSpaces()
            var number = 0
            var count = 0
            while let digit = rest.first.map({ $0 &- UInt8(ascii: "0") }), digit < 10 {
                number = number * 10 + Int(digit)
                count += 1
                // More digits exceed the calendar in every unit.
                guard count <= 12 else { return nil }
                rest.removeFirst()
            }
            return count > 0 ? number : nil
        }

        mutating func step(isBack: Bool) -> Step? {
            if let unit = unit() {
                skipSpaces()
                guard takes("("), let number = number() else { return nil }
                skipSpaces()
                return takes(")") ? Step(isBack ? -number : number, unit) : nil
            }
            guard let number = number(), let unit = unit() else { return nil }
            return Step(isBack ? -number : number, unit)
        }
    }
}
