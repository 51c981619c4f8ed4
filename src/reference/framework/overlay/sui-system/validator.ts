import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui_system::validator`. */
export const validatorModule: ModuleOverlay = {
  summary:
    'One validator: its metadata, keys, network addresses, gas price, commission and staking pool, with the changes staged for the next epoch. Other packages cannot reach the validators in the system state, so apps read these values through RPC and follow the events.',
  functions: {
    activate: {summary: 'Opens the staking pool of a validator that joins, as of the given epoch.'},
    adjust_stake_and_gas_price: {summary: 'Makes the staged gas price quote and commission the current ones, at the epoch change.'},
    commission_rate: {summary: "Returns the commission that the validator keeps of its stakers' rewards in this epoch, in basis points."},
    convert_to_fungible_staked_sui: {
      summary: 'Has the staking pool turn a `StakedSui` into a `FungibleStakedSui` and emits `ConvertingToFungibleStakedSuiEvent`.',
    },
    deactivate: {summary: 'Closes the staking pool of a validator that leaves, as of the given epoch.'},
    deposit_stake_rewards: {
      summary: "Passes an epoch's rewards, after commission, to the staking pool and counts them as stake of the next epoch.",
    },
    description: {summary: 'Returns the text with which the validator describes itself.'},
    effectuate_staged_metadata: {
      summary:
        'Puts every staged address and key in force and clears the staged values; runs at the epoch change after the new set is known.',
    },
    gas_price: {summary: "Returns the quote, in MIST, with which the validator took part in this epoch's reference gas price."},
    get_staking_pool_ref: {summary: 'Borrows the staking pool of the validator.'},
    image_url: {summary: "Returns the URL of the validator's picture."},
    is_duplicate: {
      summary:
        'Returns `true` if two validators share anything that must be unique: Sui address, name, protocol key, network or worker key (in either role), or one of the four network addresses. Values staged for the next epoch count as well.',
    },
    is_preactive: {summary: 'Returns `true` as long as the validator has never been active, so for candidates and pending validators.'},
    metadata: {summary: 'Borrows everything the validator has declared about itself.'},
    name: {summary: 'Returns the name under which wallets and explorers list the validator.'},
    network_address: {summary: 'Returns the multiaddress at which the validator accepts transactions.'},
    network_pubkey_bytes: {summary: "Returns the Ed25519 public key that identifies the validator's node to its peers, 32 bytes."},
    new: {
      summary:
        'Creates a validator that is not active yet, with an empty staking pool, and sends its operation cap to `sui_address`. Aborts with `EValidatorMetadataExceedingLengthLimit`, `ECommissionRateTooHigh` or `EGasPriceHigherThanThreshold`, and as `validate_metadata` does if a key, the proof or an address is invalid.',
    },
    new_metadata: {summary: 'Assembles a `ValidatorMetadata` without staged values; checks nothing.'},
    new_unverified_validator_operation_cap_and_transfer: {
      summary:
        "Issues a fresh operation cap to the sender and registers its ID, which ends the old cap's validity. Aborts with `ENewCapNotCreatedByValidatorItself` for any other sender.",
    },
    next_epoch_gas_price: {summary: 'Returns the quote, in MIST, that becomes current at the next epoch change.'},
    next_epoch_network_address: {summary: 'Returns the staged address of the validator service, if any.'},
    next_epoch_network_pubkey_bytes: {summary: 'Returns the staged network key, or `none` if it stays the same.'},
    next_epoch_p2p_address: {summary: 'Returns the staged state sync address, or `none` without a change.'},
    next_epoch_primary_address: {summary: 'Returns the consensus address that is staged, or `none`.'},
    next_epoch_proof_of_possession: {summary: 'Returns the proof that was staged together with a new protocol key.'},
    next_epoch_protocol_pubkey_bytes: {summary: 'Returns the protocol key that takes over in the next epoch, or `none`.'},
    next_epoch_worker_address: {summary: 'Returns the staged worker address, or `none` if there is nothing to change.'},
    next_epoch_worker_pubkey_bytes: {summary: 'Returns the worker key for the next epoch if a new one is staged.'},
    operation_cap_id: {summary: 'Returns the ID of the one `UnverifiedValidatorOperationCap` that is valid for this validator.'},
    p2p_address: {summary: 'Returns the multiaddress for state sync and other traffic among nodes.'},
    pending_stake_amount: {summary: 'Returns the MIST staked with the validator in this epoch, which count from the next one.'},
    pending_stake_withdraw_amount: {
      summary: 'Returns the MIST that stakers of the validator have withdrawn in this epoch, rewards included.',
    },
    pool_token_exchange_rate_at_epoch: {summary: "Returns the exchange rate between SUI and the validator's pool token in an epoch."},
    primary_address: {summary: 'Returns the multiaddress at which the validator takes part in consensus.'},
    process_pending_stakes_and_withdraws: {summary: "Has the staking pool settle the ending epoch's stake and withdrawals."},
    project_url: {summary: "Returns the address of the validator's website."},
    proof_of_possession: {summary: 'Returns the signature by which the validator proved that it owns its protocol key.'},
    protocol_pubkey_bytes: {summary: 'Returns the BLS12-381 public key under which the validator is known to the committee, 96 bytes.'},
    redeem_fungible_staked_sui: {
      summary:
        'Has the staking pool pay out a `FungibleStakedSui`, lowers the stake of the next epoch and emits `RedeemingFungibleStakedSuiEvent`.',
    },
    request_add_stake: {
      summary:
        'Adds stake that counts from the next epoch, emits `StakingRequestEvent`, and returns the `StakedSui`; a pool that is not active yet books it at once. Aborts with `EInvalidStakeAmount` if it is zero.',
    },
    request_add_stake_at_genesis: {
      summary:
        'Adds stake of the genesis distribution, active from epoch 0, emits `StakingRequestEvent` and sends the `StakedSui` to the staker. Aborts with `ECalledDuringNonGenesis` later on, and with `EInvalidStakeAmount` for nothing.',
    },
    request_set_commission_rate: {
      summary: 'Stages a commission for the next epoch. Aborts with `ECommissionRateTooHigh` above 2,000 basis points.',
    },
    request_set_gas_price: {
      summary:
        'Stages a gas price quote. Aborts with `EGasPriceHigherThanThreshold` from 100,000 MIST upward, and with `EInvalidCap` if the cap names another validator.',
    },
    request_withdraw_stake: {
      summary:
        'Has the staking pool pay out a `StakedSui`, deducts the amount from the stake of the next epoch, and emits `UnstakingRequestEvent`.',
    },
    set_candidate_commission_rate: {
      summary: 'Sets the commission of a candidate for now and later. Aborts with `ENotValidatorCandidate` or `ECommissionRateTooHigh`.',
    },
    set_candidate_gas_price: {
      summary:
        'Sets the gas price quote of a candidate without staging it. Aborts with `ENotValidatorCandidate`, `EGasPriceHigherThanThreshold` or `EInvalidCap`.',
    },
    set_voting_power: {summary: 'Stores the voting power that `voting_power::set_voting_power` worked out.'},
    stake_amount: {summary: 'Returns what `total_stake` returns, under an older name.'},
    staking_pool_id: {summary: "Returns the ID of the validator's staking pool, which `StakedSui` objects refer to."},
    sui_address: {summary: 'Returns the address that administers the validator and receives its commission as stake.'},
    total_stake: {summary: 'Returns the SUI of all stakers of the validator, principal and rewards, in MIST, as of the last epoch change.'},
    total_stake_amount: {summary: 'Returns the same amount as `total_stake`; the name is kept for old callers.'},
    update_candidate_network_address: {
      summary:
        "Replaces a candidate's service address. Aborts with `ENotValidatorCandidate`, `EValidatorMetadataExceedingLengthLimit` or `EMetadataInvalidNetAddr`.",
    },
    update_candidate_network_pubkey: {
      summary: "Replaces a candidate's network key. Aborts with `ENotValidatorCandidate`, or if the key does not pass `validate_metadata`.",
    },
    update_candidate_p2p_address: {
      summary:
        "Replaces a candidate's state sync address. Aborts with `ENotValidatorCandidate`, `EValidatorMetadataExceedingLengthLimit` or `EMetadataInvalidP2pAddr`.",
    },
    update_candidate_primary_address: {
      summary:
        "Replaces a candidate's consensus address. Aborts with `ENotValidatorCandidate`, `EValidatorMetadataExceedingLengthLimit` or `EMetadataInvalidPrimaryAddr`.",
    },
    update_candidate_protocol_pubkey: {
      summary:
        "Replaces a candidate's protocol key and proof. Aborts with `ENotValidatorCandidate`, with `EInvalidProtocolPubKeyLength` unless the key has 96 bytes, or if `validate_metadata` finds fault with it.",
    },
    update_candidate_worker_address: {
      summary:
        "Replaces a candidate's worker address. Aborts with `ENotValidatorCandidate`, `EValidatorMetadataExceedingLengthLimit` or `EMetadataInvalidWorkerAddr`.",
    },
    update_candidate_worker_pubkey: {
      summary:
        "Replaces a candidate's worker key. Aborts with `ENotValidatorCandidate`, or with `EMetadataInvalidWorkerPubkey` if it is invalid or equals the network key.",
    },
    update_description: {
      summary:
        "Replaces the validator's description. Aborts with `EValidatorMetadataExceedingLengthLimit` above 256 bytes, and with `std::ascii::EInvalidASCIICharacter` if a byte is not ASCII.",
    },
    update_image_url: {
      summary:
        "Replaces the URL of the validator's picture. More than 256 bytes abort with `EValidatorMetadataExceedingLengthLimit`, and bytes beyond ASCII with `std::ascii::EInvalidASCIICharacter`.",
    },
    update_name: {
      summary:
        'Replaces the name; the caller checks whether it is unique. Aborts with `EValidatorMetadataExceedingLengthLimit` if it is longer than 256 bytes, and with `std::ascii::EInvalidASCIICharacter` if it is not ASCII.',
    },
    update_next_epoch_network_address: {
      summary: 'Stages a service address. Aborts with `EValidatorMetadataExceedingLengthLimit` or `EMetadataInvalidNetAddr`.',
    },
    update_next_epoch_network_pubkey: {
      summary:
        'Stages a network key. Aborts with `EMetadataInvalidNetPubkey`, also for the worker key in use while no new one is staged, or with `EMetadataInvalidWorkerPubkey` if it equals the staged worker key.',
    },
    update_next_epoch_p2p_address: {
      summary: 'Stages a state sync address. Aborts with `EValidatorMetadataExceedingLengthLimit` or `EMetadataInvalidP2pAddr`.',
    },
    update_next_epoch_primary_address: {
      summary: 'Stages a consensus address. Aborts with `EValidatorMetadataExceedingLengthLimit` or `EMetadataInvalidPrimaryAddr`.',
    },
    update_next_epoch_protocol_pubkey: {
      summary:
        'Stages a protocol key with its proof. Aborts with `EInvalidProtocolPubKeyLength`, `EMetadataInvalidPubkey` or `EInvalidProofOfPossession`.',
    },
    update_next_epoch_worker_address: {
      summary: 'Stages a worker address. Aborts with `EValidatorMetadataExceedingLengthLimit` or `EMetadataInvalidWorkerAddr`.',
    },
    update_next_epoch_worker_pubkey: {
      summary:
        'Stages a worker key. Aborts with `EMetadataInvalidWorkerPubkey`, also if it equals the network key of the next epoch, staged or kept.',
    },
    update_project_url: {
      summary:
        "Replaces the address of the validator's website. Aborts with `EValidatorMetadataExceedingLengthLimit` if that takes more than 256 bytes, or with `std::ascii::EInvalidASCIICharacter` if it has a character beyond ASCII.",
    },
    validate_metadata: {
      summary:
        'Checks the keys, the proof of possession and the multiaddresses of a validator, current and staged, and returns nothing. Aborts with the matching constant from `EInvalidProofOfPossession` to `EMetadataInvalidWorkerAddr` at the first fault.',
    },
    validate_metadata_bcs: {
      summary:
        'Native form of `validate_metadata` for metadata in BCS bytes; anyone may call it to test metadata before submitting it. Aborts with the same constants, and the transaction fails without a Move abort code if the bytes do not decode.',
    },
    voting_power: {
      summary: 'Returns the voting power of the validator in this epoch, out of 10,000; it is 0 until the validator is active.',
    },
    worker_address: {summary: 'Returns the multiaddress that was used by workers of the former consensus.'},
    worker_pubkey_bytes: {summary: 'Returns the Ed25519 public key for consensus messages, which is never the network key.'},
  },
  deprecatedFunctions: {stake_amount: 'Use `total_stake`.', total_stake_amount: 'Call `total_stake` instead.'},
  types: {
    ConvertingToFungibleStakedSuiEvent: {
      summary: 'Emitted when a `StakedSui` becomes a `FungibleStakedSui`.',
      fields: {
        pool_id: 'The pool in which the stake remains.',
        stake_activation_epoch: 'Since when the converted stake had been active.',
        staked_sui_principal_amount: 'Principal of the converted stake in MIST.',
        fungible_staked_sui_amount: 'Pool token units that the new object is worth.',
      },
      emittedBy: ['sui_system::convert_to_fungible_staked_sui'],
    },
    RedeemingFungibleStakedSuiEvent: {
      summary: 'Emitted when a `FungibleStakedSui` is paid out.',
      fields: {
        pool_id: 'The pool that paid.',
        fungible_staked_sui_amount: 'Pool token units that were given up.',
        sui_amount: 'SUI paid for them, in MIST.',
      },
      emittedBy: ['sui_system::redeem_fungible_staked_sui'],
    },
    StakingRequestEvent: {
      summary:
        "Emitted when SUI is staked. It also appears at each epoch change for every validator that earns something, because its commission and its part of the storage fund's rewards are paid as new stake.",
      fields: {
        pool_id: 'The pool to which the stake goes.',
        validator_address: 'The validator with which it is staked.',
        staker_address: 'Who staked: the sender, or the validator itself for its own rewards.',
        epoch: 'The epoch of the request; the stake counts from the following one.',
        amount: 'Staked SUI in MIST.',
      },
      emittedBy: [
        'sui_system::request_add_stake',
        'sui_system::request_add_stake_mul_coin',
        'sui_system::request_add_stake_non_entry',
        'validator_set::advance_epoch',
      ],
    },
    UnstakingRequestEvent: {
      summary: 'Emitted when a `StakedSui` is withdrawn, at once and not at the epoch change.',
      fields: {
        pool_id: 'The pool from which the stake was withdrawn.',
        validator_address: 'The validator that loses the stake.',
        staker_address: 'The sender of the withdrawal.',
        stake_activation_epoch: 'When the withdrawn stake became active, or would have.',
        unstaking_epoch: 'The epoch of the withdrawal.',
        principal_amount: 'Returned principal in MIST.',
        reward_amount: 'Rewards paid on top, in MIST.',
      },
      emittedBy: ['sui_system::request_withdraw_stake', 'sui_system::request_withdraw_stake_non_entry'],
    },
    Validator: {
      summary:
        'All that the network knows about one validator. It is kept in the `ValidatorSet` from the candidacy on, and stays there after the validator has left so that stakers can withdraw.',
      fields: {
        metadata: 'What the validator has declared about itself.',
        voting_power: 'Its votes in the current epoch, out of 10,000.',
        operation_cap_id: 'ID of its valid operation cap.',
        gas_price: 'Its gas price quote for this epoch, in MIST.',
        staking_pool: 'The books of its stake.',
        commission_rate: 'Its commission in this epoch, in basis points.',
        next_epoch_stake: 'A forecast of its stake in the next epoch, in MIST, updated with each request.',
        next_epoch_gas_price: 'Its quote from the next epoch change on, in MIST.',
        next_epoch_commission_rate: 'Its commission from the next epoch on, in basis points.',
        extra_fields: 'Room for further properties of a validator.',
      },
    },
    ValidatorMetadata: {
      summary:
        'What a validator declares about itself: texts, keys and addresses, each current and, where a change must wait for the epoch change, staged. The validator edits it through `sui_system`.',
      fields: {
        sui_address: 'The account that administers the validator, fixed when it applies.',
        protocol_pubkey_bytes: 'BLS12-381 public key of 96 bytes with which its signatures in the committee are verified.',
        network_pubkey_bytes: 'Ed25519 public key of its TLS connections and its peer ID.',
        worker_pubkey_bytes: 'Ed25519 public key that consensus uses as protocol key; it must differ from the network key.',
        proof_of_possession: 'Signature with the protocol key over that key and the Sui address.',
        name: 'Display name, unique among active and pending validators.',
        description: 'Free text about the operator.',
        image_url: 'Where wallets find a logo.',
        project_url: 'Where readers find out more.',
        net_address: 'Multiaddress of the validator service, to which clients submit transactions.',
        p2p_address: 'Multiaddress for state sync, IP or DNS name with a UDP port.',
        primary_address: 'Multiaddress for consensus, in the same form as the one for state sync.',
        worker_address: 'Multiaddress that consensus no longer uses but that must still be valid.',
        next_epoch_protocol_pubkey_bytes: 'Protocol key that takes over at the epoch change.',
        next_epoch_proof_of_possession: 'Proof that belongs to the staged protocol key.',
        next_epoch_network_pubkey_bytes: 'Network key that is about to take over.',
        next_epoch_worker_pubkey_bytes: 'Worker key for the coming epoch, if it changes.',
        next_epoch_net_address: 'Service address for the coming epoch, if it changes.',
        next_epoch_p2p_address: 'State sync address that replaces the current one.',
        next_epoch_primary_address: 'Consensus address that replaces the current one.',
        next_epoch_worker_address: 'Worker address that replaces the current one.',
        extra_fields: 'Room for declarations that later releases may add.',
      },
    },
  },
  errors: {
    EInvalidProofOfPossession: {
      when: 'The proof is no valid signature with the protocol key over that key and the Sui address of the validator.',
      raisedBy: [
        'sui_system::request_add_validator_candidate',
        'sui_system::update_candidate_validator_protocol_pubkey',
        'sui_system::update_validator_next_epoch_protocol_pubkey',
        'validate_metadata',
        'validate_metadata_bcs',
      ],
      cure: 'Create the proof anew with the protocol key pair and the address that sends the transaction.',
    },
    EMetadataInvalidPubkey: {
      when: 'The bytes of the protocol key do not encode a point that serves as BLS12-381 public key.',
      raisedBy: [
        'sui_system::request_add_validator_candidate',
        'sui_system::update_candidate_validator_protocol_pubkey',
        'sui_system::update_validator_next_epoch_protocol_pubkey',
        'validate_metadata',
        'validate_metadata_bcs',
      ],
      cure: 'Pass the raw public key of the protocol key pair, without a scheme flag or Base64.',
    },
    EMetadataInvalidNetPubkey: {
      when: 'The network key is not an Ed25519 public key, or the one staged for the next epoch is the worker key in use and no new worker key is staged.',
      raisedBy: [
        'sui_system::request_add_validator_candidate',
        'sui_system::update_candidate_validator_network_pubkey',
        'sui_system::update_validator_next_epoch_network_pubkey',
        'validate_metadata',
        'validate_metadata_bcs',
      ],
      cure: 'Pass the 32 raw bytes of the network public key, from a key pair that is not the worker’s.',
    },
    EMetadataInvalidWorkerPubkey: {
      when: 'The worker key is not an Ed25519 public key, or it is the same as the network key.',
      raisedBy: [
        'sui_system::request_add_validator_candidate',
        'sui_system::update_candidate_validator_network_pubkey',
        'sui_system::update_candidate_validator_worker_pubkey',
        'sui_system::update_validator_next_epoch_network_pubkey',
        'sui_system::update_validator_next_epoch_worker_pubkey',
        'validate_metadata',
        'validate_metadata_bcs',
      ],
      cure: 'Generate separate key pairs for the network and the worker.',
    },
    EMetadataInvalidNetAddr: {
      when: 'The address of the validator service does not parse as a multiaddress.',
      raisedBy: [
        'sui_system::request_add_validator_candidate',
        'sui_system::update_candidate_validator_network_address',
        'sui_system::update_validator_next_epoch_network_address',
        'validate_metadata',
        'validate_metadata_bcs',
      ],
      cure: 'Write it like `/dns/validator.example.com/tcp/8080/http`.',
    },
    EMetadataInvalidP2pAddr: {
      when: 'The state sync address is not a multiaddress made of an IP address or DNS name and a UDP port.',
      raisedBy: [
        'sui_system::request_add_validator_candidate',
        'sui_system::update_candidate_validator_p2p_address',
        'sui_system::update_validator_next_epoch_p2p_address',
        'validate_metadata',
        'validate_metadata_bcs',
      ],
      cure: 'Write it like `/dns/validator.example.com/udp/8084`.',
    },
    EMetadataInvalidPrimaryAddr: {
      when: 'The consensus address is not a multiaddress with a host and a UDP port.',
      raisedBy: [
        'sui_system::request_add_validator_candidate',
        'sui_system::update_candidate_validator_primary_address',
        'sui_system::update_validator_next_epoch_primary_address',
        'validate_metadata',
        'validate_metadata_bcs',
      ],
      cure: 'Use a multiaddress such as `/dns/validator.example.com/udp/8081`.',
    },
    EMetadataInvalidWorkerAddr: {
      when: 'The worker address is not a UDP multiaddress, which is checked although consensus does not use it any more.',
      raisedBy: [
        'sui_system::request_add_validator_candidate',
        'sui_system::update_candidate_validator_worker_address',
        'sui_system::update_validator_next_epoch_worker_address',
        'validate_metadata',
        'validate_metadata_bcs',
      ],
      cure: 'Enter an address of your own in the form `/dns/validator.example.com/udp/8082`.',
    },
    ECommissionRateTooHigh: {
      when: 'The commission is above 2,000 basis points, which is 20%.',
      raisedBy: [
        'sui_system::request_add_validator_candidate',
        'sui_system::request_set_commission_rate',
        'sui_system::set_candidate_validator_commission_rate',
      ],
      cure: 'Choose a rate from 0 to 2,000; 100 stands for 1%.',
    },
    EValidatorMetadataExceedingLengthLimit: {
      when: 'A name, description, URL or address is longer than 256 bytes.',
      raisedBy: [
        'sui_system::request_add_validator_candidate',
        'sui_system::update_candidate_validator_network_address',
        'sui_system::update_candidate_validator_p2p_address',
        'sui_system::update_candidate_validator_primary_address',
        'sui_system::update_candidate_validator_worker_address',
        'sui_system::update_validator_description',
        'sui_system::update_validator_image_url',
        'sui_system::update_validator_name',
        'sui_system::update_validator_next_epoch_network_address',
        'sui_system::update_validator_next_epoch_p2p_address',
        'sui_system::update_validator_next_epoch_primary_address',
        'sui_system::update_validator_next_epoch_worker_address',
        'sui_system::update_validator_project_url',
      ],
      cure: 'Shorten the text, and link to a picture rather than embedding it in the URL.',
    },
    ENotValidatorCandidate: {
      when: 'A change that is reserved for candidates meets a validator that is or was active. Callers see `validator_set::ENotValidatorCandidate` instead, because the lookup fails first.',
      raisedBy: [],
      cure: 'Use the matching function with `next_epoch` in its name once the validator is active.',
    },
    EInvalidStakeAmount: {
      when: 'A stake of zero is added. For users the minimum of 1 SUI comes first, and genesis is the only other place.',
      raisedBy: [],
      cure: 'Remove empty allocations from the genesis plan.',
    },
    ECalledDuringNonGenesis: {
      when: 'Genesis stake is to be added after epoch 0, which no released code attempts.',
      raisedBy: [],
      cure: 'Stake with `sui_system::request_add_stake` on a running network.',
    },
    ENewCapNotCreatedByValidatorItself: {
      when: 'Somebody else asks for a new operation cap of a validator. `sui_system::rotate_operation_cap` looks the validator up by the sender, so the two always agree.',
      raisedBy: [],
      cure: "Send the rotation from the validator's own Sui address.",
    },
    EInvalidCap: {
      when: 'A verified cap names a different validator than the one to be changed. Both come from the same cap today; a replaced cap fails with `validator_set::EInvalidCap`.',
      raisedBy: [],
      cure: 'See the error of the same name in `validator_set`.',
    },
    EGasPriceHigherThanThreshold: {
      when: 'The quote is 100,000 MIST or more.',
      raisedBy: [
        'sui_system::request_add_validator_candidate',
        'sui_system::request_set_gas_price',
        'sui_system::set_candidate_validator_gas_price',
      ],
      cure: 'Quote at most 99,999 MIST per unit of gas.',
    },
    EInvalidProtocolPubKeyLength: {
      when: 'A protocol key to be set does not have 96 bytes.',
      raisedBy: ['sui_system::update_candidate_validator_protocol_pubkey', 'sui_system::update_validator_next_epoch_protocol_pubkey'],
      cure: 'Pass the compressed BLS12-381 public key in full.',
    },
  },
};
