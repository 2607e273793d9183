import ContentExtensionHost

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Coordinator {
    /// Takes what a row looks like, or why it looks like nothing.
    func take(_ look: WorkerReport.Look, from index: Int) {
        guard let row = rows[look.serial], row.worker == index, row.state == .looking else { return }
        if let old = row.key, old != look.key, let drawing = drawings[old], drawing.drawer == look.serial {
            drawings[old] = nil
            for serial in drawing.waiting { fail(serial, Self.changedLook) }
        }
        workers[index].remember(Int(look.microseconds))
        workers[index].steps -= 1
        observer?.measure("look", microseconds: Int(look.microseconds))
        rows.change(look.serial) {
            $0.state = .looked
            $0.key = look.key
            if look.readsFiles { $0.contents = nil }
            $0.diagnostics = look.diagnostics
            $0.microseconds = Int(look.microseconds)
        }
    }

    private static let changedLook = Diagnostic(
        .error, "internal", "a row looked different when it was tried again", hint: "please report this",
        exit: .internalError)

    /// Settles looks in the order of the rows, as far as they are known, and tells the workers.
    func settleLooks() {
        while unsettled < rows.end {
            if let row = rows[unsettled] {
                if row.state == .queued || row.state == .looking { break }
                if row.state == .looked { settle(unsettled, row) }
            }
            unsettled += 1
        }
        for index in workers.indices where !workers[index].decisions.isEmpty {
            workers[index].process.send(.decide(workers[index].decisions))
            workers[index].decisions.removeAll()
            workers[index].process.flush()
        }
    }

    private func settle(_ serial: UInt64, _ row: RowTable.Row) {
        guard let key = row.key else { return finish(serial, line(of: row, .error)) }
        let verifies = verifies(serial, row.line)
        if let drawing = drawings[key], drawing.drawer != serial {
            drawings[key]?.waiting.append(serial)
            decide(.drop, serial, row)
            rows.change(serial) { $0.state = .waiting }
            return
        }
        let isDrawer = drawings[key] != nil
        let wasSeen = !isDrawer && seen?.contains(key) == true
        // Only a folder can be asked what it holds.
        var isInFolder = false
        if case .folder = place { isInFolder = wasSeen || !plan.isForced }
        let facts = isDrawer ? nil : known.value(for: PayloadFingerprint(key))
        if !verifies, facts != nil || wasSeen && !isInFolder {
            decide(.drop, serial, row)
            rows.change(serial) { $0.worker = -1 }
            return finish(serial, facts, .skipped)
        }
        if plan.isDry {
            tally.looks += 1
            seen?.insert(key)
            decide(.drop, serial, row)
            rows.change(serial) { $0.worker = -1 }
            return finish(serial, line(of: row, Self.status(row.diagnostics)))
        }
        if !isDrawer { drawings[key] = Drawing(drawer: serial) }
        rows.change(serial) { $0.state = .drawing }
        workers[row.worker].begin(1)
        let action: WorkerOrder.Decision.Action = verifies ? .verify : isInFolder ? .keep : .draw
        workers[row.worker].decisions.append(.init(serial: serial, action: action))
    }

    /// Whether a row is among those that are drawn again and compared.
    private func verifies(_ serial: UInt64, _ line: InputLine) -> Bool {
        plan.verifies && !plan.isDry && (line.hash.value % 100 == 0 || serial == 0)
    }

    /// Ends a row at once that says what another said whose picture is there.
    /// - Returns: whether there was one; else the row has to be looked at.
    func repeats(_ serial: UInt64) -> Bool {
        guard let row = rows[serial], let said = PayloadFingerprint(contentsOf: row.line.bytes) else { return false }
        if !verifies(serial, row.line), let key = contents.value(for: said) {
            let facts = known.value(for: PayloadFingerprint(key))
            // A dry run knows of no pictures.
            if facts != nil || plan.isDry {
                rows.change(serial) { $0.key = key }
                observer?.measure("look", microseconds: 0)
                finish(serial, facts, .skipped)
                return true
            }
        }
        rows.change(serial) { $0.contents = said }
        return false
    }

    /// How a drawn row ended, by what was found; a note is nothing odd.
    private static func status(_ diagnostics: [Diagnostic]) -> ResultLine.Status {
        diagnostics.contains { $0.severity == .warning } ? .warning : .ok
    }

    /// Tells the worker that it may forget a row.
    private func decide(_ action: WorkerOrder.Decision.Action, _ serial: UInt64, _ row: RowTable.Row) {
        workers[row.worker].decisions.append(.init(serial: serial, action: action))
        release(row.worker)
    }

    /// Takes what came of drawing a row, and with it the rows that wait for that.
    func take(_ drawing: WorkerReport.Drawing, from index: Int) throws(Diagnostic) {
        let serial = drawing.serial
        guard let row = rows[serial], row.worker == index, row.state == .drawing, let key = row.key else { return }
        workers[index].remember(Int(drawing.microseconds) + row.microseconds)
        workers[index].steps -= 1
        if case .made = drawing.outcome { observer?.measure("draw", microseconds: Int(drawing.microseconds)) }
        for stage in drawing.stages { observer?.measure(stage.name, microseconds: Int(stage.microseconds)) }
        rows.change(serial) {
            $0.microseconds += Int(drawing.microseconds)
            $0.diagnostics = drawing.diagnostics
        }
        let facts: PictureFacts
        var isNew = true
        var picture: [UInt8] = []
        switch drawing.outcome {
        case .made(let made, let bytes):
            facts = made
            picture = bytes
            // It was drawn a second time to be compared.
            isNew = seen?.contains(key) != true
            if let old = known.value(for: PayloadFingerprint(key)), old.sha256 != made.sha256 {
                let path = OutputName.look(key.hex, ending: plan.ending)
                return fail(serial, PictureFacts.notReproducible(path, isThere: false))
            }
            if isNew, case .archive(let archive) = place {
                try archive.add(OutputName.look(key.hex, ending: plan.ending), bytes)
            }
        case .kept(let there):
            facts = there
            isNew = false
        case .failed:
            guard let error = drawing.diagnostics.first(where: { $0.severity == .error }) else { return }
            rows.change(serial) { $0.diagnostics.removeAll { $0 == error } }
            return fail(serial, error)
        case .cannotWrite:
            return stop(.failed(drawing.diagnostics.first ?? OutputProblem.cannotWrite("a picture", EIO)))
        }
        known.insert(facts, for: PayloadFingerprint(key))
        seen?.insert(key)
        if isNew { tally.looks += 1 }
        let waiting = drawings.removeValue(forKey: key)?.waiting ?? []
        finish(serial, facts, isNew ? Self.status(drawing.diagnostics) : .skipped)
        for serial in waiting { finish(serial, facts, .skipped) }
        if !picture.isEmpty { try sheet?.keep(picture, of: key) }
    }

    /// Ends a row whose picture is there.
    private func finish(_ serial: UInt64, _ facts: PictureFacts?, _ status: ResultLine.Status) {
        guard let row = rows[serial], let key = row.key else { return }
        var line = line(of: row, status)
        if !plan.isDry {
            do throws(Diagnostic) {
                line.output = try name(row, key)
            } catch {
                // A name that can't be is the row's own fault; a full disk isn't.
                if error.exit == .ioError { return stop(.failed(error)) }
                line.status = .error
                line.diagnostics.append(error)
            }
        }
        if facts != nil || plan.isDry, row.diagnostics.isEmpty, let said = row.contents {
            contents.insert(key, for: said)
        }
        if line.status != .error { sheet?.looks.count(key.first, line: row.line.number, id: row.line.id) }
        line.sha256 = facts?.sha256.hex
        line.width = facts.map { Int($0.width) }
        line.height = facts.map { Int($0.height) }
        finish(serial, line)
    }

    /// Gives a picture the name of the row, where rows have names of their own.
    /// - Returns: the name, below the folder.
    private func name(_ row: RowTable.Row, _ key: Digest) throws(Diagnostic) -> String {
        let path = OutputName.look(key.hex, ending: plan.ending)
        guard let name = plan.names?.name(id: row.line.id, key: key.hex) else { return path }
        let isSheets = sheet != nil && SheetNames.contain(name)
        if isSheets || OutputName.isLooks(name) {
            throw OutputProblem.cannotCreate(
                "\(name) is a name of \(isSheets ? "contact sheets" : "looks' pictures")",
                hint: "give rows other names: --name 'rows/{id}.png'")
        }
        switch place {
        case .folder(let folder): try PictureLink.make("\(folder)/\(name)", to: "\(folder)/\(path)")
        case .archive(let archive): try archive.add(name, linkingTo: path)
        case .nowhere: break
        }
        return name
    }
}
