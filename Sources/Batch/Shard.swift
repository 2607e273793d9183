import Basics

/// A part of the rows for one of several machines. A row's part depends on its identifier alone.
package struct Shard: Hashable, Sendable {
    /// The part, from 0.
    package let index: Int
    /// The number of parts.
    package let count: Int

    /// The variables of array jobs that hold an index from 0: of Kubernetes, AWS Batch and Slurm.
    package static let variables = ["JOB_COMPLETION_INDEX", "AWS_BATCH_JOB_ARRAY_INDEX", "SLURM_ARRAY_TASK_ID"]

    /// Reads `2/16`, or `auto/16` for an array job's index.
    /// - Parameter environment: the value of a variable.
    /// - Throws: `invalid-shard` (64).
    package init(_ text: String, environment: (String) -> String?) throws(Diagnostic) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        let isAuto = parts.first == "auto"
        guard parts.count == 2, let count = Self.number(parts[1]), count > 0, isAuto || Self.number(parts[0]) != nil
        else {
            throw Self.problem(
                "\(text.quoted()) isn't a shard", hint: "write its index from 0 and their number: --shard 0/4")
        }
        var (index, source) = (Self.number(parts[0]) ?? 0, "")
        if isAuto { (index, source) = try Self.arrayIndex(count, environment) }
        guard index < count else {
            throw Self.problem(
                "\(source)there is no shard \(index) of \(count)",
                hint: "they count from 0: the last one is \(count - 1)/\(count)")
        }
        (self.index, self.count) = (index, count)
    }

    package func contains(_ row: RowHash) -> Bool { row.value % UInt64(count) == UInt64(index) }

    private static func arrayIndex(
        _ count: Int, _ environment: (String) -> String?
    ) throws(Diagnostic) -> (index: Int, source: String) {
        let set = variables.compactMap { name in environment(name).map { (name: name, text: $0) } }
        guard let (name, text) = set.first else {
            throw problem(
                "\"auto\" finds no index: none of \(variables.joined(separator: ", ")) is set",
                hint: "start it as an array job, or write the index: --shard 0/\(count)")
        }
        if let other = set.first(where: { $0.text != text }) {
            throw problem("\(name) and \(other.name) say different things", hint: "write the index: --shard 0/\(count)")
        }
        guard let index = number(text[...]) else { throw problem("\(name) holds \(text.quoted()), not an index") }
        return (index, "\(name): ")
    }

    /// A number of at most nine digits, without sign.
    private static func number(_ text: Substring) -> Int? {
        text.utf8.count <= 9 && text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
    }

    private static func problem(_ message: String, hint: String? = nil) -> Diagnostic {
        Diagnostic(.error, "invalid-shard", message, hint: hint, exit: .usage)
    }
}
