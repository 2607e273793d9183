import RNFoundation
import RNQuartzCore

extension UIView {
    /// The view and all below as a tree of the template language, as the controller's view or on its own.
    package func encodeTree() -> JSON {
        guard var keys = encode().members else { return .null }
        keys[.autoresizing] = nil
        // A frame of Interface Builder's keeps the tree from being placed by `fill`.
        if keys[.designFrame] == nil { keys[.designFrame] = .rect(CGRect(origin: .zero, size: currentFrame.size)) }
        return .object(keys)
    }

    /// The view with its children, constraints and guides. A key that begins with `//` is only kept for getters.
    package func encode() -> JSON {
        prepareToEncode()
        var keys = storage.keys
        for key in keys.keys where key.rawValue.hasPrefix("//") { keys[key] = nil }
        keys[.id] = .string(storage.id)
        if placement.translates { keys[.autoresizing] = encodedPlacement }
        let children = encodedChildren
        if !children.isEmpty { keys[.children] = .array(children) }
        let constraints = ownConstraints.compactMap { $0.encode(on: self) } + OverriddenSize.constraints(of: self)
        if !constraints.isEmpty { keys[.constraints] = .array(constraints) }
        if let mask = layer.maskPath { keys[.mask] = .string(mask) }
        encodeOwn(&keys)
        return .object(keys)
    }

    /// Frame, superview's size and mask, in points. `nil` where layout gives the frame: for a root view and in a stack.
    private var encodedPlacement: JSON? {
        guard let superview, (superview as? UIStackView)?.arrangedSubviews.contains(where: { $0 === self }) != true
        else { return nil }
        let size =
            placement.superviewSize ?? (placement.mask.isEmpty ? placement.frame.size : superview.placement.frame.size)
        let mask = AutoresizingMask.names.enumerated().filter { placement.mask.rawValue & (1 << UInt($0.offset)) != 0 }
        return [
            .frame: .rect(placement.frame), .superview: .size(size), .mask: .array(mask.map { .string($0.element) }),
        ]
    }

    /// From back to front: what the view's layer and `draw(_:)` draw, subviews and layers without a view, then guides.
    private var encodedChildren: [JSON] {
        var children = shownSubviews.map { $0.encode() }
        for (layer, below) in layer.extraLayers.reversed() {
            children.insert(layer.encode(), at: min(below, children.count))
        }
        if !drawnMarks.isEmpty {
            children.insert(
                [
                    .id: .string(storage.id + ".drawing"), .type: "view", .children: .array(drawnMarks),
                    .autoresizing: [
                        .frame: .rect(CGRect(origin: .zero, size: drawnSize)), .superview: .size(drawnSize),
                        .mask: [],
                    ],
                ], at: 0)
        }
        layer.updateContent()
        if let type = layer.content[.type], type != storage[.type] {
            // What the view's own layer draws lies below everything else.
            var content = layer.content
            content[.id] = .string(storage.id + ".layer")
            content[.autoresizing] = content[.autoresizing] ?? UIView.filling
            content[.cornerRadius] = storage[.cornerRadius]
            children.insert(.object(content), at: 0)
        }
        return children + guides.map { $0.encode() }
    }

    /// A frame that grows with the superview on all sides, whatever its size.
    private static var filling: JSON {
        let names = AutoresizingMask.names
        return [
            .frame: [0, 0, 100, 100], .superview: [100, 100], .mask: [.string(names[1]), .string(names[4])],
        ]
    }

    /// Subviews that the tree shows, in order.
    private var shownSubviews: [UIView] { (self as? UIStackView)?.orderedSubviews ?? subviews }
}
