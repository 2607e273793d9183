import RNFoundation
import RNQuartzCore

extension UIView {
    /// The view and all below as a tree of the template language, as the controller's view or on its own.
    package func encodeTree() -> JSON {
        guard var keys = encode().object else { return .null }
        keys["autoresizing"] = nil
        // A frame of Interface Builder's keeps the tree from being placed by `fill`.
        if keys["designFrame"] == nil { keys["designFrame"] = .rect(CGRect(origin: .zero, size: currentFrame.size)) }
        return .object(keys)
    }

    package func encode() -> JSON {
        prepareToEncode()
        var keys = storage.keys
        for key in keys.keys where key.hasPrefix("//") { keys[key] = nil }
        keys["id"] = .string(storage.id)
        if placement.translates { keys["autoresizing"] = encodedPlacement }
        if !transform.isIdentity { encodeTransform(&keys) }
        let children = encodedChildren
        if !children.isEmpty { keys["children"] = .array(children) }
        let constraints = ownConstraints.compactMap { $0.encode(on: self) }
        if !constraints.isEmpty { keys["constraints"] = .array(constraints) }
        encodeOwn(&keys)
        return .object(keys)
    }

    /// Scales and moves a view with a frame; others only vanish at a scale of nothing.
    private func encodeTransform(_ keys: inout [String: JSON]) {
        let isUpright = transform.b == 0 && transform.c == 0
        if isUpright, abs(transform.a) < 0.01 || abs(transform.d) < 0.01 {
            keys["alpha"] = 0
        } else if isUpright, placement.translates, var autoresizing = keys["autoresizing"]?.object {
            let center = CGPoint(x: placement.frame.midX, y: placement.frame.midY)
            let size = CGSize(
                width: placement.frame.width * abs(transform.a), height: placement.frame.height * abs(transform.d))
            autoresizing["frame"] = .rect(
                CGRect(
                    x: center.x + transform.tx - size.width / 2, y: center.y + transform.ty - size.height / 2,
                    width: size.width, height: size.height))
            keys["autoresizing"] = .object(autoresizing)
            if let radius = keys["cornerRadius"]?.float {
                keys["cornerRadius"] = .points(radius * min(abs(transform.a), abs(transform.d)))
            }
        } else {
            notModelled("a transform")
        }
    }

    private var encodedPlacement: JSON? {
        guard let superview, (superview as? UIStackView)?.arrangedSubviews.contains(where: { $0 === self }) != true
        else { return nil }
        let size =
            placement.superviewSize ?? (placement.mask.isEmpty ? placement.frame.size : superview.placement.frame.size)
        let mask = AutoresizingMask.names.enumerated().filter { placement.mask.rawValue & (1 << UInt($0.offset)) != 0 }
        return [
            "frame": .rect(placement.frame), "superview": .size(size), "mask": .array(mask.map { .string($0.element) }),
        ]
    }

    private var encodedChildren: [JSON] {
        var children = shownSubviews.map { $0.encode() }
        for (layer, below) in layer.extraLayers.reversed() {
            children.insert(layer.encode(), at: min(below, children.count))
        }
        layer.updateContent()
        if let type = layer.content["type"], type != storage["type"] {
            // What the view's own layer draws lies below everything else.
            var content = layer.content
            content["id"] = .string(storage.id + ".layer")
            content["placement"] = "fill"
            content["cornerRadius"] = storage["cornerRadius"]
            children.insert(.object(content), at: 0)
        }
        return children + guides.map { $0.encode() }
    }

    /// Subviews that the tree shows, in order.
    private var shownSubviews: [UIView] { (self as? UIStackView)?.orderedSubviews ?? subviews }
}
