import RNCoreGraphics
import RNFoundation

// Core Text's registration of fonts. Fonts of UIAppFonts and of --font-dir are known already; a font that is registered
// by code alone is replaced by another.

public enum CTFontManagerScope: UInt32 { case none, process, user, session }

private func register() -> Bool {
    Host.shared.note(
        "code-not-modelled", "fonts that code registers are drawn only if UIAppFonts or --font-dir has them")
    return true
}

@discardableResult public func CTFontManagerRegisterFontsForURL(
    _ url: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { register() }
@discardableResult public func CTFontManagerUnregisterFontsForURL(
    _ url: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
@discardableResult public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { register() }
public func CTFontManagerRegisterFontURLs(
    _ urls: CFArray, _ scope: CTFontManagerScope, _ isEnabled: Bool, _ handler: ((CFArray, Bool) -> Bool)?
) { _ = register() && handler?([], true) ?? true }
public func CFErrorCopyDescription(_ error: CFError) -> CFString { NSString(string: error.localizedDescription) }

public final class CGDataProvider: NSObject {
    public let data: CFData?
    public init?(data: CFData) { self.data = data }
    public init?(url: CFURL) {
        guard let path = url.path, let data = FileManager.default.contents(atPath: path) else { return nil }
        self.data = NSData(data: data)
    }
}

public final class CGFont: NSObject {
    public let postScriptName: CFString?
    public init?(_ provider: CGDataProvider) { postScriptName = nil }
    public init?(_ name: CFString) { postScriptName = name }
}

public typealias CTFont = UIFont
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: Any?) -> CTFont {
    UIFont(name: name as String, size: size) ?? .systemFont(ofSize: size)
}
