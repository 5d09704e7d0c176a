import Benchmark
import FormModel
import FormValidation

func keystrokeBenchmarks() {
    // The work of a line editor: the formatter edits the text, and the data source validates the result.
    for (name, others) in [("a form of 2 inputs", 1), ("a form of 1,000 inputs", 999)] {
        Benchmark("Keystroke: \(name)") { benchmark, form in
            let source = FormDataSource(form: form)
            let formatter = AnyFormatter.phone
            let number = Array("6175550143")
            benchmark.startMeasurement()
            var edited = EditedText(text: "", caret: 0)
            for at in benchmark.scaledIterations {
                if at.isMultiple(of: number.count) { edited = EditedText(text: "", caret: 0) }
                edited = formatter.edit(
                    TextEdit(
                        text: edited.text, caret: edited.caret,
                        change: .insert(String(number[at % number.count]))))
                try source.updateValue(of: "phone", to: .text(edited.text), userInitiated: true)
            }
            blackHole(source.isValid)
        } setup: {
            try form(withOthers: others)
        }
    }
}

private func form(withOthers others: Int) throws -> Form {
    let rest = try (0..<others).map { number -> FormItem in
        guard let name = FieldName("f\(number)") else { throw Mistake("f\(number) is no name") }
        return .input(name, title: "Remark", validators: [.length(max: 80)])
    }
    return try Form(
        id: "call", title: "Call",
        items: [.input("phone", title: "Phone", validators: [.required], formatter: .phone)] + rest)
}
