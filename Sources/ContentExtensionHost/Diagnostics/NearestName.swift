/// Finds the name that a mistyped one most likely stands for.
public enum NearestName {
    /// The candidate within a third of the name's length in edits (case counts as half a difference), or `nil`.
    public static func to(_ name: String, among candidates: some Sequence<String>) -> String? {
        guard !name.isEmpty, name.count <= 128 else { return nil }
        let limit = max(1, name.count / 3)
        var best: (name: String, distance: Int)?
        for candidate in candidates where candidate != name && candidate.count <= 128 {
            let distance =
                candidate.lowercased() == name.lowercased()
                ? 0 : editDistance(name.lowercased(), candidate.lowercased())
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.name
    }

    private static func editDistance(_ a: String, _ b: String) -> Int {
        let a = Array(a)
        let b = Array(b)
        var row = Array(0...b.count)
        for i in 0..<a.count {
            var diagonal = row[0]
            row[0] = i + 1
            for j in 0..<b.count {
                let substitution = diagonal + (a[i] == b[j] ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(substitution, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[b.count]
    }
}
