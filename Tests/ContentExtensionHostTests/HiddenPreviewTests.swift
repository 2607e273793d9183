import Testing

@testable import ContentExtensionHost
@testable import Views

private let image = category("image", placeholder: "%u image(s)")
private let comment = category("comment", placeholder: "%u comment(s)")

@Test func previewsAreHiddenByTheSettingAndTheLock() {
    func isHidden(_ previews: ShowPreviewsSetting, _ isLocked: Bool) -> Bool? {
        centre([sample("1")], previews: previews, isLocked: isLocked).leading?.isPreviewHidden
    }
    #expect(isHidden(.always, true) == false)
    #expect(isHidden(.always, false) == false)
    #expect(isHidden(.whenAuthenticated, true) == true)
    #expect(isHidden(.whenAuthenticated, false) == false)
    #expect(isHidden(.never, true) == true)
    #expect(isHidden(.never, false) == true)
}

@Test func theDefaultPlaceholderCountsAllNotificationsOfTheRow() {
    #expect(centre([sample("1")], previews: .never).leading?.body == "Notification")
    let three = centre([sample("1"), sample("2"), sample("3")], previews: .never)
    #expect(three.leading?.body == "3 Notifications")
    #expect(three.summary == "")
}

@Test func aCategorysPlaceholderCountsAllOfTheThread() {
    let model = centre(
        [
            sample("1", thread: "a", category: image), sample("2", thread: "a", category: image),
            sample("3", thread: "b"),
        ],
        previews: .never)
    #expect(model.scene.groups.flatMap { $0.rows.map(\.body) } == ["Notification", "2 image(s)"])
}

@Test func titleAndSubtitleAreKeptOnlyByTheCategorysOptions() {
    func look(_ options: NotificationCategory.Options) -> NotificationRow? {
        var delivery = sample("1", category: category("c", options: options), title: "Anna")
        delivery.notification.request.content.subtitle = "Hi"
        return centre([delivery], previews: .never).leading
    }
    #expect(look([])?.title == "")
    #expect(look([])?.subtitle == "")
    #expect(look(.hiddenPreviewsShowTitle)?.title == "Anna")
    #expect(look(.hiddenPreviewsShowTitle)?.subtitle == "")
    #expect(look(.hiddenPreviewsShowSubtitle)?.title == "")
    #expect(look(.hiddenPreviewsShowSubtitle)?.subtitle == "Hi")
}

@Test func placeholdersOfSeveralCategoriesAreCombined() {
    let deliveries = [sample("1", category: comment), sample("2", category: image), sample("3", category: image)]
    #expect(centre(deliveries, previews: .never).leading?.body == "2 image(s) and 1 comment(s)")
    let mixed = deliveries + [sample("4"), sample("5", category: category("plain"))]
    #expect(
        centre(mixed, previews: .never).leading?.body == "2 Notifications, 2 image(s), and 1 comment(s)")
}

@Test func theLockedScreenHasOneRowForAThread() {
    let deliveries = [
        sample("1", thread: "a"), sample("2", thread: "b"), sample("3", thread: "a"),
        sample("4", app: "B", thread: "a"),
    ]
    func rows(_ style: SystemStyle, _ isLocked: Bool) -> [String]? {
        centre(deliveries, .off, style: style, previews: .whenAuthenticated, isLocked: isLocked)
            .scene.lockScreenGroups.flatMap { $0.rows.map(\.body) }
    }
    #expect(rows(.ios10, true) == ["Notification", "2 Notifications", "Notification"])
    #expect(rows(.ios10, false) == ["Text", "Text", "Text", "Text"])
    #expect(rows(.ios18, true) == ["Notification", "Notification", "Notification", "Notification"])
}

@Test func anOpenStackShowsAPlaceholderInEachRow() {
    var model = centre([sample("1", category: image), sample("2", category: image)], previews: .never)
    _ = model.list.open(.init(grouping: .automatic, key: .init(app: "Chat")))
    #expect(model.scene.groups.first?.rows.map(\.body) == ["1 image(s)", "1 image(s)"])
}

@Test func theThumbnailIsHiddenWithTheTexts() {
    var delivery = sample("1")
    delivery.notification.request.content.attachments = [
        NotificationAttachment(identifier: "photo", path: "photo.png", type: "public.png", family: .image)
    ]
    #expect(centre([delivery]).leading?.thumbnail?.identifier == "photo")
    #expect(centre([delivery], previews: .never).leading?.thumbnail == nil)
}

@Test func onIOS18TheAppsNameReplacesAHiddenTitle() {
    let look = centre([sample("1", title: "Anna")], style: .ios18, previews: .never).leading
    #expect(look?.title == "Chat")
    #expect(look?.body == "Notification")
}
