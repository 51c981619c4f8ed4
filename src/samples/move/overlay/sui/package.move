module sui::package;

use std::ascii::String;
use std::type_name;

public use fun published_module as Publisher.module_;
public use fun published_package as Publisher.package;
public use fun burn_publisher as Publisher.burn;
public use fun upgrade_package as UpgradeCap.package;
public use fun upgrade_policy as UpgradeCap.policy;
public use fun authorize_upgrade as UpgradeCap.authorize;
public use fun commit_upgrade as UpgradeCap.commit;
public use fun ticket_package as UpgradeTicket.package;
public use fun ticket_policy as UpgradeTicket.policy;
public use fun ticket_digest as UpgradeTicket.digest;
public use fun receipt_cap as UpgradeReceipt.cap;
public use fun receipt_package as UpgradeReceipt.package;

const ENotOneTimeWitness: u64 = 0;
const ETooPermissive: u64 = 1;
const EAlreadyAuthorized: u64 = 2;
const ENotAuthorized: u64 = 3;
const EWrongUpgradeCap: u64 = 4;

const COMPATIBLE: u8 = 0;
const ADDITIVE: u8 = 128;
const DEP_ONLY: u8 = 192;

public struct Publisher has key, store { id: UID, package: String, module_name: String }

// `package` is @0x0 while an upgrade is under way.
public struct UpgradeCap has key, store { id: UID, package: ID, version: u64, policy: u8 }

public struct UpgradeTicket { cap: ID, package: ID, policy: u8, digest: vector<u8> }

public struct UpgradeReceipt { cap: ID, package: ID }

// === Publisher ===

public fun claim<OTW: drop>(otw: OTW, ctx: &mut TxContext): Publisher {
    assert!(sui::types::is_one_time_witness(&otw), ENotOneTimeWitness);
    let name = type_name::with_original_ids<OTW>();
    Publisher {
        id: object::new(ctx),
        package: name.address_string(),
        module_name: name.module_string(),
    }
}

#[allow(lint(self_transfer))]
public fun claim_and_keep<OTW: drop>(otw: OTW, ctx: &mut TxContext) {
    transfer::public_transfer(claim(otw, ctx), ctx.sender())
}

public fun burn_publisher(self: Publisher) {
    let Publisher { id, .. } = self;
    id.delete()
}

public fun from_package<T>(self: &Publisher): bool {
    type_name::with_original_ids<T>().address_string() == self.package
}

public fun from_module<T>(self: &Publisher): bool {
    self.from_package<T>() && type_name::with_original_ids<T>().module_string() == self.module_name
}

public fun published_module(self: &Publisher): &String { &self.module_name }

public fun published_package(self: &Publisher): &String { &self.package }

// === Upgrades ===

public fun compatible_policy(): u8 { COMPATIBLE }

public fun additive_policy(): u8 { ADDITIVE }

public fun dep_only_policy(): u8 { DEP_ONLY }

public fun upgrade_package(cap: &UpgradeCap): ID { cap.package }

public fun version(cap: &UpgradeCap): u64 { cap.version }

public fun upgrade_policy(cap: &UpgradeCap): u8 { cap.policy }

public fun ticket_package(ticket: &UpgradeTicket): ID { ticket.package }

public fun ticket_policy(ticket: &UpgradeTicket): u8 { ticket.policy }

public fun ticket_digest(ticket: &UpgradeTicket): &vector<u8> { &ticket.digest }

public fun receipt_cap(receipt: &UpgradeReceipt): ID { receipt.cap }

public fun receipt_package(receipt: &UpgradeReceipt): ID { receipt.package }

public entry fun only_additive_upgrades(cap: &mut UpgradeCap) { cap.restrict(ADDITIVE) }

public entry fun only_dep_upgrades(cap: &mut UpgradeCap) { cap.restrict(DEP_ONLY) }

public entry fun make_immutable(cap: UpgradeCap) {
    let UpgradeCap { id, .. } = cap;
    id.delete()
}

public fun authorize_upgrade(cap: &mut UpgradeCap, policy: u8, digest: vector<u8>): UpgradeTicket {
    let package = cap.package;
    assert!(package.to_address() != @0x0, EAlreadyAuthorized);
    assert!(policy >= cap.policy, ETooPermissive);
    cap.package = @0x0.to_id();
    UpgradeTicket { cap: object::id(cap), package, policy, digest }
}

public fun commit_upgrade(cap: &mut UpgradeCap, receipt: UpgradeReceipt) {
    let UpgradeReceipt { cap: cap_id, package } = receipt;
    assert!(object::id(cap) == cap_id, EWrongUpgradeCap);
    assert!(cap.package.to_address() == @0x0, ENotAuthorized);
    cap.package = package;
    cap.version = cap.version + 1;
}

fun restrict(cap: &mut UpgradeCap, policy: u8) {
    assert!(policy >= cap.policy, ETooPermissive);
    cap.policy = policy;
}

#[test_only]
public fun test_claim<OTW: drop>(_otw: OTW, ctx: &mut TxContext): Publisher {
    let name = type_name::with_original_ids<OTW>();
    Publisher {
        id: object::new(ctx),
        package: name.address_string(),
        module_name: name.module_string(),
    }
}

#[test_only]
public fun test_publish(package: ID, ctx: &mut TxContext): UpgradeCap {
    UpgradeCap { id: object::new(ctx), package, version: 1, policy: COMPATIBLE }
}

#[test_only]
public fun test_upgrade(ticket: UpgradeTicket): UpgradeReceipt {
    let UpgradeTicket { cap, package, policy: _, digest: _ } = ticket;
    // The new package's address is made up, and differs from one upgrade to the next.
    let package = sui::address::from_bytes(std::hash::sha3_256(package.to_bytes())).to_id();
    UpgradeReceipt { cap, package }
}
