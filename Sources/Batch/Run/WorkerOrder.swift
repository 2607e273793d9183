import ContentExtensionHost

/// A message of the coordinator to a worker.
package enum WorkerOrder: Sendable, Equatable {
    /// A row whose fingerprint is wanted: its serial number, its line from 1, and its JSON.
    case prepare(Int, line: Int, row: [UInt8])
    /// The fate of a row that was prepared.
    case finish(Int, Action)

    package enum Action: String, Sendable {
        /// Forgotten: the picture exists, or another row draws it.
        case drop
        case draw
        /// Drawn unless the folder has the picture, whole.
        case keep
        /// Drawn, and compared with the picture that exists, or with a second drawing.
        case verify
    }

    var bytes: [UInt8] {
        switch self {
        case .prepare(let serial, let line, let row):
            Message.bytes([("prepare", String(serial)), ("line", String(line))], body: row)
        case .finish(let serial, let action):
            Message.bytes([("finish", String(serial)), ("action", JSONText.quoted(action.rawValue))])
        }
    }

    init(_ message: Message) throws(Message.Malformed) {
        let json = message.json
        if let serial = json["prepare"]?.int, let line = json["line"]?.int {
            self = .prepare(serial, line: line, row: message.body)
        } else if let serial = json["finish"]?.int, let action = json["action"]?.string.flatMap(Action.init) {
            self = .finish(serial, action)
        } else {
            throw Message.Malformed()
        }
    }
}
