import ContentExtensionHost

/// The command line of `warm-bench`.
struct Options {
    static let usage = """
        usage: warm-bench CARD-FOLDER [--photo FILE] [--scale N] [--count N] [--threads N]
                          [--style ios10|ios18] [--same-words] [--hash]
        """

    var folder = ""
    var photo: String?
    /// Pixels per point.
    var scale = 3.0
    /// Timed pictures, on all threads together.
    var count = 60
    var threads = 1
    var style = SystemStyle.ios18
    /// All pictures have the same words.
    var hasSameWords = false
    /// Prints a hash of all bytes instead of times.
    var hashes = false

    /// `nil` when the arguments are invalid.
    init?(_ arguments: [String]) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--photo": photo = rest.popFirst()
            case "--scale": scale = rest.popFirst().flatMap(Double.init) ?? 0
            case "--count": count = rest.popFirst().flatMap(Int.init) ?? 0
            case "--threads": threads = rest.popFirst().flatMap(Int.init) ?? 0
            case "--style":
                guard let style = rest.popFirst().flatMap(SystemStyle.init) else { return nil }
                self.style = style
            case "--same-words": hasSameWords = true
            case "--hash": hashes = true
            default: folder = argument
            }
        }
        guard !folder.isEmpty, scale > 0, count > 0, (1...64).contains(threads) else { return nil }
    }
}
