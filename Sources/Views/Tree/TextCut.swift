import Basics

/// A text that a device doesn't show whole.
package struct TextCut: Codable, Sendable, Hashable {
    /// The text's purpose: `title`, `body`, … (docs/truncation.md).
    package var role: String
    /// The action's identifier, or the outlet of a text of the extension's view.
    package var identifier: String?
    /// The invisible rest.
    package var lost: String
    /// The names for the command line.
    package var device: String
    package var style: String
    package var presentation: String

    package init(
        role: String, identifier: String? = nil, lost: String, on device: DeviceModel, style: SystemStyle,
        in place: String
    ) {
        (self.role, self.identifier, self.lost) = (role, identifier, lost)
        (self.device, self.style, presentation) = (device.name, style.rawValue, place)
    }

    /// The cut as a JSON object; a stable format for tools (docs/batch.md).
    package var jsonText: String {
        var members = [("role", JSONText.quoted(role))]
        if let identifier { members.append(("identifier", JSONText.quoted(identifier))) }
        members += [
            ("lost", JSONText.quoted(lost)), ("device", JSONText.quoted(device)), ("style", JSONText.quoted(style)),
            ("presentation", JSONText.quoted(presentation)),
        ]
        return JSONText.object(members)
    }
}
