import ContentExtensionHost

/// What a worker tells the coordinator.
package enum WorkerReport: Sendable, Equatable {
    /// It can take rows.
    case ready
    /// It can't, and why: a descriptor that is wrong, fonts that are missing.
    case refused([Diagnostic])
    /// What rows look like, those of an order together.
    case looked([Look])
    /// A picture that was made, or not.
    case drew(Drawing)

    package struct Look: Sendable, Equatable {
        package var serial: UInt64
        /// How long it took.
        package var microseconds: UInt32
        /// The look's key; `nil` when the row is wrong, as the diagnostics say.
        package var key: Digest?
        /// Whether the row names files of its own, which may be others when they are read again.
        package var readsFiles: Bool
        package var diagnostics: [Diagnostic]

        package init(
            serial: UInt64, microseconds: UInt32, key: Digest?, readsFiles: Bool = false, diagnostics: [Diagnostic]
        ) {
            self.serial = serial
            self.microseconds = microseconds
            self.key = key
            self.readsFiles = readsFiles
            self.diagnostics = diagnostics
        }
    }

    package struct Drawing: Sendable, Equatable {
        package enum Outcome: Sendable, Equatable {
            /// It is where it belongs; the bytes come along where they go into an archive.
            case made(PictureFacts, bytes: [UInt8])
            /// It was there already, and stays.
            case kept(PictureFacts)
            /// The row can't be drawn, as the diagnostics say.
            case failed
            /// The place for pictures can't be written to, which ends the run: it is no row's fault.
            case cannotWrite
        }
        package var serial: UInt64
        package var microseconds: UInt32
        package var outcome: Outcome
        /// What was odd about the row, with what drawing found; they replace those of the look.
        package var diagnostics: [Diagnostic]
        /// The microseconds of each stage that was measured.
        package var stages: [Stage]

        package init(
            serial: UInt64, microseconds: UInt32, outcome: Outcome, diagnostics: [Diagnostic], stages: [Stage] = []
        ) {
            self.serial = serial
            self.microseconds = microseconds
            self.outcome = outcome
            self.diagnostics = diagnostics
            self.stages = stages
        }
    }

    package struct Stage: Sendable, Equatable {
        package var name: String
        package var microseconds: UInt32

        package init(name: String, microseconds: UInt32) {
            self.name = name
            self.microseconds = microseconds
        }
    }
}

/// What is known of a picture without looking at it.
package struct PictureFacts: Sendable, Equatable {
    package var sha256: Digest
    /// In pixels.
    package var width: UInt32
    package var height: UInt32

    package init(sha256: Digest, width: UInt32, height: UInt32) {
        self.sha256 = sha256
        self.width = width
        self.height = height
    }
}

extension PictureFacts {
    /// `not-reproducible` (70): drawn again, a picture is another.
    /// - Parameter isThere: whether it was held against a file that an earlier row or run made.
    package static func notReproducible(_ path: String, isThere: Bool) -> Diagnostic {
        Diagnostic(
            .error, "not-reproducible", "drawn again, the picture has other bytes: \(path)",
            hint: isThere ? "was it made on another machine, or changed since?" : "please report this",
            exit: .internalError)
    }
}
