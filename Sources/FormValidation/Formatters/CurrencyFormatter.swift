public import FormModel

/// Amounts of money of one currency, exact.
///
/// `1234.5`, `$1,234.50`, `1,234.50 USD`, `USD 1,234.50`, `-$5` and `$-5` are understood: digits, a
/// decimal point, group separators all rightly placed or none at all, one sign before the digits, and
/// the symbol or the code of the currency before or behind. The canonical text is an exact decimal with
/// as many minor digits as the currency has in ISO 4217: `1234.50`, yen `1234`, dinars `1234.500`. It
/// is displayed with symbol and groups: `$1,234.50`, `-$5.00`, `¥1,234`, `CHF 5.00`.
///
/// Leading zeros say nothing and are left out; `.5` is `0.50` and `5.` is `5.00`; there is no negative
/// zero. Brackets as bookkeepers write a negative amount are refused. A comma is never taken for a
/// decimal point, nor a point for a group separator.
public struct CurrencyFormatter: InputFormatter {
    /// The code of the currency as it was given.
    public let code: String

    /// The most digits that a canonical amount may have, as given.
    public let maxLength: Int?

    /// The currency; for an unknown code one with two minor digits, until the form is mended.
    public let currency: Currency

    /// `currency`.
    public var name: String { "currency" }

    /// Decimals and text.
    public var valueTypes: Set<ValueType> { [.decimal, .text] }

    /// Makes the formatter of a currency.
    ///
    /// - Parameters:
    ///   - code: The alphabetic code of ISO 4217, in capitals.
    ///   - maxLength: The most digits of the canonical amount, minor digits included and leading zeros
    ///     not: with 9, dollars go up to 9,999,999.99, however an amount is typed. Without it, the
    ///     38 digits of an ``FormModel/ExactDecimal``.
    public init(code: String, maxLength: Int? = nil) {
        self.code = code
        self.maxLength = maxLength
        currency = Currency(code: code) ?? Currency(code: code, minorDigits: 2, symbol: nil)
    }

    /// A code that ISO 4217 does not have, or a length that leaves no digit before the decimal point.
    public var problems: [DefinitionProblem] {
        var problems: [DefinitionProblem] = []
        if Currency(code: code) == nil {
            var parameters: IssueParameters = ["code": .text(code)]
            parameters["nearest"] = Spelling.nearest(to: code, in: Currency.all.map(\.code))
                .map { .text($0) }
            problems.append(DefinitionProblem(.unknownCurrency, parameters: parameters))
        }
        let lengths = currency.minorDigits + 1...ExactDecimal.maximumDigits
        if let maxLength, !lengths.contains(maxLength) {
            problems.append(
                DefinitionProblem(
                    .badParameter,
                    parameters: [
                        "key": .text("maxLength"), "owner": .text(name),
                        "expected": .text("from \(lengths.lowerBound) to \(lengths.upperBound)"),
                    ]))
        }
        return problems
    }

    private var maximumDigits: Int {
        min(maxLength ?? ExactDecimal.maximumDigits, ExactDecimal.maximumDigits)
    }

    /// Reads an amount.
    ///
    /// Refused with `tooManyDecimals` (`max`: the minor digits of the currency), `tooManyDigits`
    /// (`max`: the most digits), or with `currency` and a `reason`: `character`, `otherCurrency`,
    /// `sign`, `misplacedSeparator` or `digits` (there are none).
    ///
    /// - Complexity: O(*n*).
    public func parse(_ typed: Span<UInt8>, into canonical: inout [UInt8]) -> FormatProblem? {
        let scan = AmountScan(typed, in: currency)
        if let refusal = scan.refusal { return FormatProblem(.currency, refusal) }
        let minorDigits = currency.minorDigits
        guard scan.fraction.count <= minorDigits, minorDigits > 0 || !scan.hasPoint else {
            return FormatProblem(.tooManyDecimals, parameters: ["max": .integer(minorDigits)])
        }
        guard scan.wholeDigits + minorDigits <= maximumDigits else {
            return FormatProblem(.tooManyDigits, parameters: ["max": .integer(maximumDigits)])
        }
        guard !scan.hasMisplacedSeparator else {
            return FormatProblem(.currency, .misplacedSeparator)
        }
        append(scan, of: typed, to: &canonical)
        return nil
    }

    private func append(_ scan: AmountScan, of typed: Span<UInt8>, to canonical: inout [UInt8]) {
        let start = canonical.count
        if scan.isNegative { canonical.append(UInt8(ascii: "-")) }
        var isZero = true
        for at in scan.whole where typed[at] != UInt8(ascii: ",") {
            if isZero, typed[at] == UInt8(ascii: "0") { continue }
            isZero = false
            canonical.append(typed[at])
        }
        if scan.wholeDigits == 0 { canonical.append(UInt8(ascii: "0")) }
        if currency.minorDigits > 0 { canonical.append(UInt8(ascii: ".")) }
        for place in 0..<currency.minorDigits {
            let digit =
                place < scan.fraction.count
                ? typed[scan.fraction.lowerBound + place] : UInt8(ascii: "0")
            if digit != UInt8(ascii: "0") { isZero = false }
            canonical.append(digit)
        }
        if isZero, scan.isNegative { canonical.remove(at: start) }
    }

    /// The amount with symbol and group separators: `$1,234.50`.
    public func format(_ canonical: String) -> String {
        var parsed: [UInt8] = []
        guard parse(canonical.utf8.span, into: &parsed) == nil, parsed.elementsEqual(canonical.utf8)
        else { return canonical }
        let isNegative = parsed.first == UInt8(ascii: "-")
        let whole = parsed.prefix { $0 != UInt8(ascii: ".") }.dropFirst(isNegative ? 1 : 0)
        var text = isNegative ? "-" : ""
        text += currency.prefix
        text += String(AmountEdit.grouped(String(decoding: whole, as: UTF8.self)[...]))
        text += String(decoding: parsed[whole.endIndex...], as: UTF8.self)
        return text
    }

    /// Sets the group separators while an amount is typed; decimals, sign and symbol stay as typed.
    public func edit(_ edit: TextEdit) -> EditedText {
        AmountEdit(currency: currency, maximumDigits: maximumDigits).grouped.apply(edit)
    }
}

extension InputFormatter where Self == CurrencyFormatter {
    /// Amounts of a currency of ISO 4217.
    ///
    /// - Parameters:
    ///   - code: The alphabetic code, in capitals.
    ///   - maxLength: The most digits, minor digits included.
    /// - Returns: The formatter; its ``InputFormatter/problems`` say where the code is unknown.
    public static func currency(_ code: String, maxLength: Int? = nil) -> Self {
        CurrencyFormatter(code: code, maxLength: maxLength)
    }
}
