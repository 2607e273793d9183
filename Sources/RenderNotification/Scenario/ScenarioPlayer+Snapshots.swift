/// The snapshots that a scenario has written so far.
struct SnapshotStore {
    private(set) var all: [AtomicFile.Output] = []
    private var bytes = 0

    /// - Throws: `too-many-snapshots` (77) beyond the limit.
    mutating func add(_ name: String, _ contents: [UInt8], at span: SourceSpan?) throws(InputError) {
        bytes += contents.count
        if bytes > Limits.snapshotBytes {
            throw InputError(
                Diagnostic(
                    .error, "too-many-snapshots",
                    "the snapshots have more than \(Limits.snapshotBytes / 1_048_576) MB together", at: span,
                    hint: "take fewer, or smaller ones", exit: .refused))
        }
        all.append(.init(bytes: contents, path: name))
    }
}

/// The options of a snapshot, with their names resolved.
struct SnapshotOptions {
    let crop: Crop
    let format: PictureFormat
    private let name: String
    private let stage: ScenarioSnapshot.Stage

    init(_ snapshot: ScenarioSnapshot, _ report: DiagnosticCollector) {
        (name, stage) = (snapshot.name, snapshot.stage)
        crop = snapshot.crop.flatMap { NamedTrait.choice($0, "a crop", report) } ?? .notification
        format = snapshot.format.flatMap { NamedTrait.choice($0, "a picture's format", report) } ?? .png
    }

    /// The file's name; inside a `repeat` it ends with the number of the round.
    func fileName(rounds: [Int]) -> String {
        let ending =
            switch stage {
            case .picture: format.rawValue
            case .layout: "layout.json"
            case .scene: "scene.txt"
            case .tree: "tree.txt"
            }
        return "\(([name] + rounds.map(String.init)).joined(separator: "-")).\(ending)"
    }
}

extension ScenarioPlayer {
    func take(_ snapshot: ScenarioSnapshot, at span: SourceSpan?) throws {
        defer { stepsOfPicture = 0 }
        let options = SnapshotOptions(snapshot, findings)
        let name = options.fileName(rounds: rounds)
        let center = host.center
        let activities = try activityScene()
        let screen = Screen(snapshot.place, scene: host.scene, center: center, activities: activities)
        if let finding = screen.emptiness(after: host.trace, on: renderer.device) { stepFindings.append(finding) }
        let settings = CompositionOptions(
            crop: options.crop, showsFullHeight: snapshot.isFullHeight,
            motion: snapshot.isAnimated ? .instant : .settled)
        switch snapshot.stage {
        case .picture:
            let picture = try renderer.draw(screen, settings, as: PictureEncoding(options.format))
            try snapshots.add(name, picture.bytes, at: span)
        case .layout:
            let composition = renderer.composer.compose(screen, settings)
            let text = LayoutJSON.text(of: composition, scale: renderer.device.model.scale)
            try snapshots.add(name, Array(text.utf8), at: span)
        case .scene: try snapshots.add(name, Array(screen.dump.utf8), at: span)
        case .tree:
            let tree = renderer.composer.tree(of: screen, crop: options.crop)
            try snapshots.add(name, Array(TreeDump.text(of: tree).utf8), at: span)
        }
        pictureFindings += renderer.diagnostics.map { $0.placed(among: findings.namedFiles) }
        guard measuresTruncation else { return }
        // Reset the budgets, so that trial texts don't count against the snapshot.
        renderer.startPicture()
        truncation.places.append(
            TruncationReport.Entry(screen, in: snapshot.place, snapshot: name, on: renderer))
    }
}
