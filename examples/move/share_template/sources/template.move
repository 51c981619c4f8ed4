/// The currency of one asset's shares. Publish a copy for each asset, with constants of
/// its own.
module share_template::template;

use sui::coin_registry;

/// One coin unit is one share.
const DECIMALS: u8 = 0;
const SYMBOL: vector<u8> = b"TMPL";
const NAME: vector<u8> = b"Template shares";
const DESCRIPTION: vector<u8> = b"Shares of the template asset";
const ICON_URL: vector<u8> = b"https://shares.example/template.png";

/// The one-time witness, and the type of the shares: `Coin<TEMPLATE>`.
public struct TEMPLATE has drop {}

fun init(otw: TEMPLATE, ctx: &mut TxContext) {
    let (currency, treasury) = coin_registry::new_currency_with_otw(
        otw,
        DECIMALS,
        SYMBOL.to_string(),
        NAME.to_string(),
        DESCRIPTION.to_string(),
        ICON_URL.to_string(),
        ctx,
    );
    currency.finalize_and_delete_metadata_cap(ctx);
    transfer::public_transfer(treasury, ctx.sender());
}

#[test]
fun init_sends_an_empty_treasury_to_the_publisher() {
    use sui::coin::TreasuryCap;
    use sui::test_scenario as scenario;

    let mut test = scenario::begin(@0xA);
    init(TEMPLATE {}, test.ctx());
    test.next_tx(@0xA);
    let treasury = test.take_from_sender<TreasuryCap<TEMPLATE>>();
    assert!(treasury.total_supply() == 0);
    test.return_to_sender(treasury);
    test.end();
}
