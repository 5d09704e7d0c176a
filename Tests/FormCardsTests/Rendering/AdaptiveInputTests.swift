import FormModel
import Testing

@testable import FormCards

/// Inputs of Adaptive Cards.
@Suite struct AdaptiveInputTests {
    private func field(
        _ control: FieldNode.Control, _ change: (inout FieldNode) -> Void = { _ in }
    ) -> FieldNode {
        SampleDescription.fieldNode("/a", "A", control, change)
    }

    @Test func numbers() throws {
        let input = try Adaptive.input(
            field(.number) {
                $0.isRequired = true
                $0.unit = "kg"
                $0.unitBefore = "≈"
                $0.entered = ["12.5"]
                $0.hints.minimum = "1"
                $0.hints.maximum = "20"
            })
        #expect(input["type"] as? String == "Input.Number")
        #expect(input["label"] as? String == "A (≈) (kg)" && input["id"] as? String == "a")
        #expect(input["isRequired"] as? Bool == true)
        #expect(input["min"] as? Double == 1 && input["max"] as? Double == 20)
        #expect(input["value"] as? Double == 12.5)
        #expect(input["errorMessage"] as? String == "Please check: A.")
    }

    /// A value that the input of a type would drop is kept in an input of text.
    @Test(
        arguments: [
            (.number, "12", "Input.Number"), (.number, "twelve", "Input.Text"),
            (.number, "12345678901234567", "Input.Text"), (.date, "2026-01-31", "Input.Date"),
            (.date, "soon", "Input.Text"), (.time, "14:30", "Input.Time"),
            (.time, "14:30:05", "Input.Text"), (.moment, "2026-01-31T14:30:00Z", "Input.Text"),
            (.duration, "PT1H", "Input.Text"), (.lines, "a\nb", "Input.Text"),
        ] as [(FieldNode.Control, String, String)])
    func whatWasEnteredIsKept(
        _ row: (control: FieldNode.Control, entered: String, type: String)
    ) throws {
        let input = try Adaptive.input(field(row.control) { $0.entered = [row.entered] })
        #expect(input["type"] as? String == row.type)
        #expect("\(input["value"] ?? "")" == row.entered)
    }

    @Test func textsHaveLimitsAndPatterns() throws {
        let input = try Adaptive.input(
            field(.line) {
                $0.hints.maximumLength = 20
                $0.hints.pattern = "^[a-z]+$"
                $0.hints.inputType = "email"
            })
        #expect(input["maxLength"] as? Int == 20 && input["regex"] as? String == "^[a-z]+$")
        #expect(input["style"] as? String == "email")
        let least = try Adaptive.input(field(.line) { $0.hints.minimumLength = 3 })
        #expect(least["regex"] as? String == #"^[\s\S]{3,}$"#)
    }

    @Test(
        arguments: [
            ("^[a-z]+$", true), (#"^(?=.{3}$)(?:a|b)(?!c)(?<=d)$"#, true), (#"\p{L}"#, false),
            ("[[a-z]&&[^b]]", false), ("é", false), ("(?<name>a)", false), ("(?i:a)", false),
            (#"\u{1F600}"#, false),
        ])
    func patternsThatAllHostsRead(_ row: (pattern: String, isPortable: Bool)) {
        #expect(AdaptiveBody.isPortable(row.pattern) == row.isPortable)
    }

    @Test func choices() throws {
        let input = try Adaptive.input(
            field(.one(SampleDescription.purposes)) { $0.isRequired = true })
        let choices = try #require(input["choices"] as? [[String: String]])
        // What cannot be chosen is left out.
        #expect(choices.map { $0["value"] } == ["home", "car"])
        #expect(choices[1]["title"] == "A car (New or used)")
        #expect(input["style"] as? String == "expanded" && input["value"] as? String == "home")
        let many = try Adaptive.input(
            field(.many(["a", "b", "c"].map { .init($0, title: $0, isSelected: $0 != "b") })))
        #expect(many["isMultiSelect"] as? Bool == true && many["value"] as? String == "a,c")
        let long = try Adaptive.input(
            field(.one((1...8).map { .init("\($0)", title: "*\($0)*") })))
        #expect(long["style"] as? String == "compact")
        #expect((long["choices"] as? [[String: String]])?.first?["title"] == "*1*")
    }

    /// A toggle would answer a question that has no answer yet.
    @Test func yesAndNo() throws {
        func options(_ answer: Bool?) -> [FieldNode.Option] {
            [true, false].map {
                .init("\($0)", title: $0 ? "yes" : "no", isSelected: $0 == answer)
            }
        }
        let open = try Adaptive.input(field(.yesNo(options(nil))) { $0.isRequired = true })
        #expect(open["type"] as? String == "Input.ChoiceSet" && open["value"] == nil)
        #expect(open["isRequired"] as? Bool == true)
        let no = try Adaptive.input(field(.yesNo(options(false))) { $0.isRequired = true })
        #expect(no["type"] as? String == "Input.Toggle" && no["value"] as? String == "false")
        #expect(no["isRequired"] == nil)
    }

    @Test func secretsAreRefusedUnlessAllowed() throws {
        let secret = field(.line) {
            $0.isSecure = true
            $0.text = SampleDescription.secret
            $0.entered = [SampleDescription.secret]
        }
        #expect(throws: AdaptiveSecretError(paths: [FieldPath("a")])) {
            try Adaptive.card(SampleDescription.card([.field(secret)]), allowsSecrets: false)
        }
        let input = try Adaptive.input(secret)
        #expect(input["style"] as? String == "password" && input["value"] == nil)
    }
}
