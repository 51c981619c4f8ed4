module framework_uses::std_hash;

use std::hash;

// #region use
/// Whether a choice that was hidden behind its hash is the one shown now.
public fun opens(commitment: &vector<u8>, choice: vector<u8>, salt: vector<u8>): bool {
    let mut preimage = salt;
    preimage.append(choice);
    hash::sha3_256(preimage) == *commitment
}
// #endregion use
