/// Lays out a tree of views by its constraints.
///
/// A value that keeps its solver between calls, so that another size solves only what it touches. Equal trees with equal
/// contents that are asked the same have equal frames, to the last bit.
public struct ConstraintLayout {
    /// What is laid out.
    public let tree: LayoutTree
    private let measuring: any LayoutMeasuring
    private var system: LayoutSystem?
    private var lastWidth: Double?

    public init(_ tree: LayoutTree, measuring: any LayoutMeasuring) {
        self.tree = tree
        self.measuring = measuring
    }

    /// systemLayoutSizeFitting: the root's size for required or wished lengths, in points, not rounded to pixels.
    /// - Parameters:
    ///   - width: held at 1000; `nil` is as narrow as the constraints allow, pulled at 50.
    ///   - height: the same of the height.
    public mutating func fittingSize(width: Double?, height: Double? = nil) -> Size {
        guard !tree.views.isEmpty else { return Size(width: width?.usable ?? 0, height: height?.usable ?? 0) }
        let system = settled(width: width?.usable, height: height?.usable)
        let size = system.localFrames()[0].size
        self.system = system
        return size
    }

    /// The frames of all views, by index, in points of the root, with the root at exactly that size; edges lie on pixels.
    public mutating func frames(in size: Size) -> [Rect] {
        if tree.views.isEmpty { return [] }
        let system = settled(width: size.width.usable, height: size.height.usable)
        let local = system.localFrames()
        var frames = local
        for view in system.structure.order {
            guard let parent = system.structure.parent[view] else { continue }
            frames[view] = local[view].offset(x: frames[parent].minX, y: frames[parent].minY)
        }
        contentSizes = [:]
        for view in system.structure.order where tree.views[view].kind == .scroll {
            contentSizes[view] = system.contentSize(view)
        }
        self.system = system
        return frames.map(onPixels)
    }

    /// The sizes of what scrolls, by the index of the scroll view, in points, as of the last `frames(in:)`; 0 where no
    /// constraint says how large it is.
    public private(set) var contentSizes: [Int: Size] = [:]

    /// What was wrong at the last `frames(in:)`.
    public mutating func report() -> LayoutReport { system?.report() ?? LayoutReport() }

    private mutating func settled(width: Double?, height: Double?) -> LayoutSystem {
        var system: LayoutSystem
        if let kept = self.system {
            system = kept
            self.system = nil
            if width != lastWidth { system.loosen() }
            system.hold(width: width, height: height)
        } else {
            system = LayoutSystem(tree, width: width, height: height, measuring: measuring)
        }
        lastWidth = width
        system.settle(measuring)
        if system.rootGaveWay {
            // The root's size comes from outside and wins, which it does when it is there first.
            system = LayoutSystem(tree, width: width, height: height, measuring: measuring)
            system.settle(measuring)
        }
        return system
    }

    /// Edges rounded to the device's pixels, as UIKit rounds the frames that layout finds.
    private func onPixels(_ frame: Rect) -> Rect {
        let scale = tree.scale >= 0.01 && tree.scale <= 1e6 ? tree.scale : 1
        // Halves go away from 0. Not rounded(), which asks programs for the C library of mathematics.
        func round(_ value: Double) -> Double {
            // As many as a Double counts: frames within frames add up, and Int traps beyond its own range.
            let pixels = value.isFinite ? min(0x1p53, max(-0x1p53, value * scale)) : 0
            return Double(Int(pixels < 0 ? pixels - 0.5 : pixels + 0.5)) / scale
        }
        let (left, top) = (round(frame.minX), round(frame.minY))
        return Rect(x: left, y: top, width: round(frame.maxX) - left, height: round(frame.maxY) - top)
    }
}

extension Double {
    /// A length a root can have: not below 0, and 0 when it is no number.
    fileprivate var usable: Double { isFinite ? Swift.min(1e7, Swift.max(0, self)) : 0 }
}
