// #region claim
/// One mailbox for each address, at an ID that senders compute before the mailbox exists.
module curios::mailbox;

use sui::derived_object;
use sui::transfer::Receiving;

/// The parent. It hands out IDs and is not needed afterwards.
public struct PostOffice has key { id: UID }

/// No `store`: the mailbox stays with the address whose key it was derived from.
public struct Mailbox has key { id: UID }

fun init(ctx: &mut TxContext) {
    transfer::share_object(PostOffice { id: object::new(ctx) })
}

/// Aborts for an address that claimed its mailbox before.
public fun claim(office: &mut PostOffice, ctx: &TxContext) {
    let owner = ctx.sender();
    let mailbox = Mailbox { id: derived_object::claim(&mut office.id, owner) };
    transfer::transfer(mailbox, owner);
}
// #endregion claim

// #region receive
/// Takes out what was sent to the mailbox, before or after it was claimed.
public fun open<T: key + store>(mailbox: &mut Mailbox, letter: Receiving<T>): T {
    transfer::public_receive(&mut mailbox.id, letter)
}
// #endregion receive

// #region look-up
/// Where mail for `owner` goes, claimed or not.
public fun address_of(office: &PostOffice, owner: address): address {
    derived_object::derive_address(office.id.to_inner(), owner)
}

public fun is_claimed(office: &PostOffice, owner: address): bool {
    derived_object::exists(&office.id, owner)
}
// #endregion look-up

/// Deletes the mailbox. Its key stays used up: there is no second mailbox for this
/// address.
public fun tear_down(mailbox: Mailbox) {
    let Mailbox { id } = mailbox;
    id.delete();
}

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) { init(ctx) }
