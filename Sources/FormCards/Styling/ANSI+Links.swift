internal import FormModel

// Hyperlinks of terminals: <https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda>
extension ANSI {
    /// Whether a run with this address is written as a link: the output is a terminal, and the address is allowed.
    ///
    /// Where it is not, a renderer shows the address beside the text.
    func isLink(_ address: String) -> Bool {
        writesLinks && isColored && ANSI.address(address) != nil
    }

    /// The address as OSC 8 takes it: https, mailto or tel, in visible ASCII.
    ///
    /// - Returns: The address, with other characters than ASCII percent-encoded; `nil` if it has another scheme, white
    ///   space, or a character that is invisible or controls the terminal.
    static func address(_ address: String) -> String? {
        guard address.utf8.count <= maximumLength,
            ["https://", "mailto:", "tel:"].contains(where: { begins(address, with: $0) }),
            address.unicodeScalars.allSatisfy({
                !$0.isHiddenControl && !$0.properties.isWhitespace
            })
        else { return nil }
        var text = ""
        for byte in address.utf8 {
            if byte < 0x80 {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += "%" + String(byte, radix: 16, uppercase: true)
            }
        }
        return text
    }

    /// The sequence that begins a link, or ends the one before.
    static func link(_ address: String?) -> String { "\u{1B}]8;;\(address ?? "")\u{1B}\\" }

    /// The longest address that the usual terminals take, in bytes.
    private static let maximumLength = 2_083

    /// Whether an address has more than a scheme, which may be in upper case.
    private static func begins(_ address: String, with scheme: String) -> Bool {
        let bytes = address.utf8
        return bytes.count > scheme.utf8.count
            && zip(bytes, scheme.utf8).allSatisfy { byte, expected in
                byte == expected || (byte | 0x20 == expected && byte &- 0x41 < 26)
            }
    }
}
