module sui::sui;

use sui::coin::Coin;

public struct SUI has drop {}

public entry fun transfer(coin: Coin<SUI>, recipient: address) {
    transfer::public_transfer(coin, recipient)
}
