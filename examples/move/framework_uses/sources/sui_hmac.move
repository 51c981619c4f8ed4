module framework_uses::sui_hmac;

use sui::bcs;
use sui::hmac::hmac_sha3_256;

// #region use
/// One unpredictable number for each player out of a seed that is revealed when the round ends.
public fun number_for(seed: &vector<u8>, player: address): u64 {
    let bytes = hmac_sha3_256(seed, &player.to_bytes());
    bcs::new(bytes).peel_u64()
}
// #endregion use
