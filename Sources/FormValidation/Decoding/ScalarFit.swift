import FormModel

/// How a value fits a type that has no parts.
enum ScalarFit<Wanted> {
    /// The value as that type.
    case fits(Wanted)
    /// A value of another type.
    case other
    /// A number that the type does not hold exactly.
    case inexact
    /// The type is none that has no parts: it decodes itself.
    case notScalar

    /// - Parameter scalar: The value as the wanted type; `nil` if it is another.
    private init(scalar: (some Any)?) {
        if let scalar = scalar as? Wanted { self = .fits(scalar) } else { self = .other }
    }

    /// - Parameter number: The number as the wanted type, `.some(nil)` if it does not fit; `nil` if the value is none.
    private init(number: (some Any)??) {
        guard let number else {
            self = .other
            return
        }
        if let number = number as? Wanted { self = .fits(number) } else { self = .inexact }
    }

    /// - Parameters:
    ///   - value: The value; `nil` for rows and sections.
    ///   - type: The type.
    @inline(__always)
    init(_ value: FieldValue?, as type: Wanted.Type) {
        // The types are compared one by one: to look up a conformance costs more than all of it.
        if type == String.self {
            self.init(scalar: value?.writtenText)
        } else if type == Bool.self {
            self.init(scalar: value?.boolean)
        } else if type == Int.self {
            self.init(number: value?.whole(Int.self))
        } else if type == ExactDecimal.self {
            self.init(scalar: value?.decimal)
        } else if type == Double.self {
            self.init(number: value?.binary(Double.self))
        } else if type == CalendarDate.self {
            self.init(scalar: value?.date)
        } else {
            self.init(rare: value, as: type)
        }
    }

    private init(rare value: FieldValue?, as type: Wanted.Type) {
        if type == FieldValue.self, let value {
            self.init(scalar: value)
        } else if type == ClockTime.self {
            self.init(scalar: value?.time)
        } else if type == DateTime.self {
            self.init(scalar: value?.dateTime)
        } else if type == LocalDateTime.self {
            self.init(scalar: value?.localDateTime)
        } else if type == CalendarDuration.self {
            self.init(scalar: value?.duration)
        } else if type == FileFacts.self {
            self.init(scalar: value?.file)
        } else if type == Float.self {
            self.init(number: value?.binary(Float.self))
        } else {
            self.init(ofWidth: value, as: type)
        }
    }

    /// Reads a whole number of a fixed width.
    private init(ofWidth value: FieldValue?, as type: Wanted.Type) {
        if type == Int8.self {
            self.init(number: value?.whole(Int8.self))
        } else if type == Int16.self {
            self.init(number: value?.whole(Int16.self))
        } else if type == Int32.self {
            self.init(number: value?.whole(Int32.self))
        } else if type == Int64.self {
            self.init(number: value?.whole(Int64.self))
        } else if type == Int128.self {
            self.init(number: value?.whole(Int128.self))
        } else if type == UInt.self {
            self.init(number: value?.whole(UInt.self))
        } else if type == UInt8.self {
            self.init(number: value?.whole(UInt8.self))
        } else if type == UInt16.self {
            self.init(number: value?.whole(UInt16.self))
        } else if type == UInt32.self {
            self.init(number: value?.whole(UInt32.self))
        } else if type == UInt64.self {
            self.init(number: value?.whole(UInt64.self))
        } else if type == UInt128.self {
            self.init(number: value?.whole(UInt128.self))
        } else {
            self = .notScalar
        }
    }
}

extension FieldValue {
    /// The number as one of a type; `.some(nil)` if it does not fit exactly, and `nil` for another value.
    fileprivate func whole<Number: FixedWidthInteger>(_ type: Number.Type) -> Number?? {
        if case .integer(let number) = self { return .some(Number(exactly: number)) }
        return decimal.map { Number(exactly: $0) }
    }

    fileprivate var time: ClockTime? { if case .time(let time) = self { time } else { nil } }

    fileprivate var dateTime: DateTime? {
        if case .dateTime(let moment) = self { moment } else { nil }
    }

    fileprivate var localDateTime: LocalDateTime? {
        if case .localDateTime(let local) = self { local } else { nil }
    }

    fileprivate var duration: CalendarDuration? {
        if case .duration(let duration) = self { duration } else { nil }
    }

    fileprivate func binary<Number: BinaryFloatingPoint & LosslessStringConvertible>(
        _ type: Number.Type
    ) -> Number?? {
        decimal.map { Number(exactly: $0) }
    }
}
