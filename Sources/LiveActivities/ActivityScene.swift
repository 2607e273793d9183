import Views

/// The Live Activities of a device at one moment, without chrome.
package struct ActivityScene: Sendable, Equatable {
    package struct Item: Sendable, Equatable {
        package var identifier: String
        package var attributesType: String
        package var views: ActivityViews
        package var isStale: Bool
        /// `false` once it has ended: the locked screen alone still shows it.
        package var isActive: Bool

        package init(
            identifier: String, attributesType: String, views: ActivityViews, isStale: Bool = false,
            isActive: Bool = true
        ) {
            self.identifier = identifier
            self.attributesType = attributesType
            self.views = views
            self.isStale = isStale
            self.isActive = isActive
        }
    }

    /// On the locked screen, the most relevant first.
    package var items: [Item] = []
    /// The one that the last push alerted about, as a banner or in the expanded island; `nil` once it is gone.
    package var alert: String?

    package init(items: [Item] = [], alert: String? = nil) { (self.items, self.alert) = (items, alert) }

    /// Those in the island: one in the compact form, or two in the minimal one.
    package var islandItems: [Item] { Array(items.filter(\.isActive).prefix(2)) }
    /// The one that the last push alerted about.
    package var alertedItem: Item? { items.first { $0.identifier == alert } }
    /// The one of a banner or of the expanded island: that of the last alert, else the first.
    package var expandedItem: Item? { alertedItem ?? islandItems.first ?? items.first }
}
