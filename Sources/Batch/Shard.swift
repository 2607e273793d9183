import ContentExtensionHost

/// One of the parts that rows are split into for several machines, by the hash of their identifiers; so a row's part
/// doesn't change when others are added, taken away or reordered.
package struct Shard: Hashable, Sendable {
    /// Which part, from 0.
    package let index: Int
    /// How many parts there are.
    package let count: Int

    /// The variables of array jobs that hold an index from 0: those of Kubernetes, AWS Batch and Slurm.
    package static let variables = [
        "JOB_COMPLETION_INDEX", "AWS_BATCH_JOB_ARRAY_INDEX", "SLURM_ARRAY_TASK_ID",
    ]

    /// Reads `2/16`, or `auto/16` for an array job's index.
    /// - Parameter environment: the value of a variable.
    /// - Throws: `invalid-shard` (exit 64).
    package init(_ text: String, environment: (String) -> String?) throws(Diagnostic) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let count = Self.number(parts[1]), count > 0 else {
            throw Self.problem(
                "\(text.quoted()) isn't a shard",
                hint: "write its index from 0 and their number: --shard 0/4")
        }
        if parts[0] == "auto" {
            self = try Self.ofArrayJob(count, environment: environment)
        } else {
            guard let index = Self.number(parts[0]) else {
                throw Self.problem(
                    "\(text.quoted()) isn't a shard",
                    hint: "write its index from 0 and their number: --shard 0/4")
            }
            self = try Self.checked(index, count, source: "")
        }
    }

    private init(index: Int, count: Int) {
        self.index = index
        self.count = count
    }

    /// Whether a row is in this part.
    package func contains(_ row: RowHash) -> Bool { row.value % UInt64(count) == UInt64(index) }

    private static func ofArrayJob(_ count: Int, environment: (String) -> String?) throws(Diagnostic)
        -> Shard
    {
        let set = variables.compactMap { name in environment(name).map { (name: name, text: $0) } }
        guard let (name, text) = set.first else {
            throw problem(
                "\"auto\" finds no index: none of \(variables.joined(separator: ", ")) is set",
                hint: "start it as an array job, or write the index: --shard 0/\(count)")
        }
        if let other = set.first(where: { $0.text != text }) {
            throw problem(
                "\(name) and \(other.name) say different things",
                hint: "write the index: --shard 0/\(count)")
        }
        guard let index = number(text[...]) else {
            throw problem("\(name) holds \(text.quoted()), not an index")
        }
        return try checked(index, count, source: "\(name): ")
    }

    private static func checked(_ index: Int, _ count: Int, source: String) throws(Diagnostic)
        -> Shard
    {
        guard index < count else {
            throw problem(
                "\(source)there is no shard \(index) of \(count)",
                hint: "they count from 0: the last one is \(count - 1)/\(count)")
        }
        return Shard(index: index, count: count)
    }

    /// Digits alone, as many as an index can have.
    private static func number(_ text: Substring) -> Int? {
        guard !text.isEmpty, text.utf8.count <= 9, text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else {
            return nil
        }
        return Int(text)
    }

    private static func problem(_ message: String, hint: String? = nil) -> Diagnostic {
        Diagnostic(.error, "invalid-shard", message, hint: hint, exit: .usage)
    }
}
