// Reports conditions that depend on each other in a cycle.

extension ConditionBuilder {
    /// The problem of each cycle, at the first of its conditions.
    func cycleProblems(_ loops: [[ConditionStep]], _ pages: [Page]) -> [DefinitionProblem] {
        loops.map { loop in
            // Of a cycle of thousands, the first members say enough.
            let shown = loop.count <= 12 ? loop : Array(loop.prefix(12))
            var names = shown.enumerated().map { index, step in
                name(of: step, before: loop[(index + 1) % loop.count], pages)
            }
            if loop.count > shown.count { names.append("…") }
            names.append(names[0])
            var problem = DefinitionProblem(
                .conditionLoop, parameters: ["loop": .text(names.joined(separator: " -> "))])
            let first = loop[0]
            if first.field >= 0, let part = fields[first.field].layout.part {
                problem.part = part
            } else if first.item >= 0 {
                problem.item = first.item
            }
            let next = loop[loop.count > 1 ? 1 : 0]
            let condition = [first.visible, first.enabled, first.computed].compactMap { $0 }.first
            problem.fileOffset =
                next.field < 0
                ? condition?.place?.offset(ofByte: 0) : first.offset(reading: next.field)
            if problem.fileOffset == nil, case .page(let page) = first.opened {
                problem.fileOffset = pages[page].hiding.first??.place?.offset(ofByte: 0)
            }
            return problem
        }
    }

    /// The name of the item, page or section of a step; of a group with the fields of its rows that read the next step.
    private func name(
        of step: ConditionStep, before next: ConditionStep, _ pages: [Page]
    ) -> String {
        if step.field >= 0 {
            let inner = step.namesInRows(reading: next.field)
            let name = fields[step.field].name.text
            return inner.isEmpty ? name : "\(name) (\(inner.joined(separator: ", ")))"
        }
        switch step.opened {
        case .page(let page): return "page \(page + 1)"
        case .section(let item): return headings[item].map { "section \($0)" } ?? "section"
        case nil: return "?"
        }
    }
}
