import FormModel
import TestSupport
import Testing

@testable import FormCards

@Suite struct ChoiceEditorTests {
    typealias Option = FieldNode.Option

    static let rooms = [
        Option("single", title: "Single"), Option("double", title: "Double"),
        Option("view", title: "Double with view"),
        Option("step", title: "Double, accessible", isEnabled: false, reason: "not free"),
        Option("suite", title: "Süite"), Option("DZ", title: "Dormitory"),
    ]

    static let colors = [
        Option("red", title: "Red"), Option("green", title: "Green"), Option("blue", title: "Blue"),
        Option("gray", title: "Gray", isEnabled: false),
        Option("none", title: "None of these", isExclusive: true),
        Option("apple", title: "Apple green"),
    ]

    @discardableResult
    private func press(_ notation: String, _ editor: inout ChoiceEditor) -> KeyOutcome {
        var outcome = KeyOutcome.unchanged
        for key in keys(notation) { outcome = editor.apply(key) }
        return outcome
    }

    /// A choice that cannot be chosen has no number, and takes none from those behind it.
    @Test func choicesAreNumbered() {
        #expect(ChoiceEditor(Self.rooms).window().rows.map(\.number) == [1, 2, 3, nil, 4, 5])
        #expect(
            ChoiceEditor([Option("1"), Option("x")]).window().rows.map(\.number) == [nil, nil])
    }

    /// Keys and the choice that Enter takes.
    static let one: [(keys: String, value: String?)] = [
        // Nothing is taken before a choice is highlighted.
        ("", nil), ("down", "single"), ("down down", "double"), ("down down down down", "suite"),
        ("up", "DZ"), ("up up", "suite"), ("end", "DZ"), ("end down", "single"),
        ("C-n C-p", "DZ"),
        ("end home", "single"), ("C-end", "DZ"),
        // Numbers count the choices that can be chosen.
        (#""2""#, "double"), (#""4""#, "suite"), (#""5""#, "DZ"), (#""１""#, "single"),
        (#""٢""#, "double"),
        // Beginnings, parts, values, case and accents.
        (#""dou" down"#, "double"), (#""dou" down down"#, "view"), (#""double w""#, "view"),
        (#""VIEW""#, "view"),
        (#""with""#, "view"), (#""suite""#, "suite"), (#""SÜI""#, "suite"),
        (#""u\#u{308}i""#, "suite"),
        (#""dz""#, "DZ"), (#""itory""#, "DZ"),
        (#""  double   with ""#, "view"),
        (#""x" bs "si""#, "single"), (#""dor" C-u"#, "DZ"), (#""dor" esc up"#, "suite"),
        (#""DOUBLE""#, "double"),
    ]

    @Test(arguments: one) func takesOne(_ row: (keys: String, value: String?)) {
        var editor = ChoiceEditor(Self.rooms)
        press(row.keys, &editor)
        #expect(editor.apply(.enter) == .submitted, "\(row.keys)")
        #expect(
            editor.chosen.map { editor.options[$0].value } == [row.value].compactMap { $0 },
            "\(row.keys)")
        #expect(editor.text.isEmpty)
    }

    static let outcomes: [(keys: String, outcome: KeyOutcome)] = [
        ("tab", .notMine), ("S-tab", .notMine), ("esc", .notMine), ("pgup", .notMine),
        ("pgdn", .notMine),
        ("left", .notMine), ("F1", .notMine), ("C-c", .notMine), ("C-d", .notMine),
        ("C-q", .notMine),
        ("home", .moved), ("down", .moved), (#""d""#, .changed), (#""d" esc"#, .moved),
        (#""d" left"#, .moved),
        (#""xyz" enter"#, .refused(.noSuchChoice("xyz"))),
        // The beginning of two names, or a part of two, means neither.
        (#""dou" enter"#, .refused(.ambiguousChoice("dou", "Double", "Double with view"))),
        (#""s" enter"#, .refused(.ambiguousChoice("s", "Single", "Double, accessible"))),
        (#""99" enter"#, .refused(.noSuchChoice("99"))),
        (
            #""double, accessible" enter"#,
            .refused(.disabledChoice(title: "Double, accessible", reason: "not free"))
        ),
        (
            #""step" enter"#,
            .refused(.disabledChoice(title: "Double, accessible", reason: "not free"))
        ),
    ]

    @Test(arguments: outcomes) func outcome(_ row: (keys: String, outcome: KeyOutcome)) {
        var editor = ChoiceEditor(Self.rooms)
        #expect(press(row.keys, &editor) == row.outcome, "\(row.keys)")
    }

    @Test func nothingIsTakenWhereNothingIsHighlighted() {
        var editor = ChoiceEditor(Self.rooms)
        #expect(
            editor.highlighted == nil && editor.apply(.enter) == .submitted && editor.chosen.isEmpty
        )
        #expect(press("down enter", &editor) == .submitted && editor.chosen == [0])
        editor = ChoiceEditor(Self.rooms, chosen: [2])
        #expect(editor.highlighted == 2 && editor.chosen == [2])
        // A choice that can no longer be chosen, or is no longer there, is not highlighted.
        editor = ChoiceEditor(Self.rooms, chosen: [9, 3, 4])
        #expect(editor.highlighted == 4)
        editor = ChoiceEditor([Option("a", isEnabled: false)])
        #expect(press("down up home end", &editor) == .unchanged && editor.highlighted == nil)
        editor = ChoiceEditor([])
        #expect(press("down up pgdn", &editor) == .notMine && editor.apply(.enter) == .submitted)
    }

    /// Keys and the choices that are taken after Enter.
    static let several: [(keys: String, values: [String])] = [
        ("", []), ("space", ["red"]), (#"" ""#, ["red"]), (#"" " " ""#, []),
        (#"down " " up " ""#, ["red", "green"]),
        ("C-a", ["red", "green", "blue", "apple"]), ("C-a C-a", []), ("C-a M-i", []),
        (#"" " M-i"#, ["green", "blue", "apple"]),
        // Letters and blanks never mark while a name is typed.
        (#""apple green""#, ["apple"]), (#""none of these""#, ["none"]),
        (#""red apple green""#, ["red", "apple"]), (#""a""#, ["apple"]),
        (#"end up " ""#, ["none"]), (#"" " end up " ""#, ["none"]),
        (#"end up " " home " ""#, ["red"]),
        (#""1,3""#, ["red", "blue"]), (#""1 3""#, ["red", "blue"]), (#""1-2""#, ["red", "green"]),
        ("<1 - 3, 1>", ["red", "green", "blue"]), (#""red, bl""#, ["red", "blue"]),
        (#""all""#, ["red", "green", "blue", "apple"]),
        (#""green""#, ["green"]), (#""gre" " ""#, ["green"]),
        (#""gre" " " "b" " ""#, ["green", "blue"]), (#""1 1""#, ["red"]),
        (#""1-2" " " "3""#, ["red", "green", "blue"]), (#"<"blue", red>"#, ["red", "blue"]),
        (#"" " "none""#, ["none"]), (#""none, red""#, ["red"]), (#""in" esc"#, []),
        (#"C-a "no""#, ["none"]), (#""apple""#, ["apple"]), (#""apple, red""#, ["red", "apple"]),
    ]

    @Test(arguments: several) func takesSeveral(_ row: (keys: String, values: [String])) {
        var editor = ChoiceEditor(Self.colors, mode: .several)
        for key in keys(row.keys.replacing("space", with: #"" ""#)) { _ = editor.apply(key) }
        #expect(editor.apply(.enter) == .submitted, "\(row.keys)")
        #expect(editor.chosen.map { editor.options[$0].value } == row.values, "\(row.keys)")
    }

    /// Any title of a list of several can be typed, and marks nothing else.
    @Test func everyTitleIsTyped() {
        let titles = [
            "Data analysis", "Python", "Technical writing", "All of it", "i", "/etc", "a b",
            "a b c", "1 of 2",
        ]
        for title in titles {
            var editor = ChoiceEditor(titles.map { Option($0) }, mode: .several)
            for character in title { _ = editor.apply(.text(String(character))) }
            #expect(
                editor.apply(.enter) == .submitted && editor.chosen.map { titles[$0] } == [title])
        }
    }

    /// Digits choose by place, and the places are shown then.
    @Test func placesAreShownWhileANumberIsTyped() {
        var editor = ChoiceEditor((0..<30).map { Option("c\($0)", title: "Country number \($0)") })
        #expect(!editor.window().isNumbering)
        press(#""12""#, &editor)
        #expect(editor.window().isNumbering && editor.highlighted == 11)
        press(#"C-u "number 12""#, &editor)
        #expect(!editor.window().isNumbering && editor.highlighted == 12)
    }

    /// A part of one name is taken visibly, and only then does Enter submit; a part of two is refused.
    @Test func partsOfNamesOfSeveral() {
        var editor = ChoiceEditor(Self.colors, mode: .several)
        #expect(press(#""re" enter"#, &editor) == .submitted && editor.chosen == [0])
        let refusal = KeyOutcome.refused(.ambiguousChoice("ee", "Green", "Apple green"))
        #expect(press(#""ee" enter"#, &editor) == refusal && press(#"" ""#, &editor) == refusal)
        #expect(press("down enter", &editor) == .changed && editor.chosen == [0, 1])
        #expect(press("enter", &editor) == .submitted)
        #expect(press(#""red, xx" enter"#, &editor) == .refused(.noSuchChoice("xx")))
        #expect(editor.text == "red, xx")
        #expect(
            press(#"C-u "gray" enter"#, &editor)
                == .refused(.disabledChoice(title: "Gray", reason: nil)))
    }

    @Test func numbersAreNamesWhereAChoiceIsANumber() {
        let options = ["1", "2", "5", "25"].map { Option($0) }
        var editor = ChoiceEditor(options)
        #expect(editor.window().rows.allSatisfy { $0.number == nil })
        press(#""5""#, &editor)
        #expect(editor.window().rows.map(\.option.value) == ["5", "25"])
        #expect(press("enter", &editor) == .submitted && editor.chosen == [2])
        #expect(press(#""3" enter"#, &editor) == .refused(.noSuchChoice("3")))
    }

    // MARK: Windows

    static let countries =
        (0..<5_000).map { Option("c\($0)", title: "Country \($0)") } + [
            Option("z", title: "Zanzibar")
        ]

    @Test func aWindowOverALongList() {
        var editor = ChoiceEditor(Self.countries, pageSize: 5)
        var view = editor.window()
        #expect(
            view.rows.map(\.index) == [0, 1, 2, 3, 4] && view.above == 0 && view.below == 4_996)
        #expect(view.position == nil && view.count == 5_001 && !view.isFiltering)
        press("down down down down down down", &editor)
        view = editor.window()
        #expect(view.rows.map(\.index) == [1, 2, 3, 4, 5] && view.rows.last?.isHighlighted == true)
        #expect(press("pgdn", &editor) == .moved && editor.highlighted == 9)
        press("pgup", &editor)
        #expect(editor.highlighted == 5 && editor.window().rows.map(\.index) == [5, 6, 7, 8, 9])
        #expect(press("home pgup", &editor) == .unchanged)
        press("up", &editor)
        view = editor.window()
        #expect(view.rows.map(\.index) == [4_996, 4_997, 4_998, 4_999, 5_000] && view.below == 0)
        press(#""zanz""#, &editor)
        view = editor.window()
        #expect(view.rows.map(\.option.value) == ["z"] && view.position == 1 && view.count == 1)
        #expect(view.filter.whole.string == "zanz" && view.isFiltering)
        press("esc", &editor)
        #expect(editor.highlighted == 5_000 && editor.window().rows.last?.index == 5_000)
        press(#""1234""#, &editor)
        #expect(editor.highlighted == 1_233 && editor.window().rows.contains { $0.index == 1_233 })
        editor.resize(width: 20, height: 2)
        #expect(
            editor.window().rows.count == 2 && editor.window().rows.contains { $0.isHighlighted })
    }

    /// For random keys the window is of its size, holds the highlighted choice, and nothing disabled is taken.
    @Test(arguments: [ChoiceEditor.Mode.one, .several]) func randomKeys(_ mode: ChoiceEditor.Mode) {
        var random = SeededNumbers(seed: mode == .one ? 1 : 2)
        let keymap =
            LineEditorLawTests.keymap
            + keys(
                #"up down down pgup pgdn home end enter esc "1" "2" "-" "," "/" "r" "e" "d" " ""#)
        for options in [Self.rooms, Self.colors, Array(Self.countries.prefix(60))] {
            var editor = ChoiceEditor(options, mode: mode, pageSize: 4)
            for _ in Laws.rounds(200) {
                let key = keymap.randomElement(using: &random) ?? .down
                let outcome = editor.apply(key)
                let view = editor.window(width: 20)
                #expect(view.rows.count == min(4, view.count), "\(key)")
                #expect(view.above + view.rows.count + view.below == view.count)
                if let place = view.position {
                    #expect(
                        view.rows.contains { $0.isHighlighted && $0.option.isEnabled },
                        "\(key) \(place)")
                }
                let taken = editor.chosen
                #expect(
                    taken.allSatisfy { options[$0].isEnabled }
                        && (mode == .several || taken.count <= 1))
                #expect(taken.count <= 1 || taken.allSatisfy { !options[$0].isExclusive })
                if outcome == .unchanged || outcome == .notMine {
                    #expect(editor.window(width: 20) == view)
                }
            }
        }
    }

    /// What is found is what a search without an index finds.
    @Test func theIndexFindsEverything() {
        var random = SeededNumbers(seed: 9)
        let pieces = ["a", "b", "an", "é", "ü", "日", "本", " ", "-", "Straße", "ñ", "1"]
        func text(_ most: Int) -> String {
            (0..<Int.random(in: 1...most, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? ""
            }
            .joined()
        }
        let titles = (0..<200).map { _ in text(8) }
        let list = OptionList(titles.map { Option($0, title: $0) }, locale: ReaderLocale())
        for _ in Laws.rounds(40) {
            let wanted = SearchText.folded(text(3))
            guard !wanted.isEmpty else { continue }
            let found = list.index.find(wanted)
            let expected = titles.indices.filter { index in
                let name = SearchText.folded(titles[index])
                return name.count >= wanted.count
                    && (0...name.count - wanted.count).contains { name[$0...].starts(with: wanted) }
            }
            #expect(found.choices.map { Int($0) } == expected)
            #expect(
                found.named.map { Int($0) }
                    == titles.indices.first { SearchText.folded(titles[$0]) == wanted })
        }
    }

    @Test(arguments: [
        ("Zürich", "zurich"), ("ÀÉÎÕÜ", "aeiou"), ("Straße", "strasse"), ("  a \t b ", "a b"),
        ("ﬁ", "ﬁ"),
        ("ＡＢＣ１", "abc1"), ("e\u{301}", "e"), ("Việt Nam", "viet nam"), ("Łódź", "lodz"),
        ("Ёж", "еж"),
        ("Ελλάδα", "ελλαδα"), ("日本", "日本"), ("İstanbul", "istanbul"), ("أحمد", "احمد"),
        ("שָׁלוֹם", "שלום"), ("١٢", "12"),
    ])
    func folds(_ text: String, _ folded: String) {
        #expect(String(decoding: SearchText.folded(text), as: UTF8.self) == folded)
    }

    private static let lands = [
        "Australia", "Tanzania", "New Zealand", "Norway", "Zimbabwe", "Łódź Land", "日本 の 国",
    ].map { Option($0, title: $0) }

    /// A text finds the titles with its characters in their order, after those that contain it.
    @Test(
        arguments: [
            ("nzl", ["New Zealand"]), ("nz", ["Tanzania", "New Zealand"]),
            ("new zl", ["New Zealand"]), ("nwy", ["Norway"]), ("zbw", ["Zimbabwe"]),
            // Characters that begin words come before others.
            ("ll", ["Łódź Land"]), ("日国", ["日本 の 国"]), ("zzz", []), ("yn", []), ("n", nil),
        ] as [(String, [String]?)])
    func findsCharactersInTheirOrder(_ row: (text: String, titles: [String]?)) {
        var editor = ChoiceEditor(Self.lands)
        for character in row.text { _ = editor.apply(.text(String(character))) }
        let shown = editor.window().rows.map(\.option.title)
        guard let titles = row.titles else {
            #expect(shown.allSatisfy { $0.lowercased().contains("n") })
            return
        }
        #expect(shown == titles)
        // The only one is what Enter takes.
        #expect(editor.highlighted.map { editor.options[$0].title } == titles.first)
    }

    /// What is found in their order is what a search without an index finds, the nearest first.
    @Test func theIndexFindsAllOrders() {
        var random = SeededNumbers(seed: 11)
        let titles = (0..<300).map { _ in
            String(
                (0..<Int.random(in: 1...9, using: &random)).map { _ in
                    "abcé日 -".randomElement(using: &random) ?? "a"
                })
        }
        let list = OptionList(titles.map { Option($0, title: $0) }, locale: ReaderLocale())
        for _ in Laws.rounds(60) {
            let wanted = SearchText.folded(
                String((0..<3).map { _ in "abcé日".randomElement(using: &random) ?? "a" }))
            var known = list.index.find(wanted)
            let contained = known.choices
            let found = list.index.findInOrder(&known)
            #expect(Set(found).count == found.count && Set(found).isDisjoint(with: contained))
            for index in titles.indices {
                let name = String(decoding: SearchText.folded(titles[index]), as: UTF8.self)
                var rest = Substring(name)
                let isInOrder = String(decoding: wanted, as: UTF8.self).allSatisfy { character in
                    guard let at = rest.firstIndex(of: character) else { return false }
                    rest = rest[rest.index(after: at)...]
                    return true
                }
                let isFound = found.contains(Int32(index)) || contained.contains(Int32(index))
                if isFound { #expect(isInOrder, "\(titles[index])") }
                if contained.isEmpty { #expect(isFound == isInOrder, "\(titles[index])") }
            }
        }
    }

    @Test(
        arguments: [
            ("zea", "New Zealand", "New [Zea]land"), ("nzl", "New Zealand", "[N]ew [Z]ea[l]and"),
            ("lol", "Łódź Land", "[Łó]dź [L]and"), ("ssx", "Straßex", "[S]tra[ß]e[x]"),
            ("q", "New Zealand", "New Zealand"), ("", "Norway", "Norway"),
        ])
    func marksWhatWasTyped(_ row: (typed: String, title: String, marked: String)) {
        let title = MarkedTitle(row.title, matching: SearchText.folded(row.typed))
        let marked = title.pieces.map { $0.isTyped ? "[\($0.text)]" : $0.text }.joined()
        #expect(marked == row.marked)
    }

    /// No more choices are taken than there may be, whatever the keys.
    @Test func theLimitIsKept() {
        var editor = ChoiceEditor(Self.colors, mode: .several, maximum: 2)
        #expect(press(#"" " down " " down"#, &editor) == .moved)
        #expect(press(#"" ""#, &editor) == .refused(.tooManyChoices(2)))
        #expect(editor.chosen == [0, 1] && editor.window().takenCount == 2)
        #expect(press("C-a", &editor) == .refused(.tooManyChoices(2)))
        #expect(press("M-i", &editor) == .changed && editor.chosen == [2, 5])
        #expect(press(#""1-3" enter"#, &editor) == .refused(.tooManyChoices(2)))
        #expect(press(#"esc "5" enter"#, &editor) == .submitted && editor.chosen == [2, 5])
        // One that stands alone replaces the others, and others replace it.
        #expect(press(#""none" enter"#, &editor) == .submitted && editor.chosen == [4])
        #expect(press(#""red, green" enter"#, &editor) == .submitted && editor.chosen == [0, 1])
        // An answer that was supplied may have too many, and fewer can be left.
        var full = ChoiceEditor(Self.colors, mode: .several, chosen: [0, 1, 2], maximum: 2)
        #expect(press(#"" ""#, &full) == .changed && full.chosen == [1, 2])
        #expect(press(#"" ""#, &full) == .refused(.tooManyChoices(2)))
    }

    /// For random keys, a list with a limit never takes more.
    @Test func theLimitIsALaw() {
        var random = SeededNumbers(seed: 21)
        let tries = ["down", "up", #"" ""#, "C-a", "M-i", #""1-2""#, #""e""#, "enter", "esc", "bs"]
        var editor = ChoiceEditor(Self.colors, mode: .several, maximum: 2)
        for _ in Laws.rounds(2_000) {
            press(tries.randomElement(using: &random) ?? "down", &editor)
            #expect(editor.chosen.count <= 2 && editor.takenCount == editor.chosen.count)
        }
    }

    /// Ctrl-A takes all choices only where several are taken and nothing is typed; else it moves in what is typed.
    @Test func takingAllIsForSeveral() {
        var one = ChoiceEditor(Self.colors)
        press("C-a", &one)
        #expect(one.takesNothing)
        var filtering = ChoiceEditor(Self.colors, mode: .several)
        press(#""e" C-a "r""#, &filtering)
        #expect(filtering.takesNothing && filtering.text == "re")
    }

    /// A key that finds characters in their order is linear in the list, and short: in 100,000 choices, some instructions
    /// for each.
    @Test(.countsInstructions) func keysAreLinear() throws {
        let typed = keys(#""lz9" bs bs bs "dn" bs bs"#)
        let ratio = try Growth.ofEightTimes(12_500) { count in
            let options = (0..<count).map { Option("Land \($0)", title: "Land \($0)") }
            var editor = ChoiceEditor(options)
            editor.prepareSearch()
            return { for key in typed { _ = editor.apply(key) } }
        }
        #expect(ratio < 10, "\(ratio)")
    }

    /// A key costs no more for eight times as many choices that do not match it.
    @Test(.countsInstructions) func keysDoNotDependOnTheRestOfTheList() throws {
        let typed = keys(#"down down up "zan" bs bs bs esc end home"#)
        let ratio = try Growth.ofEightTimes(1_000) { count in
            let options = Self.countries.suffix(1) + Self.countries.prefix(min(count, 4_999))
            var editor = ChoiceEditor(Array(options))
            editor.prepareSearch()
            return {
                for _ in 0..<20 {
                    for key in typed { _ = editor.apply(key) }
                    _ = editor.window()
                }
            }
        }
        #expect(ratio < 1.5, "\(ratio)")
    }

    // MARK: Every place and every bound

    /// For any choices the keys lead to the choice that a search of the whole list finds, and the window follows it.
    @Test func movesAsAWholeSearchDoes() {
        var random = SeededNumbers(seed: 12)
        for _ in Laws.rounds(120) {
            let count = random.below(9)
            let page = 1 + random.below(5)
            let enabled = (0..<count).map { _ in random.below(3) > 0 }
            let options = (0..<count).map { Option("c\($0)", isEnabled: enabled[$0]) }
            var editor = ChoiceEditor(options, pageSize: page)
            let open = enabled.indices.filter { enabled[$0] }
            var place: Int?
            var top = 0
            for _ in 0..<30 {
                let key = ["up", "down", "home", "end", "pgup", "pgdn"][random.below(6)]
                var target = place
                switch key {
                case "down": target = place.flatMap { at in open.first { $0 > at } } ?? open.first
                case "up": target = place.flatMap { at in open.last { $0 < at } } ?? open.last
                case "home": target = open.first ?? place
                case "end": target = open.last ?? place
                default:
                    guard count > page else { break }
                    let step = max(1, page - 1) * (key == "pgup" ? -1 : 1)
                    let wanted = max(0, min(count - 1, (place ?? 0) + step))
                    let (below, above) = (open.last { $0 <= wanted }, open.first { $0 >= wanted })
                    target = (key == "pgup" ? below ?? above : above ?? below) ?? place
                }
                let isPage = key.hasPrefix("pg")
                let outcome: KeyOutcome =
                    isPage && count <= page ? .notMine : target == place ? .unchanged : .moved
                #expect(press(key, &editor) == outcome && editor.highlighted == target, "\(key)")
                place = target
                if let place { top = max(min(top, place), place - page + 1) }
                top = max(0, min(top, count - page))
                let shown = top..<min(count, top + page)
                let view = editor.window()
                #expect(view.rows.map(\.index) == Array(shown) && view.above == top)
                #expect(view.below == count - shown.upperBound)
                #expect(view.position == place.map { $0 + 1 })
                let numbers = shown.map { index in open.firstIndex(of: index).map { $0 + 1 } }
                #expect(view.rows.map(\.number) == numbers)
            }
        }
    }

    /// Taking all, and the others, of every selection; one choice cannot be beside others, and one cannot be chosen.
    @Test(arguments: 0..<16) func allAndTheOthers(_ bits: Int) {
        let options = [
            Option("a"), Option("b"), Option("none", isExclusive: true),
            Option("gray", isEnabled: false),
        ]
        let chosen = (0..<4).filter { bits >> $0 & 1 == 1 }
        var editor = ChoiceEditor(options, mode: .several, chosen: chosen)
        #expect(editor.chosen == chosen && editor.takesNothing == chosen.isEmpty)
        #expect(press("M-i", &editor) == .changed)
        let gray = chosen.filter { $0 == 3 }
        #expect(editor.chosen == [0, 1].filter { !chosen.contains($0) } + gray)
        editor = ChoiceEditor(options, mode: .several, chosen: chosen)
        #expect(press("C-a", &editor) == .changed)
        #expect(editor.chosen == (Set(chosen).isSuperset(of: [0, 1]) ? [] : [0, 1]) + gray)
    }

    /// Numbers and ranges of three choices that can be chosen; the number at the end of another range is highlighted.
    @Test(
        arguments: [
            ("0", false, []), ("1", true, [0]), ("3", true, [3]), ("4", false, []),
            ("1-3", true, [0, 1, 3]), ("0-1", false, [0]), ("1-4", false, []),
            ("2-2", true, [1]), ("2-1", false, [0]), ("1-", false, [0]), ("-1", false, [0]),
            ("1-2-3", false, []), ("1,3", true, [0, 3]), ("1 3", true, [0, 3]),
            ("1-2 3", true, [0, 1, 3]), ("3, 3", true, [3]),
            ("99999999999999999999", false, []),
        ] as [(String, Bool, [Int])])
    func numbersOfChoices(_ typed: String, _ isSubmitted: Bool, _ chosen: [Int]) {
        let options = [
            Option("a"), Option("b"), Option("gray", isEnabled: false), Option("c"),
        ]
        var editor = ChoiceEditor(options, mode: .several)
        _ = editor.apply(.pasted(typed))
        let outcome = editor.apply(.enter)
        #expect((outcome == .submitted) == isSubmitted, "\(typed) \(outcome)")
        #expect(editor.chosen == chosen, "\(typed)")
    }

    /// A name of up to 256 bytes is searched for, and up to 4,096 are typed.
    @Test(arguments: [(255, true), (256, true), (257, false)])
    func longNames(_ count: Int, _ isFound: Bool) {
        let title = String(repeating: "a", count: count)
        for mode in [ChoiceEditor.Mode.one, .several] {
            for typed in [title, title + ", b"] where mode == .several || typed == title {
                var editor = ChoiceEditor(
                    [Option("x", title: title), Option("b"), Option("y", title: title + "a")],
                    mode: mode)
                _ = editor.apply(.pasted(typed))
                #expect((editor.apply(.enter) == .submitted) == isFound, "\(mode)")
                #expect(editor.chosen == (isFound ? typed == title ? [0] : [0, 1] : []))
            }
        }
        var editor = ChoiceEditor([Option("a")])
        let long = String(repeating: "b", count: 4_096)
        #expect(editor.apply(.pasted(long)) == .changed)
        #expect(editor.apply(.text("b")) == .refused(.tooLong(maximum: 4_096)))
    }
}
