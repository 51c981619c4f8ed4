module sui::poseidon;

const ENonCanonicalInput: u64 = 0;
const EEmptyInput: u64 = 1;
const ETooManyInputs: u64 = 2;

const MAX_INPUTS: u64 = 16;
// The order of the scalar field of BN254.
const BN254_ORDER: u256 = 21888242871839275222246405745257275088548364400416034343698204186575808495617;

public fun poseidon_bn254(data: &vector<u256>): u256 {
    assert!(!data.is_empty(), EEmptyInput);
    assert!(data.length() <= MAX_INPUTS, ETooManyInputs);
    assert!(data.all!(|number| *number < BN254_ORDER), ENonCanonicalInput);
    let bytes = poseidon_bn254_internal(&data.map_ref!(|number| std::bcs::to_bytes(number)));
    sui::bcs::new(bytes).peel_u256()
}

native fun poseidon_bn254_internal(data: &vector<vector<u8>>): vector<u8>;
