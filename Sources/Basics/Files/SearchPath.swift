import Platform

/// The folders in which programs are looked for, as `PATH` lists them.
package enum SearchPath {
    /// The paths at which a program may be, in the order of the list. Folders that depend on the working directory don't
    /// count, since anybody may have filled that.
    package static func candidates(for name: String, in list: String?) -> [String] {
        (list ?? "").split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
    }

    /// `true` for a file that may be run.
    package static func isProgram(_ path: String) -> Bool {
        FileReader.isRegularFile(path) && access(path, X_OK) == 0
    }
}
