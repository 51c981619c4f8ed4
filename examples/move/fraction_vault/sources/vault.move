// #region header
/// Splits the ownership of one object. The object lies in a vault, a fixed number of
/// shares is minted as an ordinary coin, and whoever brings all shares back receives the
/// object.
module fraction_vault::vault;

use sui::coin::{Coin, TreasuryCap};
use sui::dynamic_object_field as object_field;
use sui::event;

/// Name of the object field that holds the asset.
public struct AssetKey() has copy, drop, store;
// #endregion header

// #region errors
#[error]
const EAlreadyMinted: vector<u8> = b"Shares of this currency exist already";
#[error]
const ENoShares: vector<u8> = b"A vault needs at least one share";
#[error]
const ESharesMissing: vector<u8> = b"The asset is released for all shares only";
// #endregion errors

// #region structs
/// An asset of type `A`, owned by the holders of `Coin<S>`. The treasury cap lies in
/// here, so that nobody mints another share.
public struct Vault<phantom A, phantom S> has key {
    id: UID,
    treasury: TreasuryCap<S>,
    asset_id: ID,
}

public struct Locked<phantom S> has copy, drop { vault: ID, asset: ID, shares: u64 }

public struct Unlocked<phantom S> has copy, drop { vault: ID, asset: ID, by: address }
// #endregion structs

// #region lock
/// Puts the asset into a new shared vault and returns all of its shares.
public fun lock<A: key + store, S>(
    asset: A,
    mut treasury: TreasuryCap<S>,
    shares: u64,
    ctx: &mut TxContext,
): Coin<S> {
    assert!(treasury.total_supply() == 0, EAlreadyMinted);
    assert!(shares > 0, ENoShares);

    let minted = treasury.mint(shares, ctx);
    let asset_id = object::id(&asset);
    let mut vault = Vault<A, S> { id: object::new(ctx), treasury, asset_id };
    object_field::add(&mut vault.id, AssetKey(), asset);
    event::emit(Locked<S> { vault: object::id(&vault), asset: asset_id, shares });
    transfer::share_object(vault);
    minted
}
// #endregion lock

// #region retire
/// Destroys shares without touching the asset: every other share becomes a larger part of
/// it.
public fun retire<A, S>(vault: &mut Vault<A, S>, shares: Coin<S>) {
    assert!(shares.value() < vault.treasury.total_supply(), ESharesMissing);
    vault.treasury.burn(shares);
}
// #endregion retire

// #region unlock
/// Burns all shares and releases the asset. The treasury cap is frozen: no one mints with
/// it again.
public fun unlock<A: key + store, S>(
    vault: Vault<A, S>,
    shares: Coin<S>,
    ctx: &TxContext,
): A {
    let Vault { mut id, mut treasury, asset_id } = vault;
    assert!(shares.value() == treasury.total_supply(), ESharesMissing);

    treasury.burn(shares);
    transfer::public_freeze_object(treasury);
    let asset = object_field::remove(&mut id, AssetKey());
    event::emit(Unlocked<S> { vault: id.to_inner(), asset: asset_id, by: ctx.sender() });
    id.delete();
    asset
}
// #endregion unlock

// #region accessors
/// The asset, for everybody to read.
public fun asset<A: key + store, S>(vault: &Vault<A, S>): &A {
    object_field::borrow(&vault.id, AssetKey())
}

/// The ID of the asset.
public fun asset_id<A, S>(vault: &Vault<A, S>): ID { vault.asset_id }

/// Shares in circulation.
public fun shares<A, S>(vault: &Vault<A, S>): u64 { vault.treasury.total_supply() }
// #endregion accessors
