#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What is reported of files that can't be made or written.
package enum OutputProblem {
    /// `cannot-create` (73): there can't be a file of that name.
    package static func cannotCreate(_ message: String, hint: String) -> Diagnostic {
        Diagnostic(.error, "cannot-create", message, hint: hint, exit: .cannotCreate)
    }

    /// `cannot-create` (73): the system doesn't let a file or folder be made.
    package static func cannotCreate(_ path: String, _ code: Int32) -> Diagnostic {
        let folder = FilePath.folder(of: path)
        let hint =
            switch code {
            case ENOENT where access(folder, F_OK) != 0: "make the folder first: mkdir -p \(folder)"
            case ENOTDIR: "\(folder) isn't a folder"
            case ENOENT, EACCES, EPERM, EROFS: "choose a folder that you may write to"
            case ENAMETOOLONG: "choose a shorter name"
            default: "choose another name"
            }
        return cannotCreate("\(path) can't be made: \(SystemError.reason(code))", hint: hint)
    }

    /// `cannot-write` (74): writing failed on the way.
    package static func cannotWrite(_ path: String, _ code: Int32) -> Diagnostic {
        Diagnostic(
            .error, "cannot-write", "\(path) can't be written: \(SystemError.reason(code))",
            hint: code == ENOSPC || code == EDQUOT ? "make room, or write to another disk" : "write somewhere else",
            exit: .ioError)
    }
}
