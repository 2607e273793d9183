import ContentExtensionHost

/// What reading a view of an Interface Builder document needs besides its element.
package struct InterfaceContext {
    /// Where findings go.
    package let findings: InterfaceFindings
    /// The images and colours that a document names.
    package let assets: any AssetResolving
    /// Texts of the user's language by `objectID.property`.
    package let strings: [String: String]
    /// What the document's own `<resources>` define.
    package let resources: InterfaceResources

    package init(
        findings: InterfaceFindings, assets: any AssetResolving = NoAssets(), strings: [String: String] = [:],
        resources: InterfaceResources = .init()
    ) {
        self.findings = findings
        self.assets = assets
        self.strings = strings
        self.resources = resources
    }
}
