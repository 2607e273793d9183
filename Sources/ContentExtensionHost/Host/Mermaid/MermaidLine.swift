/// A line of a Mermaid sequence diagram: an arrow from one lane to another, or a note over some.
struct MermaidLine: Equatable {
    /// Those who take part, from left to right; the raw value is the name that the diagram's own syntax uses.
    enum Lane: String, CaseIterable {
        case user = "User"
        case device = "Device"
        case service = "Service"
        case content = "Extension"
        case app = "App"

        /// What is written above the lane.
        var title: String {
            switch self {
            case .service: "Service extension"
            case .content: "Content extension"
            default: rawValue
            }
        }
    }

    /// The characters that the first lines and the last note take, at the most.
    static let reserve = 512

    /// The lanes that the line names, so that they are declared.
    let lanes: [Lane]
    /// The line as it stands in the file.
    let text: String

    /// A call, a touch or a message; an answer is drawn with a dashed line.
    static func arrow(_ from: Lane, _ to: Lane, _ message: String, isAnswer: Bool = false) -> MermaidLine {
        MermaidLine(
            lanes: [from, to],
            text: "    \(from.rawValue)\(isAnswer ? "-->>" : "->>")\(to.rawValue): \(MermaidText.escaped(message))")
    }

    /// A fact, over one lane or from one to another.
    static func note(_ lanes: [Lane], _ fact: String) -> MermaidLine {
        MermaidLine(
            lanes: lanes,
            text: "    Note over \(lanes.map(\.rawValue).joined(separator: ",")): \(MermaidText.escaped(fact))")
    }

    /// Virtual time that passes.
    static func later(_ seconds: Double) -> MermaidLine {
        note([.user, .device], "\(VirtualTime.text(seconds)) later")
    }
}
