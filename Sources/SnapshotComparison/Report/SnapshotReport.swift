import ContentExtensionHost
import Renderer

/// The results of a run: what the pages and tables for people are made of.
package struct SnapshotReport: Sendable, Equatable {
    package enum Status: String, Sendable, CaseIterable {
        /// It differs from its reference.
        case changed
        /// The case can't be rendered, or a scenario's expectation isn't met.
        case failed
        /// There is no reference.
        case missing
        /// The reference was written just now.
        case new
        /// A reference that nothing makes any more.
        case orphaned
        case passed
    }

    /// A file of a case.
    package struct File: Sendable, Equatable {
        package var role: SnapshotFailure.File.Role
        package var kind: SnapshotKind
        package var path: String
    }

    /// The pixels of a picture that differ.
    package struct Picture: Sendable, Equatable {
        package var size: PixelSize
        package var differing: Int
        /// The number of pixels that differ by more than the tolerance.
        package var beyond: Int
        /// The largest difference of a channel, of 255.
        package var worst: Int
        /// The box around the differing pixels: x, y, width, height.
        package var box: [Int]
        package var tolerance: String
    }

    package struct Case: Sendable, Equatable {
        package var name: String
        package var status: Status
        /// The findings; empty if there are none.
        package var message = ""
        /// The command that accepts what was found.
        package var accept: String?
        package var changes: [Change] = []
        package var picture: Picture?
        package var files: [File] = []
    }

    /// A view, or a line of text, that differs.
    package struct Change: Sendable, Hashable {
        package var view: String
        package var property: String
        package var old: String?
        package var new: String?
        package var file: String?
        package var line: Int?
    }

    package var title: String
    /// The engine's version.
    package var engine = EngineVersion.text
    /// The folder of the references.
    package var references: String
    /// `2/3` for the second of three parts of a run; `nil` for a whole one.
    package var shard: String?
    /// The names of the two sides, when they aren't a reference and what was found.
    package var labels: [SnapshotFailure.File.Role: String] = [:]
    package var cases: [Case]

    package init(title: String, references: String, shard: String? = nil, cases: [Case]) {
        (self.title, self.references, self.shard, self.cases) = (title, references, shard, cases)
    }

    package func count(_ status: Status) -> Int { cases.lazy.filter { $0.status == status }.count }

    /// Such as `2 changed, 1 missing, 40 passed`.
    package var summary: String {
        let counts = Status.allCases.map { ($0, count($0)) }.filter { $0.1 > 0 }
        return counts.isEmpty ? "no cases" : counts.map { "\($0.1) \($0.0.rawValue)" }.joined(separator: ", ")
    }

    /// 0 when all are as their references, 66 when all that is wrong is that some have none, else 1.
    package var exitCode: Int32 {
        let statuses = Set(cases.map(\.status)).subtracting([.passed, .orphaned])
        return statuses.isEmpty ? 0 : statuses == [.missing] ? ExitClass.noInput.rawValue : 1
    }

    /// The reports of a run's shards as one.
    /// - Throws: `shard-repeated` for two reports with a case of the same name.
    package init(merging reports: [SnapshotReport]) throws(InputError) {
        var names: Set<String> = []
        for name in reports.flatMap(\.cases).map(\.name) where !names.insert(name).inserted {
            throw InputError(
                Diagnostic(
                    .error, "shard-repeated", "\(name.quoted()) is in two of the reports",
                    hint: "merge one report of each shard", exit: .data))
        }
        self.init(
            title: reports.first?.title ?? "", references: reports.first?.references ?? "",
            cases: reports.flatMap(\.cases).sorted { $0.name < $1.name })
    }

    /// A copy whose files are below a report's folder, where they aren't at the paths that it names: artefacts that
    /// were downloaded to another folder.
    package func located(beside file: String) -> SnapshotReport {
        var copy = self
        for index in copy.cases.indices {
            for number in copy.cases[index].files.indices {
                let path = copy.cases[index].files[number].path
                if FileReader.isRegularFile(path) { continue }
                let parts = path.split(separator: "/")
                let places = parts.indices.map { start in
                    FilePath.joined(FilePath.folder(of: file), parts[start...].joined(separator: "/"))
                }
                if let place = places.first(where: FileReader.isRegularFile) {
                    copy.cases[index].files[number].path = place
                }
            }
        }
        return copy
    }
}
