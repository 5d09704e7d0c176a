/// A field as compiled expressions refer to it.
package struct FieldReference: Sendable, Hashable {
    /// The number of scopes outwards; 0 is the form or row of the expression itself.
    ///
    /// In the expression of a function over rows, −1 is the record in which the function is called,
    /// and −2 the scope around that.
    package let up: Int
    /// The index of the field in that scope.
    package let field: Int
}
