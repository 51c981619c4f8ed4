// #region structs
/// Blackjack against a house: one player, one deck for each round, state between
/// transactions.
module card_table::table;

use card_table::cards;
use sui::balance::{Self, Balance};
use sui::clock::Clock;
use sui::coin::Coin;
use sui::event;
use sui::random::{Random, RandomGenerator};

/// The dealer draws until the hand has at least this many points.
const DEALER_STANDS: u64 = 17;

public struct House<phantom T> has key {
    id: UID,
    bank: Balance<T>,
    min_stake: u64,
    max_stake: u64,
    turn_ms: u64,
}

public struct HouseKey has key, store {
    id: UID,
    house: ID,
}

/// One round. It holds all the money that it can pay, so it needs the house at both ends
/// only.
public struct Round<phantom T> has key {
    id: UID,
    house: ID,
    player: address,
    stake: u64,
    pot: Balance<T>,
    player_hand: vector<u8>,
    dealer_hand: vector<u8>,
    /// The cards that are left, in no meaningful order before the player stands.
    shoe: vector<u8>,
    stood: bool,
    turn_ms: u64,
    deadline_ms: u64,
}
// #endregion structs

public struct RoundDealt has copy, drop {
    round: ID,
    player: address,
    stake: u64,
}

public struct RoundSettled has copy, drop {
    round: ID,
    player: address,
    stake: u64,
    payout: u64,
    player_hand: vector<u8>,
    dealer_hand: vector<u8>,
}

#[error]
const EWrongHouse: vector<u8> = b"Key or round belongs to another house";
#[error]
const EStakeOutsideLimits: vector<u8> = b"The stake is outside the limits of the house";
#[error]
const EBankTooSmall: vector<u8> = b"The bank cannot cover the highest prize";
#[error]
const ENotPlayer: vector<u8> = b"This round belongs to another player";
#[error]
const ENoMoreDecisions: vector<u8> = b"The player has stood, or has 21 points or more";
#[error]
const EPlayerHasTime: vector<u8> = b"The player's time is not up";
#[error]
const ERoundOpen: vector<u8> = b"The player has not finished";

// #region house
public fun create<T>(
    min_stake: u64,
    max_stake: u64,
    turn_ms: u64,
    ctx: &mut TxContext,
): HouseKey {
    let house = House<T> {
        id: object::new(ctx),
        bank: balance::zero(),
        min_stake,
        max_stake,
        turn_ms,
    };
    let key = HouseKey { id: object::new(ctx), house: object::id(&house) };
    transfer::share_object(house);
    key
}

public fun fund<T>(house: &mut House<T>, money: Coin<T>) {
    house.bank.join(money.into_balance());
}

/// Money in open rounds is not in the bank, so a withdrawal cannot touch it.
public fun withdraw<T>(
    house: &mut House<T>,
    key: &HouseKey,
    amount: u64,
    ctx: &mut TxContext,
): Coin<T> {
    assert!(key.house == object::id(house), EWrongHouse);
    house.bank.split(amount).into_coin(ctx)
}
// #endregion house

// #region deal
/// Starts a round: two cards for the player, one for the dealer.
entry fun deal<T>(
    house: &mut House<T>,
    stake: Coin<T>,
    random: &Random,
    clock: &Clock,
    ctx: &mut TxContext,
) {
    let amount = stake.value();
    let prize = cards::bonus(amount);
    assert!(house.min_stake <= amount && amount <= house.max_stake, EStakeOutsideLimits);
    assert!(prize <= house.bank.value(), EBankTooSmall);

    let mut pot = stake.into_balance();
    pot.join(house.bank.split(prize));
    let mut shoe = cards::deck();
    let mut generator = random.new_generator(ctx);
    let player_hand = vector[shoe.draw(&mut generator), shoe.draw(&mut generator)];
    let dealer_hand = vector[shoe.draw(&mut generator)];

    let round = Round<T> {
        id: object::new(ctx),
        house: object::id(house),
        player: ctx.sender(),
        stake: amount,
        pot,
        player_hand,
        dealer_hand,
        shoe,
        stood: false,
        turn_ms: house.turn_ms,
        deadline_ms: clock.timestamp_ms() + house.turn_ms,
    };
    event::emit(RoundDealt {
        round: object::id(&round),
        player: round.player,
        stake: amount,
    });
    transfer::share_object(round);
}

use fun draw as vector.draw;

/// Takes a random card out of the shoe, at the same cost whichever it is.
fun draw(shoe: &mut vector<u8>, generator: &mut RandomGenerator): u8 {
    let last = shoe.length() - 1;
    shoe.swap_remove(generator.generate_u64_in_range(0, last))
}
// #endregion deal

// #region play
/// One more card. Nothing is settled here: a bust costs the same gas as a good card.
entry fun hit<T>(
    round: &mut Round<T>,
    random: &Random,
    clock: &Clock,
    ctx: &mut TxContext,
) {
    round.check_turn(ctx.sender());
    let mut generator = random.new_generator(ctx);
    let card = round.shoe.draw(&mut generator);
    round.player_hand.push_back(card);
    round.deadline_ms = clock.timestamp_ms() + round.turn_ms;
}

/// No more cards. The shoe is shuffled now, when nobody has anything left to decide.
entry fun stand<T>(round: &mut Round<T>, random: &Random, ctx: &mut TxContext) {
    assert!(ctx.sender() == round.player, ENotPlayer);
    round.close(random, ctx);
}

/// Stands for a player who has gone away. Anyone may call it after the deadline.
entry fun call_time<T>(
    round: &mut Round<T>,
    random: &Random,
    clock: &Clock,
    ctx: &mut TxContext,
) {
    assert!(clock.timestamp_ms() > round.deadline_ms, EPlayerHasTime);
    round.close(random, ctx);
}
// #endregion play

fun check_turn<T>(round: &Round<T>, sender: address) {
    assert!(sender == round.player, ENotPlayer);
    assert!(!round.stood && cards::points(&round.player_hand) < 21, ENoMoreDecisions);
}

fun close<T>(round: &mut Round<T>, random: &Random, ctx: &mut TxContext) {
    assert!(!round.stood && !round.is_bust(), ENoMoreDecisions);
    random.new_generator(ctx).shuffle(&mut round.shoe);
    round.stood = true;
}

// #region settle
/// Plays the dealer's hand and pays. Needs no randomness: the order of the shoe is
/// settled. Anyone may call it and gets the storage rebate of the round.
public fun settle<T>(house: &mut House<T>, round: Round<T>, ctx: &mut TxContext) {
    assert!(round.house == object::id(house), EWrongHouse);
    assert!(round.stood || round.is_bust(), ERoundOpen);
    let Round {
        id,
        player,
        stake,
        mut pot,
        player_hand,
        mut dealer_hand,
        mut shoe,
        stood,
        ..,
    } = round;

    while (stood && cards::points(&dealer_hand) < DEALER_STANDS) {
        dealer_hand.push_back(shoe.pop_back());
    };
    let payout = cards::payout(stake, &player_hand, &dealer_hand);
    if (payout > 0) transfer::public_transfer(pot.split(payout).into_coin(ctx), player);
    house.bank.join(pot);

    let round = id.to_inner();
    event::emit(RoundSettled { round, player, stake, payout, player_hand, dealer_hand });
    id.delete();
}
// #endregion settle

public fun is_bust<T>(round: &Round<T>): bool { cards::points(&round.player_hand) > 21 }

public fun points<T>(round: &Round<T>): u64 { cards::points(&round.player_hand) }

public fun bank<T>(house: &House<T>): u64 { house.bank.value() }

#[test_only]
public fun deal_for_testing<T>(
    house: &mut House<T>,
    stake: Coin<T>,
    random: &Random,
    clock: &Clock,
    ctx: &mut TxContext,
) {
    house.deal(stake, random, clock, ctx)
}

#[test_only]
public fun hit_for_testing<T>(
    round: &mut Round<T>,
    random: &Random,
    clock: &Clock,
    ctx: &mut TxContext,
) {
    round.hit(random, clock, ctx)
}

#[test_only]
public fun stand_for_testing<T>(
    round: &mut Round<T>,
    random: &Random,
    ctx: &mut TxContext,
) {
    round.stand(random, ctx)
}

#[test_only]
public fun call_time_for_testing<T>(
    round: &mut Round<T>,
    random: &Random,
    clock: &Clock,
    ctx: &mut TxContext,
) {
    round.call_time(random, clock, ctx)
}

#[test_only]
public fun payout_of(settled: &RoundSettled): u64 { settled.payout }

/// Every card of the round: both hands and the shoe.
#[test_only]
public fun all_cards<T>(round: &Round<T>): vector<u8> {
    let mut all = round.shoe;
    all.append(round.player_hand);
    all.append(round.dealer_hand);
    all
}
