import TestSupport
import Testing

@testable import FormValidation

/// The kinds of every byte, as Unicode has them, and numbers without a sign or leading zeros.
@Suite struct ASCIITests {
    @Test func everyByte() throws {
        for byte in UInt8.min...UInt8.max {
            let character = Character(Unicode.Scalar(byte))
            #expect(byte.isASCII == character.isASCII && UInt32(byte).isASCII == character.isASCII)
            #expect(byte.isASCIIDigit == (character.isASCII && character.isNumber), "\(byte)")
            #expect(byte.isASCIILetter == (character.isASCII && character.isLetter), "\(byte)")
            let digit = character.isASCII ? character.hexDigitValue : nil
            let isCapital = byte.isASCIILetter && character.isUppercase
            #expect(URLScan.lowercased(byte) == (isCapital ? byte + 32 : byte), "\(byte)")
            #expect(byte.hexadecimal.map { Int($0) } == digit, "\(byte)")
        }
        #expect(!UInt32(0x100).isASCII && !UInt32(0x141).isASCII)
    }

    @Test func plainNumbers() {
        for number in [0, 1, 9, 10, 99, 100, 255, 256, 65535] {
            let text = String(number)
            #expect(text.utf8.span.plainNumber(upTo: number) == number)
            #expect(text.utf8.span.plainNumber(upTo: number - 1) == nil)
            #expect(text.utf8.span.plainNumber(upTo: number + 1) == number)
            for wrong in ["0" + text, "+" + text, text + " ", text + ":", "/" + text] {
                #expect(wrong.utf8.span.plainNumber(upTo: 1_000_000) == nil, "\(wrong)")
            }
        }
        #expect("".utf8.span.plainNumber(upTo: 9) == nil)
    }
}
