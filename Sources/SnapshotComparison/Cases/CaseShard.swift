/// A part of the cases, for machines that share a run.
package struct CaseShard: Sendable, Equatable, CustomStringConvertible {
    /// From 1.
    package let number: Int
    package let count: Int

    /// - Parameter text: `2/3` for the second of three.
    package init?(_ text: String) {
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let number = numbers[0], let count = numbers[1], (1...1000).contains(count),
            (1...count).contains(number)
        else { return nil }
        (self.number, self.count) = (number, count)
    }

    package var description: String { "\(number)/\(count)" }

    /// Neighbours go to different shards, because they cost alike.
    func holds(_ index: Int) -> Bool { index % count == number - 1 }
}
