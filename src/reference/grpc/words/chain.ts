import {within, type Words} from '../../words-overlay';

const checkpoints: Words = {
  Checkpoint: "A certified piece of history: which transactions were executed, in which order, and the validators' signature on it.",
  AddressAliasesVersion: "Which version of an address's list of aliases a signature was checked against.",
  'AddressAliasesVersion.version': 'Version of the `AddressAliases` object; not set where the address had none.',
  'CheckpointCommitment.kind': 'What is committed to.',
  'CheckpointCommitment.digest': 'Digest of what is committed to, in Base58.',
  'CheckpointCommitment.CheckpointCommitmentKind': 'What a checkpoint can commit to.',
  'CheckpointCommitment.CheckpointCommitmentKind.CHECKPOINT_COMMITMENT_KIND_UNKNOWN': 'Not set.',
};

const epochs: Words = {
  Epoch: 'An epoch: its span, its committee, and the rules and prices that hold in it.',
  'Epoch.epoch': 'Number of the epoch, counted from 0 at genesis.',
  'Epoch.first_checkpoint': "Sequence number of the epoch's first checkpoint.",
  'Epoch.last_checkpoint': "Sequence number of the epoch's last checkpoint; not set while the epoch lasts.",
  'Epoch.start': 'When the epoch began.',
  'Epoch.end': 'When the epoch ended; not set while it lasts.',
  'Epoch.protocol_config': 'The protocol version of the epoch, and its limits and features.',
  ProtocolConfig: 'Limits, prices and features that a protocol version sets.',
  'ProtocolConfig.protocol_version': 'Number of the protocol version.',
  'ProtocolConfig.configs':
    'All settings and feature flags by name, each as a JSON value. Unlike the two older fields, it also has settings that are lists or structures.',
  SystemState: 'The state of the system object `0x5`: validators, stakes, the storage fund and the parameters of the network.',
  ValidatorReportRecord: 'Which validators report another one for misbehaving.',
  SystemParameters: 'Parameters of the network that govern epochs and the validator set.',
  StakeSubsidy: 'The fund that adds to staking rewards, and the schedule by which it is paid out.',
  ValidatorSet: 'The validators of the epoch, and those about to join or leave.',
};

const next = (what: string): string => `${what} from the next epoch on; not set where it does not change.`;

const validators = within('Validator.', {
  description: 'What the validator says of itself.',
  image_url: "Address of the validator's logo.",
  project_url: "Address of the validator's website.",
  next_epoch_protocol_public_key: next('`protocol_public_key`'),
  next_epoch_proof_of_possession: next('`proof_of_possession`'),
  next_epoch_network_public_key: next('`network_public_key`'),
  next_epoch_worker_public_key: next('`worker_public_key`'),
  next_epoch_network_address: next('`network_address`'),
  next_epoch_p2p_address: next('`p2p_address`'),
  next_epoch_primary_address: next('`primary_address`'),
  next_epoch_worker_address: next('`worker_address`'),
});

const signatures: Words = {
  'ZkLoginPublicIdentifier.iss': 'The OpenID provider that vouches for the user, such as `https://accounts.google.com`.',
  'ZkLoginInputs.proof_points': 'The proof.',
  'ZkLoginInputs.iss_base64_details': 'The provider, as the Base64 text of the token has it.',
  'ZkLoginInputs.header_base64': 'Header of the token (JWT) in Base64, without padding.',
  'ZkLoginProof.a': 'First point of the proof.',
  'ZkLoginProof.b': 'Second point of the proof.',
  'ZkLoginProof.c': 'Third point of the proof.',
  'ZkLoginClaim.value': "The part of the token's Base64 text that holds the claim.",
  'ZkLoginClaim.index_mod_4': 'Position of that part in the text, modulo 4, which is needed to decode it.',
  ...within('SignatureScheme.', {
    ED25519: 'Ed25519, flag `0x00`.',
    SECP256K1: 'ECDSA on secp256k1, flag `0x01`.',
    SECP256R1: 'ECDSA on secp256r1 (P-256), flag `0x02`.',
    MULTISIG: 'Several keys with weights and a threshold, flag `0x03`.',
    BLS12381: 'BLS12-381, flag `0x04`. Validators sign with it; users cannot.',
    ZKLOGIN: 'A proof of a login with an OpenID provider, flag `0x05`.',
    PASSKEY: 'A passkey (WebAuthn) with a secp256r1 key, flag `0x06`.',
  }),
};

/** Checkpoints, epochs, validators, signatures. */
export const chainWords = within('sui.rpc.v2.', {...checkpoints, ...epochs, ...validators, ...signatures});
