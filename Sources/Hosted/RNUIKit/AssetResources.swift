import RNFoundation

// Names of a catalog's assets, as Xcode generates them.

public struct ImageResource: Hashable {
    public let name: String
    public init(name: String, bundle: Bundle) { self.name = name }
}

public struct ColorResource: Hashable {
    public let name: String
    public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIImage {
    public convenience init(resource: ImageResource) { self.init(imageLiteralResourceName: resource.name) }
}

extension UIColor {
    public convenience init(resource: ColorResource) {
        self.init((UIColor(named: resource.name) ?? .clear).value)
    }
}
