import RNMapKit
import RNUserNotifications
import Testing

/// Local requests that code makes.
extension HostedTests {
    private var center: UNUserNotificationCenter { .current() }

    private func request(_ identifier: String, _ trigger: UNNotificationTrigger?) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = "Lunch"
        return UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
    }

    private func pending() -> [UNNotificationRequest] {
        var found: [UNNotificationRequest] = []
        center.getPendingNotificationRequests { found = $0 }
        EventLoop.shared.run(until: Host.shared.now)
        return found
    }

    @Test("the pending requests are the app's, with those that the call has added and removed")
    func pendingRequestsOfTheApp() {
        tool.pending = [
            [
                .identifier: "daily", .content: [.title: "Tea"],
                .trigger: [.dateMatching: [.hour: 9, .minute: 30, .timeZone: "Europe/Berlin"], .repeats: true],
            ],
            [.identifier: "soon", .content: [:], .trigger: [.timeInterval: 5, .repeats: false]],
            [.identifier: "gone", .content: [:], .trigger: [.timeInterval: 7, .repeats: false]],
        ]
        center.add(request("soon", UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)))
        center.add(request("now", nil))
        center.removePendingNotificationRequests(withIdentifiers: ["gone"])
        let found = pending()
        #expect(found.map(\.identifier) == ["daily", "soon"])
        #expect(found.map(\.content.title) == ["Tea", "Lunch"])
        let daily = found.first?.trigger as? UNCalendarNotificationTrigger
        #expect(daily?.dateComponents.hour == 9 && daily?.dateComponents.minute == 30)
        #expect(daily?.dateComponents.timeZone?.identifier == "Europe/Berlin")
        #expect(daily?.repeats == true)
        #expect((found.last?.trigger as? UNTimeIntervalNotificationTrigger)?.timeInterval == 60)
        center.removeAllPendingNotificationRequests()
        #expect(pending() == [])
    }

    @Test("a request says its trigger") func requestsSayTheirTriggers() {
        let components = DateComponents(hour: 9, weekday: 2)
        center.add(request("a", UNTimeIntervalNotificationTrigger(timeInterval: 0.5, repeats: false)))
        center.add(request("b", UNCalendarNotificationTrigger(dateMatching: components, repeats: true)))
        center.add(request("c", nil))
        let added = Host.shared.takeRequests().map { $0[request: .addRequest] }
        #expect(added[0]?[.trigger] == [.timeInterval: 0.5, .repeats: false])
        #expect(added[1]?[.trigger] == [.dateMatching: [.hour: 9, .weekday: 2], .repeats: true])
        #expect(added[2]?[.trigger] == .null)
        #expect(added[2]?[.content]?[.title] == "Lunch")
    }

    @Test("an interval of 0, or a short one that repeats, ends the process") func invalidIntervalsRaise() {
        var reasons: [String] = []
        Host.onException = { reason, _ in reasons.append(reason) }
        _ = UNTimeIntervalNotificationTrigger(timeInterval: 59, repeats: false)
        _ = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
        #expect(reasons == [])
        _ = UNTimeIntervalNotificationTrigger(timeInterval: 0, repeats: false)
        _ = UNTimeIntervalNotificationTrigger(timeInterval: 59, repeats: true)
        #expect(reasons.map { $0.hasPrefix("NSInternalInconsistencyException: time interval") } == [true, true])
    }

    @Test("a date that has passed is an error of the code") func aPastDateIsAnErrorOfTheCode() {
        start()
        var failures: [UNError?] = []
        for year in [2020, 2030] {
            let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(year: year), repeats: false)
            center.add(request("a", trigger)) { failures.append($0 as? UNError) }
        }
        EventLoop.shared.run(until: Host.shared.now)
        #expect(failures == [UNError(.notificationInvalidNoDate), nil])
    }

    @Test("a location trigger is accepted with a note, and never fires") func locationTriggersNeverFire() {
        let region = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 52, longitude: 13), radius: 10, identifier: "home")
        center.add(request("a", UNLocationNotificationTrigger(region: region, repeats: false)))
        let requests = Host.shared.takeRequests()
        #expect(requests.map { $0[request: .note]?[.code] } == ["code-not-modelled"])
        #expect(pending() == [])
    }
}
