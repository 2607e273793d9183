import Renderer

extension Image {
    /// A pixel's components as numbers, for messages that can be read.
    package func pixel(_ x: Int, _ y: Int) -> [Int] {
        let pixel = self[x, y]
        return [Int(pixel.red), Int(pixel.green), Int(pixel.blue), Int(pixel.alpha)]
    }
}
