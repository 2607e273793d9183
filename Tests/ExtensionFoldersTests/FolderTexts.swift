import Basics
import TestSupport

extension TemporaryFolder {
    /// Diagnostics as text, with names relative to the folder.
    func shown(_ diagnostics: [Diagnostic]) -> [String] {
        diagnostics.map { $0.description.replacing("\(path)/", with: "").replacing(path, with: ".") }
    }
}

/// An Info.plist of a content extension.
enum PlistText {
    /// - Parameters:
    ///   - attributes: XML; by default a category.
    ///   - entry: XML of the storyboard or class.
    ///   - point: of a content extension, or of another.
    static func of(
        attributes: String = "<key>UNNotificationExtensionCategory</key><string>A</string>",
        entry: String = "<key>NSExtensionMainStoryboard</key><string>MainInterface</string>",
        point: String = "content-extension"
    ) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>NSExtension</key><dict>
        <key>NSExtensionAttributes</key><dict>\(attributes)</dict>
        \(entry)
        <key>NSExtensionPointIdentifier</key><string>com.apple.usernotifications.\(point)</string>
        </dict></dict></plist>
        """
    }
}

/// Interface files.
enum InterfaceText {
    /// A storyboard with one controller.
    /// - Parameters:
    ///   - subviews: XML of the subviews.
    ///   - outlets: names and view ids.
    static func storyboard(subviews: String = "", outlets: KeyValuePairs<String, String> = [:]) -> String {
        let connections = outlets.map { #"<outlet property="\#($0)" destination="\#($1)" id="o-\#($0)"/>"# }.joined()
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14460" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="M4Y-Lb-cyx">
            <scenes><scene sceneID="cwh-vc-ff4"><objects>
            <viewController id="M4Y-Lb-cyx" customClass="NotificationViewController" sceneMemberID="viewController">
            <view key="view" id="S3S-Oj-5AN"><rect key="frame" x="0.0" y="0.0" width="320" height="40"/>
            <subviews>\(subviews)</subviews></view>
            <connections>\(connections)</connections>
            </viewController>
            </objects></scene></scenes>
            </document>
            """
    }

    /// A label of a storyboard with a frame.
    static func label(_ id: String, _ text: String) -> String {
        """
        <label text="\(text)" id="\(id)"><rect key="frame" x="0.0" y="0.0" width="320" height="20"/></label>
        """
    }

    /// A xib with a single view.
    static let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <view id="iN0-l3-epB"><rect key="frame" x="0.0" y="0.0" width="320" height="40"/></view></objects>
        </document>
        """
}
