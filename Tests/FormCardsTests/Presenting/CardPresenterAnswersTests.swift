import FormCards
import FormModel
import FormValidation
import Testing

@Suite struct CardPresenterAnswersTests {
    @Test(
        arguments: [
            PresenterWalk(
                "submitting",
                [
                    .init(
                        "goes to the first invalid card", "card1",
                        [
                            "data", "card1:empty>custom:invalid", "card2:empty>custom:invalid",
                            "end",
                        ],
                        refused:
                            #"The answers have errors, the first on the card "card1". Correct them first."#
                    ) { $0.submit() },
                    .init(
                        "a name", "card1", ["data", "card1:custom:invalid>hasData", "card1:valid"]
                    ) { $0.enter("Ada", at: FieldPath("fullName")) },
                    .init(
                        "goes to the second card", "card2",
                        ["data", "will-card10", "will+card21", "did-card10", "did+card21", "end"],
                        refused:
                            #"The answers have errors, the first on the card "card2". Correct them first."#
                    ) { $0.submit() },
                    .init(
                        "a page appears", "card2",
                        ["data", "show:card3", "card2:custom:invalid>custom:large", "card2:valid"]
                    ) {
                        $0.enter("70000", at: FieldPath("amount"))
                    },
                    .init(
                        "and is the next card", "card3",
                        ["will-card21", "will+card32", "did-card21", "did+card32", "end"]
                    ) { $0.next() },
                    .init(
                        "and goes when its condition does", "card2",
                        [
                            "data", "hide:card3", "will-card32", "will+card21", "did-card32",
                            "did+card21", "gone-card32:byProgram", "end",
                            "card2:custom:large>hasData",
                        ]
                    ) {
                        $0.enter("400", at: FieldPath("amount"))
                    },
                    .init("submitted", "card2", ["data", "submitted"]) { $0.submit() },
                    .init(
                        "reset", "card1",
                        [
                            "data", "card1:hasData>empty", "card1:invalid", "card2:hasData>empty",
                            "card2:invalid", "reset", "will-card21", "will+card10", "did-card21",
                            "did+card10", "gone-card21:byProgram", "end",
                        ]
                    ) { $0.reset() },
                ]),
            PresenterWalk(
                "fields and rows",
                [
                    .init(
                        "no such field", "card1", [],
                        refused: #"There is no field "/fullNam". Did you mean "/fullName"?"#
                    ) { $0.enter("x", at: FieldPath("fullNam")) },
                    .init(
                        "a hidden field", "card1", [],
                        refused: #"The field "/guarantor" is not shown at present."#
                    ) {
                        $0.enter("x", at: FieldPath("guarantor"))
                    },
                    .init(
                        "a computed field", "card1", [],
                        refused: #"The field "/interest" cannot be changed at present."#
                    ) {
                        $0.enter("1", at: FieldPath("interest"))
                    },
                    .init(
                        "a field of the program", "card1", [],
                        refused:
                            #"The program sets the field "/account"; a person cannot change it."#
                    ) {
                        $0.enter("1", at: FieldPath("account"))
                    },
                    .init("left", "card1", ["data", "card1:empty>custom:invalid"]) {
                        $0.leave(FieldPath("fullName"))
                    },
                    .init("left nothing", "card1", [], refused: #"There is no field "/nothing"."#) {
                        $0.leave(FieldPath("nothing"))
                    },
                    .init("no group", "card1", [], refused: #"There is no group "/fullName"."#) {
                        $0.addRow(to: FieldPath("fullName"))
                    },
                    .init("a row", "card1", ["data", "card4:empty>hasData"]) {
                        $0.addRow(to: FieldPath("lines"))
                    },
                    .init("a cell", "card1", ["data"]) {
                        $0.enter("car", at: line(0).appending(.key("thing")))
                    },
                    .init("another row", "card1", ["data"]) {
                        $0.addRow(to: FieldPath("lines"), at: 0)
                    },
                    .init(
                        "no third", "card1", [],
                        refused: #"The group "/lines" cannot have another row at present."#
                    ) { $0.addRow(to: FieldPath("lines")) },
                    .init("moved", "card1", ["data"]) { $0.moveRow(line(0), to: 1) },
                    .init("moved too far", "card1", [], refused: #"There is no row "/lines/2"."#) {
                        $0.moveRow(line(0), to: 2)
                    },
                    .init("removed", "card1", ["data"]) { $0.removeRow(line(1)) },
                    .init("removed nothing", "card1", [], refused: #"There is no row "/lines/1"."#)
                    { $0.removeRow(line(1)) },
                    .init("no row", "card1", [], refused: #"There is no row "/lines"."#) {
                        $0.removeRow(FieldPath("lines"))
                    },
                    .init("no cell", "card1", [], refused: #"There is no field "/lines/1/thing"."#)
                    {
                        $0.enter("car", at: line(1).appending(.key("thing")))
                    },
                ]),
            PresenterWalk(
                "actions",
                [
                    .init(
                        "nothing opens the first card", "card1", [],
                        refused:
                            #"The card has no action "open" in the state empty. Register it, or name it in the form."#
                    ) { $0.open() },
                    .init(
                        "nor edits it", "card1", [],
                        refused:
                            #"The card has no action "edit" in the state empty. Register it, or name it in the form."#
                    ) { $0.edit() },
                    .init(
                        "the second card", "card2",
                        ["will-card10", "will+card21", "did-card10", "did+card21", "end"]
                    ) { $0.next() },
                    .init("opened", "card2", ["act:explain@card2"]) { $0.open() },
                    .init("edited", "card2", ["act:change@card2"]) { $0.edit() },
                    .init("an entry of the menu", "card2", ["press:print", "act:print@card2"]) {
                        $0.perform(.custom("print"))
                    },
                    .init(
                        "no such action", "card2", [],
                        refused:
                            #"The card has no action "share" in the state empty. Register it, or name it in the form."#
                    ) { $0.perform(.custom("share")) },
                    .init(
                        "no such button", "card2", [],
                        refused: #"The card shows no button "reset"."#
                    ) { $0.perform(.reset) },
                    .init(
                        "opened in another state", "card2",
                        [
                            "data", "show:card3", "card2:empty>custom:large", "card2:valid",
                            "act:callBack@card2",
                        ]
                    ) {
                        $0.enter("70000", at: FieldPath("amount"))
                        return $0.open()
                    },
                    .init("a registered second action", "card2", []) {
                        $0.current?.register("share") {}
                        return $0.perform(.custom("share"))
                    },
                ]),
        ])
    func `Answering has its events in order`(walk: PresenterWalk) throws {
        try walk.run()
    }
}

private func line(_ row: Int) -> FieldPath { FieldPath("lines").appending(.index(row)) }
