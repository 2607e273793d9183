import ContentExtensionHost

/// What a scenario asked to be written so far.
struct SnapshotShelf {
    private(set) var all: [ScenarioOutcome.Snapshot] = []
    private var names: Set<String> = []
    private var bytes = 0

    /// Adds a file.
    /// - Throws: `snapshot-name` for a second one of the name, `too-many-snapshots` (77) beyond the limit.
    mutating func add(_ name: String, _ contents: [UInt8], at place: Place?) throws(InputError) {
        bytes += contents.count
        if bytes > Limits.snapshotBytes {
            throw InputError(
                Diagnostic(
                    .error, "too-many-snapshots",
                    "the snapshots have more than \(Limits.snapshotBytes / 1_048_576) MB together", at: place?.location,
                    path: place?.jsonPath, hint: "take fewer, or smaller ones", exit: .refused))
        }
        if !names.insert(name).inserted {
            throw InputError(
                Diagnostic(
                    .error, "snapshot-name", "a snapshot is called \(name.quoted()) already", at: place?.location,
                    path: place?.jsonPath, hint: "give each a name of its own"))
        }
        all.append(.init(name: name, bytes: contents))
    }
}

/// The options of a snapshot, looked up.
struct SnapshotOptions {
    let crop: Crop
    let format: PictureFormat

    init(_ snapshot: ScenarioSnapshot, _ report: DiagnosticCollector) {
        crop = snapshot.crop.flatMap { NamedTrait.choice($0, "a crop", report) } ?? .notification
        format = snapshot.format.flatMap { NamedTrait.choice($0, "a picture's format", report) } ?? .png
    }
}

extension ScenarioRunner {
    /// Writes a snapshot; within a `repeat` the name ends in the number of the round.
    func take(_ snapshot: ScenarioSnapshot, at place: Place?) throws {
        let options = SnapshotOptions(snapshot, findings)
        let name = ([snapshot.name] + rounds.map(String.init)).joined(separator: "-")
        let scene = host.scene
        let composition = { [renderer] in
            renderer.compose(
                scene, CompositionOptions(crop: options.crop, showsFullHeight: snapshot.isFullHeight))
        }
        let scale = renderer.traits.device.scale
        switch snapshot.stage {
        case .picture:
            try snapshots.add(
                "\(name).\(options.format.rawValue)", renderer.encode(composition(), as: options.format), at: place)
        case .layout:
            try snapshots.add(
                "\(name).layout.json", Array(LayoutJSON.text(of: composition(), scale: scale).utf8), at: place)
        case .scene: try snapshots.add("\(name).scene.txt", Array(SceneDump.text(of: scene).utf8), at: place)
        case .tree:
            let tree = renderer.tree(of: scene, crop: options.crop)
            try snapshots.add("\(name).tree.txt", Array(TreeDump.text(of: tree).utf8), at: place)
        }
        pictureFindings += renderer.diagnostics.map { $0.placed(among: findings.namedFiles) }
    }
}
