import ContentExtensionHost

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Writes whole files: under a temporary name beside the target, renamed when complete, so that nobody sees half a file.
enum OutputFile {
    /// Writes bytes to a file, or to standard output for `-`.
    /// - Throws: `InputError` with `cannot-create` (73) or `cannot-write` (74).
    static func write(_ bytes: [UInt8], to path: String) throws(InputError) {
        if path == "-" {
            guard writeAll(bytes, to: STDOUT_FILENO) else { throw problem("cannot-write", "standard output", .ioError) }
            return
        }
        var status = stat()
        let isThere = stat(path, &status) == 0
        if isThere, status.st_mode & S_IFMT == S_IFDIR {
            throw InputError(
                Diagnostic(
                    .error, "cannot-create", "\(path) is a folder", hint: "name a file in it: \(path)/out.png",
                    exit: .cannotCreate))
        }
        // A device or pipe is written to, not replaced.
        if isThere, status.st_mode & S_IFMT != S_IFREG {
            let target = open(path, O_WRONLY | O_CLOEXEC)
            guard target >= 0 else { throw problem("cannot-create", path, .cannotCreate) }
            defer { close(target) }
            guard writeAll(bytes, to: target) else { throw problem("cannot-write", path, .ioError) }
            return
        }
        let temporary = "\(path).\(getpid()).tmp"
        let target = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard target >= 0 else { throw problem("cannot-create", path, .cannotCreate) }
        let isWritten = writeAll(bytes, to: target)
        let isClosed = close(target) == 0
        guard isWritten, isClosed, rename(temporary, path) == 0 else {
            let failure = problem("cannot-write", path, .ioError)
            unlink(temporary)
            throw failure
        }
    }

    private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var done = 0
            while done < buffer.count {
                let count = writeChunk(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
                if count < 0, errno == EINTR { continue }
                if count <= 0 { return false }
                done += count
            }
            return true
        }
    }

    private static func problem(_ code: String, _ path: String, _ exit: ExitClass) -> InputError {
        InputError(Diagnostic(.error, code, "\(path) can't be written: \(SystemError.reason(errno))", exit: exit))
    }
}

/// write(2), under a name that `OutputFile.write` doesn't hide.
private func writeChunk(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}
