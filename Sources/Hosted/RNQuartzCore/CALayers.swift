import RNFoundation

/// A layer without a look of its own, whose sublayers keep their depth.
open class CATransformLayer: CALayer {
    open override class func _make() -> CALayer { CATransformLayer() }
}

/// Its content stays unscrolled.
open class CAScrollLayer: CALayer {
    open override class func _make() -> CALayer { CAScrollLayer() }
    open func scroll(to point: CGPoint) { if point != .zero { notModelled("a scrolled layer") } }
    open func scroll(to rect: CGRect) { scroll(to: rect.origin) }
}

@available(*, unavailable, message: "tiles are made by drawing, which isn't modelled; use an image view")
open class CATiledLayer: CALayer {}
