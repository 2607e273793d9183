import Basics
import Platform
import PlatformFoundation
import Views

// The way of a row: begin, prepare, settle, draw, finish.
extension Coordinator {
    /// Takes a row of the input.
    /// - Returns: its serial number, if a worker has to prepare it.
    func begin(_ row: InputRow) -> Int? {
        if let shard = plan.shard, !shard.contains(row.hash) { return nil }
        if let id = row.id {
            if plan.hasUniqueIdentifiers, !claimed.insert(row.hash).inserted {
                // The manifest and names tell rows apart by their identifiers.
                refuse(
                    row,
                    Diagnostic(
                        .error, "duplicate-id", "another row has the id \(id.quoted())",
                        at: SourceSpan(file: plan.inputName, line: row.number), path: "$.id",
                        hint: "rows without an id have the number of their line"))
                return nil
            }
            if let picture = results.donePicture(of: row.hash) {
                tally.resumed += 1
                finish(rows.add(row), nil, shows: picture)
                return nil
            }
        }
        if let fault = row.fault {
            refuse(row, fault)
            return nil
        }
        let serial = rows.add(row)
        return finishRepeated(serial) ? nil : serial
    }

    /// Ends a row that no worker sees.
    private func refuse(_ row: InputRow, _ diagnostic: Diagnostic) {
        var line = ResultLine(id: row.id, line: row.number, status: .error)
        line.template = plan.template
        line.diagnostics = [diagnostic]
        finish(rows.add(row), line)
    }

    /// Ends a row at once whose payload is that of an earlier row with a picture.
    private func finishRepeated(_ serial: Int) -> Bool {
        guard let row = rows[serial], let payload = PayloadFingerprint(of: row.input.bytes) else { return false }
        if !verifies(serial, row.input), let known = payloads.value(for: payload) {
            let facts = pictures.value(for: known.fingerprint)
            // A dry run has no pictures.
            if facts != nil || plan.isDry {
                rows[serial]?.fingerprint = known.fingerprint
                rows[serial]?.cuts = known.cuts
                metrics.measure("prepare", microseconds: 0)
                finish(serial, facts, .skipped)
                return true
            }
        }
        rows[serial]?.payload = payload
        return false
    }

    /// True for a row that `--verify` draws again.
    private func verifies(_ serial: Int, _ row: InputRow) -> Bool {
        plan.verifies && !plan.isDry && (row.hash.value % 100 == 0 || serial == 0)
    }

    func prepare(_ serial: Int, by index: Int) {
        guard let row = rows[serial] else { return }
        rows[serial]?.state = .preparing
        rows[serial]?.worker = index
        workers[index].rows += 1
        workers[index].send(.prepare(serial, line: row.input.number, row: Data(row.input.bytes)))
    }

    /// Takes a row's fingerprint.
    func take(_ report: WorkerReport.Preparation, from index: Int) {
        let serial = report.serial
        guard let row = rows[serial], row.worker == index, row.state == .preparing else { return }
        workers[index].finishStep()
        metrics.measure("prepare", microseconds: report.microseconds)
        if let old = row.fingerprint, old != report.fingerprint {
            // It was tried again after its worker died, and a file that it shows has changed meanwhile.
            workers[index].send(.finish(serial, .drop))
            return fail(serial, Self.changedPicture)
        }
        rows[serial]?.state = .prepared
        rows[serial]?.fingerprint = report.fingerprint
        rows[serial]?.diagnostics = report.diagnostics
        rows[serial]?.cuts = report.cuts
        rows[serial]?.microseconds = report.microseconds
        if report.readsFiles { rows[serial]?.payload = nil }
    }

    private static let changedPicture = Diagnostic(
        .error, "internal", "a row had another picture when it was tried again", hint: "please report this",
        exit: .internalError)

    /// Settles rows in their order, as far as their fingerprints are known.
    func settle() {
        while unsettled < rows.end {
            if let row = rows[unsettled] {
                if row.state == .queued || row.state == .preparing { break }
                if row.state == .prepared { settle(unsettled, row) }
            }
            unsettled += 1
        }
    }

    private func settle(_ serial: Int, _ row: ActiveRow) {
        guard let index = row.worker else { return }
        guard let fingerprint = row.fingerprint else { return finish(serial, line(of: row, .error)) }
        let isDrawer = drawings[fingerprint]?.drawer == serial
        if !isDrawer, drawings[fingerprint] != nil {
            drawings[fingerprint]?.waiting.append(serial)
            rows[serial]?.state = .waiting
            return drop(serial, index)
        }
        let isDrawn = !isDrawer && drawn?.contains(fingerprint) == true
        // Only a folder can be asked for its pictures.
        var isInFolder = false
        if case .folder = place { isInFolder = isDrawn || !plan.isForced }
        let verifies = verifies(serial, row.input)
        let facts = isDrawer ? nil : pictures.value(for: fingerprint)
        if !verifies, facts != nil || isDrawn && !isInFolder {
            drop(serial, index)
            return finish(serial, facts, .skipped)
        }
        if plan.isDry {
            tally.pictures += 1
            drawn?.insert(fingerprint)
            drop(serial, index)
            return finish(serial, nil, Self.status(row.diagnostics, row.cuts))
        }
        if !isDrawer { drawings[fingerprint] = (serial, []) }
        rows[serial]?.state = .drawing
        workers[index].send(.finish(serial, verifies ? .verify : isInFolder ? .keep : .draw))
    }

    /// Tells the worker that it may forget a row.
    private func drop(_ serial: Int, _ index: Int) {
        workers[index].send(.finish(serial, .drop))
        release(serial)
    }

    /// The status of a drawn row; notes make no warning.
    private static func status(_ diagnostics: [Diagnostic], _ cuts: [TextCut]?) -> ResultLine.Status {
        cuts?.isEmpty == false || diagnostics.contains { $0.severity == .warning } ? .warning : .ok
    }

    /// Takes a row's picture, and finishes the rows that wait for it.
    func take(_ report: WorkerReport.Drawing, from index: Int) throws(Diagnostic) {
        let serial = report.serial
        guard let row = rows[serial], row.worker == index, row.state == .drawing, let fingerprint = row.fingerprint
        else { return }
        workers[index].finishStep()
        if report.outcome == .made { metrics.measure("draw", microseconds: report.microseconds) }
        for (stage, time) in report.stages { metrics.measure(stage, microseconds: time) }
        rows[serial]?.microseconds += report.microseconds
        rows[serial]?.diagnostics = report.diagnostics
        if report.outcome == .cannotWrite {
            return stop(.failed(report.diagnostics.first ?? OutputProblem.cannotWrite("a picture", EIO)))
        }
        guard report.outcome != .failed, let facts = report.facts else {
            let error = report.diagnostics.first { $0.severity == .error } ?? Self.changedPicture
            rows[serial]?.diagnostics.removeAll { $0 == error }
            return fail(serial, error)
        }
        let path = OutputName.picture(fingerprint.hex, ending: plan.ending)
        var isNew = false
        if report.outcome == .made {
            // One that was drawn again for `--verify` isn't new.
            isNew = drawn?.contains(fingerprint) != true
            if let old = pictures.value(for: fingerprint), old.sha256 != facts.sha256 {
                return fail(serial, PictureFacts.notReproducible(path, isThere: false))
            }
            if isNew, case .archive(let archive) = place { try archive.add(path, Array(report.bytes)) }
            try sheet?.keep(Array(report.bytes), of: fingerprint)
        }
        pictures.insert(facts, for: fingerprint, cost: 1)
        drawn?.insert(fingerprint)
        if isNew { tally.pictures += 1 }
        let waiting = drawings.removeValue(forKey: fingerprint)?.waiting ?? []
        finish(serial, facts, isNew ? Self.status(report.diagnostics, row.cuts) : .skipped)
        for serial in waiting { finish(serial, facts, .skipped) }
    }

    /// Ends a row whose picture exists.
    private func finish(_ serial: Int, _ facts: PictureFacts?, _ status: ResultLine.Status) {
        guard let row = rows[serial], let fingerprint = row.fingerprint else { return }
        var line = line(of: row, status)
        if !plan.isDry {
            do throws(Diagnostic) { line.output = try name(row.input, fingerprint) } catch {
                // An impossible name is the row's own fault; a full disk isn't.
                if error.exit == .ioError { return stop(.failed(error)) }
                line.status = .error
                line.diagnostics.append(error)
            }
        }
        if facts != nil || plan.isDry, row.diagnostics.isEmpty, let payload = row.payload {
            payloads.insert(KnownPayload(fingerprint: fingerprint, cuts: row.cuts), for: payload, cost: 1)
        }
        (line.sha256, line.width, line.height) = (facts?.sha256.hex, facts?.width, facts?.height)
        finish(serial, line, shows: line.status == .error ? nil : fingerprint.first)
    }

    /// Gives a picture the row's own name, if rows have names.
    /// - Returns: the name below the folder.
    private func name(_ row: InputRow, _ fingerprint: Digest) throws(Diagnostic) -> String {
        let path = OutputName.picture(fingerprint.hex, ending: plan.ending)
        guard let name = plan.names?.name(id: row.id ?? "", key: fingerprint.hex) else { return path }
        let isSheet = sheet != nil && SheetNames.contain(name)
        if isSheet || OutputName.isPicture(name) {
            throw OutputProblem.cannotCreate(
                "\(name) is a name of \(isSheet ? "contact sheets" : "pictures")",
                hint: "give rows other names: --name 'rows/{id}.png'")
        }
        switch place {
        case .folder(let folder): try folder.link(name, to: path)
        case .archive(let archive): try archive.add(name, linkingTo: path)
        case .nowhere: break
        }
        return name
    }

    /// Ends a row with an error, and the rows that wait for its picture.
    func fail(_ serial: Int, _ diagnostic: Diagnostic) {
        guard let row = rows[serial] else { return }
        var failed = [serial]
        if let fingerprint = row.fingerprint, let drawing = drawings[fingerprint], drawing.drawer == serial {
            drawings[fingerprint] = nil
            failed += drawing.waiting
        }
        for serial in failed {
            guard let row = rows[serial] else { continue }
            var line = line(of: row, .error)
            line.diagnostics.append(diagnostic)
            finish(serial, line)
        }
    }

    private func line(of row: ActiveRow, _ status: ResultLine.Status) -> ResultLine {
        var line = ResultLine(id: row.input.id, line: row.input.number, status: status)
        line.template = plan.template
        line.key = row.fingerprint?.hex
        line.microseconds = row.microseconds
        line.diagnostics = row.diagnostics
        line.cuts = row.cuts
        return line
    }

    /// Ends a row.
    /// - Parameters:
    ///   - line: its result; `nil` for one that an earlier run reported.
    ///   - picture: the first 64 bits of its fingerprint, if it has a picture.
    private func finish(_ serial: Int, _ line: ResultLine?, shows picture: UInt64? = nil) {
        release(serial)
        guard let row = rows.finish(serial) else { return }
        if let line {
            tally.count(line)
            metrics.count(line)
        }
        results.add(line, of: serial)
        sheet?.count(picture, id: row.input.id ?? "", of: serial)
    }

    /// Takes a row from its worker.
    private func release(_ serial: Int) {
        guard let index = rows[serial]?.worker else { return }
        rows[serial]?.worker = nil
        workers[index].rows -= 1
        if workers[index].rows == 0 { workers[index].isAlone = false }
    }
}
