/// A queue of numbers that gives the smallest first (a binary heap).
struct MinHeap: Sendable {
    private var numbers: [Int] = []

    init(_ ascending: [Int]) { numbers = ascending }

    mutating func insert(_ number: Int) {
        var place = numbers.count
        numbers.append(number)
        while place > 0, numbers[(place - 1) / 2] > number {
            numbers[place] = numbers[(place - 1) / 2]
            place = (place - 1) / 2
        }
        numbers[place] = number
    }

    mutating func popMin() -> Int? {
        guard let smallest = numbers.first else { return nil }
        let last = numbers.removeLast()
        if numbers.isEmpty { return smallest }
        var place = 0
        while 2 * place + 1 < numbers.count {
            var child = 2 * place + 1
            if child + 1 < numbers.count, numbers[child + 1] < numbers[child] { child += 1 }
            guard numbers[child] < last else { break }
            numbers[place] = numbers[child]
            place = child
        }
        numbers[place] = last
        return smallest
    }
}
