// #region header
/// Chests whose content a game server decides, and everybody checks. The server has one
/// VRF key: for each chest there is one output that it can prove, and no other.
module vrf_chest::chest;

use sui::bcs;
use sui::ecvrf::ecvrf_verify;
use sui::event;

#[error]
const EWrongServer: vector<u8> = b"The chest was bought from another server";
#[error]
const EBadProof: vector<u8> = b"The output is not the one for this chest";
// #endregion header

// #region structs
/// A server with its key. The key never changes: it stands before the first chest is
/// bought.
public struct Server has key {
    id: UID,
    public_key: vector<u8>,
}

/// A chest that is still closed. Its ID, which nobody chooses, and the player's nonce are
/// the input of the VRF.
public struct Chest has key {
    id: UID,
    server: ID,
    player: address,
    nonce: vector<u8>,
}

public struct Opened has copy, drop { chest: ID, player: address, gems: u64 }
// #endregion structs

// #region server
public fun new_server(public_key: vector<u8>, ctx: &mut TxContext): Server {
    Server { id: object::new(ctx), public_key }
}

public fun share_server(server: Server) { transfer::share_object(server) }
// #endregion server

// #region buy
/// Buys a chest. From here on its content is fixed, and known to the server alone.
public fun buy(server: &Server, nonce: vector<u8>, ctx: &mut TxContext): Chest {
    Chest {
        id: object::new(ctx),
        server: object::id(server),
        player: ctx.sender(),
        nonce,
    }
}

public fun share_chest(chest: Chest) { transfer::share_object(chest) }
// #endregion buy

// #region open
/// Opens a chest with the output of the server and its proof. Returns the gems, 1 to 100.
public fun open(
    server: &Server,
    chest: Chest,
    output: vector<u8>,
    proof: vector<u8>,
): u64 {
    assert!(object::id(server) == chest.server, EWrongServer);
    let input = input_of(object::id(&chest), chest.nonce);
    assert!(ecvrf_verify(&output, &input, &server.public_key, &proof), EBadProof);

    let gems = bcs::new(output).peel_u64() % 100 + 1;
    let Chest { id, player, .. } = chest;
    event::emit(Opened { chest: id.to_inner(), player, gems });
    id.delete();
    gems
}

/// What the server feeds into its VRF: the ID of the chest, then the nonce.
public fun input_of(chest: ID, nonce: vector<u8>): vector<u8> {
    let mut input = chest.to_bytes();
    input.append(nonce);
    input
}
// #endregion open
