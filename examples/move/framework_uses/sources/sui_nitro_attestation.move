module framework_uses::sui_nitro_attestation;

use sui::nitro_attestation::NitroAttestationDocument;

const EOtherImage: u64 = 0;
const ENoKey: u64 = 1;

// #region use
/// The key of an enclave that runs the expected image. The command before this one loads
/// the document, and so checks who signed it.
public fun enclave_key(
    document: NitroAttestationDocument,
    image: vector<u8>,
): vector<u8> {
    let pcrs = document.pcrs();
    assert!(pcrs.any!(|pcr| pcr.index() == 0 && pcr.value() == image), EOtherImage);
    (*document.public_key()).destroy_or!(abort ENoKey)
}
// #endregion use
