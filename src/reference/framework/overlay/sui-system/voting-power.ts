import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui_system::voting_power`. */
export const votingPowerModule: ModuleOverlay = {
  summary:
    'Derives the voting power of validators from their stake. All of them together have 10,000 units, a quorum takes 6,667, and no validator gets more than 1,000 as long as there are at least ten of them.',
  functions: {
    derive_raw_voting_power: {
      summary: "Returns a stake's share of a total stake in units of 1/10,000, rounded down and before any cap.",
    },
    quorum_threshold: {summary: 'Returns 6,667, the voting power that a certificate or a tallying decision needs.', params: []},
    set_voting_power: {
      summary:
        'Assigns each active validator its voting power for the next epoch: its share of the stake, capped at 1,000 or, with fewer than ten validators, at the average. What the cap and rounding cut off is spread over the others. Aborts with `ETotalPowerMismatch`, `ERelativePowerMismatch`, `EVotingPowerOverThreshold` or `EInvalidVotingPower` if the result is inconsistent.',
    },
    total_voting_power: {
      summary: 'Returns 10,000, the sum of the voting power of all active validators, so that 1 unit is 0.01%.',
      params: [],
    },
  },
  types: {
    VotingPowerInfo: {
      summary: 'An earlier work record of the calculation, without the stake. It is no longer created; `VotingPowerInfoV2` replaced it.',
      fields: {
        validator_index: 'Position of the validator in the list, in the old record.',
        voting_power: 'Units that the old calculation assigned.',
      },
    },
    VotingPowerInfoV2: {
      summary:
        'Work record of one validator while voting power is calculated, ordered by stake. `set_voting_power` makes and discards it within one call.',
      fields: {
        validator_index: 'Position of the validator among the active ones.',
        voting_power: 'Units of 1/10,000 assigned so far.',
        stake: 'Total stake of the validator in MIST, by which the records are sorted.',
      },
    },
  },
  errors: {
    ETotalPowerMismatch: {
      when: 'The voting power of all validators does not add up to 10,000 at an epoch change.',
      raisedBy: ['sui_system_state_inner::advance_epoch'],
      cure: 'Report it: only a bug in the framework can cause it.',
    },
    ERelativePowerMismatch: {
      when: 'A validator with more stake than another would end up with less voting power.',
      raisedBy: ['sui_system_state_inner::advance_epoch'],
      cure: 'Inform the Sui developers, since users have no influence on it.',
    },
    EVotingPowerOverThreshold: {
      when: 'Spreading the remainder would lift a validator above the cap.',
      raisedBy: ['sui_system_state_inner::advance_epoch'],
      cure: 'Collect the logs of the epoch change and file an issue.',
    },
    EInvalidVotingPower: {
      when: 'A founding validator gets no voting power, because its stake is below 1/10,000 of all stake at genesis. At a change of epochs such validators are removed before power is assigned.',
      raisedBy: ['validator_set::new', 'sui_system_state_inner::create'],
      cure: 'On a private network, give every genesis validator a sensible share of the stake.',
    },
  },
};
