import Basics
import FoundationEssentials
import Platform
import Synchronization
import TestSupport
import Testing

@testable import ExtensionCode

@Suite struct BuildCacheTests {
    @Test("a second use takes what the first one made, and a failure leaves nothing")
    func entries() throws {
        try withCache { cache in
            #expect(throws: Diagnostic.self) {
                _ = try cache.entry("a") { folder throws(Diagnostic) in
                    try Self.write("half", to: "\(folder)/a")
                    throw Diagnostic(.warning, "code-compile", "signal 9 ended the compiler")
                }
            }
            #expect(FolderReader.entries(of: cache.folder).isEmpty)
            let made = try Self.entry("a", of: cache, text: "first")
            #expect(try Self.entry("a", of: cache, text: "second").path == made.path)
        }
    }

    @Test(
        "a damaged entry is made again",
        arguments: ["changed", "cut", "removed", "added", "unsealed", "empty", "gone"])
    func damage(kind: String) throws {
        try withCache { cache in
            let made = try Self.entry("a", of: cache, text: String(repeating: "text", count: 100_000))
            let file = "\(made.path)/sub/file"
            switch kind {
            case "changed": try Self.write(String(repeating: "text", count: 99_999) + "texT", to: file)
            case "cut": try Self.write("text", to: file)
            case "removed": try FileManager.default.removeItem(atPath: file)
            case "added": try Self.write("more", to: "\(made.path)/more")
            case "unsealed": try FileManager.default.removeItem(atPath: "\(made.path)/checksum")
            case "empty": try Self.write("", to: "\(made.path)/checksum")
            default: FolderRemoval.remove(made.path)
            }
            let again = try Self.entry("a", of: cache, text: "again")
            #expect(again.path != made.path)
            #expect(try Self.entry("a", of: cache, text: "third").path == again.path)
        }
    }

    @Test("a cache that was moved is made again, as modules name their place")
    func moved() throws {
        try TemporaryFolder.with { folder in
            let caches = ["old", "new"].map { BuildCache(environment: ["XDG_CACHE_HOME": "\(folder)/\($0)"]) }
            let old = try Self.entry("a", of: caches[0], text: "old")
            try FileManager.default.moveItem(atPath: "\(folder)/old", toPath: "\(folder)/new")
            let again = try Self.entry("a", of: caches[1], text: "new")
            #expect(FilePath.name(of: again.path) != FilePath.name(of: old.path))
            #expect(try Self.entry("a", of: caches[1], text: "third").path == again.path)
        }
    }

    @Test("many that wait for one another make an entry once")
    func turns() async throws {
        let folder = try TemporaryFolder()
        let cache = BuildCache(environment: ["XDG_CACHE_HOME": folder.path])
        let fills = Counter()
        await withTaskGroup(of: String?.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    let entry = try? cache.entry("a", waits: true) { _ in
                        // Long enough for the others to come: nothing tells that they wait for the lock.
                        usleep(20_000)
                        fills.count.withLock { $0 += 1 }
                    }
                    return entry?.path
                }
            }
            var paths: Set<String?> = []
            for await path in group { paths.insert(path) }
            #expect(paths.count == 1 && !paths.contains(nil))
        }
        #expect(fills.count.withLock { $0 } == 1)
        #expect(!FolderReader.entries(of: cache.folder).contains { $0.name.hasSuffix(".lock") })
    }

    @Test("those unused for longest are removed, but for those in use")
    func oldest() throws {
        try withCache { cache in
            let text = String(repeating: "a", count: 1_000_000)
            let held = try Self.entry("held", of: cache, text: text)
            for name in ["b", "c", "d"] { _ = try Self.entry(name, of: cache, text: text) }
            for (age, name) in ["held", "b", "c", "d"].enumerated() {
                try setModified(cache.path(try #require(target(name, cache))), secondsAgo: 1_000 - Double(age))
            }
            _ = try Self.entry("b", of: cache, text: "used")
            // Three of them, and their folders, which take room on some file systems.
            cache.makeRoom(for: 3_500_000)
            #expect(["held", "b", "c", "d"].map { FolderReader.exists(cache.path($0)) } == [true, true, false, true])
            #expect(target("c", cache) == nil)
            cache.makeRoom(for: 0)
            #expect(
                FolderReader.entries(of: cache.folder).map(\.name).sorted() == [FilePath.name(of: held.path), "held"])
        }
    }

    @Test("what a stopped build and earlier versions left goes, what is being filled stays")
    func leftovers() throws {
        try withCache { cache in
            for name in ["data-abandoned", "data-new", "data-filling", "files"] {
                try FileManager.default.createDirectory(
                    atPath: cache.path(name), withIntermediateDirectories: true)
                try Self.write("text", to: "\(cache.path(name))/file")
            }
            try Self.write("text", to: cache.path("compiler-1"))
            let filling = try #require(CacheEntry(cache.path("data-filling")))
            for name in ["data-abandoned", "data-filling", "files", "compiler-1"] {
                try setModified(cache.path(name), secondsAgo: 7_200)
            }
            _ = try Self.entry("a", of: cache, text: "text")
            let names = { Set(FolderReader.entries(of: cache.folder).map(\.name)) }
            #expect(names().isSuperset(of: ["data-new", "data-filling", "files", "compiler-1", "a"]))
            #expect(!names().contains("data-abandoned"))
            cache.makeRoom(for: 0)
            #expect(names() == ["data-filling", "data-new"])
            try setModified(cache.path("data-new"), secondsAgo: 7_200)
            cache.makeRoom(for: 0)
            #expect(names() == ["data-filling"])
            withExtendedLifetime(filling) {}
        }
    }

    @Test("many at once each get a whole entry, while others are removed")
    func concurrent() async throws {
        let folder = try TemporaryFolder()
        let cache = BuildCache(environment: ["XDG_CACHE_HOME": folder.path])
        await withTaskGroup(of: Bool.self) { group in
            for number in 0..<64 {
                group.addTask {
                    guard let entry = try? Self.entry("\(number % 4)", of: cache, text: "text") else { return false }
                    cache.makeRoom(for: 0)
                    return entry.isIntact
                }
            }
            for await isWhole in group { #expect(isWhole) }
        }
    }

    private func withCache(_ body: (BuildCache) throws -> Void) throws {
        try TemporaryFolder.with { folder in try body(BuildCache(environment: ["XDG_CACHE_HOME": folder])) }
    }

    private static func entry(_ name: String, of cache: BuildCache, text: String) throws -> CacheEntry {
        try cache.entry(name) { folder throws(Diagnostic) in
            guard
                (try? FileManager.default.createDirectory(
                    atPath: "\(folder)/sub", withIntermediateDirectories: false)) != nil
            else { return }
            try write(text, to: "\(folder)/sub/file")
        }
    }

    private static func write(_ text: String, to path: String) throws(Diagnostic) {
        try AtomicFile.write([.init(text: text, path: path)])
    }

    private func target(_ name: String, _ cache: BuildCache) -> String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: cache.path(name))
    }

    private func setModified(_ path: String, secondsAgo: Double) throws {
        let date = Date(timeIntervalSinceNow: -secondsAgo)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }
}

private final class Counter: Sendable {
    let count = Mutex(0)
}
