module sui::ecvrf;

public native fun ecvrf_verify(
    hash: &vector<u8>,
    alpha_string: &vector<u8>,
    public_key: &vector<u8>,
    proof: &vector<u8>,
): bool;
