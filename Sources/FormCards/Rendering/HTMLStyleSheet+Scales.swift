// The rules of the style sheet for the numbers and colours of boxes, stacks and cards.
extension HTMLStyleSheet {
    /// The rules of all scales.
    static var scales: String {
        let colors =
            CardColor.Role.allCases.map(\.rawValue) + (0..<HTMLScale.hues).map { "hue-\($0)" }
        var rules: [String] = []
        for name in colors {
            rules.append(".fr-line-\(name) { border-color: var(--fr-\(name)); }")
            rules.append(".fr-on-\(name) { background: var(--fr-\(name)-ground); }")
            rules.append(".fr-fill-\(name) { --fr-bar: var(--fr-\(name)); }")
            rules.append(".fr-shade-\(name) { --fr-shade: var(--fr-\(name)); }")
            for stop in 1...HTMLScale.maximumStops {
                rules.append(
                    ".fr-stop-\(stop)-\(name) { --fr-stop-\(stop): var(--fr-\(name)-ground); }")
            }
        }
        for (edge, unit) in [("above", 1), ("right", 0.5), ("under", 1), ("left", 0.5)] {
            for number in HTMLScale.spaces {
                let length = HTMLStyleSheet.rem(Double(number) * unit)
                rules.append(".fr-\(edge)-\(number) { --fr-\(edge): \(length); }")
                rules.append(".fr-in-\(edge)-\(number) { --fr-in-\(edge): \(length); }")
            }
        }
        for number in HTMLScale.spaces {
            rules.append(".fr-rows-\(number) > * + * { margin-top: \(number)rem; }")
            rules.append(
                ".fr-rows-\(number) > * + .fr-box { margin-top: calc(\(number)rem + var(--fr-above)); }"
            )
            // Empty rows take the place of those of the stack.
            rules.append(
                ".fr-rows-\(number) > .fr-space, .fr-rows-\(number) > .fr-space + * { margin-top: \(number - 1)rem; }"
            )
            rules.append(
                ".fr-columns-\(number) { column-gap: min(\(HTMLStyleSheet.rem(Double(number) * 0.5)), 10%); }"
            )
        }
        for number in HTMLScale.sizes {
            // A line of text is 1.5 rem high, an empty row 1 rem.
            rules.append(
                ".fr-height-\(number) { min-height: \(HTMLStyleSheet.rem(Double(number) * 1.5)); }")
            rules.append(".fr-width-\(number) { --fr-width: \(number)ch; }")
            rules.append(".fr-space-\(number) { height: \(number)rem; }")
        }
        for count in 1...HTMLScale.lines {
            rules.append(".fr-lines-\(count) { -webkit-line-clamp: \(count); }")
        }
        for angle in stride(from: 0, to: 360, by: HTMLScale.angleStep) {
            // A gradient of CSS begins at the bottom.
            rules.append(".fr-angle-\(angle) { --fr-angle: \(angle + 90)deg; }")
        }
        for count in 2...HTMLScale.maximumStops {
            let stops = (1...count).map { "var(--fr-stop-\($0))" }.joined(separator: ", ")
            rules.append(
                ".fr-stops-\(count) { background: linear-gradient(var(--fr-angle), \(stops)); }")
        }
        for weight in stride(from: HTMLScale.weightStep, through: 100, by: HTMLScale.weightStep) {
            rules.append(".fr-weight-\(weight) { --fr-weight: \(weight)%; }")
        }
        return rules.joined(separator: "\n") + "\n"
    }

    private static func rem(_ length: Double) -> String {
        let halves = Int(length * 2)
        return halves % 2 == 0 ? "\(halves / 2)rem" : "\(halves / 2).5rem"
    }
}
