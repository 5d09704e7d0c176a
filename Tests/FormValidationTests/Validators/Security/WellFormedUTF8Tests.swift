import Testing

@testable import FormValidation

@Suite struct WellFormedUTF8Tests {
    @Test func everyScalarIsDecoded() throws {
        let edges: [UInt32] = [
            0, 0x7F, 0x80, 0x7C0, 0x7FF, 0x800, 0xFFF, 0x1000, 0xD7FF, 0xE000, 0xF000, 0xFFFF,
            0x10000, 0x3FFFF, 0x40000, 0xFFFFF, 0x100000, 0x10FFFF,
        ]
        for value in edges + Array(stride(from: UInt32(0), to: 0x110000, by: 251)) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let bytes = Array(String(Character(scalar)).utf8)
            for text in [bytes, [0x61] + bytes + [0x61]] {
                let read = WellFormedUTF8.scalar(text.span, at: text.count == bytes.count ? 0 : 1)
                #expect(read.value == value && read.length == bytes.count, "\(value)")
            }
            // A scalar that is cut off is read as bytes.
            for count in 1..<bytes.count {
                let read = WellFormedUTF8.scalar(Array(bytes.prefix(count)).span, at: 0)
                #expect(read.value == UInt32(bytes[0]) && read.length == 1)
            }
        }
    }
}
