/// What other packages see of the Payment Kit: its types and public functions, from the
/// signatures of the package that is published. No function does anything here; each
/// aborts. It serves to compile samples without the sources of the Payment Kit, and must
/// never be published.
#[allow(unused_field)]
module payment_kit::payment_kit;

use std::ascii::String;
use sui::clock::Clock;
use sui::coin::Coin;

#[error]
const EInterfaceOnly: vector<u8> =
    b"This package declares the Payment Kit and does not contain it";

public struct Namespace has key { id: UID }

public struct PaymentRegistry has key { id: UID }

public struct RegistryAdminCap has key, store { id: UID, registry_id: ID }

public struct PaymentReceipt has copy, drop, store {
    payment_type: PaymentType,
    nonce: String,
    payment_amount: u64,
    receiver: address,
    coin_type: String,
    timestamp_ms: u64,
}

public enum PaymentType has copy, drop, store {
    Ephemeral,
    Registry(ID),
}

public struct PaymentKey<phantom T> has copy, drop, store {
    nonce: String,
    payment_amount: u64,
    receiver: address,
}

public fun process_ephemeral_payment<T>(
    _nonce: String,
    _payment_amount: u64,
    _coin: Coin<T>,
    _receiver: address,
    _clock: &Clock,
    _ctx: &mut TxContext,
): PaymentReceipt {
    abort EInterfaceOnly
}

public fun process_registry_payment<T>(
    _registry: &mut PaymentRegistry,
    _nonce: String,
    _payment_amount: u64,
    _coin: Coin<T>,
    _receiver: Option<address>,
    _clock: &Clock,
    _ctx: &mut TxContext,
): PaymentReceipt {
    abort EInterfaceOnly
}

public fun create_registry(
    _namespace: &mut Namespace,
    _name: String,
    _ctx: &mut TxContext,
): (PaymentRegistry, RegistryAdminCap) {
    abort EInterfaceOnly
}

public fun share(_registry: PaymentRegistry) { abort EInterfaceOnly }

public fun withdraw_from_registry<T>(
    _registry: &mut PaymentRegistry,
    _cap: &RegistryAdminCap,
    _ctx: &mut TxContext,
): Coin<T> {
    abort EInterfaceOnly
}

public fun set_config_epoch_expiration_duration(
    _registry: &mut PaymentRegistry,
    _cap: &RegistryAdminCap,
    _epoch_expiration_duration: u64,
    _ctx: &mut TxContext,
) {
    abort EInterfaceOnly
}

public fun set_config_registry_managed_funds(
    _registry: &mut PaymentRegistry,
    _cap: &RegistryAdminCap,
    _registry_managed_funds: bool,
    _ctx: &mut TxContext,
) {
    abort EInterfaceOnly
}

public fun create_payment_key<T>(
    _nonce: String,
    _payment_amount: u64,
    _receiver: address,
): PaymentKey<T> {
    abort EInterfaceOnly
}

public fun delete_payment_record<T>(
    _registry: &mut PaymentRegistry,
    _payment_key: PaymentKey<T>,
    _ctx: &mut TxContext,
) {
    abort EInterfaceOnly
}
