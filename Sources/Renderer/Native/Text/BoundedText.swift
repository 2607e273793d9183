import ContentExtensionHost

extension String {
    /// The text as far as Pango may see it: no U+0000, and cut where one of `Limits` is passed.
    ///
    /// Views have been checked before, with a diagnostic; this is the guard for whoever calls the engine directly.
    func boundedForPango() -> String {
        // Nothing this short can pass a limit.
        if utf8.count <= Limits.marksPerCluster, !utf8.contains(0) { return self }
        var result = ""
        var unbroken = 0
        for cluster in self {
            unbroken = cluster.isWhitespace ? 0 : unbroken + 1
            let kept = cluster.unicodeScalars.prefix(Limits.marksPerCluster + 1).filter { $0.value != 0 }
            let size = kept.reduce(0) { $0 + Unicode.UTF8.width($1) }
            guard unbroken <= Limits.unbrokenClusters, result.utf8.count + size <= Limits.textBytes else { break }
            result.unicodeScalars.append(contentsOf: kept)
        }
        return result
    }
}
