#[defines_primitive(address)]
module sui::address;

use std::ascii;

public use fun sui::object::id_from_address as address.to_id;

const EAddressParseError: u64 = 0;

public native fun to_u256(a: address): u256;
public native fun from_u256(number: u256): address;
public native fun from_bytes(bytes: vector<u8>): address;

public fun to_bytes(a: address): vector<u8> { std::bcs::to_bytes(&a) }

public fun to_ascii_string(a: address): ascii::String {
    sui::hex::encode(a.to_bytes()).to_ascii_string()
}

public fun to_string(a: address): std::string::String { a.to_ascii_string().to_string() }

public fun from_ascii_bytes(digits: &vector<u8>): address {
    assert!(digits.length() == 64, EAddressParseError);
    assert!(digits.all!(|digit| is_hex_digit(*digit)), EAddressParseError);
    from_bytes(sui::hex::decode(*digits))
}

public fun length(): u64 { 32 }

public fun max(): u256 { std::u256::max_value!() }

fun is_hex_digit(digit: u8): bool {
    (digit >= 48 && digit <= 57) || (digit >= 65 && digit <= 70) || (digit >= 97 && digit <= 102)
}
