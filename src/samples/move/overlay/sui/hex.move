module sui::hex;

const EInvalidHexLength: u64 = 0;
const ENotValidHexCharacter: u64 = 1;

public fun encode(bytes: vector<u8>): vector<u8> {
    let mut digits = vector[];
    bytes.do!(|byte| {
        digits.push_back(digit(byte >> 4));
        digits.push_back(digit(byte & 0xf));
    });
    digits
}

public fun decode(digits: vector<u8>): vector<u8> {
    assert!(digits.length() % 2 == 0, EInvalidHexLength);
    vector::tabulate!(
        digits.length() / 2,
        |at| (half(digits[2 * at]) << 4) | half(digits[2 * at + 1]),
    )
}

fun digit(half: u8): u8 { if (half < 10) 48 + half else 87 + half }

fun half(digit: u8): u8 {
    if (digit >= 48 && digit <= 57) digit - 48
    else if (digit >= 65 && digit <= 70) digit - 55
    else if (digit >= 97 && digit <= 102) digit - 87
    else abort ENotValidHexCharacter
}
