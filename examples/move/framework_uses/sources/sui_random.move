module framework_uses::sui_random;

use sui::event;
use sui::random::Random;

// #region use
public struct Rolled has copy, drop { player: address, pips: u8 }

/// Not `public`, so that no other module can call it and abort where the roll is a bad one.
entry fun roll(random: &Random, ctx: &mut TxContext) {
    let mut generator = random.new_generator(ctx);
    let pips = generator.generate_u8_in_range(1, 6);
    event::emit(Rolled { player: ctx.sender(), pips });
}
// #endregion use

#[test_only]
public fun pips(rolled: &Rolled): u8 { rolled.pips }

#[test_only]
public fun roll_for_testing(random: &Random, ctx: &mut TxContext) { roll(random, ctx) }
