import Basics
import TestSupport
import Testing

@testable import InterfaceBuilder

/// A document read by a test, with its diagnostics.
struct Read {
    var document: InterfaceDocument?
    var diagnostics: [Diagnostic]

    init(_ text: String, controllerClass: String? = nil, options: InterfaceOptions = .init()) {
        self.init(bytes: Array(text.utf8), controllerClass: controllerClass, options: options)
    }

    init(bytes: [UInt8], controllerClass: String? = nil, options: InterfaceOptions = .init()) {
        let report = DiagnosticCollector(file: "a.storyboard")
        document = InterfaceDocument.read(bytes, controllerClass: controllerClass, options: options, report: report)
        diagnostics = report.diagnostics
    }

    /// The diagnostics' codes in file order.
    var codes: [String] { diagnostics.map(\.code) }

    /// The value of a view's key as text; `nil` if there is no such view or key.
    func text(_ id: String, _ key: String) -> String? {
        document.flatMap { $0.view.view(id)?[key]?.compactText }
    }

    /// The constraints of a view as text.
    func constraints(_ id: String = "root") -> [String] {
        (document?.view.view(id)?["constraints"]?.array ?? []).map(\.compactText)
    }

    /// The ids of a view's direct children.
    func children(_ id: String = "root") -> [String] {
        (document?.view.view(id)?["children"]?.array ?? []).map { $0["id"]?.string ?? "" }
    }
}

extension JSONValue {
    /// The view with an id in this tree.
    func view(_ id: String) -> JSONValue? {
        if self["id"]?.string == id { return self }
        for child in self["children"]?.array ?? [] {
            if let found = child.view(id) { return found }
        }
        return nil
    }
}

enum Storyboard {
    /// A storyboard with one controller, whose view `root` is 320 × 200 points.
    static func with(
        _ inView: String, controller: String = "", objects: String = "", connections: String = ""
    ) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="vc">
        <scenes><scene sceneID="s"><objects>
        <viewController id="vc" customClass="NotificationViewController" customModule="App" sceneMemberID="viewController">
        \(controller)
        <view key="view" contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
        \(inView)
        </view>
        <connections>\(connections)</connections>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
        \(objects)
        </objects></scene></scenes>
        </document>
        """
    }

    /// A view without its own constraints.
    static func view(_ id: String, _ attributes: String = "", _ inside: String = "") -> String {
        "<view id=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)>\(inside)</view>"
    }
}
