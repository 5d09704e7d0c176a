// Paths as positions in the form.
extension FormDataSource {
    /// The place of a field; `nil` if the form has no such field, or the path is that of a row.
    func fieldPlace(_ path: FieldPath) -> FieldPlace? {
        guard let (place, row) = form.compiled.place(of: path), row == nil else { return nil }
        return place
    }

    /// The place of a visible group.
    func groupPlace(_ path: FieldPath) -> FieldPlace? {
        guard let place = fieldPlace(path), sheet.record.contains(place),
            form.compiled.field(at: place).rows != nil
        else { return nil }
        return place
    }

    /// The place of a visible row.
    func rowPlace(_ path: FieldPath) -> RowPlace? {
        guard let (place, row) = form.compiled.place(of: path), let row,
            sheet.record.contains(place),
            row < rowCount(of: place)
        else { return nil }
        return RowPlace(group: place, index: row)
    }

    // MARK: Places that must exist

    /// The error of a path that leads to no field or group; `nil` if it leads to one.
    package func pathError(of path: FieldPath) -> FormPathError? {
        do throws(FormPathError) {
            _ = try existingField(path)
            return nil
        } catch {
            return error
        }
    }

    func existingField(_ path: FieldPath) throws(FormPathError) -> FieldPlace {
        guard let place = fieldPlace(path), sheet.record.contains(place) else {
            throw FormPathError(path, isNo: .field, of: form.compiled)
        }
        return place
    }

    func existingGroup(_ path: FieldPath) throws(FormPathError) -> FieldPlace {
        guard let place = groupPlace(path) else {
            throw FormPathError(path, isNo: .group, of: form.compiled)
        }
        return place
    }

    func existingRow(_ path: FieldPath) throws(FormPathError) -> RowPlace {
        guard let row = rowPlace(path) else {
            throw FormPathError(path, isNo: .row, of: form.compiled)
        }
        return row
    }
}
