module framework_uses::sui_poseidon;

use sui::poseidon::poseidon_bn254;

// #region use
/// The parent in a Merkle tree whose paths a zero-knowledge circuit checks at little cost.
public fun parent(left: u256, right: u256): u256 { poseidon_bn254(&vector[left, right]) }
// #endregion use
