import type {ModuleOverlay} from '../../../move/overlay-types';
import {matching} from './callers';

/** Our texts about `deepbook::state`. */
export const stateModule: ModuleOverlay = {
  summary:
    'The accounts, history and governance of a pool, and the events about stakes, votes and rebates. Every order, cancellation and vote passes through it; readers reach it through `deepbook::pool`.',
  types: {
    ProposalEvent: {
      summary: 'Reports a proposal for fees. The vote of the proposer for it is emitted just before.',
      fields: {
        pool_id: 'The pool whose fees are at stake.',
        balance_manager_id: 'The proposer, whose ID is also the ID of the proposal.',
        epoch: 'The epoch of the vote.',
        taker_fee: 'The proposed taker fee, as a share times 10^9.',
        maker_fee: 'The proposed maker fee, on the scale of the taker fee.',
        stake_required: 'The proposed stake for discount and rebates, in DEEP of 6 decimals.',
      },
      emittedBy: ['pool::submit_proposal'],
    },
    RebateEvent: {
      summary: 'The rebate event of an earlier version, which had one amount only. Nothing emits it now: see `RebateEventV2`.',
      fields: {
        pool_id: 'The pool that paid the rebate.',
        balance_manager_id: 'The balance manager that claimed.',
        epoch: 'The epoch of the claim.',
        claim_amount: 'The amount, in DEEP with 6 decimals.',
      },
      emittedBy: [],
    },
    RebateEventV2: {
      summary: 'Reports that a balance manager claimed its maker rebates, even if they were zero.',
      fields: {
        pool_id: 'The pool that pays the rebates.',
        balance_manager_id: 'The balance manager that gets them.',
        epoch: 'The epoch in which they were claimed, not the one in which they were earned.',
        claim_amount: 'The rebates in base, quote and DEEP.',
      },
      emittedBy: ['pool::claim_rebates'],
    },
    StakeEvent: {
      summary: 'Reports that DEEP was staked in a pool or taken back from it.',
      fields: {
        pool_id: 'The pool in question.',
        balance_manager_id: 'The balance manager that adds stake or takes it back.',
        epoch: 'The epoch in which the stake moved.',
        amount: 'How much DEEP moved, with 6 decimals. When unstaking it is the whole stake and can be zero.',
        stake: 'True for staking, false for unstaking.',
      },
      emittedBy: ['pool::stake', 'pool::unstake'],
    },
    State: {
      summary: 'All of a pool except its book and its funds.',
      fields: {
        accounts: 'The accounts by ID of the balance manager.',
        history: 'Volumes, fees and rebates by epoch.',
        governance: 'Proposals, votes and the fees in force.',
      },
    },
    TakerFeePenaltyApplied: {
      summary: 'Reports that an order paid a higher taker fee, because its gas price was far above the average of the pool.',
      fields: {
        pool_id: 'The pool that charged it.',
        balance_manager_id: 'The balance manager that was charged.',
        order_id: 'The order that was charged.',
        taker_fee_without_penalty: 'The rate it would have paid, scaled by 10^9 and after any discount.',
        taker_fee: 'The rate it was charged, on the same scale.',
      },
      emittedBy: matching,
    },
    VoteEvent: {
      summary: 'Reports that a balance manager gave its vote to a proposal, or moved it there.',
      fields: {
        pool_id: 'The pool in which the vote takes place.',
        balance_manager_id: 'The voter.',
        epoch: 'The epoch in which the vote counts.',
        from_proposal_id: 'The proposal that had the vote before in this epoch, if any.',
        to_proposal_id: 'The proposal that has it now.',
        stake: 'The active stake of the voter in DEEP with 6 decimals, before it is turned into voting power.',
      },
      emittedBy: ['pool::submit_proposal', 'pool::vote'],
    },
  },
  errors: {
    ENoStake: {
      when: 'The balance manager has no active stake in the pool.',
      raisedBy: ['pool::submit_proposal', 'pool::vote'],
      cure: 'Stake DEEP with `pool::stake` and wait for the next epoch.',
    },
    EMaxOpenOrders: {
      when: 'The balance manager has 100 orders in the book, and another would have to rest there.',
      raisedBy: ['pool::place_limit_order', 'pool::place_post_only_limit_order'],
      cure: 'Cancel orders before placing more, expired ones included.',
    },
    EAlreadyProposed: {
      when: 'The balance manager has submitted a proposal in this epoch.',
      raisedBy: ['pool::submit_proposal'],
      cure: 'Wait for the next epoch; until then, vote for a proposal you prefer.',
    },
  },
};
