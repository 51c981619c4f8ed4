use sui_sdk_types::{Address, Identifier, StructTag, TypeTag};
use sui_transaction_builder::{Argument, Function, ObjectInput, TransactionBuilder};

// #region inputs
pub fn inputs(
    tx: &mut TransactionBuilder,
    tool: Address,
    till: Address,
) -> Vec<Argument> {
    vec![
        tx.pure(&1_500u64),
        tx.pure(&"tomato"),
        tx.object(ObjectInput::new(tool)),
        tx.object(ObjectInput::shared(till, 601_274_415, true)),
        tx.funds_withdrawal(StructTag::sui().into(), 250_000_000),
        tx.gas(),
    ]
}
// #endregion inputs

// #region move-call
pub fn move_call(
    tx: &mut TransactionBuilder,
    package: Address,
    till: Argument,
) -> Vec<Argument> {
    let lend = Function::new(
        package,
        Identifier::from_static("till"),
        Identifier::from_static("lend"),
    )
    .with_type_args(vec![StructTag::sui().into()]);
    let amount = tx.pure(&1_000_000_000u64);
    tx.move_call(lend, vec![till, amount]).to_nested(2)
}
// #endregion move-call

// #region split-coins
pub fn split_coins(tx: &mut TransactionBuilder) -> Vec<Argument> {
    let gas = tx.gas();
    let amounts = vec![tx.pure(&1_000_000u64), tx.pure(&2_000_000u64)];
    tx.split_coins(gas, amounts)
}
// #endregion split-coins

// #region merge-coins
pub fn merge_coins(tx: &mut TransactionBuilder, into: Address, from: Address) {
    let into = tx.object(ObjectInput::new(into));
    let from = tx.object(ObjectInput::new(from));
    tx.merge_coins(into, vec![from]);
}
// #endregion merge-coins

// #region transfer-objects
pub fn transfer_objects(
    tx: &mut TransactionBuilder,
    objects: Vec<Argument>,
    to: Address,
) {
    let to = tx.pure(&to);
    tx.transfer_objects(objects, to);
}
// #endregion transfer-objects

// #region make-move-vec
pub fn make_move_vec(
    tx: &mut TransactionBuilder,
    coins: Vec<Argument>,
) -> (Argument, Argument) {
    let objects = tx.make_move_vec(None, coins);
    let numbers = vec![tx.pure(&3u64), tx.pure(&5u64)];
    (objects, tx.make_move_vec(Some(TypeTag::U64), numbers))
}
// #endregion make-move-vec

// #region publish
pub fn publish(tx: &mut TransactionBuilder, modules: Vec<Vec<u8>>, owner: Address) {
    let dependencies = vec![Address::from_static("0x1"), Address::from_static("0x2")];
    let cap = tx.publish(modules, dependencies);
    let owner = tx.pure(&owner);
    tx.transfer_objects(vec![cap], owner);
}
// #endregion publish

// #region upgrade
pub fn upgrade(
    tx: &mut TransactionBuilder,
    cap: Address,
    package: Address,
    (modules, dependencies, digest): (Vec<Vec<u8>>, Vec<Address>, Vec<u8>),
) {
    let of_package = |name| {
        let (two, module) = (
            Address::from_static("0x2"),
            Identifier::from_static("package"),
        );
        Function::new(two, module, Identifier::from_static(name))
    };
    let cap = tx.object(ObjectInput::new(cap));
    let (policy, digest) = (tx.pure(&0u8), tx.pure(&digest));
    let ticket = tx.move_call(of_package("authorize_upgrade"), vec![cap, policy, digest]);
    let receipt = tx.upgrade(modules, dependencies, package, ticket);
    tx.move_call(of_package("commit_upgrade"), vec![cap, receipt]);
}
// #endregion upgrade
