import Testing

@testable import FormModel

@Suite struct PageControlTests {
    /// The controls that find themselves in a name.
    private static func controls(named name: String) -> [PageControl] {
        PageControl.allCases.filter { $0.isName(name.utf8.span) }
    }

    @Test(arguments: PageControl.allCases) func names(_ control: PageControl) {
        #expect(control.name == "form-\(control.rawValue)")
        #expect(PageControl(name: control.name) == control)
        #expect(Self.controls(named: control.name) == [control])
        #expect(PageControl.reserves(control.name))
        let isOfField = control == .order || PageControl.partsOfDates.contains(control)
        #expect(PageControl.reserves(control.name + ".a.b") == isOfField)
        #expect(!PageControl.reserves(control.name + "."))
    }

    @Test(arguments: [
        "", "form-", "form", "orm-page", "form-pag", "form-pages", "form-PAGE", "Form-page", "page",
        "form_page", " form-page", "form-page ", "form-page.a", "form-yearly.a", "form-.a",
    ])
    func others(_ name: String) {
        #expect(PageControl(name: name) == nil && !PageControl.reserves(name))
        #expect(Self.controls(named: name).isEmpty)
    }
}
