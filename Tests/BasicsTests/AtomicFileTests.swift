import FoundationEssentials
import Platform
import Testing

@testable import Basics

/// An empty folder; removed after the test.
private final class Folder {
    let path = FileManager.default.temporaryDirectory.path + "/atomic-\(UUID().uuidString)"

    init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var names: [String] { FolderReader.entries(of: path).map(\.name) }
}

/// The device, inode and type of a path itself, links not followed.
private func identity(_ path: String) -> [UInt64] {
    var status = stat()
    guard lstat(path, &status) == 0 else { return [] }
    return [UInt64(status.st_dev), UInt64(status.st_ino), UInt64(status.st_mode & S_IFMT)]
}

private func content(_ path: String) throws -> String {
    String(decoding: try FileReader.read(path, limit: 100), as: UTF8.self)
}

@Test("streams, devices and pipes are written to, never replaced", arguments: [true, false])
func specialFiles(throughLink: Bool) throws {
    let folder = try Folder()
    let fifo = "\(folder.path)/fifo"
    #expect(mkfifo(fifo, 0o600) == 0)
    let fifoEnd = open(fifo, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    var pipeEnds: [Int32] = [-1, -1]
    #expect(pipe(&pipeEnds) == 0)
    defer { for descriptor in pipeEnds + [fifoEnd] { close(descriptor) } }
    let paths = [fifo, "/dev/fd/\(pipeEnds[1])", "/dev/null", "/dev/stdout"]
    for (index, path) in paths.enumerated() {
        let link = "\(folder.path)/link-\(index)"
        #expect(symlink(path, link) == 0)
        let before = [identity(path), identity(link)]
        // Nothing goes to this process's own standard output.
        let bytes = Array((path == "/dev/stdout" ? "" : "text").utf8)
        try AtomicFile.write([.init(bytes: bytes, path: throughLink ? link : path)])
        #expect(before == [identity(path), identity(link)])
    }
    for descriptor in [fifoEnd, pipeEnds[0]] {
        var read = [UInt8](repeating: 0, count: 10)
        let count = Platform.read(descriptor, &read, read.count)
        #expect(String(decoding: read.prefix(count), as: UTF8.self) == "text")
    }
    #expect(folder.names == ["fifo", "link-0", "link-1", "link-2", "link-3"])
}

@Test("a pipe that nobody reads is an error where no reader is waited for")
func pipeWithoutReader() throws {
    let folder = try Folder()
    let fifo = "\(folder.path)/fifo"
    #expect(mkfifo(fifo, 0o600) == 0)
    #expect(throws: Diagnostic.self) {
        try AtomicFile.write([.init(text: "text", path: fifo)], waitsForReaders: false)
    }
    #expect(folder.names == ["fifo"])
}

@Test("a file that is created leaves one of its name alone")
func createdFiles() throws {
    let folder = try Folder()
    let path = "\(folder.path)/a.txt"
    #expect(try AtomicFile.create(Array("first".utf8), at: path))
    #expect(try !AtomicFile.create(Array("second".utf8), at: path))
    #expect(try content(path) == "first")
    #expect(mkfifo("\(folder.path)/fifo", 0o600) == 0)
    #expect(try !AtomicFile.create([], at: "\(folder.path)/fifo"))
    #expect(throws: Diagnostic.self) { try AtomicFile.create([], at: "\(folder.path)/missing/a.txt") }
    #expect(folder.names == ["a.txt", "fifo"])
}

@Test("outputs of which one has no place leave nothing")
func allOrNone() throws {
    let folder = try Folder()
    let outputs = ["a.txt", "missing/b.txt"].map { AtomicFile.Output(text: $0, path: "\(folder.path)/\($0)") }
    #expect(throws: Diagnostic.self) { try AtomicFile.write(outputs) }
    #expect(folder.names == [])
    try AtomicFile.write([outputs[0]])
    #expect(symlink("a.txt", "\(folder.path)/link") == 0)
    try AtomicFile.write([.init(text: "new", path: "\(folder.path)/link")])
    #expect(try content("\(folder.path)/a.txt") == "new")
    #expect(folder.names == ["a.txt", "link"])
}
