module framework_uses::sui_ed25519;

use sui::bcs;
use sui::ed25519;

const EWrongSignature: u64 = 0;

// #region use
/// Accepts a price that the oracle signed for this gauge and for no other one.
public fun check_price(gauge: ID, price: u64, signature: &vector<u8>, key: &vector<u8>) {
    let mut message = bcs::to_bytes(&gauge);
    message.append(bcs::to_bytes(&price));
    let signed = ed25519::ed25519_verify(signature, key, &message);
    assert!(signed, EWrongSignature);
}
// #endregion use
