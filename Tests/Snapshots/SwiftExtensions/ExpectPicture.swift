import ContentExtensionHost
import FoundationEssentials
import Renderer
import Testing

/// Compares the picture of a scene with its reference in Tests/Fixtures/swift-extensions.
func expectPicture(
    of scene: Scene, _ name: String, _ renderer: NotificationRenderer,
    location: Testing.SourceLocation = #_sourceLocation
) throws {
    let environment = ProcessInfo.processInfo.environment
    let picture = try renderer.encode(renderer.compose(.expanded(scene)), scale: 1, png: PNGEncoder(effort: .small))
    let reference = Reference(
        .picture, title: "swift-extensions/\(name)",
        path: "\(Repository.fixtures)/swift-extensions/\(name)/\(Reference.Kind.picture.rawValue)", found: picture)
    let mode = try RecordMode(environment: environment)
    switch try reference.check(mode, artefacts: Artefacts(environment: environment)) {
    case .same: break
    case .near(let note): Issue.record(Comment(rawValue: note), severity: .warning, sourceLocation: location)
    case .failed(let text): Issue.record(Comment(rawValue: text), sourceLocation: location)
    }
}
