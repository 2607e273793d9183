import ContentExtensionHost

/// The references of one case: files that differ in their ending.
package struct ReferenceSet: Sendable {
    /// The name in failures and artefacts.
    package let title: String
    /// The path without the ending.
    package let stem: String
    /// See `SnapshotReference.acceptCommand`.
    package var acceptCommand: (@Sendable (_ found: String, _ reference: String) -> String)?

    package init(title: String, stem: String) { (self.title, self.stem) = (title, stem) }

    package func path(_ kind: SnapshotKind) -> String { "\(stem).\(kind.ending)" }

    /// Compares in the order of `SnapshotKind`.
    /// - Parameter tolerances: the kinds to compare.
    /// - Throws: `font-missing` when a font is missing here; errors of reading and writing files.
    package func check(
        _ tolerances: [SnapshotKind: PictureTolerance], _ products: SnapshotProducts, _ mode: RecordMode,
        artefacts: Artefacts
    ) throws -> [(kind: SnapshotKind, outcome: SnapshotReference.Outcome)] {
        if let missing = products.diagnostics.first(where: { $0.code == "missing-font-package" }) {
            throw InputError(
                Diagnostic(
                    .error, "font-missing", "\(title) isn't compared: \(missing.message)", hint: missing.hint,
                    exit: .unavailable))
        }
        let recorded = (try? FileReader.read(path(.picture), limit: Limits.imageBytes)).flatMap {
            PictureOrigin(png: $0)
        }
        return try SnapshotKind.allCases.compactMap { kind in
            guard let tolerance = tolerances[kind] else { return nil }
            var reference = SnapshotReference(kind, of: title, path: path(kind), found: products.found(kind))
            reference.otherOrigin = recorded.flatMap { products.origin.difference(from: $0) }
            reference.sources = products.sources
            reference.layout = { products.found(.layout) }
            reference.acceptCommand = acceptCommand
            return (kind, try reference.check(mode, artefacts: artefacts, tolerance: tolerance))
        }
    }
}
