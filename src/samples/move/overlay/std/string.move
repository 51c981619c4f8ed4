module std::string;

use std::ascii;

const EInvalidUTF8: u64 = 1;
const EInvalidIndex: u64 = 2;

public struct String has copy, drop, store { bytes: vector<u8> }

public fun utf8(bytes: vector<u8>): String { try_utf8(bytes).destroy_or!(abort EInvalidUTF8) }

public fun try_utf8(bytes: vector<u8>): Option<String> {
    if (internal_check_utf8(&bytes)) option::some(String { bytes }) else option::none()
}

public fun from_ascii(string: ascii::String): String { String { bytes: string.into_bytes() } }

public fun to_ascii(string: String): ascii::String { string.into_bytes().to_ascii_string() }

public fun as_bytes(string: &String): &vector<u8> { &string.bytes }

public fun into_bytes(string: String): vector<u8> {
    let String { bytes } = string;
    bytes
}

public fun is_empty(string: &String): bool { string.bytes.is_empty() }

public fun length(string: &String): u64 { string.bytes.length() }

public fun append(string: &mut String, other: String) { string.bytes.append(other.into_bytes()) }

public fun append_utf8(string: &mut String, bytes: vector<u8>) { string.append(utf8(bytes)) }

public fun insert(string: &mut String, at: u64, other: String) {
    assert!(at <= string.length() && internal_is_char_boundary(&string.bytes, at), EInvalidIndex);
    let tail = string.substring(at, string.length());
    let mut whole = string.substring(0, at);
    whole.append(other);
    whole.append(tail);
    *string = whole;
}

public fun substring(string: &String, from: u64, to: u64): String {
    assert!(
        from <= to && to <= string.length() &&
        internal_is_char_boundary(&string.bytes, from) && internal_is_char_boundary(&string.bytes, to),
        EInvalidIndex,
    );
    String { bytes: internal_sub_string(&string.bytes, from, to) }
}

public fun index_of(string: &String, part: &String): u64 {
    internal_index_of(&string.bytes, &part.bytes)
}

#[deprecated(note = b"Use `std::string::as_bytes` instead.")]
public fun bytes(string: &String): &vector<u8> { string.as_bytes() }

#[deprecated(note = b"Use `std::string::substring` instead.")]
public fun sub_string(string: &String, from: u64, to: u64): String { string.substring(from, to) }

native fun internal_check_utf8(bytes: &vector<u8>): bool;
native fun internal_is_char_boundary(bytes: &vector<u8>, at: u64): bool;
native fun internal_sub_string(bytes: &vector<u8>, from: u64, to: u64): vector<u8>;
native fun internal_index_of(bytes: &vector<u8>, part: &vector<u8>): u64;
