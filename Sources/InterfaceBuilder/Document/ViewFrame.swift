import Basics
import Views

/// The frame of a view's element, and its autoresizing.
struct ViewFrame {
    /// The relevant properties of a superview.
    struct Superview {
        /// The size in the file in points; `nil` if there is none.
        var size: Size?
        /// `true` if it arranges its subviews.
        var isStack = false
        /// UIView.autoresizesSubviews.
        var autoresizes = true
    }

    /// The frame in the superview; Xcode 8 omits it for views placed by constraints.
    private(set) var frame: Rect?

    private let element: XMLElement
    private let superview: Superview
    private let context: InterfaceContext

    init(_ element: XMLElement, in superview: Superview, context: InterfaceContext) {
        (self.element, self.superview, self.context) = (element, superview, context)
        if let rect = element.children.first(where: { $0.name == "rect" && $0["key"] == "frame" }) {
            frame = context.rect(rect)
        } else if let inset = element.children.first(where: { $0.name == "frame" && $0["key"] == "frameInset" }) {
            frame = rect(inset: inset)
        }
    }

    /// `<frame key="frameInset">`: distances to the superview's edges, or lengths.
    private func rect(inset: XMLElement) -> Rect {
        func span(_ low: String, _ high: String, _ length: String, of whole: Double?) -> (Double, Double) {
            let (start, end) = (context.number(low, of: inset), context.number(high, of: inset))
            let written = context.number(length, of: inset)
            let size = written ?? whole.map { max(0, $0 - (start ?? 0) - abs(end ?? 0)) } ?? 0
            if start == nil, let end, let whole { return (whole - abs(end) - size, size) }
            return (start ?? 0, size)
        }
        let (x, width) = span("minX", "maxX", "width", of: superview.size?.width)
        let (y, height) = span("minY", "maxY", "height", of: superview.size?.height)
        return Rect(x: x, y: y, width: width, height: height)
    }

    /// The value of `designFrame`.
    var designFrame: JSONValue.Kind? { frame.map { .numbers([$0.minX, $0.minY, $0.width, $0.height]) } }

    /// The value of `autoresizing`; `nil` if constraints determine the frame.
    var autoresizing: JSONValue.Kind? {
        let isTranslated = context.flag("translatesAutoresizingMaskIntoConstraints", of: element) ?? true
        guard isTranslated || context.flag("fixedFrame", of: element) == true, !superview.isStack, let frame else {
            return nil
        }
        let outer = superview.size ?? Size(width: frame.maxX, height: frame.maxY)
        return .members([
            .frame: .numbers([frame.minX, frame.minY, frame.width, frame.height]),
            .superview: .numbers([outer.width, outer.height]),
            .mask: .array(superview.autoresizes ? mask.map { JSONValue(.string($0)) } : []),
        ])
    }

    /// Interface Builder's names and UIKit's.
    private static let maskNames: KeyValuePairs = [
        "flexibleMinX": "flexibleLeftMargin", "widthSizable": "flexibleWidth", "flexibleMaxX": "flexibleRightMargin",
        "flexibleMinY": "flexibleTopMargin", "heightSizable": "flexibleHeight",
        "flexibleMaxY": "flexibleBottomMargin",
    ]

    private var mask: [String] {
        guard let mask = element.first("autoresizingMask") else { return [] }
        return Self.maskNames.filter { context.flag($0.key, of: mask) == true }.map(\.value)
    }
}
