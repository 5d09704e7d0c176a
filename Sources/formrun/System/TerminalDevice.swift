@unsafe @preconcurrency import Glibc

/// A terminal, or a stream that may be one.
struct TerminalDevice {
    let descriptor: Int32

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// The settings of a terminal, for restoring them.
    struct Settings {
        private(set) var termios: termios

        fileprivate init(_ termios: termios) { self.termios = termios }
    }

    var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Opens the controlling terminal, wherever the other streams go; without one, standard input
    /// if that is a terminal.
    static func open() -> TerminalDevice? {
        // Non-blocking, so that a terminal that accepts no output cannot hold up the process. The
        // open file is not shared.
        let flags = O_RDWR | O_CLOEXEC | O_NOCTTY | O_NONBLOCK
        let descriptor = unsafe Glibc.open("/dev/tty", flags)
        if descriptor >= 0 { return TerminalDevice(descriptor) }
        return TerminalDevice(0).isTerminal ? TerminalDevice(fcntl(0, F_DUPFD_CLOEXEC, 3)) : nil
    }

    /// The present settings; `nil` if it is no terminal.
    var settings: Settings? {
        var settings = Glibc.termios()
        return unsafe tcgetattr(descriptor, &settings) == 0 ? Settings(settings) : nil
    }

    /// Delivers keys one by one without echo, including Ctrl-C; the processing of output stays.
    func makeRaw(from settings: Settings) {
        var raw = settings.termios
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | ISIG | IEXTEN)
        raw.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON | ISTRIP)
        raw.c_oflag |= tcflag_t(OPOST | ONLCR)
        set(raw)
    }

    /// Lets the terminal edit lines, and echo them unless they are hidden; their ends are always shown.
    func makePlain(from settings: Settings, isHidden: Bool) {
        var plain = settings.termios
        plain.c_lflag |= tcflag_t(ICANON | ISIG)
        if isHidden {
            plain.c_lflag &= ~tcflag_t(ECHO)
            plain.c_lflag |= tcflag_t(ECHONL)
        }
        set(plain)
    }

    func restore(_ settings: Settings) {
        set(settings.termios)
    }

    private func set(_ settings: termios) {
        var settings = settings
        // In the background, the signal TTOU would stop the process here.
        Signals.without(SIGTTOU) {
            // Waiting for pending output would never end if the terminal accepts none.
            while unsafe tcsetattr(descriptor, TCSANOW, &settings) != 0, errno == EINTR {}
        }
    }

    /// Waits until the process is in the foreground of the terminal, since a shell may continue it
    /// in the background.
    func waitForForeground() {
        // Limited, since stopping has no effect if no shell could continue the process.
        for _ in 0..<100 {
            let group = tcgetpgrp(descriptor)
            guard group > 0, group != getpgrp() else { return }
            Signals.stop(by: SIGTTOU)
        }
    }

    /// Discards input that was typed but not read.
    func discardInput() { tcflush(descriptor, TCIFLUSH) }

    var columns: Int? {
        size.flatMap { $0.ws_col > 0 ? Int($0.ws_col) : nil }
    }

    var rows: Int? {
        size.flatMap { $0.ws_row > 0 ? Int($0.ws_row) : nil }
    }

    private var size: winsize? {
        var size = winsize()
        return unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
    }
}
