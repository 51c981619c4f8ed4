// #region header
/// A door that opens for whoever proves to know a secret, without showing it.
module proof_gate::door;

use sui::bcs;
use sui::event;
use sui::groth16::{Self, PreparedVerifyingKey};
use sui::table::{Self, Table};

#[error]
const EBadProof: vector<u8> = b"The proof is not valid for this door and sender";
#[error]
const EInside: vector<u8> = b"The sender has gone through this door before";
// #endregion header

// #region structs
public struct Door has key {
    id: UID,
    verifying_key: PreparedVerifyingKey,
    /// The Poseidon hash of the secret.
    commitment: u256,
    inside: Table<address, bool>,
}

public struct Passed has copy, drop { door: ID, visitor: address }
// #endregion structs

// #region build
/// Builds a door. The key is prepared once, here, and not again for each proof.
public fun build(verifying_key: vector<u8>, commitment: u256, ctx: &mut TxContext): Door {
    Door {
        id: object::new(ctx),
        verifying_key: groth16::prepare_verifying_key(&groth16::bn254(), &verifying_key),
        commitment,
        inside: table::new(ctx),
    }
}

public fun share(door: Door) { transfer::share_object(door) }
// #endregion build

// #region pass
/// Lets the sender in. The public inputs come from the door and the transaction: a caller
/// hands over the proof and nothing else.
public fun pass(door: &mut Door, proof: vector<u8>, ctx: &TxContext) {
    let visitor = ctx.sender();
    assert!(!door.inside.contains(visitor), EInside);

    let inputs = groth16::public_proof_inputs_from_bytes(
        input_bytes(door.commitment, visitor),
    );
    let points = groth16::proof_points_from_bytes(proof);
    let curve = groth16::bn254();
    let valid = groth16::verify_groth16_proof(
        &curve,
        &door.verifying_key,
        &inputs,
        &points,
    );
    assert!(valid, EBadProof);

    door.inside.add(visitor, true);
    event::emit(Passed { door: object::id(door), visitor });
}
// #endregion pass

// #region inputs
/// The public inputs in the order of the circuit: commitment, upper and lower half of the
/// address. BCS writes a `u256` in 32 bytes, the lowest first, as the verifier wants it.
public fun input_bytes(commitment: u256, recipient: address): vector<u8> {
    let address = recipient.to_u256();
    let mut bytes = bcs::to_bytes(&commitment);
    bytes.append(bcs::to_bytes(&(address >> 128)));
    bytes.append(bcs::to_bytes(&(address & 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF)));
    bytes
}
// #endregion inputs
