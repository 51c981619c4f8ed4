// #region header
/// A lending desk inside a kiosk. The owner of the kiosk puts items on the desk;
/// borrowers hire them by the hour and use them without ever taking them out of the
/// owner's reach.
module lending_desk::desk;

use sui::balance::{Self, Balance};
use sui::clock::Clock;
use sui::coin::{Self, Coin};
use sui::dynamic_object_field as object_field;
use sui::event;
use sui::kiosk::{Kiosk, KioskOwnerCap};
use sui::kiosk_extension as extension;
use sui::package::{Self, Publisher};
use sui::sui::SUI;
use sui::transfer_policy::{Self, TransferPolicy, TransferPolicyCap};

use fun pull_out as Kiosk.pull_out;
use fun offer_mut as Kiosk.offer_mut;
use fun offer_for as Kiosk.offer_for;
use fun is_offered as Kiosk.is_offered;

const HOUR_MS: u64 = 3_600_000;
const MAX_FEE_BPS: u64 = 2_000;
// #endregion header

// #region errors
#[error]
const EWrongPublisher: vector<u8> =
    b"The publisher is not of the package that defines the type";
#[error]
const EFeeTooHigh: vector<u8> = b"The fee is at most 20 percent";
#[error]
const ENotOwner: vector<u8> = b"The capability is for another kiosk";
#[error]
const ENotOnDesk: vector<u8> = b"The desk does not offer this item";
#[error]
const EHired: vector<u8> = b"The item is hired at this time";
#[error]
const EHours: vector<u8> = b"The number of hours is outside of the offer";
#[error]
const EWrongPayment: vector<u8> = b"The payment is not the price times the hours";
#[error]
const ENoLease: vector<u8> =
    b"The lease is not for this item, has ended, or was replaced";
#[error]
const EReadOnly: vector<u8> = b"The offer does not let borrowers take the item in hand";
#[error]
const EItemInHand: vector<u8> = b"The item is in somebody's hand during this transaction";
#[error]
const EWrongSlip: vector<u8> = b"The slip is for another desk or item";
// #endregion errors

// #region structs
/// The one-time witness.
public struct DESK has drop {}

/// The witness that names the extension.
public struct Lending() has drop;

/// Locked in each kiosk that has a desk. A kiosk that holds something cannot be closed.
public struct Anchor has key, store { id: UID }

/// The only transfer policy for anchors. It is wrapped, so that no other module reaches
/// it.
public struct Ballast has key {
    id: UID,
    policy: TransferPolicy<Anchor>,
    policy_cap: TransferPolicyCap<Anchor>,
}

/// The agreement of the creators of `T` that desks lend it, with a transfer policy that
/// has no rules and that only this module reaches.
public struct Consent<phantom T> has key {
    id: UID,
    policy: TransferPolicy<T>,
    policy_cap: TransferPolicyCap<T>,
    fee_bps: u64,
    fees: Balance<SUI>,
}

/// What the desk keeps for one item. The item itself is an object field of `id`.
public struct Offer has key, store {
    id: UID,
    price_per_hour: u64,
    max_hours: u64,
    by_value: bool,
    was_locked: bool,
    lease: Option<ID>,
    hired_until_ms: u64,
}

/// Proof of hire. Without `store`, so that it stays with the borrower.
public struct Lease has key {
    id: UID,
    kiosk: ID,
    item: ID,
    until_ms: u64,
}

/// A promise to bring the item back. It has no abilities, so the transaction must return
/// it.
public struct ReturnSlip { kiosk: ID, item: ID }

public struct Hired has copy, drop {
    kiosk: ID,
    item: ID,
    lease: ID,
    until_ms: u64,
    paid: u64,
}
// #endregion structs

// #region keys
public struct AnchorKey() has copy, drop, store;
public struct EarningsKey() has copy, drop, store;
public struct OfferKey(ID) has copy, drop, store;
public struct ItemKey() has copy, drop, store;
// #endregion keys

// #region init
fun init(otw: DESK, ctx: &mut TxContext) {
    let publisher = package::claim(otw, ctx);
    let (policy, policy_cap) = transfer_policy::new<Anchor>(&publisher, ctx);
    transfer::share_object(Ballast { id: object::new(ctx), policy, policy_cap });
    publisher.burn();
}
// #endregion init

// #region consent
/// Lets desks lend items of type `T`, for a share of the hire in basis points.
public fun give_consent<T: key + store>(
    publisher: &Publisher,
    fee_bps: u64,
    ctx: &mut TxContext,
) {
    assert!(publisher.from_package<T>(), EWrongPublisher);
    assert!(fee_bps <= MAX_FEE_BPS, EFeeTooHigh);
    let (policy, policy_cap) = transfer_policy::new<T>(publisher, ctx);
    transfer::share_object(Consent {
        id: object::new(ctx),
        policy,
        policy_cap,
        fee_bps,
        fees: balance::zero(),
    });
}

/// Takes out the fees that have come together for the creators.
public fun collect_fees<T: key + store>(
    consent: &mut Consent<T>,
    publisher: &Publisher,
    ctx: &mut TxContext,
): Coin<SUI> {
    assert!(publisher.from_package<T>(), EWrongPublisher);
    consent.fees.withdraw_all().into_coin(ctx)
}
// #endregion consent

// #region install
/// Sets up the desk. The extension asks for no permissions: it only uses its storage.
public fun install(
    kiosk: &mut Kiosk,
    cap: &KioskOwnerCap,
    ballast: &Ballast,
    ctx: &mut TxContext,
) {
    extension::add(Lending(), kiosk, cap, 0, ctx);

    let anchor = Anchor { id: object::new(ctx) };
    let storage = extension::storage_mut(Lending(), kiosk);
    storage.add(AnchorKey(), object::id(&anchor));
    storage.add(EarningsKey(), balance::zero<SUI>());
    kiosk.lock(cap, &ballast.policy, anchor);
}

/// Takes the desk away and returns what it earned. It must offer nothing anymore.
public fun uninstall(
    kiosk: &mut Kiosk,
    cap: &KioskOwnerCap,
    ballast: &Ballast,
    ctx: &mut TxContext,
): Coin<SUI> {
    let storage = extension::storage_mut(Lending(), kiosk);
    let anchor_id: ID = storage.remove(AnchorKey());
    let earnings: Balance<SUI> = storage.remove(EarningsKey());
    extension::remove<Lending>(kiosk, cap);

    let Anchor { id } = kiosk.pull_out(cap, anchor_id, &ballast.policy, ctx);
    id.delete();
    earnings.into_coin(ctx)
}
// #endregion install

// #region offer
/// Moves an item from the kiosk onto the desk, whether it was placed or locked.
public fun offer<T: key + store>(
    kiosk: &mut Kiosk,
    cap: &KioskOwnerCap,
    consent: &Consent<T>,
    item_id: ID,
    price_per_hour: u64,
    max_hours: u64,
    by_value: bool,
    ctx: &mut TxContext,
) {
    assert!(max_hours > 0, EHours);
    let was_locked = kiosk.is_locked(item_id);
    let item: T = kiosk.pull_out(cap, item_id, &consent.policy, ctx);

    let mut id = object::new(ctx);
    object_field::add(&mut id, ItemKey(), item);
    let offer = Offer {
        id,
        price_per_hour,
        max_hours,
        by_value,
        was_locked,
        lease: option::none(),
        hired_until_ms: 0,
    };
    extension::storage_mut(Lending(), kiosk).add(OfferKey(item_id), offer);
}

/// Moves an item that is not hired back into the kiosk, locked if it was locked before.
public fun take_back<T: key + store>(
    kiosk: &mut Kiosk,
    cap: &KioskOwnerCap,
    consent: &Consent<T>,
    item_id: ID,
    clock: &Clock,
) {
    assert!(kiosk.has_access(cap), ENotOwner);
    let offer = kiosk.offer_mut(item_id);
    assert!(clock.timestamp_ms() >= offer.hired_until_ms, EHired);

    let storage = extension::storage_mut(Lending(), kiosk);
    let Offer { mut id, was_locked, .. } = storage.remove(OfferKey(item_id));
    let item: T = object_field::remove(&mut id, ItemKey());
    id.delete();
    if (was_locked) kiosk.lock(cap, &consent.policy, item) else kiosk.place(cap, item);
}

/// Takes out what the desk has earned so far.
public fun collect(
    kiosk: &mut Kiosk,
    cap: &KioskOwnerCap,
    ctx: &mut TxContext,
): Coin<SUI> {
    assert!(kiosk.has_access(cap), ENotOwner);
    let storage = extension::storage_mut(Lending(), kiosk);
    let earnings: &mut Balance<SUI> = storage.borrow_mut(EarningsKey());
    earnings.withdraw_all().into_coin(ctx)
}

/// Buys an item of the kiosk for nothing. The request that comes with it is confirmed by
/// a policy without rules, which is why such a policy must stay inside this module.
fun pull_out<T: key + store>(
    kiosk: &mut Kiosk,
    cap: &KioskOwnerCap,
    item_id: ID,
    policy: &TransferPolicy<T>,
    ctx: &mut TxContext,
): T {
    let purchase_cap = kiosk.list_with_purchase_cap<T>(cap, item_id, 0, ctx);
    let (item, request) = kiosk.purchase_with_cap(purchase_cap, coin::zero(ctx));
    policy.confirm_request(request);
    item
}
// #endregion offer

// #region hire
/// Hires an item for `hours` hours from now. The lease goes to `borrower`.
public fun hire<T: key + store>(
    kiosk: &mut Kiosk,
    consent: &mut Consent<T>,
    item_id: ID,
    hours: u64,
    payment: Coin<SUI>,
    borrower: address,
    clock: &Clock,
    ctx: &mut TxContext,
) {
    let kiosk_id = object::id(kiosk);
    let now = clock.timestamp_ms();
    let offer = kiosk.offer_mut(item_id);
    assert!(object_field::exists_with_type<ItemKey, T>(&offer.id, ItemKey()), ENotOnDesk);
    assert!(now >= offer.hired_until_ms, EHired);
    assert!(hours > 0 && hours <= offer.max_hours, EHours);
    let paid = payment.value();
    assert!(paid == offer.price_per_hour * hours, EWrongPayment);

    let until_ms = now + hours * HOUR_MS;
    let lease = Lease { id: object::new(ctx), kiosk: kiosk_id, item: item_id, until_ms };
    let lease_id = object::id(&lease);
    offer.lease = option::some(lease_id);
    offer.hired_until_ms = until_ms;

    let mut hire = payment.into_balance();
    let fee = (paid as u128) * (consent.fee_bps as u128) / 10_000;
    consent.fees.join(hire.split(fee as u64));
    let storage = extension::storage_mut(Lending(), kiosk);
    let earnings: &mut Balance<SUI> = storage.borrow_mut(EarningsKey());
    earnings.join(hire);

    event::emit(Hired {
        kiosk: kiosk_id,
        item: item_id,
        lease: lease_id,
        until_ms,
        paid,
    });
    transfer::transfer(lease, borrower);
}

/// Gives an item back early, or clears away a lease that has ended. Nothing is paid back.
public fun end_lease(kiosk: &mut Kiosk, lease: Lease) {
    let Lease { id, kiosk: kiosk_id, item, .. } = lease;
    assert!(object::id(kiosk) == kiosk_id, ENoLease);
    if (kiosk.is_offered(item)) {
        let offer = kiosk.offer_mut(item);
        if (offer.lease == option::some(id.to_inner())) {
            offer.lease = option::none();
            offer.hired_until_ms = 0;
        };
    };
    id.delete();
}
// #endregion hire

// #region view
/// Borrows the item without a promise: other modules read it, and nothing can change.
public fun view<T: key + store>(kiosk: &Kiosk, lease: &Lease, clock: &Clock): &T {
    let offer = kiosk.offer_for(lease, clock);
    object_field::borrow(&offer.id, ItemKey())
}
// #endregion view

// #region by-value
/// Takes the item in hand. The slip obliges the transaction to `check_in` the same item.
public fun check_out<T: key + store>(
    kiosk: &mut Kiosk,
    lease: &Lease,
    clock: &Clock,
): (T, ReturnSlip) {
    let by_value = kiosk.offer_for(lease, clock).by_value;
    assert!(by_value, EReadOnly);
    let offer = kiosk.offer_mut(lease.item);
    let item: T = object_field::remove(&mut offer.id, ItemKey());
    (item, ReturnSlip { kiosk: lease.kiosk, item: lease.item })
}

/// Brings the item back and takes the slip.
public fun check_in<T: key + store>(kiosk: &mut Kiosk, item: T, slip: ReturnSlip) {
    let ReturnSlip { kiosk: kiosk_id, item: item_id } = slip;
    assert!(object::id(kiosk) == kiosk_id, EWrongSlip);
    assert!(object::id(&item) == item_id, EWrongSlip);
    object_field::add(&mut kiosk.offer_mut(item_id).id, ItemKey(), item);
}
// #endregion by-value

// #region internal
fun offer_mut(kiosk: &mut Kiosk, item_id: ID): &mut Offer {
    assert!(kiosk.is_offered(item_id), ENotOnDesk);
    extension::storage_mut(Lending(), kiosk).borrow_mut(OfferKey(item_id))
}

/// The offer that a lease is for, as long as it runs and the item is on the desk.
fun offer_for(kiosk: &Kiosk, lease: &Lease, clock: &Clock): &Offer {
    assert!(object::id(kiosk) == lease.kiosk, ENoLease);
    assert!(kiosk.is_offered(lease.item), ENotOnDesk);
    let offer: &Offer = extension::storage(Lending(), kiosk).borrow(OfferKey(lease.item));
    assert!(offer.lease == option::some(object::id(lease)), ENoLease);
    assert!(clock.timestamp_ms() < offer.hired_until_ms, ENoLease);
    assert!(object_field::exists(&offer.id, ItemKey()), EItemInHand);
    offer
}
// #endregion internal

// #region accessors
/// Whether the desk of this kiosk has the item, hired or not.
public fun is_offered(kiosk: &Kiosk, item_id: ID): bool {
    extension::storage(Lending(), kiosk).contains(OfferKey(item_id))
}

public fun item(lease: &Lease): ID { lease.item }

public fun until_ms(lease: &Lease): u64 { lease.until_ms }

public fun earned(kiosk: &Kiosk): u64 {
    let earnings: &Balance<SUI> = extension::storage(Lending(), kiosk).borrow(
        EarningsKey(),
    );
    earnings.value()
}

public fun fees<T>(consent: &Consent<T>): u64 { consent.fees.value() }
// #endregion accessors

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) { init(DESK {}, ctx) }
