import FoundationEssentials
import Renderer
import Testing

/// Pictures laid out as device screenshots are: everything the system draws is where the device has it (docs/fidelity.md).
///
/// `SNAPSHOT_TESTING_RECORD=all` rewrites the page's tables; `FIDELITY_PICTURES` names a folder to draw the cases to.
@Suite struct FidelityTests {
    /// The most that an edge or a baseline may be off, in points; the screenshots themselves are known to 0.1…0.5.
    private static let tolerance = 1.0
    /// The most that a text's width may differ, in points and as a share: Inter stands in for SF, and what is measured
    /// on the device is ink, which leaves out 1 to 2 points of white on both sides.
    private static let widthTolerance = (points: 5.0, share: 0.02)

    @Test(arguments: FidelityCase.all) func positions(of fidelity: FidelityCase) throws {
        let folder = ProcessInfo.processInfo.environment["FIDELITY_PICTURES", default: ""]
        let (composition, png) = try fidelity.render(picture: !folder.isEmpty)
        for row in FidelityComparison(try fidelity.measured(), composition).rows {
            let difference = try #require(row.difference, "\(row.item) isn't there")
            #expect(
                abs(difference) <= Self.tolerance + 1e-6,
                "\(row.item): the device has \(row.device), we have \(row.ours)")
            guard let device = row.deviceSpan, let ours = row.span else { continue }
            let allowed = max(Self.widthTolerance.points, device.length * Self.widthTolerance.share)
            #expect(
                abs(ours.length - device.length) <= allowed,
                "\(row.item): \(device.length) points wide on the device, \(ours.length) here")
        }
        if let png { try Data(png).write(to: URL(filePath: "\(folder)/\(fidelity.name).png")) }
    }

    @Test func thePagesTablesAreUpToDate() throws {
        let cases = try FidelityCase.all.map { fidelity in
            let measured = try fidelity.measured()
            return (fidelity, measured, FidelityComparison(measured, try fidelity.render().composition))
        }
        let page = try String(contentsOf: URL(filePath: FidelityPage.path), encoding: .utf8)
        let wanted = try #require(FidelityPage.replacingTables(in: page, with: FidelityPage.tables(cases)))
        if ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"] == "all" {
            try Data(wanted.utf8).write(to: URL(filePath: FidelityPage.path))
        } else {
            #expect(page == wanted, "run scripts/fidelity.sh update")
        }
    }

    @Test func thereAreCases() { #expect(FidelityCase.all.count >= 10) }
}

extension ClosedRange<Double> {
    fileprivate var length: Double { upperBound - lowerBound }
}
