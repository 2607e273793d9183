import Platform

/// Diagnostics of output files.
package enum OutputProblem {
    /// `cannot-create` (73): the name is invalid for an output.
    package static func cannotCreate(_ message: String, hint: String) -> Diagnostic {
        Diagnostic(.error, "cannot-create", message, hint: hint, exit: .cannotCreate)
    }

    /// `cannot-create` (73): the system refuses to create the file or folder.
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

    /// `cannot-write` (74): writing failed.
    package static func cannotWrite(_ path: String, _ code: Int32) -> Diagnostic {
        Diagnostic(
            .error, "cannot-write", "\(path) can't be written: \(SystemError.reason(code))",
            hint: code == ENOSPC || code == EDQUOT ? "make room, or write to another disk" : "write somewhere else",
            exit: .ioError)
    }
}
