import FormModel
import TestSupport
import Testing

/// Formulas over decimals have the results of another library, and none is lost.
@Suite struct DecimalFormulaTests {
    private static let formulasOfForm = 50

    /// The value without zeros at its end; `-` for none.
    private static func written(_ value: FieldValue) -> String {
        guard case .decimal(let number) = value else { return "-" }
        let short = number.normalized
        return "\(short.significand)e\(short.exponent)"
    }

    private static func hash(_ text: String) -> String {
        var value: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let digits = String(value & 0xFF_FFFF, radix: 16)
        return String(repeating: "0", count: 6 - digits.count) + digits
    }

    @Test func resultsAreThoseOfAnotherLibrary() throws {
        let table = Array(DecimalResults.table.utf8.filter { $0 != UInt8(ascii: "\n") })
        var formulas = DecimalFormula()
        for round in Laws.rounds(40, share: 3) {
            let sources = (0..<Self.formulasOfForm).map { _ in formulas.next() }
            let items = sources.enumerated().map { index, source in
                FormItem.input(
                    FieldName(stringLiteral: "f\(index)"), title: "F", value: .decimal,
                    computed: FormExpression(source))
            }
            let form = try Form(id: "f", title: "F", vocabulary: .words, items: items)
            let source = FormDataSource(form: form)
            for index in sources.indices {
                let value = Self.written(source.value(of: FieldName(stringLiteral: "f\(index)")))
                let number = round * Self.formulasOfForm + index
                let known = String(decoding: table[number * 6..<number * 6 + 6], as: UTF8.self)
                #expect(Self.hash(value) == known, "\(number): \(sources[index]) is \(value)")
            }
        }
    }
}
