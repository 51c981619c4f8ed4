/// Interface of DeepBookV3 for compiling samples: the balance manager, its capabilities
/// and proofs. Types and signatures are those of MystenLabs/deepbookv3 at commit
/// 2f83e49f, version 8 on Mainnet. This is not the deployed code.
#[allow(unused_field, unused_type_parameter, unused_variable)]
module deepbook::balance_manager;

use deepbook::registry::Registry;
use std::type_name::TypeName;
use sui::bag::Bag;
use sui::coin::Coin;
use sui::vec_set::VecSet;

#[error]
const EInterfaceOnly: vector<u8> = b"This is an interface: DeepBook itself is not here";

public struct BalanceManager has key, store {
    id: UID,
    owner: address,
    balances: Bag,
    allow_listed: VecSet<ID>,
}

public struct TradeCap has key, store {
    id: UID,
    balance_manager_id: ID,
}

public struct DepositCap has key, store {
    id: UID,
    balance_manager_id: ID,
}

public struct WithdrawCap has key, store {
    id: UID,
    balance_manager_id: ID,
}

public struct TradeProof has drop {
    balance_manager_id: ID,
    trader: address,
}

public struct DeepBookPoolReferral has key, store {
    id: UID,
    owner: address,
    pool_id: ID,
}

public struct BalanceManagerEvent has copy, drop {
    balance_manager_id: ID,
    owner: address,
}

public struct BalanceEvent has copy, drop {
    balance_manager_id: ID,
    asset: TypeName,
    amount: u64,
    deposit: bool,
}

public struct DeepBookReferralCreatedEvent has copy, drop {
    referral_id: ID,
    owner: address,
}

public struct DeepBookReferralSetEvent has copy, drop {
    referral_id: ID,
    balance_manager_id: ID,
}

public fun new(ctx: &mut TxContext): BalanceManager {
    abort EInterfaceOnly
}

public fun new_with_custom_owner(owner: address, ctx: &mut TxContext): BalanceManager {
    abort EInterfaceOnly
}

public fun new_with_custom_owner_caps_v2<App: drop>(
    _witness: App,
    deepbook_registry: &Registry,
    owner: address,
    ctx: &mut TxContext,
): (BalanceManager, DepositCap, WithdrawCap, TradeCap) {
    abort EInterfaceOnly
}

public fun set_balance_manager_referral(
    balance_manager: &mut BalanceManager,
    referral: &DeepBookPoolReferral,
    trade_cap: &TradeCap,
) {
    abort EInterfaceOnly
}

public fun unset_balance_manager_referral(
    balance_manager: &mut BalanceManager,
    pool_id: ID,
    trade_cap: &TradeCap,
) {
    abort EInterfaceOnly
}

public fun balance<T>(balance_manager: &BalanceManager): u64 {
    abort EInterfaceOnly
}

public fun mint_trade_cap(
    balance_manager: &mut BalanceManager,
    ctx: &mut TxContext,
): TradeCap {
    abort EInterfaceOnly
}

public fun mint_deposit_cap(
    balance_manager: &mut BalanceManager,
    ctx: &mut TxContext,
): DepositCap {
    abort EInterfaceOnly
}

public fun mint_withdraw_cap(
    balance_manager: &mut BalanceManager,
    ctx: &mut TxContext,
): WithdrawCap {
    abort EInterfaceOnly
}

public fun revoke_trade_cap(
    balance_manager: &mut BalanceManager,
    trade_cap_id: &ID,
    ctx: &TxContext,
) {
    abort EInterfaceOnly
}

public fun generate_proof_as_owner(
    balance_manager: &mut BalanceManager,
    ctx: &TxContext,
): TradeProof {
    abort EInterfaceOnly
}

public fun generate_proof_as_trader(
    balance_manager: &mut BalanceManager,
    trade_cap: &TradeCap,
    ctx: &TxContext,
): TradeProof {
    abort EInterfaceOnly
}

public fun deposit<T>(
    balance_manager: &mut BalanceManager,
    coin: Coin<T>,
    ctx: &mut TxContext,
) {
    abort EInterfaceOnly
}

public fun deposit_with_cap<T>(
    balance_manager: &mut BalanceManager,
    deposit_cap: &DepositCap,
    coin: Coin<T>,
    ctx: &TxContext,
) {
    abort EInterfaceOnly
}

public fun withdraw_with_cap<T>(
    balance_manager: &mut BalanceManager,
    withdraw_cap: &WithdrawCap,
    withdraw_amount: u64,
    ctx: &mut TxContext,
): Coin<T> {
    abort EInterfaceOnly
}

public fun withdraw<T>(
    balance_manager: &mut BalanceManager,
    withdraw_amount: u64,
    ctx: &mut TxContext,
): Coin<T> {
    abort EInterfaceOnly
}

public fun withdraw_all<T>(
    balance_manager: &mut BalanceManager,
    ctx: &mut TxContext,
): Coin<T> {
    abort EInterfaceOnly
}

public fun register_balance_manager(
    balance_manager: &BalanceManager,
    registry: &mut Registry,
    ctx: &mut TxContext,
) {
    abort EInterfaceOnly
}

public fun get_balance_manager_referral_id(
    balance_manager: &BalanceManager,
    pool_id: ID,
): Option<ID> {
    abort EInterfaceOnly
}

public fun validate_proof(balance_manager: &BalanceManager, proof: &TradeProof) {
    abort EInterfaceOnly
}

public fun owner(balance_manager: &BalanceManager): address {
    abort EInterfaceOnly
}

public fun id(balance_manager: &BalanceManager): ID {
    abort EInterfaceOnly
}

public fun balance_manager_referral_owner(referral: &DeepBookPoolReferral): address {
    abort EInterfaceOnly
}

public fun balance_manager_referral_pool_id(referral: &DeepBookPoolReferral): ID {
    abort EInterfaceOnly
}
