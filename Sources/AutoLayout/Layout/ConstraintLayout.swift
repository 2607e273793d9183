/// Lays out a tree of views by its constraints.
///
/// Reuses the solver between calls. Deterministic: equal inputs and calls give bit-identical frames.
package struct ConstraintLayout {
    package let tree: LayoutTree
    private let measuring: any LayoutMeasuring
    private var system: LayoutSystem?
    private var lastWidth: Double?
    /// The work left to the solver, in coefficients and variables looked at; at 0 frames stay unfinished.
    package var room = Int.max

    package init(_ tree: LayoutTree, measuring: any LayoutMeasuring) { (self.tree, self.measuring) = (tree, measuring) }

    /// systemLayoutSizeFitting: the root's size for required or preferred lengths, in points, not rounded to pixels.
    /// - Parameters:
    ///   - width: required (priority 1000); `nil` for the smallest possible width, pulled to 0 at priority 50.
    ///   - height: likewise for the height.
    package mutating func fittingSize(width: Double?, height: Double? = nil) -> Size {
        guard !tree.views.isEmpty else { return Size(width: width?.usable ?? 0, height: height?.usable ?? 0) }
        let system = settled(width: width?.usable, height: height?.usable)
        let size = system.localFrames()[0].size
        self.system = system
        return size
    }

    /// The frames of all views by index, in points of the root, whose size is `size`; edges are rounded to pixels.
    package mutating func frames(in size: Size) -> [Rect] {
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

    /// Content sizes of scroll views by view index, in points, after the last `frames(in:)`; 0 where undetermined.
    package private(set) var contentSizes: [Int: Size] = [:]

    /// The problems of the last `frames(in:)`.
    package mutating func report() -> LayoutReport {
        guard var system = system.take() else { return LayoutReport() }
        system.solver.room = room
        let report = system.report()
        room = system.solver.room
        self.system = system
        return report
    }

    private mutating func settled(width: Double?, height: Double?) -> LayoutSystem {
        var system = system.take() ?? LayoutSystem(tree, width: width, height: height, measuring: measuring)
        system.solver.room = room
        if width != lastWidth { system.loosen() }
        system.hold(width: width, height: height)
        lastWidth = width
        system.settle(measuring)
        if system.rootGaveWay {
            // The root's size takes precedence over all other required constraints, because it is added first.
            room = system.solver.room
            system = LayoutSystem(tree, width: width, height: height, measuring: measuring)
            system.solver.room = room
            system.settle(measuring)
        }
        room = system.solver.room
        return system
    }

    /// Edges rounded to the device's pixels, like UIKit's frames.
    private func onPixels(_ frame: Rect) -> Rect {
        let scale = tree.scale >= 0.01 && tree.scale <= 1e6 ? tree.scale : 1
        // Rounds halves away from 0. `rounded()` would link the C math library.
        func round(_ value: Double) -> Double {
            // Clamped to the exact integers of a Double: sums of nested frames can exceed Int, which would trap.
            let pixels = value.isFinite ? min(0x1p53, max(-0x1p53, value * scale)) : 0
            return Double(Int(pixels < 0 ? pixels - 0.5 : pixels + 0.5)) / scale
        }
        let (left, top) = (round(frame.minX), round(frame.minY))
        return Rect(x: left, y: top, width: round(frame.maxX) - left, height: round(frame.maxY) - top)
    }
}

extension Double {
    /// A valid length of the root: clamped to 0...1e7, with 0 for non-finite numbers.
    fileprivate var usable: Double { isFinite ? Swift.min(1e7, Swift.max(0, self)) : 0 }
}
