import ContentExtensionHost
import RenderNotification
import Renderer

/// The answer to a request for a picture, as JSON.
package enum PreviewReply {
    /// - Parameter file: the picture's address on the page.
    package static func text(of picture: PreviewPicture, file: String) -> String {
        let size = picture.composition.size
        let pixels = [size.width, size.height].map { Int(($0 * picture.scale).rounded()) }
        let device = picture.composition.device
        return JSONText.object([
            ("picture", JSONText.quoted(file)), ("width", String(pixels[0])), ("height", String(pixels[1])),
            ("size", "[\(JSONValue.text(of: size.width)),\(JSONValue.text(of: size.height))]"),
            ("scale", JSONValue.text(of: picture.scale)), ("place", JSONText.quoted(picture.place.rawValue)),
            ("device", described(device)), ("state", described(picture.state)),
            ("views", picture.views.json.compactText), ("trace", picture.trace.json),
            ("diagnostics", list(picture.diagnostics)), ("failures", list(picture.failures)),
        ])
    }

    /// The reply without a picture: the errors in the subject and its files.
    package static func text(of error: any Error) -> String {
        JSONText.object([("diagnostics", list(Diagnostic.all(of: error)))])
    }

    private static func list(_ diagnostics: [Diagnostic]) -> String {
        "[\(diagnostics.map(\.jsonText).joined(separator: ","))]"
    }

    private static func described(_ device: Device) -> String {
        JSONText.object([
            ("name", JSONText.quoted(device.model.name)), ("style", JSONText.quoted(device.style.rawValue)),
            ("appearance", JSONText.quoted(device.appearance.rawValue)),
            ("contentSize", JSONText.quoted(device.contentSize.rawValue)),
            ("locale", JSONText.quoted(device.locale)), ("orientation", JSONText.quoted(device.orientation.rawValue)),
            ("cornerRadius", JSONValue.text(of: device.model.cornerRadius)),
            ("hasCutout", String(device.model.hasCutout)),
            ("screen", "[\(JSONValue.text(of: device.screen.width)),\(JSONValue.text(of: device.screen.height))]"),
        ])
    }

    private static func described(_ state: PreviewState) -> String {
        let names = { (texts: [String]) in JSONValue(texts: texts).compactText }
        return JSONText.object([
            ("name", JSONText.quoted(state.name)), ("time", JSONValue.text(of: state.time)),
            ("textInput", state.textInput.map { JSONText.quoted($0.rawValue) } ?? "null"),
            ("actions", names(state.actions)), ("activities", names(state.activities)),
        ])
    }
}
