import ContentExtensionHost

/// The descriptor and the payload that `init` writes.
enum Starter {
    static func descriptor(name: String, category: String) -> String {
        """
        {
          "$schema": \(JSONText.quoted(EditorFiles.descriptorSchema)),
          "name": \(JSONText.quoted(name)),
          "app": { "name": "My App", "bundleIdentifier": "com.example.my-app" },
          "categories": \(JSONText.quoted(category)),
          "initialContentSizeRatio": 0.3,
          "defaultContentHidden": true,
          "registeredCategories": [
            {
              "identifier": \(JSONText.quoted(category)),
              "actions": [
                { "identifier": "accept", "title": "Accept" },
                { "identifier": "decline", "title": "Decline", "options": ["destructive"] }
              ]
            }
          ],
          "view": {
            "type": "stack", "axis": "vertical", "spacing": 4,
            "margins": { "top": 16, "leading": 16, "bottom": 16, "trailing": 16 },
            "children": [
              { "type": "label", "id": "headline", "text": "{{title}}", "font": "headline", "numberOfLines": 0 },
              { "type": "label", "id": "place", "text": "{{userInfo.place}}", "font": "subheadline",
                "textColor": "secondaryLabel", "visibleWhen": "userInfo.place" },
              { "type": "label", "id": "status", "text": "{{body}}", "font": "body", "numberOfLines": 0 }
            ]
          },
          "responses": {
            "accept": {
              "set": { "status": { "text": "Accepted", "textColor": "systemGreen" } },
              "actions": [],
              "option": "doNotDismiss"
            },
            "*": { "option": "dismissAndForwardAction" }
          }
        }

        """
    }

    static func payload(category: String) -> String {
        """
        {
          "aps": {
            "alert": { "title": "Dinner on Friday", "body": "Are you coming? Sam and Alex are." },
            "category": \(JSONText.quoted(category))
          },
          "place": "Corner Bistro, 19:30"
        }

        """
    }
}
