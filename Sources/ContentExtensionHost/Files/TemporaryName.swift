#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Names for files that get their own when they are complete.
package enum TemporaryName {
    /// Makes a file in the folder of another, under a name that nobody else has: processes in containers share folders and
    /// have the same identifiers, and a killed one may have left files. It is short whatever the other's is.
    /// - Parameter attempt: makes the file, and must fail with `EEXIST` where there is one; `nil` when it couldn't.
    /// - Returns: the name and what was made; `nil` when there can't be a file, and `errno` says why.
    package static func make<Made>(beside path: String, _ attempt: (String) -> Made?) -> (name: String, made: Made)? {
        let folder = FilePath.folder(of: path)
        while true {
            let name = "\(folder)/.\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
            if let made = attempt(name) { return (name, made) }
            if errno != EEXIST { return nil }
        }
    }

    /// Opens such a file for reading and writing.
    /// - Parameter mode: who else may, less what the process's mask takes away.
    package static func open(beside path: String, mode: mode_t = 0o666) -> (name: String, made: Int32)? {
        make(beside: path) { name in
            let descriptor = openFile(name, mode)
            return descriptor >= 0 ? descriptor : nil
        }
    }
}

/// open(2), under a name that `TemporaryName.open` doesn't hide.
private func openFile(_ path: String, _ mode: mode_t) -> Int32 {
    open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode)
}
