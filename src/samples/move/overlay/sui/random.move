module sui::random;

use sui::hmac::hmac_sha3_256;
use sui::versioned::{Self, Versioned};

const ENotSystemAddress: u64 = 0;
const EInvalidRange: u64 = 3;

const BLOCK_BYTES: u64 = 32;

public struct Random has key { id: UID, inner: Versioned }

public struct RandomInner has store {
    version: u64,
    epoch: u64,
    randomness_round: u64,
    random_bytes: vector<u8>,
}

public struct RandomGenerator has drop { seed: vector<u8>, counter: u16, buffer: vector<u8> }

public fun new_generator(random: &Random, ctx: &mut TxContext): RandomGenerator {
    let inner: &RandomInner = random.inner.load_value();
    let seed = hmac_sha3_256(&inner.random_bytes, &ctx.fresh_object_address().to_bytes());
    RandomGenerator { seed, counter: 0, buffer: vector[] }
}

public fun generate_bytes(g: &mut RandomGenerator, num_of_bytes: u16): vector<u8> {
    vector::tabulate!(num_of_bytes as u64, |_| g.next_byte())
}

public fun generate_u256(g: &mut RandomGenerator): u256 { g.number(32) }

public fun generate_u128(g: &mut RandomGenerator): u128 { g.number(16) as u128 }

public fun generate_u64(g: &mut RandomGenerator): u64 { g.number(8) as u64 }

public fun generate_u32(g: &mut RandomGenerator): u32 { g.number(4) as u32 }

public fun generate_u16(g: &mut RandomGenerator): u16 { g.number(2) as u16 }

public fun generate_u8(g: &mut RandomGenerator): u8 { g.next_byte() }

public fun generate_bool(g: &mut RandomGenerator): bool { g.next_byte() & 1 == 1 }

public fun generate_u128_in_range(g: &mut RandomGenerator, min: u128, max: u128): u128 {
    g.in_range(min as u256, max as u256) as u128
}

public fun generate_u64_in_range(g: &mut RandomGenerator, min: u64, max: u64): u64 {
    g.in_range(min as u256, max as u256) as u64
}

public fun generate_u32_in_range(g: &mut RandomGenerator, min: u32, max: u32): u32 {
    g.in_range(min as u256, max as u256) as u32
}

public fun generate_u16_in_range(g: &mut RandomGenerator, min: u16, max: u16): u16 {
    g.in_range(min as u256, max as u256) as u16
}

public fun generate_u8_in_range(g: &mut RandomGenerator, min: u8, max: u8): u8 {
    g.in_range(min as u256, max as u256) as u8
}

public fun shuffle<T>(g: &mut RandomGenerator, items: &mut vector<T>) {
    let size = items.length();
    size.do!(|at| {
        let other = g.generate_u64_in_range(at, size - 1);
        items.swap(at, other);
    })
}

// Both ends belong to the range.
fun in_range(g: &mut RandomGenerator, min: u256, max: u256): u256 {
    assert!(min <= max, EInvalidRange);
    min + g.number(24) % (max - min + 1)
}

fun number(g: &mut RandomGenerator, size: u64): u256 {
    let mut value = 0;
    size.do!(|_| value = (value << 8) | (g.next_byte() as u256));
    value
}

fun next_byte(g: &mut RandomGenerator): u8 {
    if (g.buffer.is_empty()) {
        g.counter = g.counter + 1;
        g.buffer = hmac_sha3_256(&g.seed, &std::bcs::to_bytes(&g.counter));
    };
    g.buffer.pop_back()
}

#[test_only]
public fun create_for_testing(ctx: &mut TxContext) {
    assert!(ctx.sender() == @0x0, ENotSystemAddress);
    let random_bytes = vector::tabulate!(BLOCK_BYTES, |_| 0);
    let inner = RandomInner { version: 1, epoch: ctx.epoch(), randomness_round: 0, random_bytes };
    transfer::share_object(Random { id: object::new(ctx), inner: versioned::create(1, inner, ctx) })
}

#[test_only]
public fun update_randomness_state_for_testing(
    random: &mut Random,
    new_round: u64,
    new_bytes: vector<u8>,
    ctx: &TxContext,
) {
    assert!(ctx.sender() == @0x0, ENotSystemAddress);
    let inner: &mut RandomInner = random.inner.load_value_mut();
    inner.epoch = ctx.epoch();
    inner.randomness_round = new_round;
    inner.random_bytes = new_bytes;
}

#[test_only]
public fun generator_seed(g: &RandomGenerator): &vector<u8> { &g.seed }

#[test_only]
public fun generator_counter(g: &RandomGenerator): u16 { g.counter }

#[test_only]
public fun generator_buffer(g: &RandomGenerator): &vector<u8> { &g.buffer }

#[test_only]
public fun new_generator_for_testing(): RandomGenerator {
    new_generator_from_seed_for_testing(b"a seed for tests")
}

#[test_only]
public fun new_generator_from_seed_for_testing(seed: vector<u8>): RandomGenerator {
    RandomGenerator { seed, counter: 0, buffer: vector[] }
}
