/// A line of a Mermaid sequence diagram: an arrow between two lanes, or a note.
struct MermaidLine: Equatable {
    /// The participants from left to right; the raw value is the name in Mermaid's syntax.
    enum Lane: String, CaseIterable {
        case user = "User"
        case device = "Device"
        case service = "Service"
        case content = "Extension"
        case app = "App"

        /// The heading of the lane.
        var title: String {
            switch self {
            case .service: "Service extension"
            case .content: "Content extension"
            default: rawValue
            }
        }
    }

    /// Characters reserved for the header and the last note.
    static let reserve = 512

    /// The lanes used by the line; they must be declared.
    let lanes: [Lane]
    let text: String

    /// A call, a touch or a message; answers have dashed lines.
    static func arrow(_ from: Lane, _ to: Lane, _ message: String, isAnswer: Bool = false) -> MermaidLine {
        MermaidLine(
            lanes: [from, to],
            text: "    \(from.rawValue)\(isAnswer ? "-->>" : "->>")\(to.rawValue): \(MermaidText.escaped(message))")
    }

    /// A note over one lane, or spanning two.
    static func note(_ lanes: [Lane], _ fact: String) -> MermaidLine {
        MermaidLine(
            lanes: lanes,
            text: "    Note over \(lanes.map(\.rawValue).joined(separator: ",")): \(MermaidText.escaped(fact))")
    }

    /// A note of elapsed virtual time.
    static func later(_ seconds: Double) -> MermaidLine {
        note([.user, .device], "\(VirtualTime.text(seconds)) later")
    }
}
