import ContentExtensionHost
import Renderer

/// The picture of a notification, with everything that was found on the way. It is complete when it is returned.
public struct Rendering: Sendable {
    /// The picture's file in the format that was asked for; empty when none was.
    public let bytes: [UInt8]
    /// The format of `bytes`.
    public let format: PictureFormat?
    /// Warnings and notes, each with the place in an input that it is about.
    public let diagnostics: [Diagnostic]
    /// The steps of the extension's life, from the delivery on.
    public let trace: Trace
    /// The paths of the files that the inputs name.
    public let inputs: [String]
    /// How much of each text is seen; `nil` unless it was asked for.
    public let truncation: TruncationReport?
    /// A bindings.json of what was guessed of a real extension's code; `nil` where nothing was.
    public let guessedBindings: JSON?
    package let composition: Composition
    package let scale: Double
    package let screen: Screen
    /// The views before layout, for dumps.
    package let tree: [ViewNode]

    /// The picture as a PNG file; empty when another format was asked for.
    public var png: [UInt8] { format == .png ? bytes : [] }

    /// The frame of every view and line of text as JSON (docs/layout-json.md).
    public var layout: String { LayoutJSON.text(of: composition, scale: scale) }

    /// The picture's size in points.
    public var size: Size { composition.size }
}

extension Rendering {
    /// The stages between the payload and the pixels that can be printed.
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
