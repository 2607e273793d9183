#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What can be wrong with a file that an input names, as diagnostics at the place that names it.
struct FileProblem {
    /// The file as it was named.
    var path: String
    /// Where another file names it; `nil` when the user did.
    var location: SourceLocation?
    var jsonPath: String?

    func missing(_ problem: String = "there is no such file", hint: String? = nil) -> Diagnostic {
        diagnostic("file-missing", problem, exit: .noInput, hint: hint)
    }

    func irregular(_ kind: String) -> Diagnostic {
        diagnostic("file-unreadable", "this is \(kind), not a file", exit: .noInput)
    }

    func tooLarge(_ limit: Int) -> Diagnostic {
        diagnostic("file-too-large", "the file is larger than \(limit) bytes", exit: .refused)
    }

    func outside(_ reason: String, hint: String) -> Diagnostic {
        diagnostic("path-outside", reason, exit: .refused, hint: hint)
    }

    /// The diagnostic for an error number.
    func system(_ code: Int32) -> Diagnostic {
        switch code {
        case ENOENT, ENOTDIR, ENAMETOOLONG: missing()
        default: diagnostic("file-unreadable", SystemError.reason(code), exit: .noInput)
        }
    }

    /// The name of what a mode says isn't a regular file.
    static func irregularKind(_ mode: mode_t) -> String? {
        switch mode & S_IFMT {
        case S_IFREG: nil
        case S_IFDIR: "a folder"
        case S_IFIFO: "a pipe"
        case S_IFSOCK: "a socket"
        default: "a device"
        }
    }

    private func diagnostic(_ code: String, _ problem: String, exit: ExitClass, hint: String? = nil) -> Diagnostic {
        Diagnostic(
            .error, code, location == nil ? problem : "\(path.quoted()): \(problem)",
            at: location ?? SourceLocation(file: FilePath.shownName(of: path)),
            path: jsonPath, hint: hint, exit: exit)
    }
}
