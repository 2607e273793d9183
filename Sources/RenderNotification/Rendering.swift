/// A notification's picture with all findings.
public struct Rendering: Sendable {
    /// The picture's file; empty when no format was requested.
    public let bytes: [UInt8]
    /// The format of `bytes`.
    public let format: PictureFormat?
    /// Warnings and notes with their positions in the inputs.
    public let diagnostics: [Diagnostic]
    /// The steps of the extension's life cycle, from the delivery on.
    public let trace: Trace
    /// The paths of the files that the inputs name.
    public let inputs: [String]
    /// The visible part of each text; `nil` unless requested.
    public let truncation: TruncationReport?
    /// A bindings.json with the guesses about a real extension's code; `nil` without guesses.
    public let guessedBindings: JSON?
    package let composition: Composition
    package let scene: Scene
    package let scale: Double
    package let screen: Screen
    /// The views before layout, for dumps.
    package let tree: [ViewNode]

    /// The picture as a PNG file; empty for another format.
    public var png: [UInt8] { format == .png ? bytes : [] }

    /// The frame of every view and line of text as JSON (docs/layout-json.md).
    public var layout: String { LayoutJSON.text(of: composition, scale: scale) }

    /// The picture's size in points.
    public var size: Size { composition.size }

    /// The view of the extension with that identifier or outlet name, as it is at the end.
    public subscript(outlet: String) -> ViewNode? { scene.view(outlet)?.view }

    /// The actions below the expanded notification.
    public var actions: [NotificationAction] { scene.actions }

    /// `false` before a long press, and after the notification was dismissed.
    public var isExpanded: Bool { scene.phase == .expanded }
}

extension Rendering {
    /// The printable stages between payload and pixels.
    package enum Stage: String, Sendable, CaseIterable {
        case scene, tree, layout
        case displayList = "display-list"
    }

    /// A stage as text.
    package func dump(_ stage: Stage) -> String {
        switch stage {
        case .scene: screen.dump
        case .tree: TreeDump.text(of: tree)
        case .layout: layout
        case .displayList: DisplayListDump.text(of: DisplayListBuilder.build(composition))
        }
    }
}
