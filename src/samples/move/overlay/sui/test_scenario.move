#[test_only]
module sui::test_scenario;

use sui::transfer::Receiving;
use sui::vec_map::VecMap;

const EInvalidSharedOrImmutableUsage: u64 = 1;
const ECantReturnObject: u64 = 2;
const EEmptyInventory: u64 = 3;
const EObjectNotFound: u64 = 4;

public struct Scenario { txn_number: u64, ctx: TxContext }

// Built by the VM: names and order of the fields are the native function's.
public struct TransactionEffects has drop {
    created: vector<ID>,
    written: vector<ID>,
    deleted: vector<ID>,
    transferred_to_account: VecMap<ID, address>,
    transferred_to_object: VecMap<ID, ID>,
    shared: vector<ID>,
    frozen: vector<ID>,
    num_user_events: u64,
}

// === A run of transactions ===

public fun begin(sender: address): Scenario {
    Scenario { txn_number: 0, ctx: tx_context::new_from_hint(sender, 0, 0, 0, 0) }
}

public fun begin_with_context(ctx: TxContextBuilder): Scenario {
    Scenario { txn_number: 0, ctx: ctx.build(0) }
}

public fun next_tx(scenario: &mut Scenario, sender: address): TransactionEffects {
    let (epoch, timestamp) = (scenario.ctx.epoch(), scenario.ctx.epoch_timestamp_ms());
    scenario.start(sender, epoch, timestamp)
}

public fun next_with_context(scenario: &mut Scenario, ctx: TxContextBuilder): TransactionEffects {
    scenario.txn_number = scenario.txn_number + 1;
    scenario.ctx = ctx.build(scenario.txn_number);
    end_transaction()
}

public fun next_epoch(scenario: &mut Scenario, sender: address): TransactionEffects {
    scenario.later_epoch(0, sender)
}

public fun later_epoch(
    scenario: &mut Scenario,
    delta_ms: u64,
    sender: address,
): TransactionEffects {
    let (epoch, timestamp) = (
        scenario.ctx.epoch() + 1,
        scenario.ctx.epoch_timestamp_ms() + delta_ms,
    );
    scenario.start(sender, epoch, timestamp)
}

public fun skip_to_epoch(scenario: &mut Scenario, epoch: u64) {
    assert!(epoch >= scenario.ctx.epoch());
    (epoch - scenario.ctx.epoch()).do!(|_| scenario.ctx.increment_epoch_number());
}

public fun end(scenario: Scenario): TransactionEffects {
    let Scenario { .. } = scenario;
    end_transaction()
}

public fun ctx(scenario: &mut Scenario): &mut TxContext { &mut scenario.ctx }

public fun new_object(scenario: &mut Scenario): UID { object::new(&mut scenario.ctx) }

public fun sender(scenario: &Scenario): address { scenario.ctx.sender() }

public fun num_concluded_txes(scenario: &Scenario): u64 { scenario.txn_number }

fun start(
    scenario: &mut Scenario,
    sender: address,
    epoch: u64,
    timestamp_ms: u64,
): TransactionEffects {
    scenario.txn_number = scenario.txn_number + 1;
    let effects = end_transaction();
    scenario.ctx = tx_context::new_from_hint(sender, scenario.txn_number, epoch, timestamp_ms, 0);
    effects
}

/// Shares the objects of the system, and comes back to the sender.
public fun create_system_objects(scenario: &mut Scenario) {
    let sender = scenario.sender();
    scenario.next_tx(@0x0);
    sui::clock::create_for_testing(scenario.ctx()).share_for_testing();
    sui::random::create_for_testing(scenario.ctx());
    sui::deny_list::create_for_testing(scenario.ctx());
    sui::display_registry::create_for_testing(scenario.ctx());
    scenario.next_tx(sender);
}

// === Contexts with a sponsor, gas price and so on ===

public struct TxContextBuilder has copy, drop {
    sender: address,
    epoch: u64,
    epoch_timestamp_ms: u64,
    ids_created: u64,
    reference_gas_price: Option<u64>,
    gas_price: u64,
    gas_budget: u64,
    sponsor: Option<address>,
}

public fun ctx_builder(scenario: &Scenario): TxContextBuilder {
    ctx_builder_from_context(&scenario.ctx)
}

public fun ctx_builder_from_context(ctx: &TxContext): TxContextBuilder {
    TxContextBuilder {
        sender: ctx.sender(),
        epoch: ctx.epoch(),
        epoch_timestamp_ms: ctx.epoch_timestamp_ms(),
        ids_created: ctx.ids_created(),
        reference_gas_price: option::some(ctx.reference_gas_price()),
        gas_price: ctx.gas_price(),
        gas_budget: ctx.gas_budget(),
        sponsor: ctx.sponsor(),
    }
}

public fun ctx_builder_from_sender(sender: address): TxContextBuilder {
    TxContextBuilder {
        sender,
        epoch: 0,
        epoch_timestamp_ms: 0,
        ids_created: 0,
        reference_gas_price: option::some(700),
        gas_price: 1_000,
        gas_budget: 100_000_000,
        sponsor: option::none(),
    }
}

public fun set_epoch(mut self: TxContextBuilder, epoch: u64): TxContextBuilder {
    self.epoch = epoch;
    self
}

public fun set_epoch_timestamp(
    mut self: TxContextBuilder,
    epoch_timestamp_ms: u64,
): TxContextBuilder {
    self.epoch_timestamp_ms = epoch_timestamp_ms;
    self
}

public fun set_ids_created(mut self: TxContextBuilder, ids_created: u64): TxContextBuilder {
    self.ids_created = ids_created;
    self
}

public fun set_reference_gas_price(mut self: TxContextBuilder, price: u64): TxContextBuilder {
    self.reference_gas_price = option::some(price);
    self
}

public fun unset_reference_gas_price(mut self: TxContextBuilder): TxContextBuilder {
    self.reference_gas_price = option::none();
    self
}

public fun set_gas_price(mut self: TxContextBuilder, price: u64): TxContextBuilder {
    self.gas_price = price;
    self
}

public fun set_gas_budget(mut self: TxContextBuilder, budget: u64): TxContextBuilder {
    self.gas_budget = budget;
    self
}

public fun set_sponsor(mut self: TxContextBuilder, sponsor: address): TxContextBuilder {
    self.sponsor = option::some(sponsor);
    self
}

public fun unset_sponsor(mut self: TxContextBuilder): TxContextBuilder {
    self.sponsor = option::none();
    self
}

fun build(self: TxContextBuilder, hint: u64): TxContext {
    tx_context::create(
        self.sender,
        tx_context::dummy_tx_hash_with_hint(hint),
        self.epoch,
        self.epoch_timestamp_ms,
        self.ids_created,
        self.reference_gas_price.destroy_some(),
        self.gas_price,
        self.gas_budget,
        self.sponsor,
    )
}

// === Effects ===

public fun created(effects: &TransactionEffects): vector<ID> { effects.created }

public fun written(effects: &TransactionEffects): vector<ID> { effects.written }

public fun deleted(effects: &TransactionEffects): vector<ID> { effects.deleted }

public fun transferred_to_account(effects: &TransactionEffects): VecMap<ID, address> {
    effects.transferred_to_account
}

public fun transferred_to_object(effects: &TransactionEffects): VecMap<ID, ID> {
    effects.transferred_to_object
}

public fun shared(effects: &TransactionEffects): vector<ID> { effects.shared }

public fun frozen(effects: &TransactionEffects): vector<ID> { effects.frozen }

public fun num_user_events(effects: &TransactionEffects): u64 { effects.num_user_events }

// === Objects of addresses ===

public fun take_from_address<T: key>(scenario: &Scenario, account: address): T {
    let id = most_recent_id_for_address<T>(account);
    assert!(id.is_some(), EEmptyInventory);
    scenario.take_from_address_by_id(account, id.destroy_some())
}

public native fun take_from_address_by_id<T: key>(scenario: &Scenario, account: address, id: ID): T;

public fun take_from_sender<T: key>(scenario: &Scenario): T {
    scenario.take_from_address(scenario.sender())
}

public fun take_from_sender_by_id<T: key>(scenario: &Scenario, id: ID): T {
    scenario.take_from_address_by_id(scenario.sender(), id)
}

public fun return_to_address<T: key>(account: address, object: T) {
    assert!(was_taken_from_address(account, object::id(&object)), ECantReturnObject);
    sui::transfer::transfer_impl(object, account)
}

public fun return_to_sender<T: key>(scenario: &Scenario, object: T) {
    return_to_address(scenario.sender(), object)
}

public native fun ids_for_address<T: key>(account: address): vector<ID>;

public fun has_most_recent_for_address<T: key>(account: address): bool {
    most_recent_id_for_address<T>(account).is_some()
}

public fun most_recent_id_for_sender<T: key>(scenario: &Scenario): Option<ID> {
    most_recent_id_for_address<T>(scenario.sender())
}

public fun was_taken_from_sender(scenario: &Scenario, id: ID): bool {
    was_taken_from_address(scenario.sender(), id)
}

public fun has_most_recent_for_sender<T: key>(scenario: &Scenario): bool {
    has_most_recent_for_address<T>(scenario.sender())
}

public fun ids_for_sender<T: key>(scenario: &Scenario): vector<ID> {
    ids_for_address<T>(scenario.sender())
}

// === Objects sent to objects ===

public fun most_recent_receiving_ticket<T: key>(owner: &ID): Receiving<T> {
    let id = most_recent_id_for_address<T>(owner.to_address());
    assert!(id.is_some(), EEmptyInventory);
    receiving_ticket_by_id(id.destroy_some())
}

public fun receiving_ticket_by_id<T: key>(id: ID): Receiving<T> {
    sui::transfer::make_receiver(id, allocate_receiving_ticket_for_object<T>(id))
}

public fun receivable_object_ids_for_owner_id<T: key>(object: ID): vector<ID> {
    ids_for_address<T>(object.to_address())
}

public fun return_receiving_ticket<T: key>(ticket: Receiving<T>) {
    deallocate_receiving_ticket_for_object(ticket.receiving_id());
}

// === Shared objects ===

public fun take_shared<T: key>(scenario: &Scenario): T {
    let id = most_recent_id_shared<T>();
    assert!(id.is_some(), EEmptyInventory);
    scenario.take_shared_by_id(id.destroy_some())
}

public native fun take_shared_by_id<T: key>(scenario: &Scenario, id: ID): T;

public fun return_shared<T: key>(object: T) {
    assert!(was_taken_shared(object::id(&object)), ECantReturnObject);
    sui::transfer::share_object_impl(object)
}

public fun has_most_recent_shared<T: key>(): bool { most_recent_id_shared<T>().is_some() }

public macro fun with_shared<$T: key>($scenario: &mut Scenario, $f: |&mut $T, &mut Scenario| -> _) {
    let scenario = $scenario;
    scenario.ctx(); // a use as `&mut`, or callers are warned that theirs need not be one
    let mut object = scenario.take_shared<$T>();
    $f(&mut object, scenario);
    return_shared(object);
}

public macro fun with_shared_by_id<$T: key>(
    $scenario: &mut Scenario,
    $id: ID,
    $f: |&mut $T, &mut Scenario| -> _,
) {
    let scenario = $scenario;
    scenario.ctx(); // a use as `&mut`, or callers are warned that theirs need not be one
    let mut object = scenario.take_shared_by_id<$T>($id);
    $f(&mut object, scenario);
    return_shared(object);
}

// === Frozen objects ===

public fun take_immutable<T: key>(scenario: &Scenario): T {
    let id = most_recent_immutable_id<T>();
    assert!(id.is_some(), EEmptyInventory);
    scenario.take_immutable_by_id(id.destroy_some())
}

public native fun take_immutable_by_id<T: key>(scenario: &Scenario, id: ID): T;

public fun return_immutable<T: key>(object: T) {
    assert!(was_taken_immutable(object::id(&object)), ECantReturnObject);
    sui::transfer::freeze_object_impl(object)
}

public fun has_most_recent_immutable<T: key>(): bool { most_recent_immutable_id<T>().is_some() }

// === The VM's part ===

public native fun most_recent_id_for_address<T: key>(account: address): Option<ID>;
public native fun most_recent_id_shared<T: key>(): Option<ID>;
public native fun most_recent_immutable_id<T: key>(): Option<ID>;
public native fun was_taken_from_address(account: address, id: ID): bool;
native fun was_taken_shared(id: ID): bool;
public native fun was_taken_immutable(id: ID): bool;
native fun end_transaction(): TransactionEffects;
native fun allocate_receiving_ticket_for_object<T: key>(id: ID): u64;
native fun deallocate_receiving_ticket_for_object(id: ID);
