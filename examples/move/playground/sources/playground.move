module playground::playground;

/// The larger of two numbers.
public fun larger(a: u64, b: u64): u64 {
    if (a > b) a else b
}
