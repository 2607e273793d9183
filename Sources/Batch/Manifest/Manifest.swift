import Basics
import Platform

/// The file of all rows' results. Lines are only ever added to it, by one process at a time, so that a run that was ended at
/// any point can be resumed.
package struct Manifest: ~Copyable {
    private let path: String
    private let descriptor: Int32
    /// The rows that earlier runs finished and that failed.
    private let earlier: ManifestReader
    /// Lines to be written together.
    private var waiting: [UInt8] = []
    /// One second in all: a killed process holds its lock until the system has removed it.
    private static let lockAttempts = 21
    private static let lockPause: UInt32 = 50_000

    /// Opens a manifest, or begins one, and reads which rows are done; a last line that was cut short is removed.
    /// - Parameters:
    ///   - template: `ResultLine.template` of this run; lines with another one don't count.
    ///   - isForced: true to draw all rows again.
    /// - Throws: `not-a-manifest` (65), `cannot-create` (73), `cannot-write` (74), `manifest-in-use` (75).
    package init(path: String, template: String?, isForced: Bool = false) throws(Diagnostic) {
        guard !path.utf8.contains(0) else { throw OutputProblem.cannotCreate(path, EINVAL) }
        let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw OutputProblem.cannotCreate(path, errno) }
        do throws(Diagnostic) {
            try Self.lock(descriptor, path)
            let reader = try ManifestReader(path, template: template)
            var status = stat()
            guard fstat(descriptor, &status) == 0,
                status.st_size <= reader.length || ftruncate(descriptor, off_t(reader.length)) == 0
            else { throw OutputProblem.cannotWrite(path, errno) }
            earlier = isForced ? ManifestReader() : reader
        } catch {
            close(descriptor)
            throw error
        }
        (self.path, self.descriptor) = (path, descriptor)
    }

    private static func lock(_ descriptor: Int32, _ path: String) throws(Diagnostic) {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw OutputProblem.cannotCreate("\(path) is no file", hint: "name a file for the manifest")
        }
        for _ in 1..<lockAttempts where isLockedByAnother(descriptor) { usleep(lockPause) }
        guard isLockedByAnother(descriptor) else { return }
        throw Diagnostic(
            .error, "manifest-in-use", "another batch writes to \(path)",
            hint: "wait for it, or give each shard a manifest of its own", exit: .temporary)
    }

    deinit { close(descriptor) }

    /// True where an earlier run of the template finished any row.
    package var hasDoneRows: Bool { !earlier.done.isEmpty }

    /// The first 64 bits of the fingerprint of a row that an earlier run finished.
    package func donePicture(of row: RowHash) -> UInt64? { earlier.done[row] }

    /// Adds a result, unless the row failed in an earlier run for the same reason. A row without an identifier is in no
    /// manifest.
    package mutating func add(_ line: ResultLine) {
        guard let id = line.id else { return }
        if line.status == .error {
            // The result of the first row of that identifier counts.
            if line.diagnostics.first?.code == "duplicate-id" { return }
            if earlier.failed[RowHash(id)] == ManifestReader.reason(line.diagnostics.map { ($0.code, $0.message) }) {
                return
            }
        }
        waiting += line.text.utf8
    }

    /// Writes the results that were added.
    /// - Throws: `cannot-write` (74).
    package mutating func flush() throws(Diagnostic) {
        guard !waiting.isEmpty else { return }
        defer { waiting.removeAll(keepingCapacity: true) }
        guard StreamOutput.write(waiting, to: descriptor) else { throw OutputProblem.cannotWrite(path, errno) }
    }
}

/// Locks an opened file until the process ends, unless another process has. File systems without locks report no others.
func isLockedByAnother(_ descriptor: Int32) -> Bool {
    flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
}
