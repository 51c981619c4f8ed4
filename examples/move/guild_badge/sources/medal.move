/// Medals that belong to a character object and come out for one transaction at a time.
module guild_badge::medal;

use sui::transfer::Receiving;

#[error]
const EWrongMedal: vector<u8> = b"The receipt is for another medal";

// #region structs
/// A character. It can be sold; its medals go where it goes.
public struct Character has key, store { id: UID }

/// A medal. Without `store` no other module can receive or transfer it.
public struct Medal has key {
    id: UID,
    victories: u64,
}

/// Has no abilities: the transaction that gets one must give it to `put_back`.
public struct Receipt { medal: ID, character: address }
// #endregion structs

// #region send
public fun new_character(ctx: &mut TxContext): Character {
    Character { id: object::new(ctx) }
}

/// Makes a medal and sends it to the ID of the character.
public fun earn(character: &Character, ctx: &mut TxContext) {
    let medal = Medal { id: object::new(ctx), victories: 1 };
    transfer::transfer(medal, character.id.to_address());
}
// #endregion send

// #region return-value
/// Returns the medal itself, with a receipt that only its return redeems.
public fun take_out(
    character: &mut Character,
    ticket: Receiving<Medal>,
): (Medal, Receipt) {
    let medal = transfer::receive(&mut character.id, ticket);
    let receipt = Receipt {
        medal: object::id(&medal),
        character: character.id.to_address(),
    };
    (medal, receipt)
}

/// Sends the medal back to the character it came from.
public fun put_back(medal: Medal, receipt: Receipt) {
    let Receipt { medal: medal_id, character } = receipt;
    assert!(object::id(&medal) == medal_id, EWrongMedal);
    transfer::transfer(medal, character);
}
// #endregion return-value

public fun record_victory(medal: &mut Medal) { medal.victories = medal.victories + 1 }

public fun victories(medal: &Medal): u64 { medal.victories }
