/// Interface of DeepBookV3 for compiling samples: events of stakes, proposals, votes,
/// rebates and penalties. Types and signatures are those of MystenLabs/deepbookv3 at
/// commit 2f83e49f, version 8 on Mainnet. This is not the deployed code.
#[allow(unused_field)]
module deepbook::state;

use deepbook::balances::Balances;

public struct StakeEvent has copy, drop {
    pool_id: ID,
    balance_manager_id: ID,
    epoch: u64,
    amount: u64,
    stake: bool,
}

public struct ProposalEvent has copy, drop {
    pool_id: ID,
    balance_manager_id: ID,
    epoch: u64,
    taker_fee: u64,
    maker_fee: u64,
    stake_required: u64,
}

public struct VoteEvent has copy, drop {
    pool_id: ID,
    balance_manager_id: ID,
    epoch: u64,
    from_proposal_id: Option<ID>,
    to_proposal_id: ID,
    stake: u64,
}

public struct RebateEventV2 has copy, drop {
    pool_id: ID,
    balance_manager_id: ID,
    epoch: u64,
    claim_amount: Balances,
}

public struct TakerFeePenaltyApplied has copy, drop {
    pool_id: ID,
    balance_manager_id: ID,
    order_id: u128,
    taker_fee_without_penalty: u64,
    taker_fee: u64,
}
