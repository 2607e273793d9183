import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import HostTestSupport
@testable import Views

private let address = "https://example.com/photo.png"

@Test func serviceHandsOverWithinTheCall() {
    let run = ServicedNotification(SwiftService { $0.handOver(title: "Anna") })
    #expect(run.content?.title == "Anna")
    #expect(run.content?.body == "Open the app to read it")
    #expect(run.names == ["serviceStarted", "serviceHandedOver"])
    #expect(run.diagnostics == [])
}

@Test func serviceHandsOverLaterOnTheClock() {
    let service = SwiftService { service in
        service.serviceContext?.clock.schedule(after: 12.5) { service.handOver(title: "Anna") }
    }
    let run = ServicedNotification(service).after(12)
    #expect(run.shown.isEmpty)
    #expect(run.after(100).shown.map(\.time) == [12.5])
    #expect(run.content?.title == "Anna")
    #expect(run.diagnostics == [])
}

@Test func serviceIsToldOnceOfItsExpiry() {
    var calls = 0
    let service = SwiftService { _ in
    } expiring: { service in
        calls += 1
        service.handOver(title: "As far as it got")
    }
    let run = ServicedNotification(service).after(100)
    #expect(calls == 1)
    #expect(run.content?.title == "As far as it got")
    #expect(run.names == ["serviceStarted", "serviceExtensionTimeWillExpire", "serviceHandedOver"])
    #expect(run.diagnostics == [])
}

@Test func finishedServiceIsNotToldOfExpiry() {
    let run = ServicedNotification(SwiftService { $0.handOver(title: "Anna") }).after(100)
    #expect(!run.names.contains("serviceExtensionTimeWillExpire"))
}

@Test func limit_serviceSeconds() {
    let service = SwiftService { _ in }
    let run = ServicedNotification(service).after(29.999)
    #expect(run.shown.isEmpty)
    #expect(run.after(0.001).shown.map(\.time) == [Limits.serviceSeconds])
}

@Test func serviceThatNeverHandsOverShowsTheOriginal() {
    let run = ServicedNotification(SwiftService { _ in }).after(30)
    #expect(run.isOriginal)
    #expect(run.codes == ["service-timed-out"])
    #expect(run.reasons == ["handed nothing over within 30 seconds"])
}

@Test func lateServiceShowsTheOriginalAndReportsTheDelay() {
    let service = SwiftService { service in
        service.serviceContext?.clock.schedule(after: 32.5) { service.handOver(title: "Anna") }
    }
    let run = ServicedNotification(service).after(60)
    #expect(run.isOriginal)
    #expect(run.codes == ["service-timed-out", "service-too-late"])
    #expect(run.diagnostics.last?.message.contains("2.5 seconds after its time") == true)
}

@Test func serviceThatThrowsShowsTheOriginalAtOnce() {
    let run = ServicedNotification(SwiftService { _ in throw Crash() })
    #expect(run.isOriginal)
    #expect(run.codes == ["service-crashed"])
    #expect(run.reasons == ["crashed in didReceive: index out of range"])
    #expect(run.after(100).names == ["serviceStarted", "serviceFailed"])
}

@Test func serviceThatThrowsWhenItsTimeExpiresShowsTheOriginal() {
    let run = ServicedNotification(SwiftService({ _ in }, expiring: { _ in throw Crash() })).after(30)
    #expect(run.isOriginal)
    #expect(run.reasons == ["crashed in serviceExtensionTimeWillExpire: index out of range"])
}

@Test func serviceThatThrowsAfterTheHandoverKeepsItsContent() {
    let service = SwiftService { service in
        service.handOver(title: "Anna")
        throw Crash()
    }
    let run = ServicedNotification(service)
    #expect(run.content?.title == "Anna")
    #expect(run.codes == ["service-crashed"])
    #expect(run.reasons == [])
}

@Test func crashedServiceHasNoFurtherEffect() {
    let service = SwiftService { service in
        service.serviceContext?.clock.schedule(after: 1) { service.handOver(title: "Ghost") }
        throw Crash()
    }
    let run = ServicedNotification(service).after(100)
    #expect(run.isOriginal)
    #expect(run.codes == ["service-crashed"])
}

@Test func serviceThatHandsOverTwiceShowsTheFirstContent() {
    let service = SwiftService { service in
        service.handOver(title: "First")
        service.handOver(title: "Second")
        service.serviceContext?.clock.schedule(after: 1) { service.handOver(title: "Third") }
    }
    let run = ServicedNotification(service).after(2)
    #expect(run.content?.title == "First")
    #expect(run.codes == ["service-handed-over-twice", "service-handed-over-twice"])
}

@Test(arguments: [NotificationContent(), NotificationContent(badge: 3, sound: NotificationSound())])
func serviceCannotSuppressANotification(content: NotificationContent) {
    let run = ServicedNotification(SwiftService { $0.contentHandler?(content) })
    #expect(run.isOriginal)
    #expect(run.codes == ["service-without-text"])
    #expect(run.reasons == ["handed over a content without title, subtitle and body"])
}

@Test func downloadReturnsTheConfiguredFile() {
    var paths: [String] = []
    let service = SwiftService { service in
        service.serviceContext?.download(address) { result in
            if case .success(let path) = result { paths.append(path) }
            service.handOver(title: "Anna")
        }
    }
    let run = ServicedNotification(service, assets: [RemoteAsset(url: address, path: "/assets/photo.png")])
    #expect(paths == ["/assets/photo.png"])
    #expect(run.names == ["serviceStarted", "downloadStarted", "downloadFinished", "serviceHandedOver"])
}

@Test func downloadTakesItsLatency() {
    let service = SwiftService { service in
        service.serviceContext?.download(address) { _ in service.handOver(title: "Anna") }
    }
    let asset = RemoteAsset(url: address, path: "/assets/photo.png", latency: 4)
    let run = ServicedNotification(service, assets: [asset]).after(3.9)
    #expect(run.names == ["serviceStarted", "downloadStarted"])
    #expect(run.after(1).shown.map(\.time) == [4])
}

@Test func downloadFailsWithTheConfiguredReason() {
    var failures: [DownloadFailure] = []
    let service = SwiftService { service in
        service.serviceContext?.download(address) { result in
            if case .failure(let failure) = result { failures.append(failure) }
            service.handOver(title: "No photo")
        }
    }
    let asset = RemoteAsset(url: address, path: "/assets/photo.png", latency: 1, failure: "the request timed out")
    let run = ServicedNotification(service, assets: [asset]).after(1)
    #expect(failures == [DownloadFailure(url: address, reason: "the request timed out")])
    #expect(run.events.contains(.downloadFailed(url: address, reason: "the request timed out")))
    #expect(run.content?.title == "No photo")
    #expect(run.diagnostics == [])
}

@Test func unknownAddressFailsWithTheNearestOne() {
    var failures: [DownloadFailure] = []
    let service = SwiftService { service in
        service.serviceContext?.download("https://example.com/foto.png") { result in
            if case .failure(let failure) = result { failures.append(failure) }
        }
    }
    let run = ServicedNotification(service, assets: [RemoteAsset(url: address, path: "/assets/photo.png")])
    #expect(failures.map(\.reason) == ["there is no network"])
    #expect(run.codes == ["asset-unknown"])
    #expect(run.diagnostics.first?.hint == "did you mean \"https://example.com/photo.png\"?")
}

@Test func downloadAfterTheTimeLeavesNoTrace() {
    let service = SwiftService { $0.serviceContext?.download(address) { _ in } }
    let run = ServicedNotification(service, assets: [RemoteAsset(url: address, path: "/a", latency: 40)]).after(60)
    #expect(run.isOriginal)
    #expect(!run.names.contains("downloadFinished"))
}

@Test func serviceMayChangeEverythingOfTheContent() throws {
    let service = SwiftService { service in
        service.bestAttempt.subtitle = "Harbour"
        service.bestAttempt.body = "See you at nine"
        service.bestAttempt.badge = 4
        service.bestAttempt.categoryIdentifier = "MESSAGE"
        service.bestAttempt.threadIdentifier = "anna"
        service.bestAttempt.userInfo = JSONValue(.object([.init(key: "sender", value: JSONValue(.string("Anna")))]))
        service.handOver(title: "Anna")
    }
    let content = try #require(ServicedNotification(service).content)
    #expect([content.title, content.subtitle, content.body] == ["Anna", "Harbour", "See you at nine"])
    #expect(content.badge == 4)
    #expect([content.categoryIdentifier, content.threadIdentifier] == ["MESSAGE", "anna"])
    #expect(content.userInfo["sender"]?.string == "Anna")
}
