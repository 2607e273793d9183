import Basics
import FoundationEssentials
import SnapshotComparison
import TestSupport
import Testing

extension ScenarioCase {
    /// Plays the scenario and compares its files with those in `expected`; `RECORD=1` writes what is missing or differs.
    func compareProducts() throws {
        let folder = "\(self.folder)/expected"
        let products = try play()
        for product in products {
            let path = "\(folder)/\(product.name)"
            if let difference = try Self.difference(product, path) {
                Issue.record("\(name)/\(product.name) \(difference)")
                guard Recording.isOn else { continue }
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                try Data(product.bytes).write(to: URL(filePath: path))
            }
        }
        let orphans = Set(Repository.entries(of: folder)).subtracting(products.map(\.name))
        #expect(orphans == [], "nothing writes these any more")
    }

    /// The difference of a product from its reference; `nil` without one.
    private static func difference(_ product: Product, _ path: String) throws -> String? {
        guard Repository.isFile(path) else { return "has no reference" }
        let reference = try FileReader.read(path, limit: Limits.imageBytes)
        if reference == product.bytes { return nil }
        guard product.isPicture else {
            let (old, new) = (lines(reference), lines(product.bytes))
            let line = zip(old, new).prefix { $0 == $1 }.count
            return """
                differs from line \(line + 1) on
                  expected \(line < old.count ? old[line] : "the end")
                  found    \(line < new.count ? new[line] : "the end")
                """
        }
        switch PictureVerdict(reference: reference, found: product.bytes) {
        case .sameBytes, .samePixels, .near: return nil
        case .different(let difference): return "differs: \(difference.lines.joined(separator: "; "))"
        case .unreadable(let why): return why
        }
    }

    private static func lines(_ bytes: [UInt8]) -> [Substring] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }
}
