module sui::vdf;

public fun hash_to_input(message: &vector<u8>): vector<u8> { hash_to_input_internal(message) }

public fun vdf_verify(input: &vector<u8>, output: &vector<u8>, proof: &vector<u8>, iterations: u64): bool {
    vdf_verify_internal(input, output, proof, iterations)
}

native fun hash_to_input_internal(message: &vector<u8>): vector<u8>;
native fun vdf_verify_internal(input: &vector<u8>, output: &vector<u8>, proof: &vector<u8>, iterations: u64): bool;
