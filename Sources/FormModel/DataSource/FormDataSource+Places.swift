// Places that must exist.
extension FormDataSource {
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
        guard let place = filling.place(of: path), filling.contains(place) else {
            throw FormPathError(path, isNo: .field, of: form.compiled)
        }
        return place
    }

    func existingGroup(_ path: FieldPath) throws(FormPathError) -> FieldPlace {
        guard let place = filling.group(at: path) else {
            throw FormPathError(path, isNo: .group, of: form.compiled)
        }
        return place
    }

    /// A row that can be removed or moved.
    func changeableRow(_ path: FieldPath) throws(FormPathError) -> RowPlace {
        let row = try existingRow(path)
        guard !filling.isFixed(row) else {
            throw FormPathError(path, isNo: .changeableRow, of: form.compiled)
        }
        return row
    }

    func existingRow(_ path: FieldPath) throws(FormPathError) -> RowPlace {
        guard let row = filling.row(at: path) else {
            throw FormPathError(path, isNo: .row, of: form.compiled)
        }
        return row
    }
}
