import Platform

/// Diagnostics of files named by inputs, positioned at the naming value.
package struct FileProblem {
    /// The file as named.
    var path: String
    /// The position in the file that names it; `nil` if the user did.
    var location: SourceSpan?
    var jsonPath: String?

    package init(path: String, location: SourceSpan? = nil, jsonPath: String? = nil) {
        self.path = path
        self.location = location
        self.jsonPath = jsonPath
    }

    package func missing(_ problem: String = "there is no such file", hint: String? = nil) -> Diagnostic {
        if hint == nil, location == nil, let near = nearestName {
            return diagnostic("file-missing", problem, exit: .noInput, hint: near)
        }
        return diagnostic("file-missing", problem, exit: .noInput, hint: hint ?? base)
    }

    /// The hint that looks for no similar names.
    var base: String {
        "paths are relative to "
            + (location == nil ? "the working directory" : "the folder of the file that names them")
    }

    /// A hint with the most similar name in the file's folder, or in a folder with a similar name.
    private var nearestName: String? {
        let (folder, name) = (FilePath.folder(of: path), FilePath.name(of: path))
        if let near = FileScope(root: folder).nearestFile(to: name) { return NearestName.hint(near) }
        let above = FilePath.folder(of: folder)
        return FileScope(root: above).nearestFile(to: "\(FilePath.name(of: folder))/\(name)")
            .map { NearestName.hint(FilePath.joined(above, $0)) }
    }

    func irregular(_ kind: String) -> Diagnostic {
        let hint =
            switch kind {
            case _ where location != nil: "name a file"
            case "a folder": "name a file in it"
            case "a pipe": "write - to read standard input"
            default: "copy what it holds to a file"
            }
        return diagnostic("file-unreadable", "this is \(kind), not a file", exit: .noInput, hint: hint)
    }

    package func tooLarge(_ limit: Int) -> Diagnostic {
        diagnostic(
            "file-too-large", "the file is larger than \(limit) bytes", exit: .refused,
            hint: "is it the file that was meant? A notification needs far less")
    }

    package var outside: Diagnostic {
        outside("the path leads out of the folder", hint: "move the file into the folder")
    }

    func outside(_ reason: String, hint: String) -> Diagnostic {
        diagnostic("path-outside", reason, exit: .refused, hint: hint)
    }

    /// The diagnostic for an error number.
    func system(_ code: Int32) -> Diagnostic {
        switch code {
        case ENOENT, ENOTDIR: missing()
        case ENAMETOOLONG: missing(SystemError.reason(code), hint: "name a file that is there")
        default:
            diagnostic(
                "file-unreadable", SystemError.reason(code), exit: .noInput,
                hint: code == EACCES || code == EPERM ? "make it readable: chmod +r" : "name another file")
        }
    }

    /// The type of a non-regular file for messages; `nil` for regular files.
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
            at: location ?? SourceSpan(file: FilePath.shownName(of: path)), path: jsonPath, hint: hint, exit: exit)
    }
}
