import FormCards
import FormModel

extension FormDraft {
    /// The fields whose answers or typed texts an older draft of the form does not have.
    ///
    /// - Complexity: O(*n*) in the answers of both.
    func additions(to older: FormDraft?) -> [FieldPath] {
        // An answer that was read from JSON may have another type, so the JSON is compared.
        func written(_ draft: FormDraft?) -> [FieldPath: [UInt8]] {
            var all: [FieldPath: [UInt8]] = [:]
            for answer in draft?.answers ?? [] {
                var writer = JSONWriter()
                writer.value(answer.value)
                all[answer.path] = writer.bytes
            }
            return all
        }
        let (mine, others) = (written(self), written(older))
        var found = answers.map(\.path).filter { mine[$0] != others[$0] }
        let known = Set(found)
        let texts = Set(older?.typed ?? [])
        found += typed.filter { !known.contains($0.path) && !texts.contains($0) }.map(\.path)
        return found
    }
}
