import FormModel
import Testing

@Suite struct TypedTextTests {
    @Test(
        arguments: [
            (.integer, "7", .decimal(7)), (.integer, "x", .text("x")), (.integer, " ", .empty),
            (.decimal, " 1.50 ", .decimal(ExactDecimal(150, exponent: -2))),
            (.boolean, "YES", .boolean(true)),
            (.boolean, "y", .boolean(true)), (.boolean, "On", .boolean(true)),
            (.boolean, "1", .boolean(true)),
            (.boolean, "true", .boolean(true)), (.boolean, "No", .boolean(false)),
            (.boolean, "n", .boolean(false)), (.boolean, "off", .boolean(false)),
            (.boolean, "0", .boolean(false)), (.boolean, "FALSE", .boolean(false)),
            (.boolean, "2", .text("2")), (.boolean, "ye", .text("ye")),
            (.choice, "us", .choice("us")),
            (.choice, " united STATES ", .choice("us")), (.choice, "CA", .choice("ca")),
            (.choice, "mx", .text("mx")),
            (.choices, "ca, United States ,,", .choices(["ca", "us"])),
            (.choices, "ca,mx", .choices(["ca", "mx"])), (.text, " a ", .text(" a ")),
            (.date, "2024-02-30", .text("2024-02-30")),
        ] as [(ValueType, String, FieldValue)])
    func reads(_ row: (type: ValueType, text: String, value: FieldValue)) throws {
        let offers = row.type == .choice || row.type == .choices
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input(
                    "a", title: "A", value: row.type,
                    choices: offers ? [Choice("us", title: "United States"), "ca"] : [])
            ])
        #expect(TypedText.read(row.text, for: form.program.fields[0]) == row.value)
    }
}
