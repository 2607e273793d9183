import Basics
import Synchronization

/// The `Contents.json` of asset sets and their folders, each read once.
package final class AssetContents: Sendable {
    private struct Reading {
        var results: [String: Result<JSONValue, InputError>] = [:]
        var bytes = 0
    }

    private let scope: FileScope
    private let reading = Mutex(Reading())

    package init(scope: FileScope) { self.scope = scope }

    /// Reads the file of a folder, which is relative to the scope.
    /// - Throws: `file-too-large` (exit 77) also when the files read so far are too large together.
    package func read(_ folder: String) throws(InputError) -> JSONValue {
        try reading.withLock { reading in
            let result = reading.results[folder] ?? Result { () throws(InputError) in try read(folder, &reading.bytes) }
            reading.results[folder] = result
            return result
        }.get()
    }

    private func read(_ folder: String, _ sum: inout Int) throws(InputError) -> JSONValue {
        let path = "\(folder)/Contents.json"
        let bytes: [UInt8]
        do throws(Diagnostic) {
            let file = try scope.resolve(path, isSuggesting: false)
            let left = Limits.assetCatalogBytes - sum
            bytes = try FileReader.read(file, limit: min(Limits.assetContentsBytes, left))
        } catch { throw InputError(error) }
        sum += bytes.count
        return try JSONReader.read(bytes, file: path)
    }
}
