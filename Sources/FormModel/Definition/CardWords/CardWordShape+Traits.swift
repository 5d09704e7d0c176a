// The traits of every form, and the box around a part.

extension CardWordShape {
    private static let lines = ["light", "heavy", "double"]

    /// The largest number of columns or rows of a margin or padding.
    private static let largestSpace = 100

    private static let edges = CardParameterKind.oneOf([
        .wholeNumber(0...largestSpace),
        .object(
            ["top", "right", "bottom", "left"].map {
                CardParameter($0, .wholeNumber(0...largestSpace))
            }),
    ])

    /// A number of columns, as wide as the space allows, or as wide as the contents.
    static let width = CardParameterKind.oneOf([
        .wholeNumber(1...1000), .word(["fill", "intrinsic"]),
    ])

    private static let color = CardParameter("color", .color)

    /// The parameters of the box around a part.
    package static let box = [
        CardParameter("margin", edges),
        CardParameter("padding", edges),
        CardParameter(
            "border",
            .oneOf([
                .word(lines + ["rounded"]),
                .object([CardParameter("line", .word(lines + ["rounded"])), color]),
            ])),
        CardParameter("fill", .color),
        CardParameter(
            "accessory",
            .oneOf([
                .word(["disclosure", "activity", "checkmark"]),
                .object([
                    CardParameter("icon", .text, isRequired: true),
                    CardParameter("text", .text, isRequired: true),
                ]),
            ])),
        CardParameter("width", width),
        CardParameter("height", .wholeNumber(1...1000)),
        CardParameter("vertical", .word(["top", "center", "bottom"])),
    ]

    /// The traits, in the order of the documentation.
    static let standardTraits = [
        CardWordShape(
            "margins", usage: #"{ "margins": { "left": 4 } }"#,
            summary: "Space outside the border: a number, or one for each of some sides.",
            parameters: [CardParameter("margins", edges, isMain: true, isRequired: true)]),
        CardWordShape(
            "transparent", usage: #""transparent""#,
            summary: "No border and no background."),
        CardWordShape(
            "border", usage: #"{ "border": "heavy", "color": "accent" }"#,
            summary: "The line of the border and its colour.",
            parameters: [CardParameter("line", .word(lines), isMain: true), color]),
        CardWordShape("rounded", usage: #""rounded""#, summary: "Rounded corners."),
        CardWordShape(
            "gradient", usage: ##"{ "gradient": ["#203040", "accent"], "angle": 90 }"##,
            summary: "Colours behind the card that run into each other along an angle in degrees.",
            parameters: [
                CardParameter(
                    "colors", .list(of: .color, least: 2), isMain: true, isRequired: true),
                CardParameter("angle", .number(-360...360)),
            ]),
        CardWordShape(
            "shadow", usage: #"{ "shadow": { "opacity": 0.3, "side": "left" } }"#,
            summary: "A shadow below the card and at one side.",
            parameters: [
                CardParameter("opacity", .number(0...1), isMain: true),
                CardParameter("side", .word(sides)), color,
            ]),
        CardWordShape(
            "editable", usage: #"{ "editable": "editCard" }"#,
            summary: "A mark with which a person asks the program to edit the card.",
            parameters: [CardParameter("action", .action, isMain: true, isRequired: true)]),
        CardWordShape(
            "hidden", usage: #"{ "hidden": "amount == 0" }"#,
            summary:
                "Hides the page of the card, always or while a condition is true: its fields are neither asked nor validated.",
            parameters: [CardParameter("when", .expression(.boolean), isMain: true)]),
        CardWordShape(
            "fullScreen", usage: #""fullScreen""#,
            summary: "A card as wide and as high as the terminal."),
    ]
}
