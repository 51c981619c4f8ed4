import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui_system::sui_system_state_inner`. */
export const suiSystemStateInnerModule: ModuleOverlay = {
  summary:
    'The content of the system state behind its version wrapper: epoch, parameters, validators, storage fund and the logic of the epoch change. Other packages reach it only through `sui_system::sui_system`, whose functions of the same names say who may call them and when changes take effect.',
  functions: {
    active_validator_addresses: {summary: 'Lists the addresses of the committee, for the two public functions of this name.'},
    active_validator_voting_powers: {summary: 'Maps the address of each active validator to its voting power.'},
    advance_epoch: {
      summary:
        'Carries out an epoch change: adds the stake subsidy if the epoch lasted as long as planned, rewards the validators, moves to `new_epoch` and the next protocol version, sets the reference gas price, and settles the storage fund. Returns the rebates to be burned and emits `SystemEpochInfoEvent`. Aborts with `EBpsTooLarge`, `EAdvancedToWrongEpoch` or `ESafeModeGasNotProcessed`, after which the network continues in safe mode.',
    },
    convert_to_fungible_staked_sui: {summary: 'Hands a `StakedSui` to the validator set for conversion into fungible stake.'},
    create: {summary: 'Puts together the state of version 1 at genesis, with the first reference gas price.'},
    create_system_parameters: {summary: 'Packs the genesis settings into `SystemParameters`.'},
    epoch: {summary: 'Returns the number of the epoch that the system state is in.'},
    epoch_start_timestamp_ms: {summary: 'Returns the Unix time in milliseconds at which the current epoch started.'},
    extra_fields: {summary: 'Borrows the bag of additional data.'},
    extra_fields_mut: {summary: 'Borrows the bag of additional data mutably; the accumulator storage cost is written through it.'},
    genesis_system_state_version: {summary: 'Returns 1, the version with which every network starts.', params: []},
    get_reporters_of: {summary: 'Returns the validators whose reports against an address stand, or an empty set.'},
    get_storage_fund_object_rebates: {summary: 'Returns the MIST in the storage fund that back refundable deposits.'},
    get_storage_fund_total_balance: {summary: 'Returns the MIST in the storage fund altogether.'},
    pool_exchange_rates: {summary: 'Passes on the exchange rates of a staking pool from the validator set.'},
    protocol_version: {summary: 'Returns the protocol version that is in force in this epoch.'},
    redeem_fungible_staked_sui: {summary: 'Hands a `FungibleStakedSui` to the validator set and returns the SUI it pays.'},
    report_validator: {
      summary:
        'Adds the validator of a verified cap to the reporters of another active validator. Aborts with `ENotValidator` or `ECannotReportOneself`.',
    },
    request_add_stake: {summary: 'Stakes a coin with a validator and returns the `StakedSui`.'},
    request_add_stake_mul_coin: {summary: 'Merges coins, returns the unneeded rest to the sender, and stakes the amount.'},
    request_add_validator: {summary: 'Lets a candidate join unless the set is full, in which case it aborts with `ELimitExceeded`.'},
    request_add_validator_candidate: {
      summary: 'Creates a validator from the submitted metadata, with the sender as its address, and registers it as a candidate.',
    },
    request_remove_validator: {
      summary: 'Lets a validator leave unless that would go below `min_validator_count`, which aborts with `ELimitExceeded`.',
    },
    request_remove_validator_candidate: {summary: "Ends the sender's candidacy in the validator set."},
    request_set_commission_rate: {summary: "Stages the sender's commission in basis points for the next epoch."},
    request_set_gas_price: {summary: 'Verifies a cap for an active or pending validator and stages its gas price quote.'},
    request_withdraw_stake: {summary: 'Withdraws a `StakedSui` as a whole and returns principal and rewards.'},
    rotate_operation_cap: {summary: "Replaces the operation cap of the sender's validator, in any state."},
    set_candidate_validator_commission_rate: {summary: "Sets the sender's commission at once while it is a candidate."},
    set_candidate_validator_gas_price: {summary: "Verifies a cap and sets the candidate's quote at once."},
    store_execution_time_estimates: {
      summary: 'Saves estimates of execution times, as one blob, for the start of the next epoch; replaces the earlier blob.',
    },
    store_execution_time_estimates_v2: {
      summary: 'Saves estimates of execution times in chunks, one dynamic field each, after removing what either version saved before.',
    },
    system_state_version: {summary: 'Returns the version that the content carries, for comparison with that of `SuiSystemState`.'},
    undo_report_validator: {
      summary:
        'Removes a report, and the entry of the reported validator with its last one. Aborts with `EReportRecordNotFound` if there was none.',
    },
    update_candidate_validator_network_address: {summary: "Sets a new service address in the sender's candidacy."},
    update_candidate_validator_network_pubkey: {summary: "Sets a new network key in the sender's candidacy."},
    update_candidate_validator_p2p_address: {summary: "Sets a new state sync address in the sender's candidacy."},
    update_candidate_validator_primary_address: {summary: "Sets a new consensus address in the sender's candidacy."},
    update_candidate_validator_protocol_pubkey: {summary: "Sets a new protocol key with its proof in the sender's candidacy."},
    update_candidate_validator_worker_address: {summary: "Sets a new worker address in the sender's candidacy."},
    update_candidate_validator_worker_pubkey: {summary: "Sets a new worker key in the sender's candidacy."},
    update_validator_description: {summary: "Sets the description of the sender's validator at once and without a check for duplicates."},
    update_validator_image_url: {summary: "Sets the picture URL of the sender's validator at once."},
    update_validator_name: {summary: "Sets the name of the sender's validator at once if all its metadata is unique."},
    update_validator_next_epoch_network_address: {
      summary: "Stages a service address for the sender's active validator and checks that no other has it.",
    },
    update_validator_next_epoch_network_pubkey: {summary: "Stages a network key for the sender's active validator if it is unused."},
    update_validator_next_epoch_p2p_address: {
      summary: "Stages a state sync address for the sender's active validator if nobody else has it.",
    },
    update_validator_next_epoch_primary_address: {
      summary: "Stages a consensus address for the sender's active validator after a check for duplicates.",
    },
    update_validator_next_epoch_protocol_pubkey: {
      summary: "Stages a protocol key with its proof for the sender's active validator, provided that it is unique.",
    },
    update_validator_next_epoch_worker_address: {summary: "Stages a worker address for the sender's active validator unless it is taken."},
    update_validator_next_epoch_worker_pubkey: {
      summary: "Stages a worker key for the sender's active validator unless another one uses it.",
    },
    update_validator_project_url: {summary: "Sets the website of the sender's validator at once."},
    v1_to_v2: {summary: 'Converts the state from version 1 to version 2 and sets the minimum number of validators to 4.'},
    validator_address_by_pool_id: {summary: 'Looks up in the validator set whose staking pool has the given ID.'},
    validator_stake_amount: {summary: "Returns an active validator's stake in MIST."},
    validator_staking_pool_id: {summary: 'Returns the pool ID of an active validator.'},
    validator_staking_pool_mappings: {summary: 'Borrows the table from pool ID to validator address.'},
    validators: {summary: 'Borrows the validator set.'},
    validators_mut: {summary: 'Borrows the validator set mutably.'},
  },
  types: {
    ExecutionTimeObservationChunkKey: {
      summary: 'Key in `extra_fields` for one chunk of the execution time estimates.',
      fields: {chunk_index: 'Number of the chunk, counted from 0.'},
    },
    SuiSystemStateInner: {
      summary:
        'The system state of version 1, as genesis creates it. The first access that needs mutable state converts it to `SuiSystemStateInnerV2`, so it no longer exists on Mainnet.',
      fields: {
        epoch: 'Number of the epoch, 0 at genesis.',
        protocol_version: 'Protocol version in force.',
        system_state_version: 'Always 1 in this type.',
        validators: 'The validator set.',
        storage_fund: 'The storage fund.',
        parameters: 'The parameters in their first form, without a minimum number of validators.',
        reference_gas_price: 'Reference gas price in MIST.',
        validator_report_records: 'Reporters by reported validator.',
        stake_subsidy: 'The reserve for subsidies.',
        safe_mode: 'Whether the last epoch change failed and was replaced by a minimal one.',
        safe_mode_storage_rewards: 'Storage fees of epochs that ended in safe mode.',
        safe_mode_computation_rewards: 'Computation fees of epochs that ended in safe mode.',
        safe_mode_storage_rebates: 'Rebates of such epochs, in MIST.',
        safe_mode_non_refundable_storage_fee: 'Part of those rebates that was withheld, in MIST.',
        epoch_start_timestamp_ms: 'Start of the epoch as Unix time in milliseconds.',
        extra_fields: 'Additional data by key.',
      },
    },
    SuiSystemStateInnerV2: {
      summary:
        'The system state in use: what `SuiSystemState` holds as dynamic field 2. Clients get it from an RPC service as the latest system state; only system transactions and the functions of `sui_system` change it.',
      fields: {
        epoch: 'Number of the current epoch.',
        protocol_version: 'Protocol version of the current epoch, which an epoch change can raise.',
        system_state_version: 'Always 2 here, equal to the `version` of `SuiSystemState`.',
        validators: 'Active, pending, candidate and inactive validators.',
        storage_fund: 'Deposits for stored objects and what the fund keeps for good.',
        parameters: 'Length of epochs and limits for validators.',
        reference_gas_price: 'Lowest gas price that transactions of this epoch may offer, in MIST.',
        validator_report_records:
          'For each reported validator, who reports it; entries last until they are undone or one of the two leaves.',
        stake_subsidy: 'The reserve from which rewards are topped up.',
        safe_mode: '`true` after an epoch change that failed, until the next one that succeeds.',
        safe_mode_storage_rewards: 'Storage fees that the next regular epoch change still has to book.',
        safe_mode_computation_rewards: 'Computation fees that the next regular epoch change still has to distribute.',
        safe_mode_storage_rebates: 'Rebates that are still to be taken out of the storage fund, in MIST.',
        safe_mode_non_refundable_storage_fee:
          "Withheld part of rebates that still has to move to the fund's non-refundable balance, in MIST.",
        epoch_start_timestamp_ms: 'When the current epoch started, as Unix time in milliseconds.',
        extra_fields: 'Data added by upgrades: execution time estimates and the accumulator storage cost.',
      },
    },
    SystemEpochInfoEvent: {
      summary:
        'The balance sheet of an epoch, emitted once per epoch change. It is the place to look up rewards, fees and the new reference gas price.',
      fields: {
        epoch: 'The epoch that begins; amounts describe the one that ended.',
        protocol_version: 'Protocol version of the new epoch.',
        reference_gas_price: 'Reference gas price of the new epoch in MIST.',
        total_stake: 'Stake of all validators active in the new epoch, in MIST.',
        storage_fund_reinvestment: "Part of the storage fund's rewards that it keeps, in MIST.",
        storage_charge: 'Storage fees paid by users, in MIST.',
        storage_rebate: 'Storage rebates taken out of the fund because users have received them, in MIST.',
        storage_fund_balance: 'Balance of the storage fund after the change, in MIST.',
        stake_subsidy_amount: 'Subsidy added to the rewards, in MIST; 0 after a shortened epoch.',
        total_gas_fees: 'Computation fees paid by users, in MIST, without the subsidy.',
        total_stake_rewards_distributed: 'Rewards that reached stakers and validators, in MIST.',
        leftover_storage_fund_inflow: 'Remainders of divisions that went to the storage fund, in MIST.',
      },
      emittedBy: ['advance_epoch'],
    },
    SystemParameters: {
      summary: 'The parameters that belong to the state of version 1. `v1_to_v2` carries them over to `SystemParametersV2`.',
      fields: {
        epoch_duration_ms: 'Length of an epoch in milliseconds.',
        stake_subsidy_start_epoch: 'Epoch with the first subsidy.',
        max_validator_count: 'Upper limit for the number of validators.',
        min_validator_joining_stake: 'Former minimum stake for joining, in MIST.',
        validator_low_stake_threshold: 'Former threshold of probation, in MIST.',
        validator_very_low_stake_threshold: 'Former threshold of immediate removal, in MIST.',
        validator_low_stake_grace_period: 'Epochs of probation.',
        extra_fields: 'Spare room for parameters.',
      },
    },
    SystemParametersV2: {
      summary: 'The parameters in force. No user transaction can change them; it takes an upgrade of the framework.',
      fields: {
        epoch_duration_ms: 'Planned length of an epoch in milliseconds; a shorter epoch earns no subsidy.',
        stake_subsidy_start_epoch: 'Epoch from which subsidies are paid; the epoch change sets any value but 0 to 20.',
        min_validator_count: 'Number of validators that must remain when one asks to leave.',
        max_validator_count: 'Number of validators at which nobody may join any more.',
        min_validator_joining_stake: 'Stake in MIST that joining used to take; without effect since voting power decides.',
        validator_low_stake_threshold: 'Stake in MIST below which probation used to begin; without effect today.',
        validator_very_low_stake_threshold: 'Stake in MIST below which validators used to be removed; no longer read.',
        validator_low_stake_grace_period: 'Number of epochs that a validator may spend on probation before it is removed.',
        extra_fields: 'Spare room for parameters of later releases.',
      },
    },
  },
  errors: {
    ENotValidator: {
      when: 'The reported address is not that of an active validator.',
      raisedBy: ['sui_system::report_validator'],
      cure: 'Report active validators only; those that left need no report.',
    },
    ELimitExceeded: {
      when: 'The next epoch would have more validators than `max_validator_count`, or fewer than `min_validator_count`.',
      raisedBy: ['sui_system::request_add_validator', 'sui_system::request_remove_validator'],
      cure: 'Try again in a later epoch, when others have left or joined.',
    },
    ENotSystemAddress: {
      when: 'Never raised here; `sui_system` checks the sender of an epoch change.',
      raisedBy: [],
      unused: true,
      cure: 'Look up the constant of the same name in `sui_system`.',
    },
    ECannotReportOneself: {
      when: 'The reported address is that of the validator behind the cap.',
      raisedBy: ['sui_system::report_validator'],
      cure: 'Pass the address of another validator.',
    },
    EReportRecordNotFound: {
      when: 'The validator of the cap has no standing report against the address.',
      raisedBy: ['sui_system::undo_report_validator'],
      cure: 'Look at `validator_report_records` in the system state before you undo a report.',
    },
    EBpsTooLarge: {
      when: 'The rate of reinvestment or of slashing is above 10,000 basis points. Both come from the protocol configuration.',
      raisedBy: ['advance_epoch'],
      cure: 'Correct the protocol configuration of the private network.',
    },
    ESafeModeGasNotProcessed: {
      when: 'Fees from safe mode are left over after an epoch change has booked them.',
      raisedBy: ['advance_epoch'],
      cure: 'Treat it as a bug in the framework and report it.',
    },
    EAdvancedToWrongEpoch: {
      when: 'The new epoch is not the number after the current one.',
      raisedBy: ['advance_epoch'],
      cure: 'Check that the nodes of your network agree on the epoch.',
    },
  },
};
