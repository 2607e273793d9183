import Basics
import Views

extension DisplayList {
    /// The list with the digest of each file's contents in place of its path, so that it equals every list that paints the
    /// same. The time is 0 where nothing moves.
    package func contents(of files: (String) -> FileContents) -> DisplayList {
        var list = self
        var isMoving = false
        func name(_ path: String, moves: Bool) -> String {
            let file = files(path)
            isMoving = isMoving || moves && file.isAnimated
            return file.digest?.hex ?? ""
        }
        for index in commands.indices {
            switch commands[index] {
            case .image(.file(let path, let scale, let frame), let rect, let clip, let template):
                let image = ImageReference.file(path: name(path, moves: frame == nil), scale: scale, frame: frame)
                list.commands[index] = .image(image, in: rect, clip: clip, template: template)
            case .image(.movie(let path, let time, let size, let words), let rect, let clip, let template):
                let image = ImageReference.movie(path: name(path, moves: false), time: time, size: size, words: words)
                list.commands[index] = .image(image, in: rect, clip: clip, template: template)
            case .backdrop(var backdrop):
                if case .image(let path) = backdrop.source { backdrop.source = .image(path: name(path, moves: true)) }
                list.commands[index] = .backdrop(backdrop)
            case .transformed(let commands, let transform):
                let inner = DisplayList(size: size, commands: commands, time: 1).contents(of: files)
                isMoving = isMoving || inner.time != 0
                list.commands[index] = .transformed(inner.commands, transform)
            default: break
            }
        }
        if !isMoving { list.time = 0 }
        return list
    }
}
