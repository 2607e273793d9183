import TestSupport

/// An extension with a payload, as it lies in a repository.
enum SampleFolder {
    static let descriptor = """
        {
          "app": { "name": "Dinner" },
          "categories": ["invite"],
          "view": {
            "type": "stack", "axis": "vertical", "spacing": 4,
            "children": [
              { "type": "label", "id": "titleLabel", "text": "{{title}}" },
              { "type": "label", "id": "placeLabel", "text": "{{userInfo.place}}" }
            ]
          }
        }
        """
    static let payload = """
        {
          "aps": { "alert": { "title": "Rooftop", "body": "At eight" }, "category": "invite" },
          "place": "Pier 3"
        }
        """

    static func make() throws -> TemporaryFolder {
        try TemporaryFolder(["Invite/descriptor.json": descriptor, "Invite/payloads/rooftop.apns": payload])
    }
}
