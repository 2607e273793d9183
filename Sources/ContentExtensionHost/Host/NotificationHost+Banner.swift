/// The banner that comes down when a notification arrives.
extension NotificationHost {
    /// Brings the banner down, unless it has none; one that is down stays until another comes or its own notification is
    /// replaced.
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

    /// What is nowhere but on a banner is delivered no longer once another came after it.
    private func forgetPastBanners(_ delivery: Delivery) {
        let past = listState.onlyOnBanner.filter { $0 != delivery.key && $0 != listState.latestBanner }
        for key in past { list.remove(key) }
        listState.onlyOnBanner.removeAll { past.contains($0) || $0 == delivery.key }
        if delivery.outcome.isBannerOnly { listState.onlyOnBanner.append(delivery.key) }
    }
}
