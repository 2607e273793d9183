/// The command line of a batch.
package struct BatchPlan: Sendable {
    /// The number of worker processes.
    package var jobs: Int
    /// The path and arguments of the program that a worker is.
    package var command: [String]
    /// The ending of the pictures' names, such as `png`.
    package var ending: String
    /// The input's name in findings.
    package var inputName: String
    /// The pattern of rows' own names.
    package var names: NamePattern?
    /// True to refuse a repeated identifier: rows with names or in a manifest are told apart by it.
    package var hasUniqueIdentifiers = false
    /// `ResultLine.template` of all rows.
    package var template: String?
    /// True to report results in the order of the rows, not as they are done.
    package var isOrdered = false
    /// True to draw pictures that exist already.
    package var isForced = false
    /// True to draw nothing, and count the different pictures.
    package var isDry = false
    /// True to look for truncated texts.
    package var measuresTruncation = false
    /// True to draw one row of a hundred again, and compare.
    package var verifies = false
    package var errorLimit: ErrorLimit?
    /// The most milliseconds of a row.
    package var timeoutMilliseconds: Int?
    /// The part of the rows that this run takes.
    package var shard: Shard?

    package init(jobs: Int, command: [String], ending: String, inputName: String) {
        (self.jobs, self.command, self.ending, self.inputName) = (jobs, command, ending, inputName)
    }
}

/// The number of rows that may fail before the run ends.
package enum ErrorLimit: Sendable, Equatable {
    case count(Int)
    /// Share of failed rows. Checked early (after 100 rows) only when 3 σ above the limit.
    case percent(Double)

    /// Reads `20` or `5%`.
    package init?(argument text: String) {
        if text.hasSuffix("%") {
            guard let percent = Double(text.dropLast()), (0...100).contains(percent) else { return nil }
            self = .percent(percent)
        } else {
            guard let count = Int(text), count >= 0 else { return nil }
            self = .count(count)
        }
    }

    /// - Parameter isEnd: true when no other rows follow.
    func isExceeded(errors: Int, rows: Int, isEnd: Bool) -> Bool {
        switch self {
        case .count(let limit): return errors > limit
        case .percent(let percent):
            let (part, rows, errors) = (percent / 100, Double(rows), Double(errors))
            if isEnd { return errors * 100 > percent * rows }
            let maxByChance = part * rows + 3 * (part * (1 - part) * rows).squareRoot()
            return rows >= 100 && errors > maxByChance
        }
    }
}

/// The place that pictures go to.
package enum PicturePlace {
    /// A folder, into which the workers write them.
    case folder(PictureFolder)
    case archive(TarArchive)
    case nowhere
}
