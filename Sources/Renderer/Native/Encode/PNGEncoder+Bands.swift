import FastPNG

extension PNGEncoder: PictureEncoder {
    package var endings: [String] { ["png"] }
    package var mediaType: String { "image/png" }
    package var isReadable: Bool { true }

    /// With the default effort, writes band by band: the same bytes as for the painted picture, without a canvas for
    /// all rows.
    package func encode(_ picture: UnpaintedPicture) throws -> [UInt8] {
        let context = picture.context
        let (list, scale, isOpaque) = (picture.list, picture.scale, picture.isOpaque)
        let (width, height) = (picture.width, picture.height)
        let plan = try BandPlan(list, scale: scale, height: height, text: context.text)
        guard effort == .fast, plan.isLocal else {
            let canvas = try context.paint(list, scale: scale, opaque: isOpaque)
            return try context.timings.measure(.encode) { try encode(canvas) }
        }
        try PaintingCost(of: list, scale: scale, text: context.text).check()
        context.images.startPainting()
        var bytes: [UInt8] = []
        // Reserve the last picture's size, or a byte a pixel, so that the file isn't moved.
        let last = context.lastFileBytes
        bytes.reserveCapacity(last > 0 ? last + last / 16 : min(width * height, 4 << 20))
        var file = try PNGFile(width: width, height: height, isOpaque: isOpaque) { bytes.append(contentsOf: $0) }
        let bands = PNGBand.rows(width: width, height: height, isOpaque: isOpaque)
        let queue = try context.bandQueue(width: width, isOpaque: isOpaque, bands: bands.count)
        // If painting throws, discard the queued bands.
        context.bandQueue = nil
        for rows in bands {
            let part = plan.list(in: rows)
            let key =
                context.usesBackgroundThreads || context.text.isExhausted
                ? nil : BandCache.Key(part, rows: rows, width: width, height: height, scale: scale, isOpaque: isOpaque)
            if let known = key.flatMap({ context.bandCache.band(for: $0) }) {
                context.cost.add(known.cost)
                try file.add(known.compressed)
                continue
            }
            let buffer = context.timings.measure(.encode) { queue.next(rows: rows.count) }
            if !(isOpaque && part.coversCanvas) { buffer.clear() }
            let paint = { try context.paint(part, on: buffer, top: rows.lowerBound, scale: scale, isOpaque: isOpaque) }
            var cost: ResourceUsage?
            if key == nil { try paint() } else { cost = try context.recording(paint).cost }
            let done = context.timings.measure(.encode) { queue.compress(buffer) }
            if let key, let cost, let band = done.last, cost.isWhole {
                context.bandCache.keep(BandCache.Band(compressed: band, cost: cost), for: key)
            }
            for band in done { try file.add(band) }
        }
        for band in context.timings.measure(.encode, { queue.finish() }) { try file.add(band) }
        try file.finish()
        context.bandQueue = queue
        context.lastFileBytes = bytes.count
        return bytes
    }
}

extension RenderContext {
    /// The last queue if it fits such pictures, or a new one.
    fileprivate func bandQueue(width: Int, isOpaque: Bool, bands: Int) throws -> BandQueue {
        if let bandQueue, bandQueue.width == width, bandQueue.isOpaque == isOpaque { return bandQueue }
        bandQueue = nil
        let isBeside = usesBackgroundThreads && Threads.cores > 1
        return try BandQueue(width: width, isOpaque: isOpaque, jobs: isBeside ? min(bands, BandQueue.maxJobs) : 1)
    }
}
