import ContentExtensionHost

extension String {
    /// The text within the limits for Pango: on length, as the host limits all texts, and on tabs.
    ///
    /// The host reports its truncations; this also guards texts from Swift extensions.
    func boundedForPango() -> String {
        let text = TextSanitizer.clean(self).text
        guard text.utf8.contains(UInt8(ascii: "\t")) else { return text }
        // Pango measures a line's runs again at each tab.
        var tabs = 0
        return String(
            text.prefix { cluster in
                tabs = cluster == "\t" ? tabs + 1 : cluster.isNewline ? 0 : tabs
                return tabs <= Limits.unbrokenClusters
            })
    }
}
