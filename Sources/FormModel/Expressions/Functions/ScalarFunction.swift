/// A function of at most three values, which are calculated before it is called.
final class ScalarFunction: Sendable {
    let parameters: [Parameter]
    let result: Result
    /// The number of arguments with which the result depends on the time; `nil` if it never does.
    let timeCount: Int?
    let work: Work
    let evaluation: Evaluation

    init(
        parameters: [Parameter], result: Result, timeCount: Int?, work: Work,
        evaluation: Evaluation
    ) {
        self.parameters = parameters
        self.result = result
        self.timeCount = timeCount
        self.work = work
        self.evaluation = evaluation
    }

    /// The numbers of arguments of a call.
    var counts: ClosedRange<Int> {
        parameters.count { $0.absent == nil }...parameters.count
    }

    /// The work of a call, in addition to that of an operation and of each byte.
    ///
    /// The results of a function with work are remembered for other rows.
    enum Work: Int16 {
        /// That of a function that costs as much as an operator.
        case none
        /// That of a function that visits a text, or calculates dates.
        case counted
        /// That of a series of numbers of many digits: about as much as it costs to copy that number of bytes.
        case series = 2_500
    }

    /// What an argument may be.
    struct Parameter: Sendable {
        /// What stands for an argument that is left out.
        enum Absent {
            case nothing
            case number(ExactDecimal)
        }

        let types: [ExpressionType]
        /// Whether a text in quotation marks is read as a value of the type.
        let readsTexts: Bool
        /// What stands for an argument that is left out; `nil` if it must be there.
        private(set) var absent: Absent?
        /// The type that the first argument must have beside this one.
        private(set) var typeOfFirst: ExpressionType?
        /// The sentence about a constant argument that the function never accepts.
        private(set) var refusal: @Sendable (ExpressionTerm) -> String? = { _ in nil }

        private init(_ types: [ExpressionType], readsTexts: Bool = false) {
            self.types = types
            self.readsTexts = readsTexts
        }

        static let number = Parameter([.number])
        static let text = Parameter([.text])
        static let date = Parameter([.date], readsTexts: true)
        static let moment = Parameter([.dateTime])
        static let dateOrMoment = Parameter([.date, .dateTime, .localDateTime])
        static let numberOrDuration = Parameter([.number, .duration])
        /// A value of which `text` makes a text.
        static let writable = Parameter(ExpressionType.allCases.filter(\.isWritable))

        /// A part of a text.
        static var part: Parameter {
            var parameter = text
            parameter.refusal = {
                $0.literal?.isEmpty == true
                    ? "every text contains the empty text; write another one" : nil
            }
            return parameter
        }

        /// The number of decimals to which a function rounds.
        static func digits(of function: String) -> Parameter {
            let limit = ExactDecimal.maximumDigits
            return whole(
                in: 0...limit, "the digits of \(function) are a whole number from 0 to \(limit)")
        }

        /// A whole number in a range, with the sentence about another constant.
        static func whole(in range: ClosedRange<Int>, _ sentence: String) -> Parameter {
            var parameter = number
            parameter.refusal = { term in
                guard let number = term.number else { return nil }
                return number.integer.map(range.contains) == true ? nil : sentence
            }
            return parameter
        }

        /// The same, which may be left out.
        var optional: Parameter { with(absent: .nothing) }

        /// The same, for which a number stands if it is left out.
        func or(_ number: ExactDecimal) -> Parameter { with(absent: .number(number)) }

        /// The same, beside which the first argument must have a type.
        func beside(_ type: ExpressionType) -> Parameter {
            var parameter = self
            parameter.typeOfFirst = type
            return parameter
        }

        private func with(absent: Absent) -> Parameter {
            var parameter = self
            parameter.absent = absent
            return parameter
        }
    }

    /// The type of the result, and whether it is a whole number.
    enum Result: Sendable {
        case type(ExpressionType)
        /// A number without a fraction.
        case whole
        /// A number, without a fraction for some arguments.
        case wholeIf(@Sendable ([ExpressionTerm]) -> Bool)
        /// The type that belongs to the type of the first argument.
        case ofFirst(KeyValuePairs<ExpressionType, ExpressionType>)

        /// The type of the result for the type of the first argument; `nil` if that is unknown.
        func type(of first: ExpressionType?) -> ExpressionType? {
            switch self {
            case .type(let type): type
            case .whole, .wholeIf: .number
            case .ofFirst(let types): types.first { $0.key == first }?.value
            }
        }

        func isWhole(of terms: [ExpressionTerm]) -> Bool {
            switch self {
            case .whole: true
            case .wholeIf(let holds): holds(terms)
            case .type, .ofFirst: false
            }
        }
    }

    /// The arguments of a call; one that is left out counts as a value, since it is no reason for a missing result.
    struct Arguments {
        var first = ExpressionOperand.boolean(true)
        var second = ExpressionOperand.boolean(true)
        var third = ExpressionOperand.boolean(true)
        let count: Int8

        init(count: Int8) {
            self.count = count
        }

        /// What a function leaves that needs other arguments.
        var nothing: ExpressionOperand { .nothing(of: first, second, third) }
    }

    /// How the result is calculated.
    ///
    /// Arguments of other kinds, such as missing ones, leave ``Arguments/nothing``. The closures capture nothing, so that
    /// a call allocates nothing.
    enum Evaluation: Sendable {
        case number(@Sendable (ExactDecimal) -> ExpressionOperand)
        case numbers(@Sendable (ExactDecimal, ExactDecimal) -> ExpressionOperand)
        /// The day of a date or moment.
        case day(@Sendable (CalendarDate) -> Int)
        /// A text made of a text; it fails if there is none.
        case text(@Sendable (Span<UInt8>) -> [UInt8]?)
        /// Whether something is true of two texts.
        case texts(@Sendable (Span<UInt8>, Span<UInt8>) -> Bool)
        /// Any arguments, with the code that knows the bytes of texts, and the buffer for those that are made.
        case operands(
            @Sendable (
                Arguments, ExpressionCode, borrowing JudgingContext, inout [UInt8]
            ) -> ExpressionOperand)
    }
}

extension ExpressionType {
    /// Whether `text` writes values of this type.
    var isWritable: Bool { self == .number || isTime }
}

extension ExpressionCode {
    /// The result of a function of values.
    func result(
        of evaluation: ScalarFunction.Evaluation, _ arguments: ScalarFunction.Arguments,
        in context: borrowing JudgingContext, _ scratch: inout [UInt8]
    ) -> ExpressionOperand {
        switch evaluation {
        case .number(let calculate):
            guard case .number(let x) = arguments.first else { return arguments.nothing }
            return calculate(x)
        case .numbers(let calculate):
            guard case .number(let x) = arguments.first, case .number(let y) = arguments.second
            else { return arguments.nothing }
            return calculate(x, y)
        case .day(let part):
            guard let day = arguments.first.date else { return arguments.nothing }
            return .number(ExactDecimal(Int128(part(day))))
        case .text(let make):
            guard case .text(let text) = arguments.first else { return arguments.nothing }
            let made = withBytes(text, in: context, scratch) { make($0) }
            return made.map { keep($0, &scratch) } ?? .failed
        case .texts(let holds):
            guard case .text(let text) = arguments.first, case .text(let other) = arguments.second
            else { return arguments.nothing }
            return .boolean(
                withBytes(text, in: context, scratch) { text in
                    withBytes(other, in: context, scratch) { other in holds(text, other) }
                })
        case .operands(let evaluate): return evaluate(arguments, self, context, &scratch)
        }
    }
}

extension ExpressionOperand {
    /// The day of a date or moment.
    fileprivate var date: CalendarDate? {
        switch self {
        case .date(let date): date
        case .moment(let moment): moment.date
        case .local(let local): local.date
        case .missing, .failed, .unreadable, .boolean, .number, .time, .duration, .period, .text,
            .list, .elements, .other:
            nil
        }
    }
}
