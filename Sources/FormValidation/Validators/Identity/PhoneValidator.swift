public import FormModel

/// Requires a telephone number, by the rules of ``PhoneFormatter``: ITU-T E.164 and the North
/// American Numbering Plan.
///
/// With `country`, the number must have the calling code of the country; countries that share a
/// calling code are not distinguished. A number without `+` is read as dialled in that country or,
/// without `country`, in North America. The canonical form is that of ITU-T E.164.
struct PhoneValidator: Validator, PhoneCountry {
    var name: String { "phone" }

    /// The country (ISO 3166-1, two upper-case letters), or `nil` for any.
    let country: String?

    private let callingCode: Int?
    private let formatter: PhoneFormatter

    /// Makes the validator; a country without a calling code is a mistake in the form definition.
    init(country: String? = nil) {
        self.country = country
        callingCode = country.flatMap(CallingCodeCountries.callingCode)
        formatter = PhoneFormatter(country: country)
    }

    /// The finding parameters: the calling code of the country, such as `44`, as
    /// `callingCode`.
    var parameters: IssueParameters {
        callingCode.map { ["callingCode": .integer($0)] } ?? [:]
    }

    /// The issue codes: `phone` with a `reason`, and with the `trunkPrefix` if it is
    /// missing.
    var facts: ValidatorFacts {
        ValidatorFacts(
            types: [.text], codes: [.phone: ["reason", "trunkPrefix"]],
            canonicalizes: true, entry: .telephone)
    }

    /// Reports a country without a calling code, and a field of another type than text.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        var problems: [DefinitionProblem] = []
        if country != nil, callingCode == nil {
            problems.append(badParameter("country", "a country of ISO 3166-1, such as \"US\""))
        }
        return problems
    }

    /// Appends a valid number in the form of ITU-T E.164.
    func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {
        _ = formatter.parse(text, into: &canonical)
    }

    /// Adds a finding `phone` with the reasons of the formatter, or `otherCountry`.
    ///
    /// - Complexity: O(*n*).
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let scan = PhoneNumberScan(value.text)
        if case .failure(let reason) = formatter.read(scan) {
            findings.add(.phone, parameters: formatter.problem(reason).parameters)
        } else if let callingCode, scan.isInternational || callingCode == 1,
            callingCode != PhoneValidator.callingCode(of: scan)
        {
            findings.add(.phone, RefusalReason.otherCountry)
        }
    }

    private static func callingCode(of scan: PhoneNumberScan) -> Int {
        guard scan.isInternational else { return 1 }
        return CountryCallingCode.length(in: scan.digits).map { scan.digits.number(0..<$0) } ?? 0
    }
}

extension PhoneValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "phone", usage: #"{ "phone": { "country": "GB" } }"#,
            summary:
                "A telephone number, by the rules of the formatter `phone`, of any country or of one. Only the calling code is compared: `US` accepts numbers of Canada, which shares +1. (`country`)",
            takesMain: true
        ) { arguments in
            PhoneValidator(country: arguments.text("country", isMain: true))
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires a telephone number, of any country or of the given one.
    public static func phone(country: String? = nil) -> AnyValidator {
        AnyValidator(PhoneValidator(country: country))
    }
}
