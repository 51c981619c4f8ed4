import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui_system::validator_set`. */
export const validatorSetModule: ModuleOverlay = {
  summary:
    'All validators: active, pending, candidates and those at risk of removal, with the rules for joining and leaving and the split of rewards. Other packages cannot borrow the set; they ask `sui_system::sui_system`, and most aborts of its functions come from here.',
  functions: {
    active_validator: {summary: 'Borrows an active validator by its Sui address. Aborts with `ENotAValidator` if there is none.'},
    active_validator_addresses: {summary: 'Lists the Sui addresses of the active validators in the order of the set.'},
    active_validator_mut: {summary: 'Borrows an active validator mutably, or aborts with `ENotAValidator`.'},
    active_validators: {summary: 'Borrows the list of active validators.'},
    advance_epoch: {
      summary:
        "Does the validators' part of an epoch change: pays rewards with slashing, puts quotes and commissions in force, settles stake, lets validators leave and join, and computes the new voting power. Emits `ValidatorEpochInfoEventV2` for each active validator, and `ValidatorLeaveEvent`, `ValidatorJoinEvent` and `validator::StakingRequestEvent` as needed.",
    },
    any_validator: {
      summary:
        'Borrows an active, pending or candidate validator by its Sui address. Aborts with `dynamic_field::EFieldDoesNotExist` if the address belongs to none of them.',
    },
    any_validator_mut: {summary: 'Borrows a validator mutably, whether active, pending or candidate, and aborts like `any_validator`.'},
    assert_no_pending_or_active_duplicates: {
      summary: 'Aborts with `EDuplicateValidator` if another active or pending validator shares a unique property with the given one.',
    },
    calculate_total_stakes: {summary: 'Adds up the stake of some validators, in MIST.'},
    candidate_validator: {
      summary: 'Borrows a candidate by its Sui address. Aborts with `ENotValidatorCandidate` if nobody with that address has applied.',
    },
    candidate_validator_mut: {summary: 'Borrows a candidate mutably, or aborts with `ENotValidatorCandidate`.'},
    convert_to_fungible_staked_sui: {
      summary:
        'Finds the validator of a `StakedSui` by its pool and has it convert the stake. Aborts with `ENoPoolFound` for an unknown pool, and with `ENotAValidator` while the validator is pending.',
    },
    derive_reference_gas_price: {
      summary:
        "Returns the reference gas price in MIST that the active validators' quotes lead to. Quotes are taken from the highest down until the validators behind them hold 3,333 of the 10,000 units of voting power. The last quote taken is the result, so validators with more than two thirds of the power asked for that price or less.",
    },
    get_active_or_pending_or_candidate_validator_ref: {
      summary:
        'Borrows a validator from the groups that `which_validator` admits: 1 for active, 2 for active or pending, 3 for all including candidates. Aborts if the address is in none of them.',
    },
    get_active_validator_ref: {summary: 'Aborts in every case; it exists only because public functions cannot be removed in an upgrade.'},
    get_pending_validator_ref: {summary: 'Aborts always and is kept for compatibility only.'},
    is_active_validator: {summary: 'Returns `true` if the address is that of an active validator.'},
    is_active_validator_by_sui_address: {summary: 'Answers the same question as `is_active_validator`; reports are checked with it.'},
    is_at_risk_validator: {
      summary: 'Returns `true` if the validator had too little voting power at the last epoch change and is on probation.',
    },
    is_inactive_validator: {summary: 'Returns `true` if the staking pool belongs to a validator that left or to a candidate that gave up.'},
    is_validator_candidate: {
      summary: 'Returns `true` if the address has applied but has not asked to join yet, or was sent back for lack of voting power.',
    },
    new: {summary: 'Creates the set at genesis and assigns voting power to its first validators.'},
    next_epoch_validator_count: {
      summary:
        'Returns how many validators the next epoch will have if all pending requests go through and nobody is removed for low stake.',
    },
    pending_validator: {summary: 'Borrows a pending validator. Aborts with `ENotAPendingValidator` if the address is not waiting to join.'},
    pending_validator_mut: {summary: 'Borrows a pending validator mutably, or aborts with `ENotAPendingValidator`.'},
    pool_exchange_rates: {summary: "Returns a staking pool's exchange rates by epoch, wherever its validator is kept."},
    redeem_fungible_staked_sui: {
      summary:
        'Finds the validator of a `FungibleStakedSui`, active or not, and has it pay. Aborts with `ENoPoolFound` if no validator has its pool.',
    },
    request_add_stake: {
      summary:
        'Stakes with an active validator or a candidate. Aborts with `EStakingBelowThreshold` under 1 SUI, and with `ENotAValidator` for all other addresses.',
    },
    request_add_validator: {
      summary:
        'Moves the candidate that sends the transaction to the pending validators. Aborts with `ENotValidatorCandidate`, `EDuplicateValidator` or `EMinJoiningStakeNotReached`.',
    },
    request_add_validator_candidate: {
      summary:
        'Registers a validator as a candidate so that it can gather stake. Aborts with `EAlreadyValidatorCandidate`, `EAlreadyValidator` or `EDuplicateValidator`.',
    },
    request_remove_validator: {
      summary:
        'Marks the sender for removal at the epoch change. Aborts with `ENotAValidator` unless the sender is active, or with `EValidatorAlreadyRemoved` if it is marked already.',
    },
    request_remove_validator_candidate: {
      summary:
        'Moves the sender from the candidates to the inactive validators and closes its pool. Aborts with `ENotValidatorCandidate` if the sender has no candidacy.',
    },
    request_withdraw_stake: {
      summary:
        'Finds the validator of a `StakedSui`, even one that has left, and has it pay. Aborts with `ENoPoolFound`, or with `ENotAValidator` for a pending validator.',
    },
    staking_pool_mappings: {
      summary: 'Borrows the table from pool ID to Sui address, which covers active and pending validators and candidates.',
    },
    sum_voting_power_by_addresses: {
      summary:
        'Returns the voting power of the listed validators together, out of 10,000. Aborts with `ENotAValidator` if one of the addresses is not among the given validators.',
    },
    total_stake: {summary: 'Returns the stake of all active validators in MIST, as of the beginning of the epoch.'},
    validator_address_by_pool_id: {
      summary:
        'Returns whose pool an ID denotes, also for validators that have left. An unknown ID aborts with `dynamic_field::EFieldDoesNotExist`.',
    },
    validator_by_pool_id: {summary: 'Borrows the validator to which a staking pool belongs, including inactive ones.'},
    validator_stake_amount: {summary: 'Returns the same as `validator_total_stake_amount`.'},
    validator_staking_pool_id: {summary: "Returns the ID of an active validator's staking pool, or aborts with `ENotAValidator`."},
    validator_total_stake_amount: {
      summary: 'Returns the stake of one active validator in MIST. Aborts with `ENotAValidator` for other addresses.',
    },
    validator_voting_power: {
      summary: 'Returns the voting power of one active validator, out of 10,000; other addresses abort with `ENotAValidator`.',
    },
    verify_cap: {
      summary:
        'Turns an `UnverifiedValidatorOperationCap` into a `ValidatorOperationCap` if it is the current cap of a validator of the admitted kind. Aborts with `EInvalidCap` if it was replaced, `ENotAValidator` or `ENotAPendingValidator` if the validator is of another kind, `sui::dynamic_field::EFieldDoesNotExist` if any kind will do and the address has no validator, and `EInvalidValidatorSelector` for an unknown kind.',
    },
  },
  deprecatedFunctions: {
    get_active_validator_ref: 'Ask `sui_system::sui_system` for single values, or read the validator through RPC.',
    get_pending_validator_ref: 'Read pending validators through RPC.',
  },
  types: {
    ValidatorEpochInfoEvent: {
      summary:
        'The first form of the report on one validator at an epoch change. It is no longer emitted; follow `ValidatorEpochInfoEventV2`.',
      fields: {
        epoch: 'The epoch that was beginning.',
        validator_address: 'Sui address of the reported validator.',
        reference_gas_survey_quote: 'Its gas price quote in MIST.',
        stake: 'Its stake in MIST.',
        commission_rate: 'Its commission in basis points.',
        pool_staking_reward: 'What its stake earned in the epoch, in MIST.',
        storage_fund_staking_reward: 'Its part of what the storage fund earned, in MIST.',
        pool_token_exchange_rate: 'Exchange rate of its pool after the rewards.',
        tallying_rule_reporters: 'Validators that had reported it.',
        tallying_rule_global_score: '0 if it was punished and 1 if not.',
      },
      emittedBy: [],
    },
    ValidatorEpochInfoEventV2: {
      summary:
        "The epoch's result for one validator, emitted at the epoch change for each that was active in the ending epoch, after rewards and stake were settled.",
      fields: {
        epoch: 'Number of the epoch that begins; the rewards are those of the one before.',
        validator_address: 'Sui address of the validator that the event is about.',
        reference_gas_survey_quote: 'The quote that enters the reference gas price of the new epoch, in MIST.',
        stake: 'Stake with which the validator starts the new epoch, in MIST.',
        voting_power: 'Votes that it had in the ending epoch, out of 10,000.',
        commission_rate: 'Commission for the new epoch in basis points.',
        pool_staking_reward: 'Reward for its stake in MIST, after slashing and before its commission.',
        storage_fund_staking_reward: 'Reward from the storage fund in MIST, which goes to the validator alone.',
        pool_token_exchange_rate: 'Exchange rate of the pool at the start of the new epoch.',
        tallying_rule_reporters: 'Addresses of the validators whose reports against it stand.',
        tallying_rule_global_score: '0 if reports by a quorum cut its rewards, otherwise 1.',
      },
      emittedBy: ['advance_epoch'],
    },
    ValidatorJoinEvent: {
      summary: 'Emitted at an epoch change for each pending validator that becomes active.',
      fields: {
        epoch: 'The epoch that is ending; the validator serves from the next one.',
        validator_address: 'Sui address of the new validator.',
        staking_pool_id: 'ID of its pool.',
      },
      emittedBy: ['advance_epoch'],
    },
    ValidatorLeaveEvent: {
      summary: 'Emitted at an epoch change for each active validator that leaves or is removed.',
      fields: {
        epoch: 'The epoch that is beginning, the first without the validator.',
        validator_address: 'Sui address of the former validator.',
        staking_pool_id: 'ID of the pool, from which stakers can go on withdrawing.',
        is_voluntary: '`true` if the validator asked to leave, `false` if it lost too much stake.',
      },
      emittedBy: ['advance_epoch'],
    },
    ValidatorSet: {
      summary: 'All validators of the network by state, held by the system state and reshuffled at each epoch change.',
      fields: {
        total_stake: 'Stake of all active validators together, in MIST, set once per epoch change.',
        active_validators: 'The committee of the current epoch.',
        pending_active_validators: 'Former candidates that join at the next epoch change.',
        pending_removals: 'Positions, in the list of active validators, of those that leave at the next epoch change.',
        staking_pool_mappings: 'Sui address of the validator for each pool that is not closed.',
        inactive_validators: 'Validators that left and candidates that gave up, by pool ID, kept for their stakers.',
        validator_candidates: 'Applicants by Sui address.',
        at_risk_validators: 'For how many epochs each validator on probation has had too little voting power.',
        extra_fields: 'Holds the start epoch of the current rules for joining, and room for more.',
      },
    },
    VotingPowerAdmissionStartEpochKey: {
      summary:
        "Key in the set's `extra_fields` for the epoch in which admission by voting power began. The thresholds depend on the distance from it: joining takes 12 units of 10,000 in the first 14 epochs, 6 in the next 14, and 3 ever since; below 8, 4 and finally 2 a validator is on probation, and below 4, 2 and finally 1 it is removed at once.",
    },
  },
  errors: {
    ENonValidatorInReportRecords: {
      when: 'At an epoch change, the reports name an address that is not active. Reports are deleted when a validator leaves, so this should never come up.',
      raisedBy: ['sui_system_state_inner::advance_epoch'],
      cure: 'Bring it to the attention of the Sui developers.',
    },
    EInvalidStakeAdjustmentAmount: {
      when: 'Never raised in the current code.',
      raisedBy: [],
      unused: true,
      cure: 'Skip it when you map codes to messages.',
    },
    EDuplicateValidator: {
      when: 'Another active or pending validator has the same name, key or address, be it current or staged.',
      raisedBy: [
        'sui_system::request_add_validator',
        'sui_system::request_add_validator_candidate',
        'sui_system::update_validator_name',
        'sui_system::update_validator_next_epoch_network_address',
        'sui_system::update_validator_next_epoch_network_pubkey',
        'sui_system::update_validator_next_epoch_p2p_address',
        'sui_system::update_validator_next_epoch_primary_address',
        'sui_system::update_validator_next_epoch_protocol_pubkey',
        'sui_system::update_validator_next_epoch_worker_address',
        'sui_system::update_validator_next_epoch_worker_pubkey',
      ],
      cure: 'Compare all of your metadata with the active validators, not just the value you are changing, and pick unused values.',
    },
    ENoPoolFound: {
      when: 'The staking pool of a stake object is neither open nor among the inactive ones. Pools are never deleted, so a genuine object does not cause this.',
      raisedBy: [
        'sui_system::convert_to_fungible_staked_sui',
        'sui_system::redeem_fungible_staked_sui',
        'sui_system::request_withdraw_stake',
        'sui_system::request_withdraw_stake_non_entry',
      ],
      cure: 'Make sure that the object belongs to the network you are connected to.',
    },
    ENotAValidator: {
      when: 'The address, which may be an argument, the sender, or the validator of a cap or pool, is not that of an active validator. A pending validator counts as not active, so stake with it cannot be added or withdrawn until the epoch change.',
      raisedBy: [
        'sui_system::active_validator_stake_amount',
        'sui_system::convert_to_fungible_staked_sui',
        'sui_system::report_validator',
        'sui_system::request_add_stake',
        'sui_system::request_add_stake_mul_coin',
        'sui_system::request_add_stake_non_entry',
        'sui_system::request_remove_validator',
        'sui_system::request_set_commission_rate',
        'sui_system::request_withdraw_stake',
        'sui_system::request_withdraw_stake_non_entry',
        'sui_system::undo_report_validator',
        'sui_system::update_validator_next_epoch_network_address',
        'sui_system::update_validator_next_epoch_network_pubkey',
        'sui_system::update_validator_next_epoch_p2p_address',
        'sui_system::update_validator_next_epoch_primary_address',
        'sui_system::update_validator_next_epoch_protocol_pubkey',
        'sui_system::update_validator_next_epoch_worker_address',
        'sui_system::update_validator_next_epoch_worker_pubkey',
        'sum_voting_power_by_addresses',
        'validator_stake_amount',
        'validator_staking_pool_id',
        'validator_total_stake_amount',
        'validator_voting_power',
      ],
      cure: "Check the address with `sui_system::active_validator_addresses_ref`; operators must send from the validator's Sui address, and candidates use the functions with `candidate` in their names.",
    },
    EMinJoiningStakeNotReached: {
      when: "The candidate's share of the total stake would bring less voting power than joining takes: 12 units of 10,000 at first, then 6, and 3 once these rules have applied for 28 epochs.",
      raisedBy: ['sui_system::request_add_validator'],
      cure: 'Gather more stake; divide your stake by the total including yours to see where you stand.',
    },
    EAlreadyValidatorCandidate: {
      when: 'The sender is a candidate already.',
      raisedBy: ['sui_system::request_add_validator_candidate'],
      cure: 'Edit the existing candidacy, or end it with `sui_system::request_remove_validator_candidate` first.',
    },
    EValidatorNotCandidate: {
      when: 'A validator among the candidates has been active before. Returning validators start with a new record, so the check never strikes.',
      raisedBy: [],
      cure: 'Apply again from scratch after leaving.',
    },
    ENotValidatorCandidate: {
      when: 'The sender, or the validator of the cap, is not a candidate. It may be pending or active by now.',
      raisedBy: [
        'sui_system::request_add_validator',
        'sui_system::request_remove_validator_candidate',
        'sui_system::set_candidate_validator_commission_rate',
        'sui_system::set_candidate_validator_gas_price',
        'sui_system::update_candidate_validator_network_address',
        'sui_system::update_candidate_validator_network_pubkey',
        'sui_system::update_candidate_validator_p2p_address',
        'sui_system::update_candidate_validator_primary_address',
        'sui_system::update_candidate_validator_protocol_pubkey',
        'sui_system::update_candidate_validator_worker_address',
        'sui_system::update_candidate_validator_worker_pubkey',
      ],
      cure: 'Apply with `sui_system::request_add_validator_candidate`, or use the functions for active validators.',
    },
    EStakingBelowThreshold: {
      when: 'The stake is less than 1 SUI.',
      raisedBy: ['sui_system::request_add_stake', 'sui_system::request_add_stake_mul_coin', 'sui_system::request_add_stake_non_entry'],
      cure: 'Stake 1,000,000,000 MIST or more, and leave enough in another coin for gas.',
    },
    EValidatorAlreadyRemoved: {
      when: 'The validator has asked to leave before in this epoch.',
      raisedBy: ['sui_system::request_remove_validator'],
      cure: 'Wait for the epoch change; one request is enough.',
    },
    ENotAPendingValidator: {
      when: 'The validator of the cap is neither active nor pending.',
      raisedBy: ['sui_system::request_set_gas_price'],
      cure: 'Use `sui_system::set_candidate_validator_gas_price` for a candidate.',
    },
    EValidatorSetEmpty: {
      when: 'Rewards are to be paid, but no validator is active.',
      raisedBy: ['sui_system_state_inner::advance_epoch'],
      cure: 'Start private networks with at least one validator.',
    },
    EInvalidCap: {
      when: 'The cap has been replaced by a newer one of the same validator.',
      raisedBy: [
        'sui_system::report_validator',
        'sui_system::request_set_gas_price',
        'sui_system::set_candidate_validator_gas_price',
        'sui_system::undo_report_validator',
      ],
      cure: 'Use the cap whose ID the validator has as `operation_cap_id`.',
    },
    EInvalidValidatorSelector: {
      when: 'A caller inside the package asks to verify a cap for a kind of validator other than 1, 2 or 3.',
      raisedBy: [],
      cure: 'Pass one of the three known kinds if you extend the framework.',
    },
    EAlreadyValidator: {
      when: 'The sender that applies is a pending or active validator.',
      raisedBy: ['sui_system::request_add_validator_candidate'],
      cure: 'Leave first, or apply from another address.',
    },
  },
};
