import TestSupport
import FoundationEssentials
import SnapshotComparison
import Testing

/// Rules that keep references few, small and in use.
@Suite struct ReferenceHygieneTests {
    private let cases = SnapshotCase.areas.flatMap { SnapshotCase.all(in: $0) }

    /// Limits in bytes: for one picture, and for all references.
    private let pictureLimit = 20 * 1024
    private let totalLimit = 5 * 1024 * 1024

    @Test func largePicturesHaveAReason() throws {
        for snapshot in cases {
            let size = Self.size(of: snapshot.reference(.picture))
            // Inherited from the case that it is like.
            guard size > 0 else { continue }
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
            SnapshotKind.allCases.map { Self.size(of: snapshot.reference($0)) }
        }
        #expect(sizes.reduce(0, +) <= totalLimit)
    }

    /// A reference that no test compares would stay forever.
    @Test func noReferenceIsOrphaned() throws {
        for snapshot in cases {
            let names = Repository.entries(of: snapshot.folder).filter { $0.hasPrefix("expected") }
            for name in names {
                let kind = try #require(
                    SnapshotKind.allCases.first { name == "expected.\($0.ending)" },
                    "\(snapshot)/\(name) is no kind of reference")
                #expect(
                    try kind != .picture || !snapshot.options().layoutOnly,
                    "\(snapshot) is about its layout alone; rm '\(snapshot.folder)/\(name)'")
            }
        }
    }

    @Test("no case repeats a file of the case that it is like") func filesAreStoredOnce() throws {
        for fixture in FixtureArea.allCases.flatMap({ $0.cases() }) {
            guard let other = fixture.like else { continue }
            let inputs = ["descriptor.json", "payload.json", "payload.apns"]
            for name in Repository.entries(of: fixture.folder)
            where (inputs.contains(name) || name.hasPrefix("expected.")) && Repository.isFile("\(other.folder)/\(name)")
            {
                #expect(
                    !FileManager.default.contentsEqual(
                        atPath: "\(fixture.folder)/\(name)", andPath: "\(other.folder)/\(name)"),
                    "\(fixture) is like \(other): rm '\(fixture.folder)/\(name)'")
            }
        }
    }

    @Test func everyAreaHasCases() {
        for area in SnapshotCase.areas { #expect(!SnapshotCase.all(in: area).isEmpty, "\(area) is empty") }
    }

    /// Artefacts are named `area-case`; the names of two cases must differ on any file system.
    @Test func namesAreUniqueAndPlain() {
        let names = cases.map { $0.testDescription.replacing("/", with: "-").lowercased() }
        #expect(Set(names).count == names.count)
        for snapshot in cases {
            #expect(
                snapshot.fixture.name.utf8.allSatisfy { byte in
                    Character(UnicodeScalar(byte)).isASCII
                        && (Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber
                            || byte == UInt8(ascii: "-"))
                }, "\(snapshot) can have letters, digits and dashes in its name")
        }
    }

    private static func size(of path: String) -> Int {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.size] as? Int ?? 0
    }
}
