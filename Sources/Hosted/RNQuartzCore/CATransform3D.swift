import RNCoreGraphics
import RNFoundation

public struct CATransform3D: Equatable {
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
    public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1
    public init() {}
}

public let CATransform3DIdentity = CATransform3D()
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

public func CATransform3DMakeAffineTransform(_ t: CGAffineTransform) -> CATransform3D {
    var result = CATransform3D()
    (result.m11, result.m12, result.m21, result.m22) = (t.a, t.b, t.c, t.d)
    (result.m41, result.m42) = (t.tx, t.ty)
    return result
}

public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3DMakeAffineTransform(CGAffineTransform(translationX: x, y: y))
}

public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3DMakeAffineTransform(CGAffineTransform(scaleX: x, y: y))
}

public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: z < 0 ? -angle : angle))
}
