module framework_uses::sui_zklogin_verified_issuer;

use std::string::String;
use sui::zklogin_verified_issuer::check_zklogin_issuer;

// #region use
const EOtherIssuer: u64 = 0;

/// Lets in senders whose zkLogin address was made with one provider.
public fun check_login(address_seed: u256, issuer: &String, ctx: &TxContext) {
    assert!(check_zklogin_issuer(ctx.sender(), address_seed, issuer), EOtherIssuer);
}
// #endregion use
