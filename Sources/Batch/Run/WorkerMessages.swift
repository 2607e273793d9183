import Basics
import PlatformFoundation
import Views

/// A message of the coordinator to a worker.
package enum WorkerOrder: Codable, Sendable, Equatable {
    /// A row whose fingerprint is wanted: its serial number, its line from 1, and its JSON.
    case prepare(Int, line: Int, row: Data)
    /// The fate of a row that was prepared.
    case finish(Int, Action)

    package enum Action: String, Codable, Sendable {
        /// Forgotten: the picture exists, or another row draws it.
        case drop
        case draw
        /// Drawn unless the folder has the picture, whole.
        case keep
        /// Drawn, and compared with the picture that exists, or with a second drawing.
        case verify
    }
}

/// A message of a worker to the coordinator.
package enum WorkerReport: Codable, Sendable, Equatable {
    /// It can take rows.
    case ready
    case prepared(Preparation)
    case drew(Drawing)

    /// A row's fingerprint.
    package struct Preparation: Codable, Sendable, Equatable {
        package var serial: Int
        package var microseconds = 0
        /// `nil` for a row with errors.
        package var fingerprint: Digest?
        /// True for a row that names files of its own, whose contents may change.
        package var readsFiles = false
        package var diagnostics: [Diagnostic] = []
        /// The truncated texts; `nil` without `--truncation`.
        package var cuts: [TextCut]?

        package init(serial: Int) { self.serial = serial }
    }

    /// A row's picture.
    package struct Drawing: Codable, Sendable, Equatable {
        package enum Outcome: String, Codable, Sendable {
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
        package var microseconds = 0
        package var outcome = Outcome.failed
        /// The size and digest of a picture that exists; `nil` otherwise.
        package var facts: PictureFacts?
        package var bytes = Data()
        /// The findings about the row, drawing included.
        package var diagnostics: [Diagnostic] = []
        /// The microseconds of each stage that was measured.
        package var stages: [String: Int] = [:]

        package init(serial: Int) { self.serial = serial }
    }
}

/// A picture's digest and size.
package struct PictureFacts: Codable, Sendable, Equatable {
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
