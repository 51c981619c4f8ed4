module sui::group_ops;

// The compiler's WASM build has no pairing-friendly curves, so that operations stay without a body and abort in tests.
public struct Element<phantom T> has copy, drop, store { bytes: vector<u8> }

public fun bytes<G>(e: &Element<G>): &vector<u8> { &e.bytes }

public fun equal<G>(left: &Element<G>, right: &Element<G>): bool { &left.bytes == &right.bytes }
