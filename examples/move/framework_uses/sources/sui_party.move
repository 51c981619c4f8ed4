module framework_uses::sui_party;

public struct Board has key { id: UID }

// #region use
/// Gives the board to one owner who uses it through consensus: several transactions at a time
/// can name it, and none of them has to state its version.
public fun hand_over(board: Board, to: address) {
    transfer::party_transfer(board, sui::party::single_owner(to));
}
// #endregion use

#[test_only]
public fun new_for_testing(ctx: &mut TxContext): Board { Board { id: object::new(ctx) } }
