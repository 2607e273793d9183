/// What the coordinator tells a worker.
package enum WorkerOrder: Sendable, Equatable {
    /// Rows whose looks are wanted.
    case look([Row])
    /// What becomes of rows that were looked at, in any order.
    case decide([Decision])

    package struct Row: Sendable, Equatable {
        /// Names the row for as long as it is under way.
        package var serial: UInt64
        /// The line that it starts on, from 1.
        package var line: Int
        /// A JSON object.
        package var bytes: [UInt8]
    }

    package struct Decision: Sendable, Equatable {
        package enum Action: UInt8, Sendable {
            /// The picture is there, or another row draws it.
            case drop
            case draw
            /// The picture that is in the folder stays; it is drawn when there is none, or only part of one.
            case keep
            /// Drawn, and compared with the picture that is there, or with itself when there is none.
            case verify
        }
        package var serial: UInt64
        package var action: Action
    }

    var frame: [UInt8] {
        var writer = ByteWriter()
        switch self {
        case .look(let rows):
            writer.add(UInt8(0))
            writer.add(rows) {
                $0.add($1.serial)
                $0.add(Int64($1.line))
                $0.add($1.bytes)
            }
        case .decide(let decisions):
            writer.add(UInt8(1))
            writer.add(decisions) {
                $0.add($1.serial)
                $0.add($1.action.rawValue)
            }
        }
        return Frame.bytes(writer.bytes)
    }

    init(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
        switch try reader.integer(UInt8.self) {
        case 0:
            self = .look(
                try reader.array { reader throws(ByteReader.Malformed) in
                    Row(
                        serial: try reader.integer(), line: Int(truncatingIfNeeded: try reader.integer(Int64.self)),
                        bytes: try reader.block())
                })
        case 1:
            self = .decide(
                try reader.array { reader throws(ByteReader.Malformed) in
                    let serial = try reader.integer(UInt64.self)
                    guard let action = Decision.Action(rawValue: try reader.integer()) else {
                        throw ByteReader.Malformed()
                    }
                    return Decision(serial: serial, action: action)
                })
        default: throw ByteReader.Malformed()
        }
    }
}
