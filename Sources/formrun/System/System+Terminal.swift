@unsafe @preconcurrency import Glibc

// The terminal and its settings.
extension System {
    /// The settings of a terminal, to be put back.
    struct TerminalSettings {
        private(set) var termios: termios

        fileprivate init(_ termios: termios) { self.termios = termios }
    }

    static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// Opens the terminal of the process, wherever its other streams go; standard input where the process
    /// has a terminal there but none of its own.
    static func openTerminal() -> Int32? {
        // Writing must not wait where the terminal takes nothing; nobody else has this open file.
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

    /// Keys come one by one, unechoed, Ctrl-C among them; output is processed as before.
    static func makeRaw(_ descriptor: Int32, from settings: TerminalSettings) {
        var raw = settings.termios
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | ISIG | IEXTEN)
        raw.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON | ISTRIP)
        raw.c_oflag |= tcflag_t(OPOST | ONLCR)
        set(descriptor, raw)
    }

    static func restore(_ descriptor: Int32, _ settings: TerminalSettings) {
        set(descriptor, settings.termios)
    }

    private static func set(_ descriptor: Int32, _ settings: termios) {
        var settings = settings
        // In the background it would be stopped in the middle of it.
        withoutSignal(SIGTTOU) {
            // To wait for the output would be to wait for ever where the terminal takes none.
            while unsafe tcsetattr(descriptor, TCSANOW, &settings) != 0, errno == EINTR {}
        }
    }

    /// Waits until the terminal is that of the process: a shell may continue it in the background.
    static func waitForForeground(_ descriptor: Int32) {
        // Where nobody could continue it, stopping does nothing, and waiting would have no end.
        for _ in 0..<100 {
            let group = tcgetpgrp(descriptor)
            guard group > 0, group != getpgrp() else { return }
            stop(by: SIGTTOU)
        }
    }

    /// Throws away what was typed and not yet read.
    static func discardInput(_ descriptor: Int32) { tcflush(descriptor, TCIFLUSH) }

    static func columns(of descriptor: Int32) -> Int? {
        var size = winsize()
        guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return nil
        }
        return Int(size.ws_col)
    }
}
