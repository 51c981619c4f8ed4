// #region create
/// SHELL, from before the registry.
module harbor_coin::shell;

use sui::coin;

public struct SHELL has drop {}

#[allow(deprecated_usage)]
fun init(witness: SHELL, ctx: &mut TxContext) {
    let (treasury, metadata) = coin::create_currency(
        witness,
        9,
        b"SHELL",
        b"Harbor Shell",
        b"Older than the pearl.",
        option::none(),
        ctx,
    );
    transfer::public_freeze_object(metadata);
    transfer::public_transfer(treasury, ctx.sender());
}
// #endregion create

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) {
    init(SHELL {}, ctx);
}
