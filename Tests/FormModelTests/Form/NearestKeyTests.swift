import FormModel
import Testing

/// The keys that a person may have meant.
@Suite struct NearestKeyTests {
    @Test(
        arguments: [
            ("flat", "flat no"), ("line", "address-line-1"), ("adress-line-1", "address-line-1"),
            ("all people.0.frst name", "all people.0.first name"),
            ("all people.12.name", "all people.12.first name"),
            ("all people.0.pets.3.knd", "all people.0.pets.3.kind"), ("all people.x.name", nil),
            ("all people.0.zzzzzz", nil), ("m.a.b.grad", "m.a.b.grade"), ("m.c.grade", nil),
        ])
    func inRowsToo(_ row: (name: String, nearest: String?)) throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                FormItem.input("line", title: "L").keyed("address-line-1"),
                FormItem.input("flat", title: "F").keyed("flat no"),
                FormItem.group(
                    "people", title: "P",
                    items: [
                        FormItem.input("name", title: "N").keyed("first name"),
                        .group("pets", title: "P", items: [.input("kind", title: "K")]),
                    ]
                ).keyed("all people"),
                .group(
                    "m", title: "M", rows: .choices(["a", "a.b"]), rowShape: .object,
                    items: [.input("grade", title: "G")]),
            ])
        #expect(form.compiled.layout.nearest(to: row.name) == row.nearest)
    }
}
