import RNMapKit
import RNWebKit
import Testing

extension HostedTests {
    @Test("distances are rounded in the units of the map", arguments: [(1234, "1.2 km"), (60, "60 m"), (420, "400 m")])
    func distances(metres: Double, text: String) {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: "en_GB")
        formatter.units = .metric
        #expect(formatter.string(fromDistance: metres).replacingOccurrences(of: "\u{A0}", with: " ") == text)
    }

    @Test("overlays are added under the names of Swift 4 too") func overlays() {
        let map = MKMapView()
        let tiles = MKTileOverlay(urlTemplate: nil)
        map.add(tiles, level: .aboveLabels)
        #expect(map.overlays.count == 1)
        map.remove(tiles)
        #expect(map.overlays.isEmpty)
        _ = Host.shared.takeRequests()
    }

    @Test("annotation views are made without an annotation") func annotationViews() {
        #expect(MKPinAnnotationView().annotation == nil)
        #expect(MKMarkerAnnotationView().reuseIdentifier == nil)
    }

    @Test("a page's settings are kept") func pageSettings() {
        let configuration = WKWebViewConfiguration()
        configuration.dataDetectorTypes = [.link, .phoneNumber]
        configuration.websiteDataStore = .nonPersistent()
        #expect(configuration.dataDetectorTypes.contains(.link))
        #expect(!configuration.websiteDataStore.isPersistent)
    }
}
