/// Something that all of a card has, such as a border.
///
/// The order in which traits are written never matters: each sets its own part of the look, and renderers draw that look
/// in one order: margins, transparency, border, corners, gradient inside the border, shadow.
public protocol CardTrait: Sendable {
    /// Changes the look of a card.
    func apply(to look: inout CardLook)
}
