import FormModel
import TestSupport
import Testing

@testable import FormValidation

/// Edits of digits at any place, compared with the digits laid out anew.
///
/// The digits are none of the literal characters.
@Suite struct MaskEditTests {
    struct Plan {
        let slots: [Mask.Slot]
        let ends: [Int]
        /// The places of typed characters.
        let places: [Int]

        init(_ mask: Mask) {
            slots = mask.slots
            ends = mask.ends
            places = slots.indices.filter { !mask.slots[$0].isLiteral }
        }

        func literals(_ range: Range<Int>) -> String {
            String(
                slots[range].compactMap { slot -> Character? in
                    if case .literal(let literal) = slot { literal } else { nil }
                })
        }

        /// The digits and the literal characters before each, and those up to a place.
        func laidOut(_ digits: [Character], upTo end: Int? = nil) -> String {
            var text = ""
            for (digit, place) in zip(digits, places) {
                text += literals(text.count..<place) + String(digit)
            }
            return text + literals(text.count..<(end ?? text.count))
        }

        /// The same, and the literal characters behind the last digit if they end the text.
        func finished(_ digits: [Character]) -> String {
            let text = laidOut(digits)
            guard !digits.isEmpty, let end = ends.first(where: { $0 >= text.count }),
                slots[text.count..<end].allSatisfy(\.isLiteral)
            else { return text }
            return text + literals(text.count..<end)
        }
    }

    @Test(arguments: [
        "999-999-99", "+1 (999) 999-9999", "99999[-9999]", "99%", "(99)", "9[-9[-9]]", "9-",
        "--9--9--",
    ])
    func everyKeyAtEveryPlace(_ pattern: String) throws {
        let mask = try #require(Mask(pattern))
        let plan = Plan(mask)
        let formatter = MaskFormatter(pattern)
        for count in 0...plan.places.count {
            let digits = (0..<count).map { Character(String(2 + $0 % 8)) }
            let text = plan.finished(digits)
            if count > 0 {
                let before = Marked(
                    EditedText(text: plan.finished(digits.dropLast()), caret: .max))
                let typed = press(String(digits[count - 1]), in: before.atEnd, of: formatter)
                #expect(typed == Marked(text + "|"), "\(pattern) \(before)")
            }
            for caret in 0...text.count {
                let state = Marked(EditedText(text: text, caret: caret))
                let left = plan.places.prefix(count).count { $0 < caret }
                if count < plan.places.count {
                    var inserted = digits
                    inserted.insert("9", at: left)
                    let shown = plan.finished(inserted)
                    let end = left == count ? shown.count : plan.places[left] + 1
                    #expect(
                        press("9", in: state, of: formatter)
                            == Marked(EditedText(text: shown, caret: end)), "\(pattern) \(state)")
                }
                if left > 0 {
                    var rest = digits
                    rest.remove(at: left - 1)
                    let place = plan.places[left - 1]
                    let shown =
                        left == count ? plan.laidOut(rest, upTo: place) : plan.finished(rest)
                    #expect(
                        press("<", in: state, of: formatter)
                            == Marked(EditedText(text: shown, caret: place)),
                        "\(pattern) \(state)")
                }
                if left < count {
                    var rest = digits
                    rest.remove(at: left)
                    let shown =
                        left == count - 1 ? plan.laidOut(rest, upTo: caret) : plan.finished(rest)
                    #expect(
                        press(">", in: state, of: formatter)
                            == Marked(EditedText(text: shown, caret: caret)),
                        "\(pattern) \(state)")
                }
            }
        }
    }
}

extension Marked {
    fileprivate var atEnd: Marked { Marked(EditedText(text: text, caret: text.count)) }
}
