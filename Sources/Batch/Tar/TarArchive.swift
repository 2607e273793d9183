import ContentExtensionHost

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Writes a POSIX archive (ustar, IEEE 1003.1-1988) as it goes, the same bytes for the same members: no owner, no time.
package final class TarArchive {
    private let descriptor: Int32
    private let name: String
    private let isOwned: Bool
    private let isForced: Bool
    /// The name that the file has until it is whole; `nil` of what has its name already, such as a device.
    private let partial: String?

    /// - Parameter path: a file, or `-` for standard output.
    /// - Throws: `cannot-create` (exit 73), for a file that is there already too, unless `isForced`.
    package init(path: String, isForced: Bool) throws(Diagnostic) {
        self.isForced = isForced
        isOwned = path != "-"
        guard isOwned else {
            (name, partial, descriptor) = ("<stdout>", nil, STDOUT_FILENO)
            return
        }
        name = path
        var status = stat()
        let isThere = stat(path, &status) == 0
        if isThere, !isForced { throw OutputProblem.cannotCreate(path, EEXIST) }
        if isThere, status.st_mode & S_IFMT != S_IFREG {
            partial = nil
            descriptor = open(path, O_WRONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw OutputProblem.cannotCreate(path, errno) }
        } else {
            let partial = "\(path).partial"
            self.partial = partial
            descriptor = try Self.openPartial(partial)
        }
    }

    /// A file that takes the place of what a run that was killed has left.
    private static func openPartial(_ path: String) throws(Diagnostic) -> Int32 {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw OutputProblem.cannotCreate(path, errno) }
        if FileLock.isHeldByAnother(descriptor) {
            close(descriptor)
            throw OutputProblem.cannotCreate("another batch writes to \(path)", hint: "choose another name")
        }
        if ftruncate(descriptor, 0) != 0 {
            let code = errno
            close(descriptor)
            throw OutputProblem.cannotCreate(path, code)
        }
        return descriptor
    }

    deinit { if isOwned { close(descriptor) } }

    /// Adds a file.
    /// - Throws: `cannot-write` (exit 74).
    package func add(_ path: String, _ bytes: [UInt8]) throws(Diagnostic) {
        try write(Self.header(path, size: bytes.count, kind: "0", target: ""))
        try write(bytes)
        let rest = bytes.count % 512
        if rest > 0 { try write([UInt8](repeating: 0, count: 512 - rest)) }
    }

    /// Adds another name of a file that is in the archive before.
    /// - Throws: `cannot-write` (exit 74).
    package func add(_ path: String, linkingTo target: String) throws(Diagnostic) {
        try write(Self.header(path, size: 0, kind: "1", target: target))
    }

    /// Writes the archive's end.
    /// - Parameter isWhole: whether it holds all that it should; if not, a file keeps the name `….partial`.
    /// - Throws: `cannot-write` (exit 74), `cannot-create` (exit 73) when there is a file of that name by then.
    package func finish(isWhole: Bool) throws(Diagnostic) {
        try write([UInt8](repeating: 0, count: 1024))
        guard isWhole, let partial else { return }
        if isForced {
            if rename(partial, name) != 0 { throw OutputProblem.cannotWrite(name, errno) }
        } else if link(partial, name) == 0 {
            unlink(partial)
        } else if errno == EEXIST {
            throw OutputProblem.cannotCreate(name, EEXIST)
        } else if rename(partial, name) != 0 {
            // The file system has no links.
            throw OutputProblem.cannotWrite(name, errno)
        }
    }

    /// A member's header; what a field of ustar can't hold comes before it as pax records (IEEE 1003.1-2001).
    static func header(_ path: String, size: Int, kind: Unicode.Scalar, target: String) -> [UInt8] {
        var records: [UInt8] = []
        if path.utf8.count > 100 { records += paxRecord("path", path) }
        if target.utf8.count > 100 { records += paxRecord("linkpath", target) }
        if size > 0o77777777777 { records += paxRecord("size", String(size)) }
        var bytes: [UInt8] = []
        if !records.isEmpty {
            bytes = block("pax", size: records.count, kind: "x", target: "") + records
            bytes += [UInt8](repeating: 0, count: (512 - records.count % 512) % 512)
        }
        return bytes + block(path, size: min(size, 0o77777777777), kind: kind, target: target)
    }

    private static func block(_ path: String, size: Int, kind: Unicode.Scalar, target: String) -> [UInt8] {
        var block = [UInt8](repeating: 0, count: 512)
        func put(_ text: some Sequence<UInt8>, at start: Int, _ count: Int) {
            for (index, byte) in text.prefix(count).enumerated() { block[start + index] = byte }
        }
        put(path.utf8, at: 0, 100)
        put("0000644".utf8, at: 100, 8)
        put("0000000".utf8, at: 108, 8)
        put("0000000".utf8, at: 116, 8)
        put(octal(size, 11).utf8, at: 124, 12)
        put("00000000000".utf8, at: 136, 12)
        // The sum counts itself as spaces.
        put("        ".utf8, at: 148, 8)
        block[156] = UInt8(truncatingIfNeeded: kind.value)
        put(target.utf8, at: 157, 100)
        put("ustar\u{0}00".utf8, at: 257, 8)
        put(octal(block.reduce(0) { $0 + Int($1) }, 6).utf8 + [0, 0x20], at: 148, 8)
        return block
    }

    private static func octal(_ number: Int, _ digits: Int) -> String {
        let text = String(number, radix: 8)
        return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
    }

    /// `length key=value\n`, where the length counts itself.
    private static func paxRecord(_ key: String, _ value: String) -> [UInt8] {
        let rest = " \(key)=\(value)\n"
        var length = rest.utf8.count
        while String(length).utf8.count + rest.utf8.count != length {
            length = String(length).utf8.count + rest.utf8.count
        }
        return Array("\(length)\(rest)".utf8)
    }

    private func write(_ bytes: [UInt8]) throws(Diagnostic) {
        // A file takes everything at once, as far as anyone can tell; whoever reads a pipe may have stopped.
        let isWritten =
            partial == nil
            ? StreamOutput.writeUnlessUrgent(bytes, to: descriptor) : StreamOutput.write(bytes, to: descriptor)
        guard isWritten else { throw OutputProblem.cannotWrite(name, errno) }
    }
}
