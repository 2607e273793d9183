import Platform

package enum OutputPath {
    /// Refuses to overwrite an input, to write two outputs to one file, and names that aren't UTF-8.
    package static func check(_ outputs: [String], inputs: [String]) throws(Diagnostic) {
        let files = outputs.filter { $0 != "-" }
        for file in files { try checkName(file) }
        let places = files.map { FileIdentity(ofFile: $0) }
        // Files that don't exist can't be inputs.
        let read = Dictionary(
            places.contains { $0 != nil }
                ? inputs.compactMap { input in FileIdentity(ofFile: input).map { ($0, input) } } : [],
            uniquingKeysWith: { $1 })
        var names: Set<String> = []
        var written: Set<FileIdentity> = []
        for (output, identity) in zip(files, places) {
            if let input = identity.flatMap({ read[$0] }) {
                throw OutputProblem.cannotCreate(
                    "\(output) would be written over an input, \(FileScope.shownName(of: input, below: "."))",
                    hint: "choose another name for the output")
            }
            let name = outputs.count > 1 ? place(of: output) : output
            let isFirst = names.insert(name).inserted && (identity.map { written.insert($0).inserted } ?? true)
            if !isFirst {
                throw OutputProblem.cannotCreate(
                    "two outputs would go to \(output)", hint: "choose another name for one of them")
            }
        }
    }

    /// The canonical path, also of a file that doesn't exist yet.
    private static func place(of path: String) -> String {
        guard let name = path.split(separator: "/").last, let folder = FileScope.canonical(FilePath.folder(of: path))
        else { return path }
        return "\(folder)/\(name)"
    }

    /// Refuses a name that isn't UTF-8: it was decoded with a replacement character and would name another file.
    private static func checkName(_ path: String) throws(Diagnostic) {
        if path.unicodeScalars.contains("\u{FFFD}") {
            throw OutputProblem.cannotCreate("\(path) can't be made: the name isn't UTF-8", hint: "choose another name")
        }
    }

    /// Refuses a folder that can't be created or written to.
    package static func checkFolder(_ path: String) throws(Diagnostic) {
        try checkName(path)
        if FolderReader.isFolder(path) {
            if access(path, W_OK | X_OK) != 0 { throw OutputProblem.cannotCreate("a file in \(path)", errno) }
            return
        }
        var status = stat()
        if lstat(path, &status) == 0 {
            throw OutputProblem.cannotCreate("\(path) is no folder", hint: "name a folder for the outputs")
        }
        guard errno == ENOENT else { throw OutputProblem.cannotCreate(path, errno) }
        let parent = FilePath.folder(of: path)
        if FolderReader.isFolder(parent) {
            if access(parent, W_OK | X_OK) != 0 { throw OutputProblem.cannotCreate(path, errno) }
        } else {
            try checkFolder(parent)
        }
    }

    /// Creates a folder and its missing parents.
    package static func makeFolder(_ path: String) throws(Diagnostic) {
        if FolderReader.isFolder(path) { return }
        let parent = FilePath.folder(of: path)
        if !FolderReader.isFolder(parent) { try makeFolder(parent) }
        guard mkdir(path, 0o777) != 0, errno != EEXIST || !FolderReader.isFolder(path) else { return }
        throw OutputProblem.cannotCreate(path, errno)
    }

    /// `true` for a path to this program's own standard input, output or error, /dev/null excepted.
    package static func isStandardStream(_ path: String) -> Bool {
        var (status, nowhere) = (stat(), stat())
        guard stat(path, &status) == 0 else { return false }
        let isDevice = status.st_mode & S_IFMT == S_IFCHR
        if isDevice, stat("/dev/null", &nowhere) == 0, nowhere.st_rdev == status.st_rdev { return false }
        return [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].contains { descriptor in
            var stream = stat()
            guard fstat(descriptor, &stream) == 0 else { return false }
            return stream.st_dev == status.st_dev && stream.st_ino == status.st_ino
        }
    }
}
