import Basics
import Batch
import Testing

struct ShardTests {
    private func shard(_ text: String, _ variables: [String: String] = [:]) throws -> Shard {
        try Shard(text) { variables[$0] }
    }

    @Test func anIndexCountsFromZero() throws {
        let shard = try shard("2/16")
        #expect(shard.index == 2)
        #expect(shard.count == 16)
    }

    @Test(arguments: [
        "", "1", "/", "1/", "/4", "4/4", "-1/4", "1/0", "a/4", "1/4/2", "1 /4",
        "1/99999999999999999999",
    ])
    func invalidShardsAreRefused(text: String) {
        #expect { try shard(text) } throws: {
            ($0 as? Diagnostic)?.code == "invalid-shard" && ($0 as? Diagnostic)?.exit == .usage
        }
    }

    @Test(arguments: Shard.variables) func anArrayJobsIndexIsFound(variable: String) throws {
        #expect(try shard("auto/4", [variable: "3"]).index == 3)
    }

    @Test func anIndexBeyondTheShardsIsRefused() {
        #expect(throws: Diagnostic.self) { try shard("auto/4", ["SLURM_ARRAY_TASK_ID": "4"]) }
        #expect(throws: Diagnostic.self) { try shard("auto/4", ["SLURM_ARRAY_TASK_ID": ""]) }
    }

    @Test func autoOutsideAnArrayJobIsRefused() {
        #expect(throws: Diagnostic.self) { try shard("auto/4") }
    }

    @Test func variablesThatDisagreeAreRefused() {
        #expect(throws: Diagnostic.self) {
            try shard("auto/4", ["JOB_COMPLETION_INDEX": "1", "SLURM_ARRAY_TASK_ID": "2"])
        }
    }

    @Test(arguments: [1, 2, 3, 7, 16, 64]) func rowsAreDistributedEvenlyOverShards(count: Int) throws {
        let shards = try (0..<count).map { try shard("\($0)/\(count)") }
        var sizes = [Int](repeating: 0, count: count)
        for number in 0..<20_000 {
            let row = RowHash("user-\(number)")
            let homes = shards.filter { $0.contains(row) }
            #expect(homes.count == 1)
            sizes[homes[0].index] += 1
        }
        let mean = 20_000 / count
        #expect(sizes.allSatisfy { abs($0 - mean) < mean / 4 })
    }

    /// Users compute shards too; these are the values of docs/batch.md.
    @Test func hashesEqualTheDocumentedOnes() {
        #expect(RowHash("").value == 0xEFD0_1F60_BA99_2926)
        #expect(RowHash("user-1").value == 0x41A2_FCA5_C684_01C5)
        #expect(RowHash("é").value == 0x9D55_CCB9_BA86_763B)
    }
}
