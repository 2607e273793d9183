import ContentExtensionHost
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
                try setModified(made, secondsAgo: 1_000 - Double(number))
            }
            let abandoned = try #require(ScratchFolder.make(cache.path("partial-")))
            try setModified(abandoned, secondsAgo: 7_200)
            let running = try #require(ScratchFolder.make(cache.path("partial-")))
            _ = try cache.entry("hosted-5") { _ throws(Diagnostic) in }
            let kept = ["hosted-2", "hosted-3", "hosted-4", "hosted-5", FilePath.name(of: running)]
            #expect(FolderReader.entries(of: cache.folder).map(\.name).sorted() == kept.sorted())
        }
    }

    private func setModified(_ path: String, secondsAgo: Double) throws {
        let date = Date(timeIntervalSinceNow: -secondsAgo)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }
}
