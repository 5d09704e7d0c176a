/// A validator that may name the country of telephone numbers, which the formatter of its field takes over.
protocol PhoneCountry {
    /// The country: ISO 3166-1, two capitals; `nil` for any.
    var country: String? { get }
}
