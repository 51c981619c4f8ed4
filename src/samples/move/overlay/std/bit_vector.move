module std::bit_vector;

const EINDEX: u64 = 0x20000;
const ELENGTH: u64 = 0x20001;

const MAX_SIZE: u64 = 1024;

public struct BitVector has copy, drop, store { length: u64, bit_field: vector<bool> }

public fun new(length: u64): BitVector {
    assert!(length > 0 && length < MAX_SIZE, ELENGTH);
    BitVector { length, bit_field: vector::tabulate!(length, |_| false) }
}

public fun set(bits: &mut BitVector, at: u64) {
    assert!(at < bits.length, EINDEX);
    *&mut bits.bit_field[at] = true
}

public fun unset(bits: &mut BitVector, at: u64) {
    assert!(at < bits.length, EINDEX);
    *&mut bits.bit_field[at] = false
}

public fun shift_left(bits: &mut BitVector, amount: u64) {
    let old = bits.bit_field;
    let length = bits.length;
    bits.bit_field = vector::tabulate!(length, |at| amount < length - at && old[at + amount])
}

public fun is_index_set(bits: &BitVector, at: u64): bool {
    assert!(at < bits.length, EINDEX);
    bits.bit_field[at]
}

public fun length(bits: &BitVector): u64 { bits.length }

public fun longest_set_sequence_starting_at(bits: &BitVector, start: u64): u64 {
    assert!(start < bits.length, EINDEX);
    let mut end = start;
    while (end < bits.length && bits.bit_field[end]) end = end + 1;
    end - start
}
