import Basics
import CCairo
import FastPNG
import Views

extension RenderContext {
    /// Paints a display list and encodes it.
    /// - Parameters:
    ///   - scale: pixels per point; the size of SVG and PDF is in points at any scale.
    ///   - opaque: `true` for a picture with a background; as the list has one unless given.
    ///   - effort: of PNG compression.
    /// - Throws: `InputError`: a canvas beyond the limits (77), a transparent JPEG (64), a missing library (69), or a
    ///   failure of cairo or a library (70).
    package func encode(
        _ list: DisplayList, as format: PictureFormat = .png, scale: Double, opaque: Bool? = nil,
        effort: PNGEncoder.Effort = .fast
    ) throws -> [UInt8] {
        try timings.measure(.paint) {
            try reportingAsInputError {
                let isOpaque = opaque ?? list.hasBackdrop
                let (width, height) = try Self.pixels(of: list.size, scale: scale)
                let encoder = format.encoder(effort: width * height > Limits.smallPNGPixels ? .fast : effort)
                if !isOpaque, let refusal = encoder.refusalOfAlpha { throw refusal }
                try encoder.check(width: width, height: height)
                switch encoder.input {
                case .page(let encoder): return try encodePage(list, scale: scale, encoder)
                case .bands:
                    let plan = try BandPlan(list, scale: scale, height: height, text: text)
                    if plan.isLocal {
                        return try encodeBands(
                            list, plan, width: width, height: height, scale: scale, isOpaque: isOpaque)
                    }
                    return try encodePixels(list, scale: scale, isOpaque: isOpaque, PNGEncoder())
                case .pixels(let encoder): return try encodePixels(list, scale: scale, isOpaque: isOpaque, encoder)
                }
            }
        }
    }

    private func encodePixels(
        _ list: DisplayList, scale: Double, isOpaque: Bool, _ encoder: some PixelEncoder
    ) throws -> [UInt8] {
        let canvas = try paint(list, scale: scale, opaque: isOpaque)
        return try timings.measure(.encode) { try encoder.encode(canvas, left: max(0, images.budget.left)) }
    }

    /// A PNG written band by band: the same bytes as for the painted picture, without a canvas for all rows.
    private func encodeBands(
        _ list: DisplayList, _ plan: BandPlan, width: Int, height: Int, scale: Double, isOpaque: Bool
    ) throws -> [UInt8] {
        try startPainting(list, scale: scale)
        var bytes: [UInt8] = []
        // Reserve the last picture's size, or a byte a pixel, so that the file isn't moved.
        let last = lastFileBytes
        bytes.reserveCapacity(last > 0 ? last + last / 16 : min(width * height, 4 << 20))
        var file = try PNGFile(width: width, height: height, isOpaque: isOpaque) { bytes.append(contentsOf: $0) }
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
                self.cost.add(known.cost)
                try file.add(known.compressed)
                continue
            }
            let buffer = timings.measure(.encode) { queue.next(rows: rows.count) }
            if !(isOpaque && part.coversCanvas) { buffer.clear() }
            let draw = { try self.paint(part, on: buffer, top: rows.lowerBound, scale: scale, isOpaque: isOpaque) }
            var cost: ResourceUsage?
            if key == nil { try draw() } else { cost = try recording(draw).cost }
            let done = timings.measure(.encode) { queue.compress(buffer) }
            if let key, let cost, let band = done.last, cost.isWhole {
                bandCache.keep(BandCache.Band(compressed: band, cost: cost), for: key)
            }
            for band in done { try file.add(band) }
        }
        for band in timings.measure(.encode, { queue.finish() }) { try file.add(band) }
        try file.finish()
        bandQueue = queue
        lastFileBytes = bytes.count
        return bytes
    }

    /// The last queue if it fits such pictures, or a new one.
    private func bandQueue(width: Int, isOpaque: Bool, bands: Int) throws -> BandQueue {
        if let bandQueue, bandQueue.width == width, bandQueue.isOpaque == isOpaque { return bandQueue }
        bandQueue = nil
        let isBeside = usesBackgroundThreads && Threads.cores > 1
        return try BandQueue(width: width, isOpaque: isOpaque, jobs: isBeside ? min(bands, BandQueue.maxJobs) : 1)
    }

    /// A page that cairo writes.
    private func encodePage(_ list: DisplayList, scale: Double, _ encoder: any PageEncoder) throws -> [UInt8] {
        try startPainting(list, scale: scale, isPage: true)
        var bytes: [UInt8] = []
        try withUnsafeMutablePointer(to: &bytes) { bytes in
            let write: cairo_write_func_t = { closure, data, count in
                guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
                closure.assumingMemoryBound(to: [UInt8].self).pointee
                    .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
                return CAIRO_STATUS_SUCCESS
            }
            let surface = try CairoSurface.surface(
                encoder.makeSurface(write, bytes, list.size.width, list.size.height))
            try paint(list, on: CairoSurface.context(on: surface), target: .page, scale: scale)
            FontLock().held { cairo_surface_finish(surface.pointer) }
            let status = cairo_surface_status(surface.pointer)
            guard status == CAIRO_STATUS_SUCCESS else { throw cairoDiagnostic(status, while: "writing a page") }
        }
        return encoder.finished(bytes)
    }
}
