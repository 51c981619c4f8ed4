import type {PackageOverlay} from '../overlay-types';

/** Our texts about the modules of `sui_system`. */
export const suiSystem: PackageOverlay = {
  genesis: {
    summary:
      'Setup of a network: the first validators, the chain parameters and the allocation of SUI, applied once in the genesis transaction.',
  },
  stake_subsidy: {
    summary: 'The reserve of SUI from which stake rewards are topped up at the end of each epoch, by an amount that shrinks over time.',
  },
  staking_pool: {
    summary:
      'The pool that each validator has for stake, with the objects that stakers hold: `StakedSui`, and the fungible `FungibleStakedSui`. Pool tokens and an exchange rate per epoch determine the rewards; stake through `sui_system::sui_system`.',
  },
  storage_fund: {
    summary:
      'The fund that holds what users pay for storage, pays rebates when data is deleted, and keeps the part that is not refundable.',
  },
  sui_system: {
    summary:
      'The entry point to staking and validator administration: the shared `SuiSystemState` object at address `0x5`. Stake and withdraw with `request_add_stake` and `request_withdraw_stake`; validators join, leave, set gas prices and rotate keys here.',
  },
  sui_system_state_inner: {
    summary:
      'The content of the system state behind its version wrapper: epoch, parameters, validators, storage fund and the logic of the epoch change. Only `sui_system::sui_system` calls it.',
  },
  validator: {
    summary:
      'One validator: its metadata, keys, network addresses, gas price, commission and staking pool, with the changes staged for the next epoch.',
    deprecatedFunctions: {stake_amount: 'Use `total_stake`.', total_stake_amount: 'Use `total_stake`.'},
  },
  validator_cap: {
    summary:
      'The capability with which a validator sets its gas price and reports others, so that these duties can sit with another key than its funds.',
  },
  validator_set: {
    summary:
      'All validators: active, pending, candidates and those at risk of removal, with the rules for joining and leaving and the split of rewards.',
  },
  validator_wrapper: {
    summary: 'A version wrapper around a validator, so that an upgrade of the framework can change how one is stored.',
  },
  voting_power: {
    summary:
      'Derives the voting power of validators from their stake. All of them together have 10,000 units, a quorum takes 6,667, and one validator has at most 1,000 where their number allows it.',
  },
};
