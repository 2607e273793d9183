import Basics
import Platform

/// A folder of the cache that nothing removes as long as this value is there: it holds a lock that others see.
final class CacheEntry: Sendable {
    let path: String
    private let descriptor: Int32

    /// The name of the file that a folder gets last. A folder without it isn't complete.
    private static let checksum = "checksum"

    /// Takes a folder that is there; `nil` if it isn't, or if somebody removes it.
    init?(_ path: String) {
        self.path = path
        descriptor = Self.open(path)
        guard descriptor >= 0 else { return nil }
        // File systems without locks refuse, and then no folder of theirs is removed either.
        while flock(descriptor, LOCK_SH) != 0, errno == EINTR {}
        guard isInPlace else { return nil }
    }

    deinit {
        guard descriptor >= 0 else { return }
        // A program that is being started has a copy of the descriptor for a moment, which would keep the lock.
        _ = flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    /// Removes a folder, unless somebody has taken it.
    static func remove(_ path: String) {
        let descriptor = open(path)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { FolderRemoval.remove(path) }
    }

    /// Completes a folder.
    func seal() throws(Diagnostic) {
        try AtomicFile.write([.init(text: content ?? "", path: "\(path)/\(Self.checksum)")])
    }

    /// `true` for a complete folder that is as it was made.
    var isIntact: Bool {
        guard let known = try? FileReader.read("\(path)/\(Self.checksum)", limit: 1 << 13), !known.isEmpty else {
            return false
        }
        return content.map { Array($0.utf8) } == known
    }

    /// The checksum, and the folder's place: modules name it, so that a folder that was moved is damaged.
    private var content: String? { Checksum.text(of: path, without: Self.checksum).map { "\($0) \(path)" } }

    /// Dates its last use. In a cache that may not be written nothing is removed either.
    func touch() { _ = futimens(descriptor, nil) }

    private var isInPlace: Bool {
        var (own, named) = (stat(), stat())
        return fstat(descriptor, &own) == 0 && lstat(path, &named) == 0 && own.st_ino == named.st_ino
            && own.st_dev == named.st_dev
    }

    private static func open(_ path: String) -> Int32 {
        Platform.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }
}

extension CacheEntry {
    /// The turn of this value among all processes that make an entry. The next one comes when it is gone.
    final class Turn: Sendable {
        private let path: String
        private let descriptor: Int32

        /// Waits for the turn; `nil` on file systems without locks.
        init?(_ path: String) {
            self.path = path
            descriptor = Platform.open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { return nil }
            var result = flock(descriptor, LOCK_EX)
            while result != 0, errno == EINTR { result = flock(descriptor, LOCK_EX) }
            if result != 0 { return nil }
        }

        deinit {
            guard descriptor >= 0 else { return }
            // Who waits has it open, and finds the entry.
            unlink(path)
            _ = flock(descriptor, LOCK_UN)
            close(descriptor)
        }
    }
}
