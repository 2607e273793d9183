import RNAVFoundation
import RNCombine
import RNMapKit
import RNUIKit
import Testing

extension HostedTests {
    @Test("work runs in the order of its instants, at virtual time") nonisolated func order() {
        nonisolated(unsafe) var log: [String] = []
        @Sendable func note(_ name: String) { log.append("\(name) \(Host.shared.now)") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { note("after") }
        DispatchQueue.global().async { note("async") }
        let timer = Timer.scheduledTimer(withTimeInterval: 0.75, repeats: true) { _ in note("timer") }
        EventLoop.shared.run(until: 2)
        timer.invalidate()
        EventLoop.shared.run(until: 9)
        #expect(log == ["async 0.0", "timer 0.75", "timer 1.5", "after 2.0"])
    }

    @Test("groups and semaphores wait for the work of queues") nonisolated func waiting() {
        let group = DispatchGroup()
        nonisolated(unsafe) var done: [Int] = []
        for number in 1...2 { DispatchQueue.global().async(group: group) { done.append(number) } }
        group.notify(queue: .main) { done.append(3) }
        let semaphore = DispatchSemaphore(value: 0)
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { semaphore.signal() }
        semaphore.wait()
        #expect(done == [1, 2, 3])
        #expect(Host.shared.now == 1)
        #expect(semaphore.wait(timeout: .now() + 1) == .timedOut)
    }

    @Test("an address without a file fails as without a network, and says so") func network() throws {
        var failure: (any Error)?
        let url = try #require(URL(string: "https://example.com/a.png"))
        URLSession.shared.dataTask(with: url) { _, _, error in failure = error }.resume()
        EventLoop.shared.run(until: 0)
        #expect((failure as? URLError)?.code == .notConnectedToInternet)
        let notes = Host.shared.takeRequests().compactMap { $0[request: .note]?[.code] }
        #expect(notes == ["code-network"])
    }

    @Test("subjects, operators and cancellation") func combine() {
        var log: [String] = []
        let subject = PassthroughSubject<Int, Never>()
        let cancellable = subject.filter { $0 > 1 }.map { "\($0)" }.removeDuplicates().sink { log.append($0) }
        for value in [1, 2, 2, 3] { subject.send(value) }
        cancellable.cancel()
        subject.send(4)
        #expect(log == ["2", "3"])
    }

    @Test("an observed player tells of its rate") func observing() {
        let player = AVPlayer()
        var rates: [Float] = []
        let observation = player.observe(\.rate, options: [.new, .initial]) { rates.append($1.newValue ?? -1) }
        player.play()
        player.pause()
        observation.invalidate()
        player.play()
        #expect(rates == [0, 1, 0])
    }

    @Test("random numbers and identifiers follow the seed") func chance() {
        start()
        let first = Int.random(in: 0..<1000)
        #expect((0..<1000).contains(first))
        #expect(UUID() != UUID())
        #expect([1, 2, 3].shuffled().sorted() == [1, 2, 3])
    }

    @Test("a map's region and pin") func map() {
        let map = MKMapView()
        let pin = MKPointAnnotation()
        pin.coordinate = CLLocationCoordinate2D(latitude: 48, longitude: 11)
        map.addAnnotation(pin)
        map.setRegion(
            MKCoordinateRegion(center: pin.coordinate, span: MKCoordinateSpan(latitudeDelta: 0.5, longitudeDelta: 0.5)),
            animated: false)
        let object = map.encode()
        #expect(object[.latitude] == 48)
        #expect(object[.spanDegrees] == 0.5)
        #expect(object[.pin] == true)
    }

    @Test("words for days near the run's follow its clock, not the machine's") func relativeDays() {
        start()
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US")
        (formatter.dateStyle, formatter.timeStyle, formatter.doesRelativeDateFormatting) = (.medium, .none, true)
        func words(_ seconds: Double) -> String { formatter.string(from: Date(timeIntervalSinceNow: seconds)) }
        #expect([-86_400, 0, 86_400].map(words) == ["Yesterday", "Today", "Tomorrow"])
        #expect(words(10 * 86_400) == "Nov 24, 2023")
        #expect(formatter.string(from: Date(timeIntervalSince1970: 1_000_000_000)) == "Sep 9, 2001")
        #expect(formatter.doesRelativeDateFormatting)
    }
}
