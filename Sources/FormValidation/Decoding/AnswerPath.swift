import FormModel

/// The way from the report to an answer.
indirect enum AnswerPath {
    case whole
    case key(String, AnswerPath)
    case index(Int, AnswerPath)

    var isEmpty: Bool { if case .whole = self { true } else { false } }

    var fieldPath: FieldPath {
        var steps: [FieldPath.Step] = []
        var rest = self
        loop: while true {
            switch rest {
            case .whole: break loop
            case .key(let key, let outer):
                steps.append(.key(key))
                rest = outer
            case .index(let index, let outer):
                steps.append(.index(index))
                rest = outer
            }
        }
        return FieldPath(steps.reversed())
    }

    var codingPath: [any CodingKey] {
        fieldPath.steps.map { step in
            switch step {
            case .key(let key): PathKey(stringValue: key)
            case .index(let index): PathKey(intValue: index)
            }
        }
    }

    private struct PathKey: CodingKey {
        let stringValue: String
        let intValue: Int?

        init(stringValue: String) {
            self.stringValue = stringValue
            intValue = nil
        }

        init(intValue: Int) {
            stringValue = String(intValue)
            self.intValue = intValue
        }
    }
}
