import FormCards
import FormModel
import FormValidation
import Testing

@Suite struct CardPresenterTests {
    @Test(
        arguments: [
            PresenterWalk(
                "forth and back",
                [
                    .init(
                        "next without a check", "card2",
                        ["will-card10", "will+card21", "did-card10", "did+card21", "end"]
                    ) { $0.next() },
                    .init(
                        "back by a button", "card1",
                        [
                            "press:back", "will-card21", "will+card10", "did-card21", "did+card10",
                            "gone-card21:cancelled", "end",
                        ]
                    ) { $0.press("back2") },
                    .init(
                        "no card before the first", "card1", [],
                        refused: #"There is no visible card before "card1"."#
                    ) { $0.previous() },
                    .init(
                        "the next button reports errors", "card1",
                        ["press:next", "data", "card1:empty>custom:invalid"],
                        refused: #"The card "card1" has errors. Correct them first."#
                    ) { $0.press("next1") },
                    .init(
                        "a name", "card1", ["data", "card1:custom:invalid>hasData", "card1:valid"]
                    ) { $0.enter("Ada", at: FieldPath("fullName")) },
                    .init(
                        "the next button goes on", "card2",
                        [
                            "press:next", "will-card10", "will+card21", "did-card10", "did+card21",
                            "end",
                        ]
                    ) { $0.press("next1") },
                    .init(
                        "to the last card", "card4",
                        ["will-card21", "will+card42", "did-card21", "did+card42", "end"]
                    ) { $0.next() },
                    .init(
                        "no card behind the last", "card4", [],
                        refused: #"There is no visible card behind "card4"."#
                    ) { $0.next() },
                    .init(
                        "a disabled button", "card4", [],
                        refused: #"The button "apply" is disabled at present: cannot be changed."#
                    ) { $0.press("apply") },
                    .init(
                        "a button of another card", "card4", [],
                        refused: #"The card shows no button "next1"."#
                    ) { $0.press("next1") },
                    .init(
                        "a misspelt button", "card4", [],
                        refused: #"The card shows no button "aply". Did you mean "apply"?"#
                    ) { $0.press("aply") },
                    .init("agreed", "card4", ["data", "card4:empty>hasData"]) {
                        $0.enter("yes", at: FieldPath("agree"))
                    },
                    .init(
                        "the button is enabled", "card2",
                        [
                            "press:submit", "data", "card2:empty>custom:invalid", "will-card42",
                            "will+card21", "did-card42", "did+card21", "gone-card42:byProgram",
                            "end",
                        ],
                        refused:
                            #"The answers have errors, the first on the card "card2". Correct them first."#
                    ) { $0.press("apply") },
                    .init(
                        "an action of the program", "card4",
                        [
                            "will-card21", "will+card42", "did-card21", "did+card42", "end",
                            "press:share", "act:share@card4",
                        ]
                    ) {
                        $0.next()
                        return $0.press("share")
                    },
                ]),
            PresenterWalk(
                "jumping",
                [
                    .init(
                        "no such card", "card1", [],
                        refused: #"There is no card "card44". Did you mean "card4"?"#
                    ) { $0.go(to: "card44") },
                    .init(
                        "a hidden card", "card1", [],
                        refused: #"The card "card3" is hidden at present."#
                    ) { $0.go(to: "card3") },
                    .init(
                        "over a card", "card4",
                        ["will-card10", "will+card41", "did-card10", "did+card41", "end"]
                    ) { $0.go(to: "card4") },
                    .init(
                        "back to a card that was not passed", "card2",
                        [
                            "will-card41", "will+card21", "did-card41", "did+card21",
                            "gone-card41:cancelled", "end",
                        ]
                    ) { $0.previous() },
                    .init(
                        "the card refuses", "card2", ["end:notDismissible"],
                        refused:
                            #"The card "card2" cannot be dismissed at present. Fill it in, or let the program dismiss it."#
                    ) {
                        $0.setCanBeDismissed("card2", false)
                        return $0.previous()
                    },
                    .init(
                        "the program may", "card1",
                        [
                            "will-card21", "will+card10", "did-card21", "did+card10",
                            "gone-card21:byProgram", "end",
                        ]
                    ) { $0.previous(.byProgram) },
                    .init("to itself", "card1", ["end"]) { $0.go(to: "card1") },
                    .init(
                        "another one in its place", "card2",
                        [
                            "will-card10", "will+card20", "did-card10", "did+card20",
                            "gone-card10:replaced", "end",
                        ]
                    ) {
                        $0.replaceCurrent(with: "card2")
                    },
                ]),
            PresenterWalk(
                "presenting",
                [
                    .init("hidden by the program", "card1", ["insert:address", "hide:address"]) {
                        try $0.cards.insert($0.address(), id: "address")
                        try $0.cards.hide("address")
                        return nil
                    },
                    .init(
                        "presented over the card", "address",
                        ["will-card10", "will+address1", "did-card10", "did+address1", "end"]
                    ) {
                        $0.present("address", canBeDismissed: false)
                    },
                    .init(
                        "once", "address", ["end:alreadyOnStack"],
                        refused:
                            #"The card "address" is already on the stack, where each card is once. Pop to it instead."#
                    ) { $0.present("address") },
                    .init(
                        "hidden by a condition", "address", [],
                        refused: #"The card "card3" is hidden at present."#
                    ) { $0.present("card3") },
                    .init(
                        "no way on", "address", [],
                        refused:
                            #"The card "address" is presented over the others. Dismiss it first."#
                    ) { $0.next() },
                    .init(
                        "no way back", "address", [],
                        refused:
                            #"The card "address" is presented over the others. Dismiss it first."#
                    ) { $0.previous() },
                    .init(
                        "a person cannot dismiss it", "address",
                        ["press:back", "end:notDismissible"],
                        refused:
                            #"The card "address" cannot be dismissed at present. Fill it in, or let the program dismiss it."#
                    ) { $0.press("back2") },
                    .init(
                        "it must be valid", "address",
                        ["press:submit", "data", "card2:empty>custom:invalid"],
                        refused: #"The card "address" has errors. Correct them first."#
                    ) { $0.press("apply2") },
                    .init(
                        "an amount", "address",
                        ["data", "card2:custom:invalid>hasData", "card2:valid"]
                    ) {
                        $0.enter("9", at: FieldPath("amount"))
                    },
                    .init(
                        "submitted", "card1",
                        [
                            "press:submit", "will-address1", "will+card10", "did-address1",
                            "did+card10", "gone-address1:submitted", "end",
                        ]
                    ) { $0.press("apply2") },
                    .init(
                        "the root is never popped", "card1", ["end:root"],
                        refused:
                            #"The card "card1" is the root of the stack and is never popped. Replace it instead."#
                    ) { $0.dismiss(.byProgram) },
                ]),
            PresenterWalk(
                "the list",
                [
                    .init(
                        "the current card is hidden", "card2",
                        [
                            "hide:card1", "will-card10", "will+card20", "did-card10", "did+card20",
                            "gone-card10:byProgram", "end",
                        ]
                    ) {
                        try $0.cards.hide("card1")
                        return nil
                    },
                    .init("and shown at its place", "card2", ["show:card1"]) {
                        try $0.cards.show("card1")
                        return nil
                    },
                    .init(
                        "where it is the previous one", "card1",
                        [
                            "will-card20", "will+card10", "did-card20", "did+card10",
                            "gone-card20:cancelled", "end",
                        ]
                    ) { $0.previous() },
                    .init("moved", "card1", ["move:card4"]) {
                        try $0.cards.move("card4", to: .first)
                        return nil
                    },
                    .init(
                        "the previous one is another", "card4",
                        [
                            "will-card10", "will+card40", "did-card10", "did+card40",
                            "gone-card10:cancelled", "end",
                        ]
                    ) { $0.previous() },
                    .init(
                        "removed", "card1",
                        [
                            "remove:card4", "will-card40", "will+card10", "did-card40",
                            "did+card10", "gone-card40:byProgram", "end",
                        ]
                    ) {
                        try $0.cards.remove("card4")
                        return nil
                    },
                    .init(
                        "hidden", "card2",
                        [
                            "hide:card1", "will-card10", "will+card20", "did-card10", "did+card20",
                            "gone-card10:byProgram", "end",
                        ]
                    ) {
                        try $0.cards.hide("card1")
                        return nil
                    },
                    .init(
                        "no card is left", nil, ["hide:card2"],
                        refused: "No card is visible at present."
                    ) {
                        try $0.cards.hide("card2")
                        return $0.next()
                    },
                    .init(
                        "errors on hidden cards", nil, ["data"],
                        refused:
                            #"The hidden card "card1" has errors. Show it, so that they can be corrected."#
                    ) { $0.submit() },
                    .init("one comes back", "card2", ["show:card2", "card2:empty>custom:invalid"]) {
                        try $0.cards.show("card2")
                        return nil
                    },
                ]),
        ])
    func `Moving has its events in order`(walk: PresenterWalk) throws {
        try walk.run()
    }
}
