import TestSupport
import FoundationEssentials
import Renderer
import Testing

/// Compares the layout of the system's parts with device screenshots (docs/fidelity.md).
///
/// `RECORD=1` rewrites the page's tables; `FIDELITY_PICTURES` names a folder to draw the cases to.
@Suite struct FidelityTests {
    /// The tolerance of an edge or baseline, in points; the screenshots themselves are precise to 0.1…0.5.
    private static let tolerance = 1.0
    /// The tolerance of a text's width, in points and as a share: Inter replaces SF, and measurements on the device are
    /// of ink, which excludes 1 to 2 points of white on both sides.
    private static let widthTolerance = (points: 5.0, share: 0.02)

    /// A collection of real extensions, which isn't part of the project.
    private static let corpus = ProcessInfo.processInfo.environment["FIDELITY_CORPUS", default: ""]

    @Test(arguments: FidelityCase.all) func positions(of fidelity: FidelityCase) throws {
        let (comparison, png) = try fidelity.compare(picture: !Self.pictures.isEmpty)
        compare(comparison)
        if let png { try Data(png).write(to: URL(filePath: "\(Self.pictures)/\(fidelity.name).png")) }
    }

    /// The same with the real storyboards, without frames, fonts or spacings of ours.
    @Test(.enabled(if: !corpus.isEmpty), arguments: FidelityCase.all)
    func positionsFromTheStoryboard(of fidelity: FidelityCase) throws {
        guard let real = try fidelity.realExtension() else { return }
        let (composition, png) = try fidelity.render(picture: !Self.pictures.isEmpty, corpus: Self.corpus)
        if let png { try Data(png).write(to: URL(filePath: "\(Self.pictures)/\(fidelity.name)-storyboard.png")) }
        compare(
            FidelityComparison(try fidelity.measured(), composition, ids: real.boxes),
            comparesWidths: real.fontsAreTheSystems)
    }

    private static let pictures = ProcessInfo.processInfo.environment["FIDELITY_PICTURES", default: ""]

    private func compare(_ comparison: FidelityComparison, comparesWidths: Bool = true) {
        for row in comparison.rows {
            guard let difference = row.difference else {
                Issue.record("\(row.item) isn't there")
                continue
            }
            #expect(
                abs(difference) <= Self.tolerance + 1e-6,
                "\(row.item): the device has \(row.device), we have \(row.ours)")
            guard comparesWidths, let device = row.deviceSpan, let ours = row.span else { continue }
            let allowed = max(Self.widthTolerance.points, device.length * Self.widthTolerance.share)
            #expect(
                abs(ours.length - device.length) <= allowed,
                "\(row.item): \(device.length) points wide on the device, \(ours.length) here")
        }
    }

    @Test func thePagesTablesAreUpToDate() throws {
        let cases = try FidelityCase.all.map { fidelity in
            (fidelity, try fidelity.source(), try fidelity.compare().comparison)
        }
        let page = try String(contentsOf: URL(filePath: FidelityPage.path), encoding: .utf8)
        let wanted = try #require(FidelityPage.replacingTables(in: page, with: FidelityPage.tables(cases)))
        let difference = try Recording.difference(wanted, from: FidelityPage.path)
        #expect(difference == nil, "run scripts/fidelity.sh update")
    }

    @Test func thereAreCases() { #expect(FidelityCase.all.count >= 10) }
}

extension ClosedRange<Double> {
    fileprivate var length: Double { upperBound - lowerBound }
}
