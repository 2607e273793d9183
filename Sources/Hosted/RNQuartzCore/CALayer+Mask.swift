import RNCoreGraphics
import RNFoundation

extension CALayer {
    /// The mask as a path in this layer's coordinates; `nil` for none, and for one that isn't a shape.
    package var maskPath: String? {
        guard let mask else { return nil }
        if let outline = mask.outline { return outline }
        notModelled("a mask that isn't a shape")
        return nil
    }

    package func notModelled(_ what: String) {
        Host.shared.note("code-not-modelled", "\(type(of: self)): \(what) isn't drawn")
    }
}

extension CACornerMask {
    /// The corners' names; `nil` for all.
    var json: JSON? {
        let names: [(CACornerMask, JSON)] = [
            (.layerMinXMinYCorner, "topLeft"), (.layerMaxXMinYCorner, "topRight"),
            (.layerMinXMaxYCorner, "bottomLeft"), (.layerMaxXMaxYCorner, "bottomRight"),
        ]
        let masked = names.filter { contains($0.0) }.map(\.1)
        return masked.count < names.count ? .array(masked) : nil
    }
}
