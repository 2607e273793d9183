import FastPNG

extension PNGEncoder: PictureEncoder {
    var endings: [String] { ["png"] }
    var mediaType: String { "image/png" }
    var isReadable: Bool { true }

    func encode(_ picture: UnpaintedPicture) throws -> [UInt8] {
        let context = picture.context
        guard effort == .fast else {
            let canvas = try context.paint(picture.list, scale: picture.scale, opaque: picture.isOpaque)
            return try context.timings.measure(.encode) { try encode(canvas) }
        }
        var file: [UInt8] = []
        // Reserve the last picture's size, or a byte a pixel, so that the file isn't moved.
        let last = context.lastFileBytes
        file.reserveCapacity(last > 0 ? last + last / 16 : min(picture.width * picture.height, 4 << 20))
        try context.writePNG(of: picture) { file.append(contentsOf: $0) }
        context.lastFileBytes = file.count
        return file
    }
}

extension RenderContext {
    /// Writes a PNG file band by band: the same bytes as for the painted picture, without a canvas for all rows.
    fileprivate func writePNG(
        of picture: UnpaintedPicture, into sink: @escaping (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        let (list, scale, isOpaque) = (picture.list, picture.scale, picture.isOpaque)
        let (width, height) = (picture.width, picture.height)
        let plan = try BandPlan(list, scale: scale, height: height, text: text)
        guard plan.isLocal else {
            return try PNGEncoder().encode(paint(list, scale: scale, opaque: isOpaque)).withUnsafeBytes(sink)
        }
        try PaintingCost(of: list, scale: scale, text: text).check()
        images.startPainting()
        var file = try PNGFile(width: width, height: height, isOpaque: isOpaque, into: sink)
        let bands = PNGBand.rows(width: width, height: height, isOpaque: isOpaque)
        let queue = try bandQueue(width: width, isOpaque: isOpaque, bands: bands.count)
        // If painting throws, discard the queued bands.
        bandQueue = nil
        for rows in bands {
            let part = plan.list(in: rows)
            let key =
                usesBackgroundThreads || text.isExhausted
                ? nil : BandCache.Key(part, rows: rows, width: width, height: height, scale: scale, isOpaque: isOpaque)
            if let known = key.flatMap({ bandCache.band(for: $0) }) {
                cost.add(known.cost)
                try file.add(known.compressed)
                continue
            }
            let buffer = timings.measure(.encode) { queue.next(rows: rows.count) }
            if !(isOpaque && part.coversCanvas) { buffer.clear() }
            let paint = {
                try self.on(buffer, top: rows.lowerBound, scale: scale, isOpaque: isOpaque) {
                    try self.paint(part, on: $0, target: $1, scale: scale)
                }
            }
            var cost: ResourceUsage?
            if key == nil { try paint() } else { cost = try recording(paint).cost }
            let done = timings.measure(.encode) { queue.compress(buffer) }
            if let key, let cost, let band = done.last, cost.isWhole {
                bandCache.keep(BandCache.Band(compressed: band, cost: cost), for: key)
            }
            for band in done { try file.add(band) }
        }
        for band in timings.measure(.encode, { queue.finish() }) { try file.add(band) }
        try file.finish()
        bandQueue = queue
    }

    /// The last queue if it fits such pictures, or a new one.
    private func bandQueue(width: Int, isOpaque: Bool, bands: Int) throws -> BandQueue {
        if let bandQueue, bandQueue.width == width, bandQueue.isOpaque == isOpaque { return bandQueue }
        bandQueue = nil
        let isBeside = usesBackgroundThreads && Threads.cores > 1
        return try BandQueue(width: width, isOpaque: isOpaque, jobs: isBeside ? min(bands, BandQueue.maxJobs) : 1)
    }
}
