/// The conditions and calculations of a form, in dependency order.
package struct ConditionPlan: Sendable {
    package let steps: [ConditionStep]
    /// For each field, the steps that read it.
    package let readers: [[Int]]
    /// For each item, its step, or −1.
    package let stepOfItem: [Int]
    /// For each page or section with a condition, the steps of its items and of the sections in it.
    package let stepsOfContainer: [ItemContainer: [Int]]
    /// The fields of enclosing scopes that the steps of a row read, each once; none in the form itself.
    let outerReads: [FieldReference]
    /// The steps that read enclosing scopes.
    let enclosingSteps: [Int]
    /// Whether there are only default expressions, which apply to a filling-in and not to a submission.
    let isDefaultOnly: Bool

    /// The conditions that depend on each other in a cycle, each cycle once.
    let loops: [[ConditionStep]]

    /// - Parameters:
    ///   - unordered: The steps, those of pages first.
    ///   - items: The number of items.
    ///   - itemOfField: For each field, its item.
    /// - Complexity: O(*n*) in the steps and in the fields that they read.
    init(_ unordered: [ConditionStep], items: Int, itemOfField: [Int]) {
        var nodeOfItem = [Int](repeating: -1, count: items)
        var nodeOfContainer: [ItemContainer: Int] = [:]
        for (node, step) in unordered.enumerated() {
            if step.item >= 0 { nodeOfItem[step.item] = node }
            if let opened = step.opened { nodeOfContainer[opened] = node }
        }
        let needs = unordered.map { step in
            var nodes = step.reads.map { nodeOfItem[itemOfField[$0]] }
            if let container = step.container { nodes.append(nodeOfContainer[container] ?? -1) }
            return nodes.filter { $0 >= 0 }
        }
        let sorted = DependencyOrder(needs)
        steps = sorted.order.map { unordered[$0] }
        loops = sorted.loops.map { loop in loop.map { unordered[$0] } }
        var readers = [[Int]](repeating: [], count: itemOfField.count)
        var stepOfItem = [Int](repeating: -1, count: items)
        var stepsOfContainer: [ItemContainer: [Int]] = [:]
        for (index, step) in steps.enumerated() {
            for field in step.reads where readers[field].last != index {
                readers[field].append(index)
            }
            if step.item >= 0 { stepOfItem[step.item] = index }
            if let container = step.container {
                stepsOfContainer[container, default: []].append(index)
            }
        }
        outerReads = FieldReferences(steps.lazy.flatMap(\.outerReads)).list
        enclosingSteps = steps.indices.filter { [steps] in !steps[$0].outerReads.isEmpty }
        isDefaultOnly = steps.allSatisfy(\.isDefaultOnly)
        self.readers = readers
        self.stepOfItem = stepOfItem
        self.stepsOfContainer = stepsOfContainer
    }
}
