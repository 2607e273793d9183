import Basics
import Views

/// A frame that code gives a view, as `autoresizing` of the template language, for a superview as wide as the content.
struct CodeFrame {
    let json: JSONValue

    /// A size that the superview has while the frame is made; the masks say what follows another one.
    private static let superview = Size(width: 320, height: 100)

    /// - Parameters:
    ///   - parent: the id of the superview; `nil` for one that fills the content.
    ///   - design: `autoresizing` of the view in the interface file.
    ///   - ids: ids of views by the names that code has for them.
    /// - Returns: `nil` for a frame that isn't understood.
    init?(_ value: SourceValue, in parent: String?, ids: [String: String], design: JSONValue? = nil) {
        var mask: [String] = []
        let frame: [Double]
        switch value {
        case .property(let path):
            // `view.bounds`, or the frame of a view as large as its superview.
            guard path.count == 2, ["bounds", "frame"].contains(path[1]),
                parent.map({ ids[path[0]] == $0 }) ?? (path[0] == "view")
            else { return nil }
            frame = [0, 0, Self.superview.width, Self.superview.height]
            mask = ["flexibleWidth", "flexibleHeight"]
        case .object(let object):
            let sides = zip(["x", "y", "width", "height"], ["0", "1", "2", "3"]).map { object[$0] ?? object[$1] }
            guard let x = Side(sides[0]), let y = Side(sides[1]), let width = Side(sides[2]),
                let height = Side(sides[3]),
                y.factor == 0, height.factor == 0
            else { return nil }
            switch (x.factor, width.factor) {
            case (0, 0): break
            case (0, 1): mask = ["flexibleWidth"]
            case (0.5, 0): mask = ["flexibleLeftMargin", "flexibleRightMargin"]
            case (1, 0): mask = ["flexibleLeftMargin"]
            default: return nil
            }
            frame = [
                x.factor * Self.superview.width + x.points, y.points,
                width.factor * Self.superview.width + width.points,
                height.points,
            ]
        default: return nil
        }
        // What is as wide as the superview in the file was made for that one.
        if mask.isEmpty, let superview = design?["superview"], superview.array?.first?.number == frame[2],
            let own = design?["mask"]
        {
            json = JSONValue(
                .object([
                    .init(key: "frame", value: JSONValue(.numbers(frame))), .init(key: "superview", value: superview),
                    .init(key: "mask", value: own),
                ]))
            return
        }
        json = JSONValue(
            .object([
                .init(key: "frame", value: JSONValue(.numbers(frame))),
                .init(
                    key: "superview", value: JSONValue(.numbers([Self.superview.width, Self.superview.height]))),
                .init(key: "mask", value: JSONValue(.array(mask.map { JSONValue(.string($0)) }))),
            ]))
    }

    /// A side: a multiple of the content's width, and points.
    private struct Side {
        var factor = 0.0
        var points = 0.0

        init?(_ value: SourceValue?) {
            switch value {
            case .number(let number): points = number
            case .length(let length) where length.followsWidth: (factor, points) = (length.factor, length.points)
            default: return nil
            }
            guard abs(points) < Limits.points else { return nil }
        }
    }
}
