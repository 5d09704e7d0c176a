/// Access to the bytes of texts during an evaluation.
extension ExpressionCode {
    /// Calls a body with the bytes of a text, and counts them as work.
    func withBytes<Result>(
        _ text: ExpressionOperand.Text, in context: borrowing JudgingContext, _ scratch: [UInt8],
        _ body: (Span<UInt8>) -> Result
    ) -> Result {
        withUncountedBytes(text, in: context, scratch) { bytes in
            context.spend(bytes.count)
            return body(bytes)
        }
    }

    /// Calls a body with the bytes of a text, to look at few of them or at those that were counted when they were made.
    func withUncountedBytes<Result>(
        _ text: ExpressionOperand.Text, in context: borrowing JudgingContext, _ scratch: [UInt8],
        _ body: (Span<UInt8>) -> Result
    ) -> Result {
        let range = Int(text.range.lowerBound)..<Int(text.range.upperBound)
        switch text.origin {
        case .constant:
            let span = bytes.span
            return body(span.extracting(range))
        case .scratch:
            let span = scratch.span
            return body(span.extracting(range))
        case .list(let list):
            let text = lists[Int(list)].bytes
            let span = text.span
            return body(span.extracting(range))
        case .field(let field):
            let view = context.view(of: field)
            return body(view.text)
        }
    }

    /// Stores a computed text, which may be empty, in the scratch buffer.
    func keep(_ text: [UInt8], _ scratch: inout [UInt8]) -> ExpressionOperand {
        let start = Int32(truncatingIfNeeded: scratch.count)
        scratch.append(contentsOf: text)
        return .text(
            ExpressionOperand.Text(
                origin: .scratch, range: start..<Int32(truncatingIfNeeded: scratch.count)))
    }

    func fieldValue(
        of operand: ExpressionOperand, in context: borrowing JudgingContext, _ scratch: [UInt8]
    ) -> FieldValue {
        switch operand {
        case .missing, .failed, .unreadable, .period, .other: .empty
        case .boolean(let flag): .boolean(flag)
        case .number(let number): .decimal(number)
        case .date(let date): .date(date)
        case .time(let time): .time(time)
        case .moment(let moment): .dateTime(moment)
        case .local(let local): .localDateTime(local)
        case .duration(let duration): .duration(duration)
        case .text(let text):
            withUncountedBytes(text, in: context, scratch) { .text(String(utf8: $0)) }
        case .list(let field): context.list(of: field)
        case .elements(let list):
            withBytes(list, in: context, scratch) { .choices(ListedTexts.texts(in: $0)) }
        }
    }

    /// The result of a custom function, which is not called if an argument has failed.
    ///
    /// An empty result is missing if an argument is, and otherwise a failure, as a value of another type than the declared
    /// one is.
    func call(
        _ own: ExpressionFunction.Own, _ arguments: [ExpressionOperand],
        in context: borrowing JudgingContext, _ scratch: inout [UInt8]
    ) -> ExpressionOperand {
        let cause = arguments.compactMap(\.noResult).max()
        if let cause, cause != .missing { return ExpressionOperand(cause) }
        var values: [FieldValue] = []
        for argument in arguments { values.append(fieldValue(of: argument, in: context, scratch)) }
        let value = own.body(values)
        if case .empty = value { return ExpressionOperand(cause ?? .failed) }
        return operand(of: value, own.result, &scratch)
    }

    private func operand(
        of value: FieldValue, _ type: ExpressionType, _ scratch: inout [UInt8]
    ) -> ExpressionOperand {
        switch (value, type) {
        case (.boolean(let flag), .boolean): .boolean(flag)
        case (.integer(let number), .number): .number(ExactDecimal(Int128(number)))
        case (.decimal(let number), .number): .number(number)
        case (.date(let date), .date): .date(date)
        case (.time(let time), .time): .time(time)
        case (.dateTime(let moment), .dateTime): .moment(moment)
        case (.localDateTime(let local), .localDateTime): .local(local)
        case (.duration(let duration), .duration): .duration(duration)
        case (.text(let text), .text), (.choice(let text), .text):
            keep(Array(text.utf8), &scratch)
        case (.choices(let list), .list), (.texts(let list), .list):
            ListedTexts.append(list, to: &scratch)
        case (.empty, _), (.text, _), (.integer, _), (.decimal, _), (.boolean, _), (.date, _),
            (.time, _), (.dateTime, _), (.localDateTime, _), (.duration, _), (.choice, _),
            (.choices, _), (.texts, _), (.file, _), (.rows, _):
            .failed
        }
    }
}

extension ExactDecimal? {
    var operand: ExpressionOperand { map { .number($0) } ?? .failed }
}
