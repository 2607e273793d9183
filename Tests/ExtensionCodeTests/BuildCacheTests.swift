import Basics
import FoundationEssentials
import TestSupport
import Testing

@testable import ExtensionCode

@Suite struct BuildCacheTests {
    @Test("the newest folders are kept, and none that a stopped build left")
    func oldest() throws {
        try TemporaryFolder.with { folder in
            let cache = BuildCache(environment: ["XDG_CACHE_HOME": folder])
            for number in 1...4 {
                let made = try cache.entry("hosted-\(number)") { _ throws(Diagnostic) in }
                try setModified(made, secondsAgo: 10_000 - Double(number))
            }
            let (abandoned, running) = (cache.path("partial-abandoned"), cache.path("partial-running"))
            for folder in [abandoned, running] {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
            }
            try setModified(abandoned, secondsAgo: 7_200)
            _ = try cache.entry("hosted-5") { _ throws(Diagnostic) in }
            let kept = ["hosted-2", "hosted-3", "hosted-4", "hosted-5", FilePath.name(of: running)]
            #expect(FolderReader.entries(of: cache.folder).map(\.name).sorted() == kept.sorted())
        }
    }

    @Test("a folder that was used lately stays, however many there are")
    func inUse() throws {
        try TemporaryFolder.with { folder in
            let cache = BuildCache(environment: ["XDG_CACHE_HOME": folder])
            for number in 1...6 {
                try setModified(try cache.entry("hosted-\(number)") { _ throws(Diagnostic) in }, secondsAgo: 10_000)
            }
            for name in ["hosted-1", "hosted-2"] { _ = try cache.entry(name) { _ throws(Diagnostic) in } }
            _ = try cache.entry("hosted-7") { _ throws(Diagnostic) in }
            let kept = FolderReader.entries(of: cache.folder).map(\.name)
            #expect(kept.contains("hosted-1") && kept.contains("hosted-2") && kept.contains("hosted-7"))
            #expect(kept.count == 4)
            for number in 8...12 { _ = try cache.entry("hosted-\(number)") { _ throws(Diagnostic) in } }
            #expect(FolderReader.entries(of: cache.folder).count == 8)
        }
    }

    private func setModified(_ path: String, secondsAgo: Double) throws {
        let date = Date(timeIntervalSinceNow: -secondsAgo)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }
}
