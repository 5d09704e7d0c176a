public import FormModel

/// Formats amounts of money in one currency, exactly.
///
/// It reads `1234.5`, `$1,234.50`, `1,234.50 USD`, `USD 1,234.50`, `-$5` and `$-5`: digits, a
/// decimal point, group separators (all in place, or none), one sign before the digits, and the
/// symbol or code before or after. The canonical text is an exact decimal with the minor digits of
/// ISO 4217: `1234.50`, yen `1234`, dinars `1234.500`. It is displayed with symbol and groups:
/// `$1,234.50`, `-$5.00`, `¥1,234`, `CHF 5.00`.
///
/// Leading zeros are dropped; `.5` is `0.50` and `5.` is `5.00`; there is no negative zero.
/// Parentheses for negative amounts are refused.
///
/// By default, a comma is never a decimal separator and a point never a group separator. A
/// formatter made by ``localized(for:)`` uses the separators of the locale and reads digits of
/// other scripts: in German `1.234,50 €`, in French `1 234,50 €`.
struct CurrencyFormatter: InputFormatter {
    /// The code of the currency, as given.
    let code: String

    /// The maximum number of digits of a canonical amount, as given.
    let maxLength: Int?

    /// The currency; a placeholder with two minor digits for an unknown code, which makes the form
    /// definition invalid.
    let currency: Currency

    /// The locale of typed and displayed amounts; `nil` for canonical notation with commas between
    /// groups.
    private var locale: ReaderLocale?

    private var notation: NumberNotation { locale?.numbers ?? .plain }

    /// The name `currency`.
    var name: String { "currency" }

    /// The supported value types: decimal and text.
    var valueTypes: [ValueType] { [.decimal, .text] }

    /// The codes of its problems, each with the names of the parameters.
    var codes: [IssueCode: [String]] {
        [.currency: ["reason", "example"], .tooManyDecimals: ["max"], .tooManyDigits: ["max"]]
    }

    /// Makes the formatter of a currency.
    ///
    /// - Parameters:
    ///   - code: The alphabetic code of ISO 4217, in upper case.
    ///   - maxLength: The maximum number of digits of the canonical amount, including minor digits.
    ///     With 9, dollar amounts go up to 9,999,999.99. The default is the 38 digits of an
    ///     ``FormModel/ExactDecimal``.
    init(code: String, maxLength: Int? = nil) {
        self.code = code
        self.maxLength = maxLength
        currency = Currency(code: code) ?? Currency(code: code, minorDigits: 2, symbol: nil)
    }

    /// Reports an unknown code, and a maximum length without a digit before the decimal point.
    var problems: [DefinitionProblem] {
        var problems: [DefinitionProblem] = []
        if Currency(code: code) == nil {
            var parameters: IssueParameters = ["code": .text(code)]
            // A code such as that of gold is not a misspelt code of a currency.
            if !Currency.unpaidCodes.contains(code) {
                parameters["nearest"] = Spelling.nearest(to: code, in: Currency.all.map(\.code))
                    .map { .text($0) }
            }
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
    /// The problems are `tooManyDecimals` (`max`: the minor digits of the currency),
    /// `tooManyDigits` (`max`: the maximum number of digits), and `currency` with a `reason`:
    /// `character`, `otherCurrency`, `repeatedCurrency`, `sign`, `misplacedSeparator` or `digits`
    /// (there are none).
    ///
    /// - Complexity: O(*n*).
    func parse(_ typed: Span<UInt8>, into canonical: inout [UInt8]) -> FormatProblem? {
        guard locale != nil else { return read(typed, into: &canonical) }
        var bytes: [UInt8] = []
        for at in typed.indices { bytes.append(typed[at]) }
        let folded = FoldedText.number(String(decoding: bytes, as: UTF8.self), in: notation)
        return read(folded.span, into: &canonical)
    }

    private func read(_ typed: Span<UInt8>, into canonical: inout [UInt8]) -> FormatProblem? {
        let scan = AmountScan(typed, in: currency, notation)
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
        for at in scan.whole where typed[at].isASCIIDigit {
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

    /// The amount with symbol and group separators, such as `$1,234.50`.
    func format(_ canonical: String) -> String {
        var plain = self
        plain.locale = nil
        var parsed: [UInt8] = []
        guard plain.parse(canonical.utf8.span, into: &parsed) == nil,
            parsed.elementsEqual(canonical.utf8)
        else { return canonical }
        let isNegative = parsed.first == UInt8(ascii: "-")
        let digits = String(decoding: parsed.dropFirst(isNegative ? 1 : 0), as: UTF8.self)
        let amount = (locale ?? ReaderLocale()).text(ofAmount: digits)
        let mark = currency.symbol ?? currency.code
        let text =
            switch notation.symbol {
            case .before: currency.prefix + amount
            case .beforeSpaced: mark + " " + amount
            case .behind: amount + " " + mark
            }
        return (isNegative ? "-" : "") + text
    }

    /// Maintains the group separators while an amount is typed; decimals, sign and symbol stay as
    /// typed.
    ///
    /// A locale with spaces between groups gets no separators, because a space may also separate
    /// the currency.
    func edit(_ edit: TextEdit) -> EditedText {
        AmountEdit(currency: currency, maximumDigits: maximumDigits, notation: notation)
            .grouped.apply(edit)
    }

    /// The formatter for amounts in the notation of a locale.
    func localized(for locale: ReaderLocale) -> (any InputFormatter)? {
        var formatter = self
        formatter.locale = locale
        return formatter
    }
}

extension InputFormatter where Self == AnyFormatter {
    /// Formats amounts in a currency of ISO 4217.
    ///
    /// - Parameters:
    ///   - code: The alphabetic code, in upper case.
    ///   - maxLength: The maximum number of digits, including minor digits.
    /// - Returns: The formatter; its `problems` report an unknown code.
    public static func currency(_ code: String, maxLength: Int? = nil) -> AnyFormatter {
        AnyFormatter(CurrencyFormatter(code: code, maxLength: maxLength))
    }
}
