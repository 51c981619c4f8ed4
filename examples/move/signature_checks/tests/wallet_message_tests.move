// #region setup
/// Signatures that examples/ts/cryptography/wallet-signatures.ts prints.
#[test_only, allow(implicit_const_copy)]
module signature_checks::wallet_message_tests;

use signature_checks::wallet_message;
use std::unit_test::assert_eq;

const MESSAGE: vector<u8> = b"I join the night watch";
const ED25519: vector<u8> =
    x"00cb4097cfc70f393600c8a1099f9773a7c815fb1d3c2f6583533dbf1af08cded7a71feb19ef9680c94e034632a6364ecc9c9d5cf2c8159c952344715cd7c72707ea4a6c63e29c520abef5507b132ec5f9954776aebebe7b92421eea691446d22c";
const SECP256K1: vector<u8> =
    x"0154f369711ae2050194c7a4934c21fc172b48f8de4c8d8268b1fe64a86cd8cb26548107607d46e8f9ad0aa47fc541f1a6880888850a4d6ddfa9b2f156b536d00502989c0b76cb563971fdc9bef31ec06c3560f3249d6ee9e5d83c57625596e05f6f";
const SECP256R1: vector<u8> =
    x"026a56484a09cc760b3b99150202596c3934dffcfc8062abc9909dd48fd2e6595e673b9cc226aab3ef695e97e68ea6e9320b18c2bc4a0fd19fed355d48b8f27f10031e18532fd4754c02f3041d9c75ceb33b83ffd81ac7ce4fe882ccb1c98bc5896e";
// #endregion setup

// #region test-signers
#[test]
fun each_scheme_names_its_address() {
    assert_eq!(
        wallet_message::signed_by(&MESSAGE, ED25519),
        option::some(@0xa0ccc8bcc83f6c628340134f8546a21e0618fd1aaa02432bba454c4a2c2233da),
    );
    assert_eq!(
        wallet_message::signed_by(&MESSAGE, SECP256K1),
        option::some(@0x3334442090548419b94695cbb1838652bb0494b54ff855494dd83491a3cfb6a6),
    );
    assert_eq!(
        wallet_message::signed_by(&MESSAGE, SECP256R1),
        option::some(@0xa75a3c31148891f7cc33e8f8b9069b710979a417a8594ace613ac5161219e93f),
    );
}
// #endregion test-signers

#[test]
fun other_messages_and_schemes_name_nobody() {
    assert!(wallet_message::signed_by(&b"I leave the night watch", ED25519).is_none());
    assert!(wallet_message::signed_by(&MESSAGE, b"").is_none());
    let mut multisig = ED25519;
    *&mut multisig[0] = 3;
    assert!(wallet_message::signed_by(&MESSAGE, multisig).is_none());
}
