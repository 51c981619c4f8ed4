module std::ascii;

public use fun std::string::from_ascii as String.to_string;

const EInvalidASCIICharacter: u64 = 0x10000;
const EInvalidIndex: u64 = 0x10001;

public struct String has copy, drop, store { bytes: vector<u8> }

public struct Char has copy, drop, store { byte: u8 }

public fun char(byte: u8): Char {
    assert!(is_valid_char(byte), EInvalidASCIICharacter);
    Char { byte }
}

public fun string(bytes: vector<u8>): String {
    try_string(bytes).destroy_or!(abort EInvalidASCIICharacter)
}

public fun try_string(bytes: vector<u8>): Option<String> {
    if (bytes.all!(|byte| is_valid_char(*byte))) option::some(String { bytes }) else option::none()
}

public fun all_characters_printable(string: &String): bool {
    string.bytes.all!(|byte| is_printable_char(*byte))
}

public fun push_char(string: &mut String, char: Char) { string.bytes.push_back(char.byte) }

public fun pop_char(string: &mut String): Char { Char { byte: string.bytes.pop_back() } }

public fun length(string: &String): u64 { string.bytes.length() }

public fun append(string: &mut String, other: String) { string.bytes.append(other.into_bytes()) }

public fun insert(string: &mut String, at: u64, other: String) {
    assert!(at <= string.length(), EInvalidIndex);
    let tail = string.substring(at, string.length());
    let mut whole = string.substring(0, at);
    whole.append(other);
    whole.append(tail);
    *string = whole;
}

public fun substring(string: &String, from: u64, to: u64): String {
    assert!(from <= to && to <= string.length(), EInvalidIndex);
    String { bytes: vector::tabulate!(to - from, |at| string.bytes[from + at]) }
}

public fun as_bytes(string: &String): &vector<u8> { &string.bytes }

public fun into_bytes(string: String): vector<u8> {
    let String { bytes } = string;
    bytes
}

public fun byte(char: Char): u8 { char.byte }

public fun is_valid_char(byte: u8): bool { byte < 128 }

public fun is_printable_char(byte: u8): bool { byte > 31 && byte < 127 }

public fun is_empty(string: &String): bool { string.bytes.is_empty() }

public fun to_uppercase(string: &String): String {
    String {
        bytes: string.bytes.map_ref!(|byte| if (*byte >= 97 && *byte <= 122) *byte - 32 else *byte),
    }
}

public fun to_lowercase(string: &String): String {
    String {
        bytes: string.bytes.map_ref!(|byte| if (*byte >= 65 && *byte <= 90) *byte + 32 else *byte),
    }
}

public fun index_of(string: &String, part: &String): u64 {
    let (size, wanted) = (string.length(), part.length());
    let mut at = 0;
    while (at + wanted <= size) {
        if (string.substring(at, at + wanted) == *part) return at;
        at = at + 1;
    };
    size
}
