import ContentExtensionHost
import RenderNotification

/// A notification or a scenario that is compared with references.
package struct SnapshotCase: Sendable {
    package enum Subject: Sendable {
        case notification(PushNotification, Device, Place)
        /// The path of a scenario's file.
        case scenario(String)
    }

    /// The name in reports: the path of its references below their folder, without the ending.
    package var name: String
    package var subject: Subject
    package var options = PictureOptions()
    package var tolerance = PictureTolerance()
    package var kinds: [SnapshotKind] = [.layout, .picture]

    /// The results by name: one of a notification, and one of each snapshot of a scenario.
    struct Results {
        var products: [(name: String, kinds: [SnapshotKind], SnapshotProducts)] = []
        /// The expectations that aren't met.
        var failures: [Diagnostic] = []
        var diagnostics: [Diagnostic] = []
    }

    /// Renders the notification, or plays the scenario.
    /// - Throws: `InputError` with each error in the inputs.
    func run(code: CodeOptions) throws -> Results {
        switch subject {
        case .notification(let notification, let device, let place):
            let rendering = try SnapshotRendering(
                notification, on: device, in: place, options: options, drawsPicture: kinds.contains(.picture))
            return Results(
                products: [(name, kinds, rendering.products)], diagnostics: rendering.products.diagnostics)
        case .scenario(let path):
            let scenario = try ScenarioRendering(path, code: code)
            let screens = scenario.screens.map { ("\(name)/\($0.name)", $0.kinds, $0.products) }
            let trace = kinds.contains(.trace) ? [("\(name)/end", [SnapshotKind.trace], scenario.end)] : []
            return Results(
                products: screens + trace, failures: scenario.failures, diagnostics: scenario.end.diagnostics)
        }
    }
}
