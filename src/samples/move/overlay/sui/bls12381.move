module sui::bls12381;

use sui::group_ops::{Self, Element};

public struct Scalar {}
public struct G1 {}
public struct G2 {}
public struct GT {}
public struct UncompressedG1 {}

// The numbers that the VM's group operations know the types by.
const SCALAR: u8 = 0;
const G1_TYPE: u8 = 1;
const G2_TYPE: u8 = 2;
const GT_TYPE: u8 = 3;
const UNCOMPRESSED_G1: u8 = 4;

// Compressed points of the curve, as its specification writes them.
const G1_GENERATOR: vector<u8> =
    x"97f1d3a73197d7942695638c4fa9ac0fc3688c4f9774b905a14e3a3f171bac586c55e83ff97a1aeffb3af00adb22c6bb";
const G2_GENERATOR: vector<u8> =
    x"93e02b6052719f607dacd3a088274f65596bd0d09920b61ab5da61bbdc7f5049334cf11213945d57e5ac7d055d042b7e024aa2b2f08f0a91260805272dc51051c6e47ad4fa403b02b4510b647ae3d1770bac0326a805bbefd48056c8c121bdb8";

public native fun bls12381_min_sig_verify(signature: &vector<u8>, public_key: &vector<u8>, msg: &vector<u8>): bool;
public native fun bls12381_min_pk_verify(signature: &vector<u8>, public_key: &vector<u8>, msg: &vector<u8>): bool;

public fun scalar_from_bytes(bytes: &vector<u8>): Element<Scalar> { group_ops::from_bytes(SCALAR, *bytes, false) }

public fun scalar_from_u64(x: u64): Element<Scalar> {
    let mut bytes = std::bcs::to_bytes(&(x as u256));
    bytes.reverse();
    group_ops::from_bytes(SCALAR, bytes, true)
}

public fun scalar_zero(): Element<Scalar> { scalar_from_u64(0) }

public fun scalar_one(): Element<Scalar> { scalar_from_u64(1) }

public fun scalar_add(e1: &Element<Scalar>, e2: &Element<Scalar>): Element<Scalar> { group_ops::add(SCALAR, e1, e2) }

public fun scalar_sub(e1: &Element<Scalar>, e2: &Element<Scalar>): Element<Scalar> { group_ops::sub(SCALAR, e1, e2) }

public fun scalar_mul(e1: &Element<Scalar>, e2: &Element<Scalar>): Element<Scalar> { group_ops::mul(SCALAR, e1, e2) }

public fun scalar_div(e1: &Element<Scalar>, e2: &Element<Scalar>): Element<Scalar> { group_ops::div(SCALAR, e1, e2) }

public fun scalar_neg(e: &Element<Scalar>): Element<Scalar> { scalar_sub(&scalar_zero(), e) }

public fun scalar_inv(e: &Element<Scalar>): Element<Scalar> { scalar_div(e, &scalar_one()) }

public fun g1_from_bytes(bytes: &vector<u8>): Element<G1> { group_ops::from_bytes(G1_TYPE, *bytes, false) }

public fun g1_generator(): Element<G1> { group_ops::from_bytes(G1_TYPE, G1_GENERATOR, true) }

public fun g1_identity(): Element<G1> { group_ops::from_bytes(G1_TYPE, infinity(48), true) }

public fun g1_add(e1: &Element<G1>, e2: &Element<G1>): Element<G1> { group_ops::add(G1_TYPE, e1, e2) }

public fun g1_sub(e1: &Element<G1>, e2: &Element<G1>): Element<G1> { group_ops::sub(G1_TYPE, e1, e2) }

public fun g1_mul(e1: &Element<Scalar>, e2: &Element<G1>): Element<G1> { group_ops::mul(G1_TYPE, e1, e2) }

public fun g1_div(e1: &Element<Scalar>, e2: &Element<G1>): Element<G1> { group_ops::div(G1_TYPE, e1, e2) }

public fun g1_neg(e: &Element<G1>): Element<G1> { g1_sub(&g1_identity(), e) }

public fun hash_to_g1(msg: &vector<u8>): Element<G1> { group_ops::hash_to(G1_TYPE, msg) }

public fun g1_multi_scalar_multiplication(
    scalars: &vector<Element<Scalar>>,
    elements: &vector<Element<G1>>,
): Element<G1> {
    group_ops::multi_scalar_multiplication(G1_TYPE, scalars, elements)
}

public fun g1_to_uncompressed_g1(e: &Element<G1>): Element<UncompressedG1> {
    group_ops::convert(G1_TYPE, UNCOMPRESSED_G1, e)
}

public fun uncompressed_g1_to_g1(e: &Element<UncompressedG1>): Element<G1> {
    group_ops::convert(UNCOMPRESSED_G1, G1_TYPE, e)
}

public fun uncompressed_g1_sum(terms: &vector<Element<UncompressedG1>>): Element<UncompressedG1> {
    group_ops::sum(UNCOMPRESSED_G1, terms)
}

public fun g2_from_bytes(bytes: &vector<u8>): Element<G2> { group_ops::from_bytes(G2_TYPE, *bytes, false) }

public fun g2_generator(): Element<G2> { group_ops::from_bytes(G2_TYPE, G2_GENERATOR, true) }

public fun g2_identity(): Element<G2> { group_ops::from_bytes(G2_TYPE, infinity(96), true) }

public fun g2_add(e1: &Element<G2>, e2: &Element<G2>): Element<G2> { group_ops::add(G2_TYPE, e1, e2) }

public fun g2_sub(e1: &Element<G2>, e2: &Element<G2>): Element<G2> { group_ops::sub(G2_TYPE, e1, e2) }

public fun g2_mul(e1: &Element<Scalar>, e2: &Element<G2>): Element<G2> { group_ops::mul(G2_TYPE, e1, e2) }

public fun g2_div(e1: &Element<Scalar>, e2: &Element<G2>): Element<G2> { group_ops::div(G2_TYPE, e1, e2) }

public fun g2_neg(e: &Element<G2>): Element<G2> { g2_sub(&g2_identity(), e) }

public fun hash_to_g2(msg: &vector<u8>): Element<G2> { group_ops::hash_to(G2_TYPE, msg) }

public fun g2_multi_scalar_multiplication(
    scalars: &vector<Element<Scalar>>,
    elements: &vector<Element<G2>>,
): Element<G2> {
    group_ops::multi_scalar_multiplication(G2_TYPE, scalars, elements)
}

public fun gt_identity(): Element<GT> { pairing(&g1_identity(), &g2_identity()) }

public fun gt_generator(): Element<GT> { pairing(&g1_generator(), &g2_generator()) }

public fun gt_add(e1: &Element<GT>, e2: &Element<GT>): Element<GT> { group_ops::add(GT_TYPE, e1, e2) }

public fun gt_sub(e1: &Element<GT>, e2: &Element<GT>): Element<GT> { group_ops::sub(GT_TYPE, e1, e2) }

public fun gt_mul(e1: &Element<Scalar>, e2: &Element<GT>): Element<GT> { group_ops::mul(GT_TYPE, e1, e2) }

public fun gt_div(e1: &Element<Scalar>, e2: &Element<GT>): Element<GT> { group_ops::div(GT_TYPE, e1, e2) }

public fun gt_neg(e: &Element<GT>): Element<GT> { gt_sub(&gt_identity(), e) }

public fun pairing(e1: &Element<G1>, e2: &Element<G2>): Element<GT> { group_ops::pairing(G1_TYPE, e1, e2) }

// The point at infinity: two bits set in the first byte, no coordinate.
fun infinity(size: u64): vector<u8> { vector::tabulate!(size, |at| if (at == 0) 0xc0 else 0) }
