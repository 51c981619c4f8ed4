module framework_uses::sui_hash;

use sui::bcs;
use sui::hash::blake2b256;

// #region use
/// The parent of two nodes in a Merkle tree, whichever way round they are given. Nodes are
/// hashes of 32 bytes, and the one that is less as a number comes first.
public fun parent(left: vector<u8>, right: vector<u8>): vector<u8> {
    let is_ordered = bcs::new(left).peel_u256() <= bcs::new(right).peel_u256();
    let (mut bytes, rest) = if (is_ordered) (left, right) else (right, left);
    bytes.append(rest);
    blake2b256(&bytes)
}
// #endregion use
