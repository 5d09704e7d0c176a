import FormModel
import FormValidation

extension FormItem {
    /// The symbol, or else the code, of the currency in which amounts are typed; `nil` for another item.
    var currencyMark: String? {
        guard let currency = (formatter as? CurrencyFormatter)?.currency else { return nil }
        return currency.symbol ?? currency.code
    }
}
