import ContentExtensionHost

extension String {
    /// The text as far as Pango may see it: cut as the host cuts every text, and where it has too many tabs.
    ///
    /// The host has told of its cuts; this is the guard for texts that a Swift extension makes.
    func boundedForPango() -> String {
        let text = TextSanitizer.clean(self).text
        guard text.utf8.contains(UInt8(ascii: "\t")) else { return text }
        // Pango adds up a line's runs anew at each tab.
        var tabs = 0
        return String(
            text.prefix { cluster in
                tabs = cluster == "\t" ? tabs + 1 : cluster.isNewline ? 0 : tabs
                return tabs <= Limits.unbrokenClusters
            })
    }
}
