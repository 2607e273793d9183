import Basics
import Views

/// A display list divided into bands of rows, each with its own commands.
///
/// A band's pixels depend only on its own commands, so bands take little memory, and equal ones are reused.
struct BandPlan {
    /// Points.
    private let size: Size
    private let time: Double
    private let commands: [DisplayCommand]
    /// `true` when every pixel can be painted separately; otherwise the picture is one band.
    let isLocal: Bool
    /// The rows that each command may change; meaningless for pushes and pops.
    private let rows: [Range<Int>]

    /// Throws if the pushes and pops of the list don't match.
    init(_ list: DisplayList, scale: Double, height: Int, text: TextEngine) throws(Diagnostic) {
        (size, time, commands) = (list.size, list.time, list.commands)
        isLocal = list.commands.allSatisfy { $0.isLocal(scale: scale) }
        var open: [(rows: Range<Int>, isClip: Bool)] = []
        var rows: [Range<Int>] = []
        for command in list.commands {
            let around = open.last?.rows ?? 0..<height
            switch command {
            case .pushClip(let outline):
                open.append((Self.rows(outline.bounds, scale: scale).clamped(to: around), true))
            case .pushOpacity: open.append((around, false))
            case .popClip, .popOpacity:
                guard let scope = open.popLast(), scope.isClip == (command == .popClip) else {
                    throw Painter.unbalanced
                }
            default:
                let bounds = command.inkBounds(canvas: list.size, text: text) ?? .zero
                rows.append(Self.rows(bounds, scale: scale).clamped(to: around))
                continue
            }
            rows.append(around)
        }
        guard open.isEmpty else { throw Painter.unbalanced }
        self.rows = rows
    }

    /// The commands for a range of pixel rows, with their scopes.
    func list(in band: Range<Int>) -> DisplayList {
        var list = DisplayList(size: size, time: time)
        // Pushes whose scopes have no commands yet.
        var waiting: [DisplayCommand] = []
        for (command, rows) in zip(commands, rows) {
            switch command {
            case .pushClip, .pushOpacity: waiting.append(command)
            case .popClip, .popOpacity: if waiting.popLast() == nil { list.commands.append(command) }
            default:
                guard rows.overlaps(band) else { continue }
                list.commands += waiting
                waiting = []
                list.commands.append(command)
            }
        }
        return list
    }

    /// The rows that a rectangle touches, and one more on each side for antialiasing.
    private static func rows(_ rect: Rect, scale: Double) -> Range<Int> {
        /// Non-finite values are painted at 0.
        func row(_ y: Double, _ rule: FloatingPointRoundingRule) -> Int {
            Int(min(1e6, max(-1e6, (y.isFinite ? y * scale : 0).rounded(rule))))
        }
        guard rect.minY.isFinite, rect.maxY.isFinite else { return -1_000_000..<1_000_000 }
        let top = row(rect.minY, .down) - 1
        return top..<max(top, row(rect.maxY, .up) + 1)
    }
}

extension DisplayCommand {
    /// `true` when painting a part gives the same pixels; it doesn't where cairo scales.
    fileprivate func isLocal(scale: Double) -> Bool {
        switch self {
        case .shadow(_, _, let radius, _): ShadowMask.scale(radius: radius, canvasScale: scale) == scale
        case .image(.movie, _, _, _), .transformed: false
        case .image(.file, let rect, _, _): FittedImages.keeps(rect, scale: scale)
        default: true
        }
    }

    /// A rectangle around every pixel that the command may change; `nil` if it changes none.
    fileprivate func inkBounds(canvas: Size, text: TextEngine) -> Rect? {
        switch self {
        case .text(let request, let point, let width, _), .vibrantText(let request, let point, let width, _):
            guard let ink = text.set(request, width: width).ink else { break }
            return Rect(x: point.x, y: point.y + ink.lowerBound, width: 0, height: ink.upperBound - ink.lowerBound)
        case .image(.symbol(_, _, let weight), let rect, _, _):
            // Half of a stroke lies outside the box.
            return rect.inset(by: -max(rect.width, rect.height) * SystemSymbol.lineWidth(for: weight) / 200)
        case .image(.placeholder, let rect, _, _), .image(.movie, let rect, _, _):
            // The words may extend beyond a low box.
            return rect.inset(by: -30)
        default: break
        }
        return bounds(canvas: canvas, text: text)
    }
}
