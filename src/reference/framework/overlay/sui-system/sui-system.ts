import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui_system::sui_system`. */
export const suiSystemModule: ModuleOverlay = {
  summary:
    'The entry point to staking and validator administration: the shared `SuiSystemState` object at address `0x5`. Stake and withdraw with `request_add_stake` and `request_withdraw_stake`; validators join, leave, set gas prices and rotate keys here.',
  functions: {
    active_validator_addresses: {
      summary:
        "Returns the Sui addresses of the current epoch's validators. It borrows the system state mutably; `active_validator_addresses_ref` needs no more than an immutable reference.",
    },
    active_validator_addresses_ref: {
      summary:
        'Returns the Sui address of every validator that is active in the current epoch, reading the system state without changing it.',
    },
    active_validator_stake_amount: {
      summary:
        "Returns, in MIST, how much SUI an active validator's pool holds: principal and accumulated rewards together, as of the last epoch change. Aborts with `validator_set::ENotAValidator` if the address doesn't belong to an active validator.",
    },
    active_validator_voting_powers: {
      summary:
        'Returns a map from the address of each active validator to its voting power. The values add up to 10,000, so a validator with 250 has 2.5% of the votes.',
    },
    calculate_rewards: {
      summary:
        'Computes what a `StakedSui` has earned up to the start of the current epoch, in MIST and without its principal. Other packages cannot call it, but a client can run it in a simulated transaction (dev inspect).',
    },
    convert_to_fungible_staked_sui: {
      summary:
        'Exchanges a `StakedSui` for a `FungibleStakedSui` of the same pool, whose value counts pool tokens at the exchange rate of the epoch in which the stake became active, and emits `ConvertingToFungibleStakedSuiEvent`. The holder of the object may call it as soon as that epoch has begun; before then it aborts with `staking_pool::ECannotMintFungibleStakedSuiYet`. Also aborts with `staking_pool::EPoolPreactiveOrInactive` if the validator is still a candidate or has left, `validator_set::ENotAValidator` if it is pending, and `staking_pool::EStakedSuiBelowThreshold` if the stake is worth less than one unit of pool token.',
    },
    create: {
      summary: 'Creates and shares the `SuiSystemState` with the state of version 1 inside. Genesis calls it once.',
    },
    pool_exchange_rates: {
      summary:
        "Returns the history of a staking pool's exchange rates, keyed by epoch, whatever the state of its validator. Aborts with `dynamic_field::EFieldDoesNotExist` if no validator has a pool with this ID.",
    },
    redeem_fungible_staked_sui: {
      summary:
        'Consumes a `FungibleStakedSui` and returns its principal and rewards as a `Balance<SUI>`, valued at the exchange rate of the current epoch. The SUI is available right away, and `RedeemingFungibleStakedSuiEvent` is emitted. To redeem only a part, split the object first.',
    },
    report_validator: {
      summary:
        "Files a report against an active validator in the name of the active validator whose current `UnverifiedValidatorOperationCap` is passed; filing it twice changes nothing. The report stands until it is undone or either validator leaves, and while reporters hold at least 6,667 units of voting power, the reported validator's rewards are cut at every epoch change. Aborts with `sui_system_state_inner::ENotValidator`, `sui_system_state_inner::ECannotReportOneself`, `validator_set::ENotAValidator` or `validator_set::EInvalidCap`.",
    },
    request_add_stake: {
      summary:
        'Stakes a whole `Coin<SUI>`, worth at least 1 SUI, with an active validator or a candidate, sends the `StakedSui` to the sender, and emits `StakingRequestEvent`. Anyone may call it; the stake counts from the next epoch, and with a candidate it earns nothing until the validator joins. Aborts with `validator_set::EStakingBelowThreshold` if the coin is worth less, and with `validator_set::ENotAValidator` for any other address, including that of a pending validator.',
    },
    request_add_stake_mul_coin: {
      summary:
        'Merges several coins and stakes `stake_amount` MIST of them, or everything if that is `none`; the rest returns to the sender as one coin. In all else it works like `request_add_stake`. Also aborts if the vector is empty, and with `balance::ENotEnough` if the coins together are worth less than `stake_amount`.',
    },
    request_add_stake_non_entry: {
      summary:
        'Stakes a `Coin<SUI>` like `request_add_stake`, but returns the `StakedSui` instead of sending it, so that a package or a later command of the transaction can use it.',
    },
    request_add_validator: {
      summary:
        'Asks for the sender, a validator candidate, to join the active validators at the next epoch change. Aborts with `validator_set::ENotValidatorCandidate` for anyone else, `validator_set::EMinJoiningStakeNotReached` if the stake would bring too little voting power, `validator_set::EDuplicateValidator` if metadata collides, and `sui_system_state_inner::ELimitExceeded` if the set is full. Voting power is checked once more at the epoch change, and a validator that falls short then goes back to the candidates.',
    },
    request_add_validator_candidate: {
      summary:
        "Makes the sender a validator candidate at once: creates its staking pool, which accepts stake from then on, and sends it an `UnverifiedValidatorOperationCap`. Any address may apply unless it is a candidate (`validator_set::EAlreadyValidatorCandidate`) or a pending or active validator (`validator_set::EAlreadyValidator`), or an active or pending validator uses the same name, a key or an address (`validator_set::EDuplicateValidator`). `gas_price` must be below 100,000 MIST, `commission_rate` at most 2,000 basis points, each text at most 256 ASCII bytes, and `proof_of_possession` a signature with the protocol key over that key and the sender's address; a violation aborts with the matching constant of `validator`.",
    },
    request_remove_validator: {
      summary:
        'Lets the sender, an active validator, leave at the next epoch change; the request cannot be taken back. Its stakers keep their stake and can withdraw it at any time. Aborts with `validator_set::ENotAValidator` if the sender is not active, `validator_set::EValidatorAlreadyRemoved` on a second request, and `sui_system_state_inner::ELimitExceeded` if fewer validators than the minimum would remain.',
    },
    request_remove_validator_candidate: {
      summary:
        'Ends the candidacy of the sender immediately and deactivates its staking pool, from which stakers can still withdraw. Aborts with `validator_set::ENotValidatorCandidate` unless the sender is a candidate.',
    },
    request_set_commission_rate: {
      summary:
        'Sets the commission of the sender, an active validator, in basis points up to 2,000 (20%). The new rate starts with the next epoch; rewards of the running one are still shared at the old rate. Aborts with `validator::ECommissionRateTooHigh`, or with `validator_set::ENotAValidator` if the sender is not active.',
    },
    request_set_gas_price: {
      summary:
        "Submits the gas price, in MIST and below 100,000, that an active or pending validator proposes for the next reference gas price. Whoever holds the current `UnverifiedValidatorOperationCap` of the validator may call it; an active validator's quote takes effect at the next epoch change, a pending one's at the change after that. Aborts with `validator::EGasPriceHigherThanThreshold`, `validator_set::EInvalidCap` for a replaced cap, or `validator_set::ENotAPendingValidator` if the validator is neither active nor pending.",
    },
    request_withdraw_stake: {
      summary:
        'Withdraws a whole `StakedSui`: consumes it and sends principal and rewards to the sender as one `Coin<SUI>` in the same transaction, emitting `UnstakingRequestEvent`. Rewards run to the start of the current epoch, and stake that has not become active yet returns without any. Aborts with `validator_set::ENotAValidator` while the validator is pending; try again after the epoch change.',
    },
    request_withdraw_stake_non_entry: {
      summary: 'Withdraws a `StakedSui` like `request_withdraw_stake`, but returns the SUI as a `Balance<SUI>` instead of sending a coin.',
    },
    rotate_operation_cap: {
      summary:
        'Sends the sender, a candidate, pending or active validator, a new `UnverifiedValidatorOperationCap` and invalidates the previous one at once. Use it when the operation key is lost or leaked. Aborts with `dynamic_field::EFieldDoesNotExist` if the sender is not a validator.',
    },
    set_candidate_validator_commission_rate: {
      summary:
        'Changes the commission of the sender, a validator candidate, at once; it is given in basis points, up to 2,000. Aborts with `validator::ECommissionRateTooHigh`, or with `validator_set::ENotValidatorCandidate` for any other sender.',
    },
    set_candidate_validator_gas_price: {
      summary:
        "Changes a candidate's gas price quote at once, in MIST and below 100,000. The caller must hold the candidate's current `UnverifiedValidatorOperationCap`. Aborts with `validator::EGasPriceHigherThanThreshold`, `validator_set::EInvalidCap`, or `validator_set::ENotValidatorCandidate` once the validator is pending or active.",
    },
    undo_report_validator: {
      summary:
        'Takes back the report that the validator behind an `UnverifiedValidatorOperationCap` filed against another one, effective immediately. Aborts with `sui_system_state_inner::EReportRecordNotFound` if there is none, and with `validator_set::ENotAValidator` or `validator_set::EInvalidCap` if the cap is not the current one of an active validator.',
    },
    update_candidate_validator_network_address: {
      summary:
        "Replaces a candidate's address of the validator service, a multiaddress of at most 256 bytes, at once. The sender must be that candidate; whether the address is unique is checked only when the candidate asks to join. Aborts with `validator::EMetadataInvalidNetAddr`, `validator::EValidatorMetadataExceedingLengthLimit` or `validator_set::ENotValidatorCandidate`.",
    },
    update_candidate_validator_network_pubkey: {
      summary:
        'Replaces the Ed25519 network key of the candidate that sends the transaction, right away. Aborts with `validator::EMetadataInvalidNetPubkey` if the bytes are no valid key, `validator::EMetadataInvalidWorkerPubkey` if it equals the worker key, and `validator_set::ENotValidatorCandidate` if the sender is no candidate.',
    },
    update_candidate_validator_p2p_address: {
      summary:
        'Replaces the UDP multiaddress under which the sender, a candidate, takes part in state sync, effective immediately. Aborts with `validator::EMetadataInvalidP2pAddr` if peers could not parse it, `validator::EValidatorMetadataExceedingLengthLimit` above 256 bytes, and `validator_set::ENotValidatorCandidate` for other senders.',
    },
    update_candidate_validator_primary_address: {
      summary:
        "Replaces a candidate's consensus address at once, on the candidate's own behalf; it must be a UDP multiaddress. Aborts with `validator::EMetadataInvalidPrimaryAddr` or `validator::EValidatorMetadataExceedingLengthLimit`, or with `validator_set::ENotValidatorCandidate` if the sender is not among the candidates.",
    },
    update_candidate_validator_protocol_pubkey: {
      summary:
        'Replaces the BLS12-381 protocol key of the sender, a candidate, together with its proof of possession; both take effect at once. Aborts with `validator::EInvalidProtocolPubKeyLength` unless the key has 96 bytes, `validator::EMetadataInvalidPubkey` or `validator::EInvalidProofOfPossession` if key or proof is invalid, and `validator_set::ENotValidatorCandidate` for a sender without a candidacy.',
    },
    update_candidate_validator_worker_address: {
      summary:
        'Replaces the worker address of the candidate that signs the transaction, without delay. Aborts with `validator::EMetadataInvalidWorkerAddr` unless it is a UDP multiaddress, `validator::EValidatorMetadataExceedingLengthLimit` if it takes more than 256 bytes, and `validator_set::ENotValidatorCandidate` if no candidate sent the transaction.',
    },
    update_candidate_validator_worker_pubkey: {
      summary:
        "Replaces a candidate's Ed25519 worker key, with which it will sign consensus messages, as soon as the candidate sends it. Aborts with `validator::EMetadataInvalidWorkerPubkey` if it is invalid or equals the network key, and with `validator_set::ENotValidatorCandidate` if the sender has not applied.",
    },
    update_validator_description: {
      summary:
        'Changes the description of the sender, who must be a candidate, pending or active validator, at once. More than 256 bytes abort with `validator::EValidatorMetadataExceedingLengthLimit`, and text beyond ASCII with `std::ascii::EInvalidASCIICharacter`; other senders get `dynamic_field::EFieldDoesNotExist`.',
    },
    update_validator_image_url: {
      summary:
        "Changes the URL of the picture that wallets and explorers show for the sender's validator, in any state and at once. Aborts with `validator::EValidatorMetadataExceedingLengthLimit` if the URL is longer than 256 bytes, `std::ascii::EInvalidASCIICharacter` if it is not ASCII, and `dynamic_field::EFieldDoesNotExist` if the sender has no validator.",
    },
    update_validator_name: {
      summary:
        "Renames the sender's validator at once, whether candidate, pending or active. Aborts with `validator::EValidatorMetadataExceedingLengthLimit` if the name is longer than 256 bytes, `std::ascii::EInvalidASCIICharacter` if it is not ASCII, `validator_set::EDuplicateValidator` if an active or pending validator has it, and `dynamic_field::EFieldDoesNotExist` if the sender is no validator. The check for duplicates covers keys and addresses as well, so a candidate for whom one of those collides cannot change its name either.",
    },
    update_validator_next_epoch_network_address: {
      summary:
        'Stages a new address of the validator service for the next epoch; only an active validator may send it. Aborts with `validator::EMetadataInvalidNetAddr` if it is no multiaddress, `validator::EValidatorMetadataExceedingLengthLimit` if it is too long, `validator_set::EDuplicateValidator` if an active or pending validator has it, and `validator_set::ENotAValidator` for other senders.',
    },
    update_validator_next_epoch_network_pubkey: {
      summary:
        'Stages a new Ed25519 network key for the next epoch, when the node must be running with it. Open to active validators only, otherwise aborts with `validator_set::ENotAValidator`; further aborts are `validator::EMetadataInvalidNetPubkey` for invalid bytes and for the worker key in use if no new one is staged, `validator::EMetadataInvalidWorkerPubkey` if the same key is staged as worker key, and `validator_set::EDuplicateValidator` for a key that another validator uses as network or worker key.',
    },
    update_validator_next_epoch_p2p_address: {
      summary:
        'Stages a new state sync address, a UDP multiaddress, which the active validator that sends it will use from the next epoch on. Aborts with `validator::EMetadataInvalidP2pAddr`, `validator::EValidatorMetadataExceedingLengthLimit` above 256 bytes, `validator_set::EDuplicateValidator` if it is taken, or `validator_set::ENotAValidator` if the sender is not active.',
    },
    update_validator_next_epoch_primary_address: {
      summary:
        'Stages a new consensus address for the next epoch on behalf of the sender, an active validator. Aborts with `validator::EMetadataInvalidPrimaryAddr` unless it is a UDP multiaddress, with `validator::EValidatorMetadataExceedingLengthLimit` if it is longer than 256 bytes, with `validator_set::EDuplicateValidator` if another validator has claimed it, and with `validator_set::ENotAValidator` for a sender outside the active set.',
    },
    update_validator_next_epoch_protocol_pubkey: {
      summary:
        'Stages a new protocol key of 96 bytes with its proof of possession; from the next epoch the active validator that sends it signs with the new key. Aborts with `validator::EInvalidProtocolPubKeyLength`, `validator::EMetadataInvalidPubkey`, `validator::EInvalidProofOfPossession`, `validator_set::EDuplicateValidator` if the key is in use, or `validator_set::ENotAValidator`.',
    },
    update_validator_next_epoch_worker_address: {
      summary:
        'Stages a new worker address that replaces the current one at the epoch change. The sender must be an active validator, otherwise it aborts with `validator_set::ENotAValidator`; it also aborts with `validator::EMetadataInvalidWorkerAddr`, `validator::EValidatorMetadataExceedingLengthLimit` or `validator_set::EDuplicateValidator`.',
    },
    update_validator_next_epoch_worker_pubkey: {
      summary:
        'Stages a new Ed25519 worker key, which signs consensus messages from the next epoch on, for the active validator that sends it. Aborts with `validator::EMetadataInvalidWorkerPubkey` if it is invalid or equals the network key of the next epoch, whether staged or kept, `validator_set::EDuplicateValidator` if somebody else uses it, or `validator_set::ENotAValidator`.',
    },
    update_validator_project_url: {
      summary:
        "Changes the website address of the sender's validator, be it candidate, pending or active, at once. Aborts with `validator::EValidatorMetadataExceedingLengthLimit` above 256 bytes, with `std::ascii::EInvalidASCIICharacter` for letters beyond ASCII, and with `dynamic_field::EFieldDoesNotExist` for all other senders.",
    },
    validator_address_by_pool_id: {
      summary:
        'Returns the Sui address of the validator to which a staking pool belongs, even after that validator has left. Aborts with `dynamic_field::EFieldDoesNotExist` for an ID that is not that of a pool.',
    },
  },
  types: {
    AccumulatorStorageCostKey: {
      summary:
        'Key in the `extra_fields` of the system state under which an end-of-epoch system transaction stores the storage cost of the accumulator objects, in MIST. The epoch change counts that amount as part of the storage fund when it splits the rewards.',
    },
    SuiSystemState: {
      summary:
        'The shared object with ID `0x5` that every staking and validator transaction takes. It is a thin shell: its content is a dynamic field keyed by `version`, so that an upgrade can replace the type of the content.',
      fields: {
        id: "The object's ID, which is `0x5` on every network.",
        version:
          'Version of the content, and the name of the dynamic field that holds it: 1 at genesis, 2 since the move to `SuiSystemStateInnerV2`.',
      },
    },
  },
  errors: {
    ENotSystemAddress: {
      when: 'A sender other than the system address `0x0` tries to change the epoch or to record the storage cost of accumulators. Both functions are private, so only transactions that validators create themselves reach them.',
      raisedBy: [],
      cure: 'Leave epoch changes to the network; no user transaction can make one.',
    },
    EWrongInnerVersion: {
      when: 'The version in `SuiSystemState` differs from the one in its content. Every function that opens the state checks this, but a working network never gets there.',
      raisedBy: [],
      cure: 'On a private network, check that binaries and framework packages come from the same release.',
    },
  },
};
