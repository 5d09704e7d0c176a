import FormModel

/// Reads the text forms of IP addresses.
enum IPAddress {
    /// Reads four decimal numbers from 0 to 255: RFC 6943, section 3.1.1, "strict".
    ///
    /// Leading zeros are refused: some programs read them as octal, and so see another address.
    static func version4(_ text: Span<UInt8>) -> UInt32? {
        var address: UInt32 = 0
        var start = 0
        for part in 0..<4 {
            var end = start
            while end < text.count, text[end] != UInt8(ascii: ".") { end += 1 }
            guard part < 3 ? end < text.count : end == text.count,
                let number = text.extracting(start..<end).plainNumber(upTo: 255)
            else { return nil }
            address = address << 8 | UInt32(number)
            start = end + 1
        }
        return address
    }

    /// Reads the three forms of RFC 4291, section 2.2, without a zone; `::` stands for at least one
    /// group.
    static func version6(_ text: Span<UInt8>) -> UInt128? {
        guard text.count >= 2 else { return nil }
        let colon = UInt8(ascii: ":")
        var groups: UInt128 = 0
        var count = 0
        // The number of groups before the `::`.
        var gap: Int?
        var at = 0
        if text[0] == colon {
            guard text[1] == colon else { return nil }
            gap = 0
            at = 2
        }
        while at < text.count {
            let start = at
            var group: UInt128 = 0
            while at < text.count, at - start < 4, let digit = text[at].hexadecimal {
                group = group << 4 | UInt128(digit)
                at += 1
            }
            if at < text.count, text[at] == UInt8(ascii: ".") {
                guard let last = version4(text.extracting(start..<text.count)) else {
                    return nil
                }
                groups = groups << 32 | UInt128(last)
                count += 2
                break
            }
            guard at > start else { return nil }
            groups = groups << 16 | group
            count += 1
            guard at < text.count else { break }
            guard text[at] == colon, at + 1 < text.count else { return nil }
            at += 1
            if text[at] == colon {
                guard gap == nil else { return nil }
                gap = count
                at += 1
            }
        }
        guard let gap else { return count == 8 ? groups : nil }
        guard count <= 7 else { return nil }
        let behind = 16 * (count - gap)
        let last = groups & ((1 << behind) - 1)
        return (groups >> behind) << (16 * (8 - gap)) | last
    }
}

extension Validator {
    /// The problem of a version other than 4 and 6.
    func problems(ofVersion version: Int?) -> [DefinitionProblem] {
        guard let version, version != 4, version != 6 else { return [] }
        return [badParameter("version", "4 or 6")]
    }
}
