import ContentExtensionHost

extension String {
    /// The text as far as Pango may see it: no U+0000, and cut where one of `Limits` is passed.
    ///
    /// Views have been checked before, with a diagnostic; this is the guard for whoever calls the engine directly.
    func boundedForPango() -> String {
        // Nothing this short can pass a limit.
        if utf8.count <= Limits.marksPerCluster, !utf8.contains(0) { return self }
        var result = ""
        var (unbroken, tabs) = (0, 0)
        for cluster in self {
            // A line may end at white space, and at any Chinese, Japanese or Korean character.
            let isBreak = cluster.isWhitespace || cluster.unicodeScalars.first.map { Script($0).isCJK } == true
            unbroken = isBreak ? 0 : unbroken + 1
            // Pango adds up a line's runs anew at each tab.
            tabs = cluster == "\t" ? tabs + 1 : cluster.isNewline ? 0 : tabs
            let kept = cluster.unicodeScalars.prefix(Limits.marksPerCluster + 1).filter { $0.value != 0 }
            let size = kept.reduce(0) { $0 + Unicode.UTF8.width($1) }
            guard max(unbroken, tabs) <= Limits.unbrokenClusters, result.utf8.count + size <= Limits.textBytes else {
                break
            }
            result.unicodeScalars.append(contentsOf: kept)
        }
        return result
    }
}
