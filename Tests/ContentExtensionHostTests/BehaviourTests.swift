import ContentExtensionHost
import Testing

@Test func mutableContentHasNoSayInWhichExtensionEngages() {
    for hasMutableContent in [false, true] {
        var arrival = arrival("n1")
        arrival.hasMutableContent = hasMutableContent
        let host = device([sampleExtension { SwiftExtension() }]).after(.deliver(arrival), .expand())
        #expect(host.scene.custom != nil)
    }
}

@Test func onlyTheCategorysActionsHaveRows() {
    let host = host(SwiftExtension(), actions: [SampleAction.accept], categoryOptions: .customDismissAction)
        .after(.expand())
    #expect(host.scene.actions == [SampleAction.accept])
}

@Test(arguments: ResponseOption.allCases)
func theOptionDecidesWhatBecomesOfTheViewAndTheApp(_ option: ResponseOption) {
    let host = host(AnsweringExtension { _, _, completion in completion(option) })
        .after(.expand(), .tapAction("accept"))
    #expect(host.scene.presentation == (option == .doNotDismiss ? .expanded : .dismissed))
    #expect(host.appInbox.map(\.actionIdentifier) == (option == .dismissAndForwardAction ? ["accept"] : []))
}

@Test func anExtensionHasNoMediaButtonUnlessItSaysSo() {
    let plain = NotificationViewController()
    #expect(plain.mediaPlayPauseButtonType == .none)
    #expect(host(plain).after(.expand()).scene.custom?.mediaButton == nil)
}
