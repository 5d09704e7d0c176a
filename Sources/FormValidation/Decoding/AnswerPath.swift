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
            case .key(let key, let enclosing):
                steps.append(.key(key))
                rest = enclosing
            case .index(let index, let enclosing):
                steps.append(.index(index))
                rest = enclosing
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
