// Days, times and durations as text in JSON, and in any other format with a coder.

extension CalendarDate: Codable {
    /// Reads a text such as `2026-11-21`.
    public init(from decoder: any Decoder) throws { self = try decoder.value(CalendarDate.init) }

    /// Writes a text such as `2026-11-21`.
    public func encode(to encoder: any Encoder) throws { try encoder.encode(description) }
}

extension ClockTime: Codable {
    /// Reads a text such as `14:30`.
    public init(from decoder: any Decoder) throws { self = try decoder.value(ClockTime.init) }

    /// Writes a text such as `14:30`.
    public func encode(to encoder: any Encoder) throws { try encoder.encode(description) }
}

extension DateTime: Codable {
    /// Reads a text such as `2026-11-21T14:30:00Z`.
    public init(from decoder: any Decoder) throws { self = try decoder.value(DateTime.init) }

    /// Writes a text such as `2026-11-21T14:30:00Z`.
    public func encode(to encoder: any Encoder) throws { try encoder.encode(description) }
}

extension LocalDateTime: Codable {
    /// Reads a text such as `2026-11-21T14:30:00`.
    public init(from decoder: any Decoder) throws { self = try decoder.value(LocalDateTime.init) }

    /// Writes a text such as `2026-11-21T14:30:00`.
    public func encode(to encoder: any Encoder) throws { try encoder.encode(description) }
}

extension CalendarDuration: Codable {
    /// Reads a text such as `P3Y6M`.
    public init(from decoder: any Decoder) throws {
        self = try decoder.value(CalendarDuration.init)
    }

    /// Writes a text such as `P3Y6M`.
    public func encode(to encoder: any Encoder) throws { try encoder.encode(description) }
}

extension Decoder {
    /// The value that a text has; the error does not repeat the text, which may be a secret.
    fileprivate func value<Value>(_ read: (String) -> Value?) throws -> Value {
        let container = try singleValueContainer()
        guard let value = read(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "no \(Value.self)")
        }
        return value
    }
}

extension Encoder {
    fileprivate func encode(_ text: String) throws {
        var container = singleValueContainer()
        try container.encode(text)
    }
}
