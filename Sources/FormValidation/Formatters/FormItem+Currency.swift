package import FormModel

extension FormItem {
    /// The symbol, or else the code, of the currency in which amounts are typed; `nil` for another item.
    package var currencyMark: String? {
        guard let currency = (formatter as? CurrencyFormatter)?.currency else { return nil }
        return currency.symbol ?? currency.code
    }
}
