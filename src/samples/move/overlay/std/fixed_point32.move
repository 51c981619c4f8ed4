module std::fixed_point32;

const EDENOMINATOR: u64 = 0x10001;
const EDIVISION: u64 = 0x20002;
const EMULTIPLICATION: u64 = 0x20003;
const EDIVISION_BY_ZERO: u64 = 0x10004;
const ERATIO_OUT_OF_RANGE: u64 = 0x20005;

// The number times 2^32.
public struct FixedPoint32 has copy, drop, store { value: u64 }

public fun multiply_u64(number: u64, multiplier: FixedPoint32): u64 {
    let product = ((number as u128) * (multiplier.value as u128)) >> 32;
    product.try_as_u64().destroy_or!(abort EMULTIPLICATION)
}

public fun divide_u64(number: u64, divisor: FixedPoint32): u64 {
    assert!(divisor.value != 0, EDIVISION_BY_ZERO);
    let quotient = ((number as u128) << 32) / (divisor.value as u128);
    quotient.try_as_u64().destroy_or!(abort EDIVISION)
}

public fun create_from_rational(numerator: u64, denominator: u64): FixedPoint32 {
    assert!(denominator != 0, EDENOMINATOR);
    let quotient = ((numerator as u128) << 32) / (denominator as u128);
    assert!(quotient != 0 || numerator == 0, ERATIO_OUT_OF_RANGE);
    FixedPoint32 { value: quotient.try_as_u64().destroy_or!(abort ERATIO_OUT_OF_RANGE) }
}

public fun create_from_raw_value(value: u64): FixedPoint32 { FixedPoint32 { value } }

public fun get_raw_value(number: FixedPoint32): u64 { number.value }

public fun is_zero(number: FixedPoint32): bool { number.value == 0 }
