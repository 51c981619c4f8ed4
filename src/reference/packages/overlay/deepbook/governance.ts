import type {ModuleOverlay} from '../../../move/overlay-types';
import {refreshing} from './callers';

/** Our texts about `deepbook::governance`. */
export const governanceModule: ModuleOverlay = {
  summary:
    "Proposals and votes on a pool's fees, weighted by staked DEEP, with the outcome valid from the next epoch. A proposal wins if it has the most votes and more than the quorum, which is half of the voting power at the start of the epoch.",
  types: {
    Governance: {
      summary:
        'The state of the vote in one pool. The first action of an epoch that touches it clears the proposals and puts the winning fees into force.',
      fields: {
        epoch: 'The epoch that proposals and quorum belong to.',
        whitelisted: 'Whether the pool is free of fees, which also bars proposals.',
        stable: 'Whether the narrower fee range for stablecoin pairs applies.',
        proposals: 'The proposals of the epoch by the ID of the balance manager that submitted them, at most 100.',
        trade_params: 'The fees in force.',
        next_trade_params: 'The fees for the next epoch, as the votes stand.',
        voting_power: 'The voting power of all stake in the pool, active or not.',
        quorum: 'The votes that a proposal must exceed in this epoch.',
      },
    },
    Proposal: {
      summary: 'Suggested fees with the votes they have so far.',
      fields: {
        taker_fee: 'The suggested taker fee, scaled by 10^9.',
        maker_fee: 'The suggested maker fee, where 10^9 stands for 100%.',
        stake_required: 'The suggested stake for discount and rebates, in DEEP with 6 decimals.',
        votes:
          'The votes for it. Stake up to 100,000 DEEP counts one to one in units of 6 decimals; beyond that only the growth of the square root of the stake in DEEP counts.',
      },
    },
    TradeParamsUpdateEvent: {
      summary:
        'Reports the fees that hold in a new epoch, also if they stay the same. It does not name the pool: take that from the `history::EpochData` in the same transaction.',
      fields: {
        taker_fee: 'The taker fee from now on, scaled by 10^9.',
        maker_fee: 'The maker fee for orders placed from now on, times 10^9.',
        stake_required: 'The stake now needed for discount and rebates, in DEEP units of 6 decimals.',
      },
      emittedBy: refreshing,
    },
  },
  errors: {
    EInvalidMakerFee: {
      when: 'The proposed maker fee is not a multiple of 1,000 or exceeds the maximum: 50,000 (0.5 basis points) in a stable pool, 500,000 (5 basis points) in others.',
      raisedBy: ['pool::submit_proposal'],
      cure: 'Propose a maker fee from 0 to the maximum, in steps of 1,000.',
    },
    EInvalidTakerFee: {
      when: 'The proposed taker fee is not a multiple of 1,000 or is out of range: 10,000 to 100,000 (0.1 to 1 basis point) in a stable pool, 100,000 to 1,000,000 (1 to 10 basis points) in others.',
      raisedBy: ['pool::submit_proposal'],
      cure: 'Check `pool::stable_pool` and propose a rate in the range for that kind of pool.',
    },
    EProposalDoesNotExist: {
      when: 'The vote names a proposal that was not submitted in this epoch or was pushed out by a stronger one.',
      raisedBy: ['pool::vote'],
      cure: 'Vote for the ID of a balance manager with a `state::ProposalEvent` in the current epoch.',
    },
    EMaxProposalsReachedNotEnoughVotes: {
      when: 'There are 100 proposals already, and none has fewer votes than the proposer could give.',
      raisedBy: ['pool::submit_proposal'],
      cure: 'Vote for an existing proposal, or come back with more active stake.',
    },
    EWhitelistedPoolCannotChange: {
      when: 'The pool is whitelisted, so its fees are fixed at zero.',
      raisedBy: ['pool::submit_proposal'],
      cure: 'Submit proposals only where `pool::whitelisted` returns false.',
    },
    EInvalidStakeRequired: {
      when: 'The proposed stake is above 1,000,000 DEEP.',
      raisedBy: ['pool::submit_proposal'],
      cure: 'Stay at or below `constants::max_stake_required`.',
    },
  },
};
