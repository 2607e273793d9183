import FoundationEssentials
import Testing

/// What keeps the references few, small and all in use.
@Suite struct ReferenceHygieneTests {
    private let cases = SnapshotCase.areas.flatMap { SnapshotCase.all(in: $0) }

    /// References in bytes: one picture, and all of them.
    private let pictureLimit = 20 * 1024
    private let totalLimit = 5 * 1024 * 1024

    @Test func picturesAreSmallOrSayWhyNot() throws {
        for snapshot in cases {
            let size = Self.size(of: "\(snapshot.folder)/\(Reference.Kind.picture.rawValue)")
            let reason = try snapshot.options().large
            if let reason {
                #expect(size > pictureLimit, "\(snapshot) isn't large; take \"large\" out of its options")
                #expect(!reason.isEmpty, "\(snapshot) is large without a reason")
            } else {
                #expect(
                    size <= pictureLimit,
                    "\(snapshot): \(size) bytes. Draw less, at a smaller scale, the layout only, or say why in \"large\""
                )
            }
        }
    }

    @Test func allReferencesTogetherAreSmall() {
        let sizes = cases.flatMap { snapshot in
            Reference.Kind.allCases.map { Self.size(of: "\(snapshot.folder)/\($0.rawValue)") }
        }
        #expect(sizes.reduce(0, +) <= totalLimit)
    }

    /// A reference that no test compares would stay for ever.
    @Test func noReferenceIsOrphaned() throws {
        for snapshot in cases {
            let names = Repository.entries(of: snapshot.folder).filter { $0.hasPrefix("expected") }
            for name in names {
                let kind = try #require(Reference.Kind(rawValue: name), "\(snapshot)/\(name) is no kind of reference")
                #expect(
                    try kind != .picture || !snapshot.options().layoutOnly,
                    "\(snapshot) is about its layout alone; rm '\(snapshot.folder)/\(name)'")
            }
        }
        let areas = Repository.entries(of: Repository.fixtures).filter { area in
            SnapshotCase.all(in: area).contains {
                Repository.isFile("\($0.folder)/\(Reference.Kind.layout.rawValue)")
            }
        }
        #expect(areas.filter { !SnapshotCase.areas.contains($0) } == [], "areas whose references nothing compares")
    }

    @Test func everyAreaHasCases() {
        for area in SnapshotCase.areas { #expect(!SnapshotCase.all(in: area).isEmpty, "\(area) is empty") }
    }

    /// Artefacts are named `area-case`, so that two cases mustn't come to one name, on any file system.
    @Test func namesAreUniqueAndPlain() {
        let names = cases.map { $0.testDescription.replacing("/", with: "-").lowercased() }
        #expect(Set(names).count == names.count)
        for snapshot in cases {
            #expect(
                snapshot.name.utf8.allSatisfy { byte in
                    Character(UnicodeScalar(byte)).isASCII
                        && (Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber
                            || byte == UInt8(ascii: "-"))
                }, "\(snapshot) can have letters, digits and dashes in its name")
        }
    }

    /// A case that is like another one that isn't there would silently draw its area's descriptor.
    @Test func casesAreLikeCasesThatThereAre() throws {
        for snapshot in cases {
            guard let other = try snapshot.options().like else { continue }
            #expect(cases.contains { $0.area == snapshot.area && $0.name == other }, "\(snapshot) is like \(other)")
        }
    }

    private static func size(of path: String) -> Int {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.size] as? Int ?? 0
    }
}
