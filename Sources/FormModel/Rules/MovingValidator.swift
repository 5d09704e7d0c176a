import Synchronization

/// A validator with parameters that expressions calculate for each record.
///
/// It judges by the validator that has the results as its parameters. A parameter without a result is absent, and so
/// is one that the validator could not have as a constant, such as a factor of zero; a validator that needs an absent
/// parameter accepts every value. A lower bound above the upper one refuses every value.
struct MovingValidator: Validator {
    /// Makes the validator for values of the parameters, in their order.
    ///
    /// A number is `decimal`, an empty value means that the parameter is absent.
    typealias Make = @Sendable ([FieldValue]) -> (any Validator)?

    private let make: Make
    private(set) var moving: [MovingParameter]
    /// The validator with all its parameters, whose values are arbitrary.
    private var template: any Validator
    /// The template where it can judge by other values of its parameters directly.
    private var direct: Direct?
    /// Compiles the expressions of a validator that is made again.
    private var binder: ExpressionBinder?
    private var context: DefinitionContext?
    private var problems: [DefinitionProblem] = []
    private var readsTime = false
    private var last = LastMade()

    private struct Direct {
        let validator: any DirectlyMovable
        /// For each parameter that the validator names, its expression among `codes`, or −1.
        var slots: [4 of Int8] = .init(repeating: -1)
        var codes: [ExpressionCode] = []
        var leasts: [Int?] = []
    }

    /// The validator that was made last, so that equal results do not make it again.
    private final class LastMade: Sendable {
        private let made = Mutex<(values: [FieldValue], validator: (any Validator)?)?>(nil)

        func validator(
            _ values: [FieldValue], make: ([FieldValue]) -> (any Validator)?
        ) -> (any Validator)? {
            if let known = made.withLock({ $0?.values == values ? $0 : nil }) {
                return known.validator
            }
            let new = make(values)
            made.withLock { $0 = (values, new) }
            return new
        }
    }

    /// Makes the validator; `nil` where no validator can be made with any values of the parameters.
    init?(_ moving: [MovingParameter], make: @escaping Make) {
        let probes = ProbeValue.choices(moving.count).lazy.map { choice in
            zip(choice, moving).map { $0.value(of: $1.kind, for: nil) }
        }
        guard let template = probes.compactMap(make).first else { return nil }
        self.moving = moving
        self.make = make
        self.template = template.unwrapped
    }

    /// Makes the validator with a template that was made already.
    init(_ moving: [MovingParameter], template: any Validator, make: @escaping Make) {
        self.moving = moving
        self.template = template.unwrapped
        self.make = make
    }

    var name: String { template.name }

    /// The findings have the parameters of their moment, and so there are none for every value.
    var parameters: IssueParameters { [:] }

    var facts: ValidatorFacts {
        var facts = template.facts
        let names = template.parameters.names
        facts.codes = facts.codes.mapValues { own in
            own + names.filter { name in !own.contains { $0.hasSameBytes(as: name) } }
        }
        if readsTime, !facts.codes.isEmpty { facts.codes[.timeUnknown] = names }
        facts.reads += moving.flatMap(\.expression.reads)
        switch facts.entry {
        // What is calculated is not known before there are answers.
        case .files?, .bytes?: facts.entry = nil
        case .telephone?, .digits?, .leftToRight?, nil: break
        }
        return facts
    }

    func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {
        template.canonicalize(text, into: &canonical)
    }

    func bound(by binder: inout ExpressionBinder) -> MovingValidator {
        var bound = self
        // A validator that is made later is bound as the template is, with the same numbers of messages.
        bound.binder = binder
        bound.last = LastMade()
        bound.context = binder.context
        bound.template = template.bound(by: &binder)
        bound.problems = []
        for index in moving.indices {
            let expression = binder.parameter(moving[index], of: template.name)
            bound.moving[index].expression = expression
            bound.problems += expression.problems
            if expression.code?.readsTime == true { bound.readsTime = true }
        }
        bound.direct = bound.directWay
        return bound
    }

    private var directWay: Direct? {
        let codes = moving.compactMap(\.expression.code)
        guard let validator = template as? any DirectlyMovable, codes.count == moving.count else {
            return nil
        }
        var direct = Direct(validator: validator, codes: codes)
        for (index, parameter) in moving.enumerated() {
            let names = type(of: validator).movableParameters
            guard let slot = names.firstIndex(where: { $0.hasSameBytes(as: parameter.name) })
            else { return nil }
            direct.slots[slot] = Int8(index)
            if case .whole(let least) = parameter.kind {
                direct.leasts.append(least)
            } else {
                direct.leasts.append(nil)
            }
        }
        return direct
    }

    // MARK: Problems

    /// The mistakes in the expressions, or else the problems that the validator has whatever their results are.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        guard problems.isEmpty else { return problems }
        var common: [DefinitionProblem]?
        for choice in ProbeValue.choices(moving.count) {
            let values = zip(choice, moving).map {
                $0.value(of: $1.kind, for: context.item.valueType)
            }
            guard let validator = make(values) else { continue }
            let problems = validator.unwrapped.problems(in: context)
            common = (common ?? problems).filter { known in
                problems.contains {
                    $0.code == known.code && $0.parameters["key"] == known.parameters["key"]
                }
            }
            if common?.isEmpty == true { break }
        }
        return common ?? []
    }

    // MARK: Judging

    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if readsTime, context.now == nil { return findings.add(.timeUnknown) }
        if let direct {
            var values = MovedParameters()
            for slot in direct.slots.indices where direct.slots[slot] >= 0 {
                let index = Int(direct.slots[slot])
                var operand = direct.codes[index].operand(in: context)
                if let least = direct.leasts[index], case .number(let number) = operand {
                    operand = .number(ExactDecimal(Int128(number.clamped(to: least))))
                }
                values.operands[slot] = operand
                values.isMoved[slot] = true
            }
            return direct.validator.judge(value, moved: values, in: context, into: &findings)
        }
        var values: [FieldValue] = []
        for parameter in moving {
            values.append(
                parameter.value(of: parameter.expression.value(in: context) ?? .empty))
        }
        guard let validator = validator(of: values) else { return }
        guard value.kind != .empty || validator.judgesEmpty else { return }
        let mark = findings.mark
        validator.judge(value, in: context, into: &findings)
        if findings.mark.count > mark.count { findings.add(validator.parameters, since: mark) }
    }

    /// The validator that has the values as its parameters; `nil` where it would accept every value.
    func validator(of values: [FieldValue]) -> (any Validator)? {
        last.validator(values) { values in
            var values = values
            // Each turn removes a value.
            while true {
                guard var made = make(values)?.unwrapped else { return nil }
                if var binder { made = made.bound(by: &binder) }
                guard let context else { return made }
                let wrong = made.problems(in: context).filter {
                    $0.code != .emptyRange && $0.code.severity == .error
                }
                if wrong.isEmpty { return made }
                let refused = moving.indices.first { index in
                    !values[index].isEmpty
                        && wrong.contains { $0.parameters["key"] == .text(moving[index].name) }
                }
                guard let refused else { return nil }
                values[refused] = .empty
            }
        }
    }

    // MARK: Schema

    /// The schema of the constant parameters; the others are described.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        let absent = [FieldValue](repeating: .empty, count: moving.count)
        let validator = make(absent)?.unwrapped
        guard var fragment = validator.map({ $0.schema(in: context) }) ?? SchemaFragment() else {
            return nil
        }
        let described = moving.map { "\(name) with \($0.name) = \($0.expression.source)" }
        let all = (fragment.notExpressed.map { [$0] } ?? []) + described
        fragment.notExpressed = all.joined(separator: ", ")
        return fragment
    }
}

extension AnyValidator {
    /// Makes a validator with parameters that expressions calculate for each record; `nil` where none can be made with any
    /// values of the parameters.
    ///
    /// - Parameters:
    ///   - moving: The parameters that expressions calculate.
    ///   - make: Makes the validator for values of these parameters, in their order. A number is `decimal`; an empty value means
    ///     that the parameter is absent.
    package init?(
        moving: [MovingParameter], make: @escaping @Sendable ([FieldValue]) -> (any Validator)?
    ) {
        guard let validator = MovingValidator(moving, make: make) else { return nil }
        self.init(validator)
    }
}
