/// Interface of the DEEP token for compiling samples. Types and signatures are those of
/// MystenLabs/deepbookv3 at commit 2f83e49f. This is not the deployed code.
#[allow(unused_field, unused_variable)]
module token::deep;

use sui::coin::Coin;

#[error]
const EInterfaceOnly: vector<u8> =
    b"This is an interface: the DEEP token itself is not here";

public struct DEEP has drop {}

public struct ProtectedTreasury has key {
    id: UID,
}

public fun burn(arg0: &mut ProtectedTreasury, arg1: Coin<DEEP>) {
    abort EInterfaceOnly
}

public fun total_supply(arg0: &ProtectedTreasury): u64 {
    abort EInterfaceOnly
}
