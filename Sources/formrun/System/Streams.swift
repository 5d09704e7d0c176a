@unsafe @preconcurrency import Glibc

/// Open files and pipes, by their descriptors.
enum Streams {
    /// Opens a file for reading.
    ///
    /// - Parameters:
    ///   - path: The path; of a named pipe, the first bytes or their end are waited for.
    ///   - sayWaiting: Called once, where a pipe has had nothing for a second.
    /// - Returns: The descriptor.
    /// - Throws: The reason why the file cannot be read.
    static func open(
        _ path: String, sayWaiting: () -> Void = {}
    ) throws(SystemError) -> Int32 {
        var status = stat()
        let isPipe = unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
        // Without O_NONBLOCK, opening a named pipe blocks until a program writes to it, and the command could not say so.
        let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | (isPipe ? O_NONBLOCK : 0)
        let descriptor = unsafe Glibc.open(path, flags)
        guard descriptor >= 0 else { throw SystemError(.open, path) }
        if isPipe {
            if !waitForInput(descriptor, milliseconds: 1_000) {
                sayWaiting()
                while !waitForInput(descriptor, milliseconds: -1) {}
            }
            // Until something was written, reading would find the end.
            _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
        }
        if unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
            Glibc.close(descriptor)
            throw SystemError(.read, path, EISDIR)
        }
        return descriptor
    }

    /// Whether there is input, or the stream has ended, before a time has passed or a signal arrives.
    private static func waitForInput(_ descriptor: Int32, milliseconds: Int32) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&entry, 1, milliseconds) > 0
    }

    static func openFolder(_ path: String) throws(SystemError) -> Int32 {
        let descriptor = unsafe Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError(.open, path) }
        return descriptor
    }

    static func close(_ descriptor: Int32) { Glibc.close(descriptor) }

    /// Appends the bytes that are available, at most `count`, and waits for the first.
    ///
    /// - Returns: The number of bytes; 0 at the end.
    static func read(
        _ descriptor: Int32, path: String, into bytes: inout [UInt8], upTo count: Int
    ) throws(SystemError) -> Int {
        while true {
            var got = 0
            var code: Int32 = 0
            // Reads into uninitialized memory.
            bytes.append(addingCapacity: count) { output in
                unsafe output.withUnsafeMutableBufferPointer { buffer, filled in
                    got = unsafe Glibc.read(descriptor, buffer.baseAddress, count)
                    code = errno
                    filled = max(0, got)
                }
            }
            if got >= 0 { return got }
            if code == EAGAIN {
                wait(for: POLLIN, on: descriptor)
            } else if code == EBADF {
                // The text of the system, "Bad file descriptor", would not help the user.
                throw SystemError(
                    operation: .read, path: path, number: code,
                    reason: "it is not open for reading")
            } else if code != EINTR {
                errno = code
                throw SystemError(.read, path)
            }
        }
    }

    /// Whether reading would not block: there is input, or the stream has ended.
    static func isReady(_ descriptor: Int32) -> Bool {
        waitForInput(descriptor, milliseconds: 0)
    }

    static func write(
        _ bytes: [UInt8], to descriptor: Int32, path: String
    ) throws(SystemError) {
        var done = 0
        while done < bytes.count {
            let put = unsafe bytes.withUnsafeBytes { buffer in
                unsafe Glibc.write(
                    descriptor, buffer.baseAddress.map { unsafe $0 + done }, buffer.count - done)
            }
            if put >= 0 {
                done += put
            } else if errno == EAGAIN {
                wait(for: POLLOUT, on: descriptor)
            } else if errno != EINTR {
                throw SystemError(.write, path)
            }
        }
    }

    /// Writes the bytes that a stream accepts now.
    ///
    /// - Returns: The number of bytes; 0 if it accepts none.
    static func writeSome(
        _ bytes: ArraySlice<UInt8>, to descriptor: Int32, path: String
    ) throws(SystemError) -> Int {
        while true {
            let put = unsafe bytes.withUnsafeBytes { buffer in
                unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
            }
            if put >= 0 { return put }
            if errno == EAGAIN { return 0 }
            if errno != EINTR { throw SystemError(.write, path) }
        }
    }

    static func waitToWrite(_ descriptor: Int32) { wait(for: POLLOUT, on: descriptor) }

    /// Waits for a stream that another process, which shares it, may have made non-blocking.
    private static func wait(for event: Int32, on descriptor: Int32) {
        var entry = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        unsafe poll(&entry, 1, -1)
    }
}
