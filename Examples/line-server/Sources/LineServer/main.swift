import FormCards
import FormModel
import FormValidation
import Glibc

/// A connection that is read and written line by line.
struct Connection {
    let descriptor: Int32
    private var rest: [UInt8] = []

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    mutating func line() -> String? {
        while true {
            if let end = rest.firstIndex(of: 0x0A) {
                var line = rest[..<end]
                if line.last == 0x0D { line.removeLast() }
                defer { rest.removeFirst(end + 1) }
                return String(decoding: line, as: UTF8.self)
            }
            var bytes = [UInt8](repeating: 0, count: 4_096)
            let count = read(descriptor, &bytes, bytes.count)
            guard count > 0, rest.count < 1 << 16 else { return nil }
            rest += bytes[..<count]
        }
    }

    func say(_ lines: [String]) {
        let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes {
                send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            written += count
        }
    }
}

/// Fills in a form with a person at the other end of a connection.
func fillIn(_ form: Form, _ connection: inout Connection) {
    let source = FormDataSource(form: form)
    let session = FormSession(source, catalog: .english)
    let renderer = AccessibleRenderer()
    let words = InterfaceWords.english
    var effects = session.start()
    while true {
        var event: SessionEvent?
        for effect in effects {
            switch effect {
            case .record(let lines): connection.say(lines.flatMap { renderer.lines(of: $0, words) })
            case .request(let requests): event = .answered(requests.map(RemoteOutcome.unknown))
            case .submit(let lines):
                connection.say(lines.flatMap { renderer.lines(of: $0, words) })
                for (name, value) in source.values { print(name, value) }
                fflush(nil)
                return
            case .end: return
            default: break
            }
        }
        if event == nil {
            connection.say(renderer.lines(of: session.view))
            event = connection.line().map { .line($0) } ?? .hungUp
        }
        if let event { effects = session.handle(event) }
    }
}

let arguments = CommandLine.arguments
guard arguments.count == 3, let port = UInt16(arguments[2]),
    let file = fopen(arguments[1], "r")
else {
    print("LineServer FORM PORT")
    exit(2)
}
var bytes: [UInt8] = []
var chunk = [UInt8](repeating: 0, count: 1 << 16)
while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
let form = try FormDocument.read(bytes, vocabulary: .standard)

let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
var address = sockaddr_in()
address.sin_family = sa_family_t(AF_INET)
address.sin_port = port.bigEndian
address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
let isBound = withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(server, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
    }
}
guard isBound, listen(server, 8) == 0 else {
    perror("LineServer")
    exit(6)
}
while true {
    let descriptor = accept(server, nil, nil)
    guard descriptor >= 0 else { continue }
    var connection = Connection(descriptor)
    fillIn(form, &connection)
    close(descriptor)
}
