import FormModel

// Groups and tables.
extension AdaptiveBody {
    /// Adds a group: a container for each row, and buttons that add and remove rows.
    @inline(never)
    mutating func write(_ group: GroupNode, to list: inout AdaptiveList, depth: Int) {
        list.add(textBlock(AdaptiveMarkdown.escaped(label(of: group)), .header))
        if let help = group.help { list.add(textBlock(AdaptiveMarkdown.text(help), .detail)) }
        for block in issueBlocks(group.issues) { list.add(block) }
        writeRows(of: group, to: &list, depth: depth)
    }

    private func label(of group: GroupNode) -> String {
        group.isRequired ? "\(group.label) (\(words[.required]))" : group.label
    }

    private mutating func writeRows(
        of group: GroupNode, to list: inout AdaptiveList, depth: Int
    ) {
        for row in group.rows {
            var inner = AdaptiveList()
            if !row.title.isEmpty {
                inner.add(textBlock(AdaptiveMarkdown.escaped(row.title), .header))
            }
            for block in issueBlocks(row.issues) { inner.add(block) }
            write(row.body, to: &inner, depth: depth)
            if let remove = group.remove {
                inner.add(
                    action: submit(
                        "\(remove.title): \(row.title)", .remove, row.path.description, remove))
            }
            list.add(container(inner.all, style: "emphasis"))
        }
        if let add = group.add {
            list.add(
                action: submit(
                    "\(add.title): \(group.label)", .add, group.path.description, add))
        }
    }

    // MARK: Tables

    /// Adds a table, and the rows of its group with their inputs where a person can fill them in.
    @inline(never)
    mutating func write(_ table: TableNode, to list: inout AdaptiveList, depth: Int) {
        if !table.title.isEmpty {
            list.add(textBlock(AdaptiveMarkdown.escaped(table.title), .header))
        }
        if let help = table.group?.help {
            list.add(textBlock(AdaptiveMarkdown.text(help), .detail))
        }
        for block in issueBlocks(table.issues) { list.add(block) }
        if !table.rows.isEmpty {
            list.add(grid(of: table, depth: depth))
        } else if !table.empty.isEmpty {
            list.add(textBlock(AdaptiveMarkdown.escaped(table.empty), .muted))
        }
        if let group = table.group, group.isEnabled {
            writeRows(of: group, to: &list, depth: depth)
        }
    }

    private mutating func grid(of table: TableNode, depth: Int) -> SchemaValue {
        let hasMarks = table.rows.contains { !$0.mark.isEmpty }
        var rows = [
            row(
                (hasMarks ? [""] : []) + table.columns.map { AdaptiveMarkdown.escaped($0.title) },
                weight: "bolder")
        ]
        for row in table.rows { rows += self.rows(of: row, hasMarks: hasMarks, depth: depth) }
        if !table.foot.isEmpty {
            rows.append(
                row(
                    (hasMarks ? [""] : []) + table.foot.map(AdaptiveMarkdown.text),
                    weight: "bolder"))
        }
        let marks: [SchemaValue] = hasMarks ? [["width": 1]] : []
        let columns = table.columns.map { column in
            AdaptiveList.object([
                ("width", column.width == .fill ? 6 : 3),
                ("horizontalCellContentAlignment", side(of: column.alignment)),
            ])
        }
        return AdaptiveList.element(
            "Table",
            [
                "columns": .list(marks + columns), "rows": .list(rows),
                "firstRowAsHeader": true, "showGridLines": false,
            ])
    }

    /// A row of a table, and a second one for what is below its cells.
    private mutating func rows(
        of row: TableNode.Row, hasMarks: Bool, depth: Int
    ) -> [SchemaValue] {
        var cells: [[SchemaValue]] = row.cells.map {
            [AdaptiveBody.cellText(AdaptiveMarkdown.text($0))]
        }
        if hasMarks {
            cells.insert([AdaptiveBody.cellText(AdaptiveMarkdown.escaped(row.mark))], at: 0)
        }
        // A host has no cell over all columns: issues and further nodes are below the first text.
        var below = AdaptiveList()
        for block in issueBlocks(row.issues) { below.add(block) }
        write(row.below, to: &below, depth: depth)
        guard !below.all.isEmpty, !cells.isEmpty else { return [AdaptiveBody.tableRow(cells)] }
        var belowCells = cells.map { _ in [AdaptiveBody.cellText("")] }
        belowCells[hasMarks && cells.count > 1 ? 1 : 0] = below.all
        return [AdaptiveBody.tableRow(cells), AdaptiveBody.tableRow(belowCells)]
    }

    private func side(of alignment: Alignment) -> SchemaValue? {
        switch alignment {
        case .leading: nil
        case .center: "center"
        case .trailing: isRightToLeft ? "left" : "right"
        }
    }

    private func row(_ texts: [String], weight: SchemaValue) -> SchemaValue {
        AdaptiveBody.tableRow(texts.map { [AdaptiveBody.cellText($0, weight: weight)] })
    }

    private static func tableRow(_ cells: [[SchemaValue]]) -> SchemaValue {
        AdaptiveList.element(
            "TableRow",
            [
                "cells": .list(
                    cells.map { AdaptiveList.element("TableCell", ["items": .list($0)]) })
            ])
    }

    private static func cellText(_ text: String, weight: SchemaValue? = nil) -> SchemaValue {
        AdaptiveList.element(
            "TextBlock", ["text": .text(text), "wrap": true, "weight": weight])
    }
}
