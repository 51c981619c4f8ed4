module sui::tx_context;

public struct TxContext has drop {
    sender: address,
    tx_hash: vector<u8>,
    epoch: u64,
    epoch_timestamp_ms: u64,
    ids_created: u64,
}

public fun sender(_self: &TxContext): address { native_sender() }

public fun digest(self: &TxContext): &vector<u8> { &self.tx_hash }

public fun epoch(_self: &TxContext): u64 { native_epoch() }

public fun epoch_timestamp_ms(_self: &TxContext): u64 { native_epoch_timestamp_ms() }

public fun sponsor(_self: &TxContext): Option<address> {
    let mut sponsors = native_sponsor();
    if (sponsors.is_empty()) option::none() else option::some(sponsors.pop_back())
}

public fun fresh_object_address(_self: &mut TxContext): address { fresh_id() }

public fun reference_gas_price(_self: &TxContext): u64 { native_rgp() }

public fun gas_price(_self: &TxContext): u64 { native_gas_price() }

native fun native_sender(): address;
native fun native_epoch(): u64;
native fun native_epoch_timestamp_ms(): u64;
native fun native_sponsor(): vector<address>;
native fun native_rgp(): u64;
native fun native_gas_price(): u64;
native fun native_ids_created(): u64;
native fun native_gas_budget(): u64;
native fun fresh_id(): address;
native fun derive_id(tx_hash: vector<u8>, ids_created: u64): address;

// The VM keeps the real context; `replace` sets it, and the struct carries the digest.
#[test_only]
native fun replace(
    sender: address,
    tx_hash: vector<u8>,
    epoch: u64,
    epoch_timestamp_ms: u64,
    ids_created: u64,
    reference_gas_price: u64,
    gas_price: u64,
    gas_budget: u64,
    sponsor: vector<address>,
);
#[test_only]
native fun last_created_id(): address;

#[test_only]
public fun create(
    sender: address,
    tx_hash: vector<u8>,
    epoch: u64,
    epoch_timestamp_ms: u64,
    ids_created: u64,
    reference_gas_price: u64,
    gas_price: u64,
    gas_budget: u64,
    sponsor: Option<address>,
): TxContext {
    assert!(tx_hash.length() == 32);
    replace(
        sender,
        tx_hash,
        epoch,
        epoch_timestamp_ms,
        ids_created,
        reference_gas_price,
        gas_price,
        gas_budget,
        sponsor.to_vec(),
    );
    TxContext { sender, tx_hash, epoch, epoch_timestamp_ms, ids_created }
}

#[test_only]
public fun new(
    sender: address,
    tx_hash: vector<u8>,
    epoch: u64,
    epoch_timestamp_ms: u64,
    ids_created: u64,
): TxContext {
    let (price, budget) = (native_gas_price(), native_gas_budget());
    create(
        sender,
        tx_hash,
        epoch,
        epoch_timestamp_ms,
        ids_created,
        native_rgp(),
        price,
        budget,
        option::none(),
    )
}

#[test_only]
public fun new_from_hint(
    sender: address,
    hint: u64,
    epoch: u64,
    epoch_timestamp_ms: u64,
    ids_created: u64,
): TxContext {
    new(sender, dummy_tx_hash_with_hint(hint), epoch, epoch_timestamp_ms, ids_created)
}

#[test_only]
public fun dummy(): TxContext { new_from_hint(@0x0, 0, 0, 0, 0) }

#[test_only]
public fun dummy_tx_hash_with_hint(hint: u64): vector<u8> {
    let mut hash = std::bcs::to_bytes(&hint);
    24u64.do!(|at| hash.push_back(at as u8));
    hash
}

#[test_only]
public fun ids_created(_self: &TxContext): u64 { native_ids_created() }

#[test_only]
public fun get_ids_created(self: &TxContext): u64 { self.ids_created() }

#[test_only]
public fun gas_budget(_self: &TxContext): u64 { native_gas_budget() }

#[test_only]
public fun last_created_object_id(_self: &TxContext): address { last_created_id() }

#[test_only]
public fun increment_epoch_number(self: &mut TxContext) {
    let (epoch, timestamp_ms) = (self.epoch() + 1, self.epoch_timestamp_ms());
    self.set(epoch, timestamp_ms);
}

#[test_only]
public fun increment_epoch_timestamp(self: &mut TxContext, delta_ms: u64) {
    let (epoch, timestamp_ms) = (self.epoch(), self.epoch_timestamp_ms() + delta_ms);
    self.set(epoch, timestamp_ms);
}

#[test_only]
fun set(self: &mut TxContext, epoch: u64, epoch_timestamp_ms: u64) {
    self.epoch = epoch;
    self.epoch_timestamp_ms = epoch_timestamp_ms;
    replace(
        self.sender(),
        self.tx_hash,
        epoch,
        epoch_timestamp_ms,
        native_ids_created(),
        native_rgp(),
        native_gas_price(),
        native_gas_budget(),
        native_sponsor(),
    );
}
