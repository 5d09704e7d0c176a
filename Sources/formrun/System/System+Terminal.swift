@unsafe @preconcurrency import Glibc

extension System {
    /// The settings of a terminal, for restoring them.
    struct TerminalSettings {
        private(set) var termios: termios

        fileprivate init(_ termios: termios) { self.termios = termios }
    }

    static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// Opens the controlling terminal, wherever the other streams go; without one, standard input
    /// if that is a terminal.
    static func openTerminal() -> Int32? {
        // Non-blocking, so that a terminal that accepts no output cannot hold up the process. The
        // open file is not shared.
        let flags = O_RDWR | O_CLOEXEC | O_NOCTTY | O_NONBLOCK
        let descriptor = unsafe Glibc.open("/dev/tty", flags)
        if descriptor >= 0 { return descriptor }
        return isTerminal(0) ? fcntl(0, F_DUPFD_CLOEXEC, 3) : nil
    }

    static func settings(of descriptor: Int32) -> TerminalSettings? {
        var settings = Glibc.termios()
        return unsafe tcgetattr(descriptor, &settings) == 0
            ? TerminalSettings(settings) : nil
    }

    /// Delivers keys one by one without echo, including Ctrl-C; the processing of output stays.
    static func makeRaw(_ descriptor: Int32, from settings: TerminalSettings) {
        var raw = settings.termios
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | ISIG | IEXTEN)
        raw.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON | ISTRIP)
        raw.c_oflag |= tcflag_t(OPOST | ONLCR)
        set(descriptor, raw)
    }

    /// Lets the terminal edit lines, and echo them unless they are hidden; their ends are always shown.
    static func makePlain(
        _ descriptor: Int32, from settings: TerminalSettings, isHidden: Bool
    ) {
        var plain = settings.termios
        plain.c_lflag |= tcflag_t(ICANON | ISIG)
        if isHidden {
            plain.c_lflag &= ~tcflag_t(ECHO)
            plain.c_lflag |= tcflag_t(ECHONL)
        }
        set(descriptor, plain)
    }

    static func restore(_ descriptor: Int32, _ settings: TerminalSettings) {
        set(descriptor, settings.termios)
    }

    private static func set(_ descriptor: Int32, _ settings: termios) {
        var settings = settings
        // In the background, the signal TTOU would stop the process here.
        withoutSignal(SIGTTOU) {
            // Waiting for pending output would never end if the terminal accepts none.
            while unsafe tcsetattr(descriptor, TCSANOW, &settings) != 0, errno == EINTR {}
        }
    }

    /// Waits until the process is in the foreground of the terminal, since a shell may continue it
    /// in the background.
    static func waitForForeground(_ descriptor: Int32) {
        // Limited, since stopping has no effect if no shell could continue the process.
        for _ in 0..<100 {
            let group = tcgetpgrp(descriptor)
            guard group > 0, group != getpgrp() else { return }
            stop(by: SIGTTOU)
        }
    }

    /// Discards input that was typed but not read.
    static func discardInput(_ descriptor: Int32) { tcflush(descriptor, TCIFLUSH) }

    static func columns(of descriptor: Int32) -> Int? {
        size(of: descriptor).flatMap { $0.ws_col > 0 ? Int($0.ws_col) : nil }
    }

    static func rows(of descriptor: Int32) -> Int? {
        size(of: descriptor).flatMap { $0.ws_row > 0 ? Int($0.ws_row) : nil }
    }

    private static func size(of descriptor: Int32) -> winsize? {
        var size = winsize()
        return unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
    }
}
