import Basics
import SnapshotComparison
import TestSupport
import Testing

/// A case that is drawn: inputs, options, and the references of its layout, its warnings and its picture.
struct SnapshotCase: Sendable, CustomTestStringConvertible {
    /// The areas of Tests/Fixtures whose cases are drawn, each by the test of its name in SnapshotTests.swift.
    static let areas: [FixtureArea] = [
        .chrome, .constraints, .layout, .lifecyclePictures, .presentations, .templates, .text, .views,
    ]

    let fixture: FixtureCase

    /// `area/name`.
    var testDescription: String { fixture.description }
    /// The absolute path of its folder.
    var folder: String { fixture.folder }

    /// The path of a reference.
    func reference(_ kind: SnapshotKind) -> String { "\(folder)/expected.\(kind.ending)" }

    /// The cases of an area, by name.
    static func all(in area: FixtureArea) -> [SnapshotCase] {
        area.folders.map { SnapshotCase(fixture: FixtureCase(area, $0)) }
    }

    /// Its options: the area's, overridden by its own.
    func options() throws(InputError) -> SnapshotOptions {
        var options = SnapshotOptions()
        for folder in [fixture.area.folder, folder] where Repository.isFile("\(folder)/options.json") {
            options = try options.overridden(by: "\(folder)/options.json")
        }
        return options
    }
}
