module sui::group_ops;

// A point or scalar as bytes; the natives take the number of its type.
public struct Element<phantom T> has copy, drop, store { bytes: vector<u8> }

public fun bytes<G>(e: &Element<G>): &vector<u8> { &e.bytes }

public fun equal<G>(left: &Element<G>, right: &Element<G>): bool { &left.bytes == &right.bytes }

const EInvalidInput: u64 = 0;

public(package) fun from_bytes<G>(type_: u8, bytes: vector<u8>, is_trusted: bool): Element<G> {
    assert!(is_trusted || internal_validate(type_, &bytes), EInvalidInput);
    Element { bytes }
}

public(package) fun add<G>(type_: u8, left: &Element<G>, right: &Element<G>): Element<G> {
    Element { bytes: internal_add(type_, &left.bytes, &right.bytes) }
}

public(package) fun sub<G>(type_: u8, left: &Element<G>, right: &Element<G>): Element<G> {
    Element { bytes: internal_sub(type_, &left.bytes, &right.bytes) }
}

public(package) fun mul<S, G>(type_: u8, scalar: &Element<S>, element: &Element<G>): Element<G> {
    Element { bytes: internal_mul(type_, &scalar.bytes, &element.bytes) }
}

public(package) fun div<S, G>(type_: u8, scalar: &Element<S>, element: &Element<G>): Element<G> {
    Element { bytes: internal_div(type_, &scalar.bytes, &element.bytes) }
}

public(package) fun hash_to<G>(type_: u8, msg: &vector<u8>): Element<G> {
    Element { bytes: internal_hash_to(type_, msg) }
}

public(package) fun multi_scalar_multiplication<S, G>(
    type_: u8,
    scalars: &vector<Element<S>>,
    elements: &vector<Element<G>>,
): Element<G> {
    assert!(!scalars.is_empty() && scalars.length() == elements.length(), EInvalidInput);
    Element { bytes: internal_multi_scalar_mul(type_, &joined(scalars), &joined(elements)) }
}

public(package) fun pairing<G1, G2, G3>(type_: u8, left: &Element<G1>, right: &Element<G2>): Element<G3> {
    Element { bytes: internal_pairing(type_, &left.bytes, &right.bytes) }
}

public(package) fun convert<From, To>(from: u8, to: u8, element: &Element<From>): Element<To> {
    Element { bytes: internal_convert(from, to, &element.bytes) }
}

public(package) fun sum<G>(type_: u8, terms: &vector<Element<G>>): Element<G> {
    Element { bytes: internal_sum(type_, &terms.map_ref!(|term| term.bytes)) }
}

fun joined<G>(elements: &vector<Element<G>>): vector<u8> { elements.map_ref!(|element| element.bytes).flatten() }

native fun internal_validate(type_: u8, bytes: &vector<u8>): bool;
native fun internal_add(type_: u8, left: &vector<u8>, right: &vector<u8>): vector<u8>;
native fun internal_sub(type_: u8, left: &vector<u8>, right: &vector<u8>): vector<u8>;
native fun internal_mul(type_: u8, scalar: &vector<u8>, element: &vector<u8>): vector<u8>;
native fun internal_div(type_: u8, scalar: &vector<u8>, element: &vector<u8>): vector<u8>;
native fun internal_hash_to(type_: u8, msg: &vector<u8>): vector<u8>;
native fun internal_multi_scalar_mul(type_: u8, scalars: &vector<u8>, elements: &vector<u8>): vector<u8>;
native fun internal_pairing(type_: u8, left: &vector<u8>, right: &vector<u8>): vector<u8>;
native fun internal_convert(from: u8, to: u8, element: &vector<u8>): vector<u8>;
native fun internal_sum(type_: u8, terms: &vector<vector<u8>>): vector<u8>;
