module sui::bcs;

const EOutOfRange: u64 = 0;
const ENotBool: u64 = 1;
const ELenOutOfRange: u64 = 2;

// The bytes are kept back to front, so that the next one is popped off the end.
public struct BCS has copy, drop, store { bytes: vector<u8> }

public fun to_bytes<T>(value: &T): vector<u8> { std::bcs::to_bytes(value) }

public fun new(mut bytes: vector<u8>): BCS {
    bytes.reverse();
    BCS { bytes }
}

public fun into_remainder_bytes(self: BCS): vector<u8> {
    let BCS { mut bytes } = self;
    bytes.reverse();
    bytes
}

public fun peel_u8(self: &mut BCS): u8 { self.number(1) as u8 }

public fun peel_u16(self: &mut BCS): u16 { self.number(2) as u16 }

public fun peel_u32(self: &mut BCS): u32 { self.number(4) as u32 }

public fun peel_u64(self: &mut BCS): u64 { self.number(8) as u64 }

public fun peel_u128(self: &mut BCS): u128 { self.number(16) as u128 }

public fun peel_u256(self: &mut BCS): u256 { self.number(32) }

public fun peel_address(self: &mut BCS): address {
    assert!(self.bytes.length() >= 32, EOutOfRange);
    sui::address::from_bytes(vector::tabulate!(32, |_| self.bytes.pop_back()))
}

public fun peel_bool(self: &mut BCS): bool {
    let value = self.peel_u8();
    assert!(value <= 1, ENotBool);
    value == 1
}

public fun peel_vec_length(self: &mut BCS): u64 { self.uleb128() }

public fun peel_enum_tag(self: &mut BCS): u32 {
    let tag = self.uleb128();
    assert!(tag <= std::u32::max_value!() as u64, EOutOfRange);
    tag as u32
}

public fun peel_vec_u8(self: &mut BCS): vector<u8> { self.peel_vec!(|bcs| bcs.peel_u8()) }

public fun peel_vec_u16(self: &mut BCS): vector<u16> { self.peel_vec!(|bcs| bcs.peel_u16()) }

public fun peel_vec_u32(self: &mut BCS): vector<u32> { self.peel_vec!(|bcs| bcs.peel_u32()) }

public fun peel_vec_u64(self: &mut BCS): vector<u64> { self.peel_vec!(|bcs| bcs.peel_u64()) }

public fun peel_vec_u128(self: &mut BCS): vector<u128> { self.peel_vec!(|bcs| bcs.peel_u128()) }

public fun peel_vec_u256(self: &mut BCS): vector<u256> { self.peel_vec!(|bcs| bcs.peel_u256()) }

public fun peel_vec_bool(self: &mut BCS): vector<bool> { self.peel_vec!(|bcs| bcs.peel_bool()) }

public fun peel_vec_address(self: &mut BCS): vector<address> {
    self.peel_vec!(|bcs| bcs.peel_address())
}

public fun peel_vec_vec_u8(self: &mut BCS): vector<vector<u8>> {
    self.peel_vec!(|bcs| bcs.peel_vec_u8())
}

public fun peel_option_u8(self: &mut BCS): Option<u8> { self.peel_option!(|bcs| bcs.peel_u8()) }

public fun peel_option_u16(self: &mut BCS): Option<u16> { self.peel_option!(|bcs| bcs.peel_u16()) }

public fun peel_option_u32(self: &mut BCS): Option<u32> { self.peel_option!(|bcs| bcs.peel_u32()) }

public fun peel_option_u64(self: &mut BCS): Option<u64> { self.peel_option!(|bcs| bcs.peel_u64()) }

public fun peel_option_u128(self: &mut BCS): Option<u128> {
    self.peel_option!(|bcs| bcs.peel_u128())
}

public fun peel_option_u256(self: &mut BCS): Option<u256> {
    self.peel_option!(|bcs| bcs.peel_u256())
}

public fun peel_option_bool(self: &mut BCS): Option<bool> {
    self.peel_option!(|bcs| bcs.peel_bool())
}

public fun peel_option_address(self: &mut BCS): Option<address> {
    self.peel_option!(|bcs| bcs.peel_address())
}

public macro fun peel_vec<$T>($self: &mut BCS, $peel: |&mut BCS| -> $T): vector<$T> {
    let self = $self;
    vector::tabulate!(self.peel_vec_length(), |_| $peel(self))
}

public macro fun peel_option<$T>($self: &mut BCS, $peel: |&mut BCS| -> $T): Option<$T> {
    let self = $self;
    if (self.peel_bool()) option::some($peel(self)) else option::none()
}

// Little-endian, `size` bytes.
fun number(self: &mut BCS, size: u64): u256 {
    assert!(self.bytes.length() >= size, EOutOfRange);
    let mut value = 0;
    size.do!(|at| value = value | ((self.bytes.pop_back() as u256) << ((8 * at) as u8)));
    value
}

// Seven bits a byte, lowest first; the top bit says that more follow. At most four bytes.
fun uleb128(self: &mut BCS): u64 {
    let mut value = 0;
    let mut shift = 0;
    loop {
        assert!(shift < 28, ELenOutOfRange);
        let byte = self.peel_u8() as u64;
        value = value | ((byte & 0x7f) << shift);
        if (byte & 0x80 == 0) return value;
        shift = shift + 7;
    }
}
