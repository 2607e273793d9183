/// The banner of an arriving notification.
extension NotificationHost {
    /// Shows the banner of a delivery that has one; it stays until another follows or its notification is replaced.
    func noteBanner(of delivery: Delivery) {
        let key = delivery.key
        if delivery.outcome.showsBanner, !isLocked, !isForOpenExtension(delivery) {
            listState.banner = ListState.Banner(key: key, since: date)
            listState.latestBanner = key
        } else {
            if listState.banner?.key == key { listState.banner = nil }
            if listState.latestBanner == key { listState.latestBanner = nil }
        }
        forgetPastBanners(delivery)
    }

    /// Removes notifications that were shown as banners only, once another banner has followed.
    private func forgetPastBanners(_ delivery: Delivery) {
        let past = listState.onlyOnBanner.filter { $0 != delivery.key && $0 != listState.latestBanner }
        for key in past { list.remove(key) }
        listState.onlyOnBanner.removeAll { past.contains($0) || $0 == delivery.key }
        if delivery.outcome.isBannerOnly { listState.onlyOnBanner.append(delivery.key) }
    }
}
