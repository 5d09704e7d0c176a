/// A validator with a country of telephone numbers, which the formatter of its field adopts.
protocol PhoneCountry {
    /// The country (ISO 3166-1, two upper-case letters), or `nil` for any.
    var country: String? { get }
}
