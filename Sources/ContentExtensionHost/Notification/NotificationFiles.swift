/// The files that notifications name, read once for many of them: one that is the same as before isn't read again. What can't
/// be read is never remembered.
package final class NotificationFiles {
    /// What an attachment's file is, by its bytes.
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
            // A file that was written to meanwhile isn't what its identity says.
            guard FileIdentity(ofFile: path) == identity else { return }
            if values.count >= limit { values = [:] }
            values[path] = (identity, value)
        }
    }

    private var media = Known<Media>(limit: Limits.notificationFiles)
    private var tables = Known<StringsTable>(limit: Limits.notificationTables)

    package init() {}

    /// How many files are remembered.
    var remembered: (media: Int, tables: Int) { (media.count, tables.count) }

    /// What kind of media a file is, or why it can't be attached.
    /// - Throws: what keeps it from being read.
    func media(ofFile path: String) throws(Diagnostic) -> Result<Media, UserNotificationsError> {
        let identity = FileIdentity(ofFile: path)
        if let identity, let known = media.value(ofFile: path, identity) { return .success(known) }
        let bytes = try FileReader.read(path, limit: Limits.movieBytes)
        do throws(UserNotificationsError) {
            let type = try MediaType.attachable(bytes)
            let found = Media(type: type, header: MediaHeader(bytes, type: type))
            if let identity { media.insert(found, ofFile: path, identity) }
            return .success(found)
        } catch {
            return .failure(error)
        }
    }

    /// A table of texts.
    /// - Throws: as reading it.
    func strings(_ path: String, shownAs name: String) throws(InputError) -> StringsTable {
        let identity = FileIdentity(ofFile: path)
        if let identity, let known = tables.value(ofFile: path, identity) { return known }
        let table = try StringsTable.read(path, shownAs: name)
        if let identity { tables.insert(table, ofFile: path, identity) }
        return table
    }
}
