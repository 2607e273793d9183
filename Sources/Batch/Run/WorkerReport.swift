import ContentExtensionHost
import Renderer

/// A message of a worker to the coordinator.
package enum WorkerReport: Sendable, Equatable {
    /// It can take rows.
    case ready
    /// It can't: a descriptor is wrong, or fonts are missing.
    case refused([Diagnostic])
    case prepared(Preparation)
    case drew(Drawing)

    /// A row's fingerprint.
    package struct Preparation: Sendable, Equatable {
        package var serial: Int
        package var microseconds: Int
        /// `nil` for a row with errors.
        package var fingerprint: Digest?
        /// True for a row that names files of its own, whose contents may change.
        package var readsFiles: Bool
        package var diagnostics: [Diagnostic]

        package init(
            serial: Int, microseconds: Int, fingerprint: Digest?, readsFiles: Bool = false, diagnostics: [Diagnostic]
        ) {
            (self.serial, self.microseconds) = (serial, microseconds)
            (self.fingerprint, self.readsFiles, self.diagnostics) = (fingerprint, readsFiles, diagnostics)
        }
    }

    /// A row's picture.
    package struct Drawing: Sendable, Equatable {
        package enum Outcome: String, Sendable {
            /// It is in its folder, or in `bytes` for an archive.
            case made
            /// It existed already, and stays.
            case kept
            /// The row can't be drawn.
            case failed
            /// The folder can't be written to, which ends the run.
            case cannotWrite
        }
        package var serial: Int
        package var microseconds: Int
        package var outcome: Outcome
        /// The size and digest of a picture that exists; `nil` otherwise.
        package var facts: PictureFacts?
        package var bytes: [UInt8] = []
        /// The findings about the row, drawing included.
        package var diagnostics: [Diagnostic]
        /// The microseconds of each stage that was measured, in order.
        package var stages: [String: Int] = [:]

        package init(
            serial: Int, microseconds: Int, outcome: Outcome, facts: PictureFacts? = nil, bytes: [UInt8] = [],
            diagnostics: [Diagnostic], stages: [String: Int] = [:]
        ) {
            (self.serial, self.microseconds, self.outcome) = (serial, microseconds, outcome)
            (self.facts, self.bytes, self.diagnostics, self.stages) = (facts, bytes, diagnostics, stages)
        }
    }
}

/// A picture's digest and size.
package struct PictureFacts: Sendable, Equatable {
    package var sha256: Digest
    /// In pixels.
    package var width: Int
    package var height: Int

    package init(sha256: Digest, width: Int, height: Int) {
        (self.sha256, self.width, self.height) = (sha256, width, height)
    }

    /// `not-reproducible` (70): the same row gave another picture.
    /// - Parameter isThere: true where it was compared with the file of an earlier row or run.
    package static func notReproducible(_ path: String, isThere: Bool) -> Diagnostic {
        Diagnostic(
            .error, "not-reproducible", "drawn again, the picture has other bytes: \(path)",
            hint: isThere ? "was it made on another machine, or changed since?" : "please report this",
            exit: .internalError)
    }
}

// MARK: - Messages

extension WorkerReport {
    package var bytes: [UInt8] {
        switch self {
        case .ready: return Message.bytes([("ready", "true")])
        case .refused(let diagnostics): return Message.bytes([("refused", diagnostics.messageText)])
        case .prepared(let row):
            var members = [
                ("prepared", String(row.serial)), ("microseconds", String(row.microseconds)),
                ("readsFiles", String(row.readsFiles)), ("diagnostics", row.diagnostics.messageText),
            ]
            if let fingerprint = row.fingerprint { members.append(("fingerprint", "\"\(fingerprint.hex)\"")) }
            return Message.bytes(members)
        case .drew(let row):
            var members = [
                ("drew", String(row.serial)), ("microseconds", String(row.microseconds)),
                ("outcome", "\"\(row.outcome.rawValue)\""), ("diagnostics", row.diagnostics.messageText),
                ("stages", JSONText.object(row.stages.map { ($0, String($1)) })),
            ]
            if let facts = row.facts {
                members += [
                    ("sha256", "\"\(facts.sha256.hex)\""), ("width", String(facts.width)),
                    ("height", String(facts.height)),
                ]
            }
            return Message.bytes(members, body: row.bytes)
        }
    }

    init(_ message: Message) throws(Message.Malformed) {
        let json = message.json
        if json["ready"] != nil {
            self = .ready
        } else if let diagnostics = json["refused"]?.diagnostics {
            self = .refused(diagnostics)
        } else if let serial = json["prepared"]?.int, let microseconds = json["microseconds"]?.int,
            let readsFiles = json["readsFiles"]?.bool, let diagnostics = json["diagnostics"]?.diagnostics
        {
            let fingerprint = json["fingerprint"]?.digest
            self = .prepared(
                Preparation(
                    serial: serial, microseconds: microseconds, fingerprint: fingerprint, readsFiles: readsFiles,
                    diagnostics: diagnostics))
        } else if let serial = json["drew"]?.int, let microseconds = json["microseconds"]?.int,
            let outcome = json["outcome"]?.string.flatMap(Drawing.Outcome.init),
            let diagnostics = json["diagnostics"]?.diagnostics, let stages = json["stages"]?.members
        {
            var facts: PictureFacts?
            if let sha256 = json["sha256"]?.digest, let width = json["width"]?.int, let height = json["height"]?.int {
                facts = PictureFacts(sha256: sha256, width: width, height: height)
            }
            self = .drew(
                Drawing(
                    serial: serial, microseconds: microseconds, outcome: outcome, facts: facts, bytes: message.body,
                    diagnostics: diagnostics,
                    stages: Dictionary(uniqueKeysWithValues: stages.map { ($0.key, $0.value.int ?? 0) })))
        } else {
            throw Message.Malformed()
        }
    }
}
