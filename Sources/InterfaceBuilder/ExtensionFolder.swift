import ContentExtensionHost

/// A content extension as it lies in its app's repository: Info.plist, storyboard or xib, strings, asset catalogs.
public enum ExtensionFolder {}
