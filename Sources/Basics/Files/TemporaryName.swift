import Platform

/// Temporary names for files that are renamed when complete.
package enum TemporaryName {
    /// Makes a file with a short, unique random name beside another. Random, because containers share folders and
    /// process identifiers, and killed processes leave files behind.
    /// - Parameter attempt: creates the file, failing with `EEXIST` if it exists; returns `nil` on failure.
    /// - Returns: the name and the created value; `nil` with `errno` set on failure.
    package static func make<Made>(beside path: String, _ attempt: (String) -> Made?) -> (name: String, made: Made)? {
        let folder = FilePath.folder(of: path)
        while true {
            let name = "\(folder)/.\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
            if let made = attempt(name) { return (name, made) }
            if errno != EEXIST { return nil }
        }
    }

    /// Creates such a file and opens it for reading and writing.
    /// - Parameter mode: the permissions, reduced by the process's umask.
    package static func open(beside path: String, mode: mode_t = 0o666) -> (name: String, made: Int32)? {
        make(beside: path) { name in
            let descriptor = openFile(name, mode)
            return descriptor >= 0 ? descriptor : nil
        }
    }
}

/// open(2), because `TemporaryName.open` hides that name.
private func openFile(_ path: String, _ mode: mode_t) -> Int32 {
    open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode)
}
