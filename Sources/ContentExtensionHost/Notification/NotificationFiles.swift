import Basics
import Views

/// Cache of the files that notifications name; an unchanged file is read once. Failures aren't cached.
package final class NotificationFiles {
    /// The media type and header of an attachment's file.
    struct Media: Sendable {
        let type: MediaType
        let header: MediaHeader
    }

    private struct Known<Value> {
        private var values: [String: (identity: FileIdentity, value: Value)] = [:]
        private let limit: Int

        var count: Int { values.count }

        init(limit: Int) { self.limit = limit }

        func value(ofFile path: String, _ identity: FileIdentity) -> Value? {
            values[path].flatMap { $0.identity == identity ? $0.value : nil }
        }

        mutating func insert(_ value: Value, ofFile path: String, _ identity: FileIdentity) {
            // The file was modified during reading, so its identity is stale.
            guard FileIdentity(ofFile: path) == identity else { return }
            if values.count >= limit { values = [:] }
            values[path] = (identity, value)
        }
    }

    private var media = Known<Media>(limit: Limits.notificationFiles)
    private var tables = Known<StringsTable>(limit: Limits.notificationTables)

    package init() {}

    /// The numbers of cached files.
    var remembered: (media: Int, tables: Int) { (media.count, tables.count) }

    /// The media type and header of a file, or the reason why it can't be attached.
    /// - Throws: an error of reading the file.
    func media(ofFile path: String) throws(Diagnostic) -> Result<Media, UserNotificationsError> {
        let identity = FileIdentity(ofFile: path)
        if let identity, let known = media.value(ofFile: path, identity) { return .success(known) }
        let bytes = try FileReader.read(path, limit: Limits.movieBytes)
        do throws(UserNotificationsError) {
            let type = try MediaType.attachable(bytes)
            let found = Media(type: type, header: MediaHeader(bytes, type: type))
            if let identity { media.insert(found, ofFile: path, identity) }
            return .success(found)
        } catch { return .failure(error) }
    }

    /// A string table.
    /// - Throws: an error of reading it.
    func strings(_ path: String, shownAs name: String) throws(InputError) -> StringsTable {
        let identity = FileIdentity(ofFile: path)
        if let identity, let known = tables.value(ofFile: path, identity) { return known }
        let table = try StringsTable.read(path, shownAs: name)
        if let identity { tables.insert(table, ofFile: path, identity) }
        return table
    }
}
