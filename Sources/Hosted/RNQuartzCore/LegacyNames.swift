import RNCoreGraphics

// Names of Swift 3 and 4, which old extensions still have.

public let kCAEmitterLayerPoint = CAEmitterLayerEmitterShape.point
public let kCAEmitterLayerLine = CAEmitterLayerEmitterShape.line
public let kCAEmitterLayerCircle = CAEmitterLayerEmitterShape.circle
public let kCAEmitterLayerRectangle = CAEmitterLayerEmitterShape.rectangle
public let kCAEmitterLayerAdditive = CAEmitterLayerRenderMode.additive
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
public let kCAFillModeBoth = CAMediaTimingFillMode.both
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed
public let kCATransitionFade = CATransitionType.fade
public let kCATransitionPush = CATransitionType.push
public let kCATransitionMoveIn = CATransitionType.moveIn
public let kCATransitionReveal = CATransitionType.reveal
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft
public let kCATransitionFromRight = CATransitionSubtype.fromRight
public let kCATransitionFromTop = CATransitionSubtype.fromTop
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom
public let kCAGravityResize = CALayerContentsGravity.resize
public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill
public let kCALineCapRound = CAShapeLayerLineCap.round
public let kCALineCapButt = CAShapeLayerLineCap.butt
public let kCALineCapSquare = CAShapeLayerLineCap.square
public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel
public let kCALineJoinMiter = CAShapeLayerLineJoin.miter
public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
public let kCAGravityCenter = CALayerContentsGravity.center
public let kCAGradientLayerAxial = CAGradientLayerType.axial
public let kCAGradientLayerRadial = CAGradientLayerType.radial
public let kCAAlignmentLeft = CATextLayerAlignmentMode.left
public let kCAAlignmentCenter = CATextLayerAlignmentMode.center
public let kCAAlignmentRight = CATextLayerAlignmentMode.right
public let kCAAlignmentNatural = CATextLayerAlignmentMode.natural
public let kCATruncationEnd = CATextLayerTruncationMode.end
public let kCATruncationNone = CATextLayerTruncationMode.none
public let kCAFilterNearest = CALayerContentsFilter.nearest
public let kCAFilterLinear = CALayerContentsFilter.linear
public let kCAAnimationLinear = CAAnimationCalculationMode.linear
public let kCAAnimationDiscrete = CAAnimationCalculationMode.discrete
public let kCAAnimationPaced = CAAnimationCalculationMode.paced
public let kCAAnimationCubic = CAAnimationCalculationMode.cubic
public let kCAAnimationRotateAuto = CAAnimationRotationMode.rotateAuto
public let kCALineJoinRound = CAShapeLayerLineJoin.round

extension CGRect {
    public func equalTo(_ other: CGRect) -> Bool { self == other }
}
extension CGSize {
    public func equalTo(_ other: CGSize) -> Bool { self == other }
}
extension CGPoint {
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
}
