// #region header
/// A machine that sells toys of a random rarity, in two designs: `turn` draws and hands
/// out the toy at once, `buy` and `open` do it in two transactions.
module capsule_toys::machine;

use sui::balance::{Self, Balance};
use sui::coin::Coin;
use sui::event;
use sui::random::Random;
use sui::sui::SUI;

/// Out of 1,000 toys, 5 are gold and 95 silver on average.
const ROLLS: u16 = 1_000;
const GOLD_UP_TO: u16 = 5;
const SILVER_UP_TO: u16 = 100;

#[error]
const EWrongPrice: vector<u8> = b"Insert exactly the price of one turn";
// #endregion header

// #region types
public enum Rarity has copy, drop, store {
    Plain,
    Silver,
    Gold,
}

/// The machine is shared. It keeps the price and what it has earned.
public struct Machine has key {
    id: UID,
    price: u64,
    takings: Balance<SUI>,
    golds: u64,
}

public struct OwnerCap has key, store {
    id: UID,
    machine: ID,
}

public struct Toy has key, store {
    id: UID,
    rarity: Rarity,
}

/// A closed capsule. What is inside is decided, but no function shows it. Without
/// `store`, only this module moves it on.
public struct Capsule has key {
    id: UID,
    roll: u16,
}

public struct ToySold has copy, drop {
    toy: ID,
    rarity: Rarity,
}
// #endregion types

// #region set-up
/// Sets up a machine. Its owner gets the takings with the capability.
public fun set_up(price: u64, ctx: &mut TxContext): OwnerCap {
    let machine = Machine {
        id: object::new(ctx),
        price,
        takings: balance::zero(),
        golds: 0,
    };
    let cap = OwnerCap { id: object::new(ctx), machine: object::id(&machine) };
    transfer::share_object(machine);
    cap
}
// #endregion set-up

// #region turn
/// Draws and delivers in one call. Not `public`: no other module can call this and abort
/// when the toy is plain. It returns nothing, so later commands have nothing to look at.
entry fun turn(
    machine: &mut Machine,
    payment: Coin<SUI>,
    random: &Random,
    ctx: &mut TxContext,
) {
    machine.pay(payment);
    let roll = draw(random, ctx);
    let toy = machine.make_toy(roll, ctx);
    transfer::transfer(toy, ctx.sender());
}
// #endregion turn

// #region draw
/// The generator is made here, from `Random`, and never leaves this function.
fun draw(random: &Random, ctx: &mut TxContext): u16 {
    let mut generator = random.new_generator(ctx);
    generator.generate_u16_in_range(1, ROLLS)
}
// #endregion draw

// #region make-toy
/// Every roll costs the same: one toy, one event, one addition to the counter.
fun make_toy(machine: &mut Machine, roll: u16, ctx: &mut TxContext): Toy {
    let (rarity, gold) = if (roll <= GOLD_UP_TO) (Rarity::Gold, 1) else if (
        roll <= SILVER_UP_TO
    ) (Rarity::Silver, 0) else (Rarity::Plain, 0);
    machine.golds = machine.golds + gold;

    let toy = Toy { id: object::new(ctx), rarity };
    event::emit(ToySold { toy: object::id(&toy), rarity });
    toy
}
// #endregion make-toy

// #region two-steps
/// First transaction: the buyer pays, and a number is drawn and sealed in.
entry fun buy(
    machine: &mut Machine,
    payment: Coin<SUI>,
    random: &Random,
    ctx: &mut TxContext,
) {
    machine.pay(payment);
    let roll = draw(random, ctx);
    transfer::transfer(Capsule { id: object::new(ctx), roll }, ctx.sender());
}

/// A later transaction. It may be costly, and it may fail and be sent again: the roll
/// stays.
public fun open(machine: &mut Machine, capsule: Capsule, ctx: &mut TxContext): Toy {
    let Capsule { id, roll } = capsule;
    id.delete();
    machine.make_toy(roll, ctx)
}
// #endregion two-steps

// #region owner
public fun collect(
    machine: &mut Machine,
    cap: &OwnerCap,
    ctx: &mut TxContext,
): Coin<SUI> {
    assert!(cap.machine == object::id(machine));
    machine.takings.withdraw_all().into_coin(ctx)
}

fun pay(machine: &mut Machine, payment: Coin<SUI>) {
    assert!(payment.value() == machine.price, EWrongPrice);
    machine.takings.join(payment.into_balance());
}
// #endregion owner

public fun golds(machine: &Machine): u64 { machine.golds }

public fun is_gold(toy: &Toy): bool {
    match (toy.rarity) {
        Rarity::Gold => true,
        Rarity::Silver | Rarity::Plain => false,
    }
}

#[test_only]
public fun make_toy_for_testing(
    machine: &mut Machine,
    roll: u16,
    ctx: &mut TxContext,
): Toy {
    machine.make_toy(roll, ctx)
}

#[test_only]
public fun turn_for_testing(
    machine: &mut Machine,
    payment: Coin<SUI>,
    random: &Random,
    ctx: &mut TxContext,
) {
    machine.turn(payment, random, ctx)
}

#[test_only]
public fun buy_for_testing(
    machine: &mut Machine,
    payment: Coin<SUI>,
    random: &Random,
    ctx: &mut TxContext,
) {
    machine.buy(payment, random, ctx)
}
