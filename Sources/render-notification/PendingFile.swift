import Batch
import ContentExtensionHost

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A complete file that waits for its name: without any where the file system knows such files, else under one beside it.
struct PendingFile {
    private let target: String
    private let bytes: [UInt8]
    /// Who may read and write the file that is replaced; `nil` where there is none.
    private let mode: mode_t?
    private let nameless: NamelessFile?
    /// The name that it has for the moment.
    private var name: String?
    /// A second name of the file that was replaced.
    private var earlier: String?
    private var hasAppeared = false

    /// Writes the bytes.
    /// - Parameter staysOpen: whether it may do without a name, which a file can only while it is open.
    /// - Throws: `cannot-create` (73) or `cannot-write` (74).
    init(_ bytes: [UInt8], for target: String, mode: mode_t?, staysOpen: Bool) throws(InputError) {
        (self.bytes, self.target, self.mode) = (bytes, target, mode)
        nameless = staysOpen ? NamelessFile(in: FilePath.folder(of: target)) : nil
        guard let nameless else {
            name = try Self.named(bytes, target, mode)
            return
        }
        guard let code = Self.fill(nameless.descriptor, bytes, mode) else { return }
        close(nameless.descriptor)
        throw OutputFile.cannotWrite(target, code)
    }

    /// Takes the target's place.
    /// - Parameter keepsEarlier: whether `takeBack` may follow.
    /// - Throws: `cannot-create` (73) or `cannot-write` (74).
    mutating func appear(keepsEarlier: Bool) throws(InputError) {
        if mode == nil, nameless?.give(target) ?? false {
            hasAppeared = true
            return
        }
        // Not every file system has second names; there, what is replaced can't be brought back.
        if keepsEarlier, mode != nil {
            earlier = TemporaryName.make(beside: target) { link(target, $0) == 0 ? $0 : nil }?.name
        }
        if let nameless { name = TemporaryName.make(beside: target) { nameless.give($0) ? $0 : nil }?.name }
        if name == nil { name = try Self.named(bytes, target, mode) }
        if let name, rename(name, target) == 0 {
            self.name = nil
        } else {
            guard errno == EBUSY else { throw OutputFile.cannotWrite(target, errno) }
            try writeThrough()
        }
        hasAppeared = true
    }

    /// Brings back what was there before the file appeared, as far as it was kept.
    mutating func takeBack() {
        guard hasAppeared else { return }
        if let earlier {
            if rename(earlier, target) == 0 { self.earlier = nil }
        } else if mode == nil {
            unlink(target)
        }
    }

    /// Lets go of everything but the file that appeared.
    func finish() {
        if let nameless { close(nameless.descriptor) }
        for name in [name, earlier] {
            if let name { unlink(name) }
        }
    }

    /// A file that something is mounted on, as containers are given single files, can't be replaced.
    private func writeThrough() throws(InputError) {
        let descriptor = open(target, O_WRONLY | O_TRUNC | O_CLOEXEC)
        guard descriptor >= 0 else { throw OutputFile.cannotWrite(target, errno) }
        if let code = Self.fill(descriptor, bytes, nil) {
            close(descriptor)
            throw OutputFile.cannotWrite(target, code)
        }
        if close(descriptor) != 0 { throw OutputFile.cannotWrite(target, errno) }
    }

    /// Writes a file under a temporary name.
    private static func named(_ bytes: [UInt8], _ target: String, _ mode: mode_t?) throws(InputError) -> String {
        guard let (name, descriptor) = TemporaryName.open(beside: target) else {
            throw OutputFile.cannotCreate(target, errno)
        }
        var failure = fill(descriptor, bytes, mode)
        if close(descriptor) != 0, failure == nil { failure = errno }
        guard let failure else { return name }
        unlink(name)
        throw OutputFile.cannotWrite(target, failure)
    }

    /// - Returns: the error number of what failed.
    private static func fill(_ descriptor: Int32, _ bytes: [UInt8], _ mode: mode_t?) -> Int32? {
        // Before there is anything to see. Only file systems without modes refuse.
        if let mode, fchmod(descriptor, mode) != 0, errno != EPERM { return errno }
        return StreamOutput.write(bytes, to: descriptor) ? nil : errno
    }
}
