import RNServices
import RNUserNotifications
import Testing

private func person(_ name: String) -> INPerson {
    INPerson(
        personHandle: INPersonHandle(value: name, type: .unknown), nameComponents: nil, displayName: name, image: nil,
        contactIdentifier: nil, customIdentifier: nil)
}

private func communication(recipients: [INPerson]?) throws -> JSON? {
    let intent = INSendMessageIntent(
        recipients: recipients, content: "Lunch?", speakableGroupName: INSpeakableString(spokenPhrase: "Team"),
        conversationIdentifier: "team", serviceName: nil, sender: person("Ann"))
    intent.setImage(nil, forParameterNamed: \.sender)
    let content = UNMutableNotificationContent()
    content.body = "Lunch?"
    return try content.updating(from: intent).encode()[.communication]
}

@Test func updatingFromAnIntentTakesTheSender() throws {
    #expect(try communication(recipients: nil)?[.sender]?.string == "Ann")
    #expect(UNMutableNotificationContent().encode()[.communication] == nil)
}

@Test func aNamedPictureIsTheAppsImage() throws {
    let intent = INSendMessageIntent(
        recipients: nil, content: nil, speakableGroupName: nil, conversationIdentifier: nil, serviceName: nil,
        sender: person("Ann"))
    intent.setImage(INImage(named: "hero"), forParameterNamed: \.sender)
    let content = try UNMutableNotificationContent().updating(from: intent).encode()
    #expect(content[.communication]?[.avatar]?[.name]?.string == "hero")
}

@Test func aGroupsNameNeedsTwoRecipients() throws {
    #expect(try communication(recipients: [person("me")])?[.groupName] == nil)
    #expect(try communication(recipients: [person("me"), person("Bo")])?[.groupName]?.string == "Team")
}
