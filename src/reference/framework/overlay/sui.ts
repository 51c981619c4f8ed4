import type {PackageOverlay} from '../overlay-types';
import {bcsMacros, fieldMacros, partyMacros} from './sui-macros';

/** Our texts about the modules of `sui`, apart from the functions of the most used ones, which stand in sui-core/. */
export const sui: PackageOverlay = {
  accumulator: {
    summary:
      'The shared object under which the network keeps the balances that addresses hold without coins, one entry per address and type. Only the system writes to it; read a balance with `balance::settled_funds_value`.',
  },
  accumulator_metadata: {
    summary:
      'Bookkeeping for address balances: who owns which of them, and how many storage entries they take up. Only the system uses it.',
  },
  accumulator_settlement: {
    summary:
      'Applies the deposits and withdrawals of executed transactions to address balances, and new events to authenticated event streams. Only system transactions call it.',
  },
  address: {
    summary:
      'Conversions between addresses and bytes, numbers, hexadecimal strings and IDs, with the length and the largest value of an address. The functions are methods of `address`.',
  },
  address_alias: {
    summary:
      'Lets an address name others whose signatures count as its own, up to eight, so that a key can be replaced without moving assets. The functions are entry functions: a transaction calls them, other modules cannot.',
  },
  authenticator_state: {
    summary:
      'The onchain record of the keys with which identity providers sign zkLogin tokens, at address `0x7`. Only the system reads and writes it.',
  },
  bag: {
    summary:
      'A collection on dynamic fields whose keys and values may have a different type in each entry. It knows its size, so it cannot be destroyed while entries would be lost; for objects that should stay visible to explorers take `sui::object_bag`.',
  },
  balance: {
    summary:
      'Amounts of a fungible type without an identity of their own, and the supply that creates and destroys them. Store a `Balance<T>` inside your objects and hand out `sui::coin::Coin<T>`; funds can also go straight to the balance of an address.',
  },
  bcs: {
    summary:
      'Reads Move values from BCS bytes, one after the other: wrap the bytes in a `BCS` and peel values off in order. Use it for signed messages and for data that comes from outside the chain.',
    macros: bcsMacros,
  },
  bls12381: {
    summary:
      'Verifies BLS signatures and calculates in the groups of the curve BLS12-381, with scalars, points of G1, G2 and GT, and pairings.',
  },
  borrow: {
    summary:
      'Lends an object out of another one for the length of a transaction and makes sure that the same object comes back. The `Borrow` value that comes with it cannot be dropped, so the transaction fails unless `put_back` consumes it.',
  },
  clock: {
    summary:
      'The time of the network in milliseconds since 1970, read from the shared `Clock` object at address `0x6`. Take it as `&Clock`: a transaction that asks for a mutable reference is rejected.',
  },
  coin: {
    summary:
      'Fungible assets as objects: `Coin<T>` holds an amount, `TreasuryCap<T>` mints and burns, and metadata describes the currency. New currencies are created in `sui::coin_registry`; splitting, joining and deny lists are here.',
  },
  coin_registry: {
    summary:
      'Registers currencies in one shared object, at address `0xc`, with name, symbol, decimals, icon, supply rules and regulatory state. Start a new currency with `new_currency` or `new_currency_with_otw`, and move an old one over with the migration functions.',
  },
  config: {
    summary:
      'Settings that take effect in the next epoch, so that a value stays the same while an epoch lasts. The framework builds deny lists on it; other packages cannot call it.',
  },
  deny_list: {
    summary:
      'The shared object at address `0x403` that lists, for each regulated currency, the addresses that may not use it. Write to it with the functions of `sui::coin` that take a `DenyCapV2`.',
  },
  derived_object: {
    summary:
      'Object IDs calculated from a parent object and a key, so that anyone can tell the address of an object before it exists. Each key gives one ID per parent; the object then lives on its own, without access to the parent.',
  },
  display: {
    summary:
      'Templates that tell wallets and explorers how to show objects of a type, created with the `Publisher` of its package. This is the first version; `sui::display_registry` keeps one template per type at a known address.',
  },
  display_registry: {
    summary:
      'The second version of display templates: one shared `Display<T>` per type, at an address derived from a registry, changed with a `DisplayCap<T>`. Templates of `sui::display` can be moved over.',
  },
  dynamic_field: {
    summary:
      'Adds values to an object under names chosen at run time, of any types, without limit in number. A value that is an object can no longer be found by its own ID; take `sui::dynamic_object_field` where that matters.',
    macros: fieldMacros('store'),
  },
  dynamic_object_field: {
    summary:
      'Adds objects to an object under names chosen at run time, in such a way that explorers and wallets still find them by their own IDs. The functions are those of `sui::dynamic_field`.',
    macros: fieldMacros('key + store'),
  },
  ecdsa_k1: {
    summary:
      'Verifies ECDSA signatures over the curve secp256k1, recovers the public key from one, and decompresses public keys. Messages are hashed with Keccak-256 or SHA-256, so signatures of Ethereum and Bitcoin keys can be checked.',
  },
  ecdsa_r1: {
    summary: 'Verifies ECDSA signatures over the curve secp256r1, also known as P-256, and recovers the public key from one.',
  },
  ecvrf: {
    summary:
      'Verifies the output of a verifiable random function over Ristretto255, so that one party can supply random numbers that others can check.',
  },
  ed25519: {
    summary: 'Verifies Ed25519 signatures over any bytes; the public key takes 32 bytes and the signature 64.',
  },
  event: {
    summary:
      'Emits events: values that are stored with the effects of a transaction and that indexers, subscriptions and explorers read. Only the module that defines the type of an event can emit it.',
  },
  forwarding_address: {
    summary:
      'The registry object of forwarding addresses, whose deposits go to a master address; the pinned release holds the object and no functions to use it.',
  },
  funds_accumulator: {
    summary:
      'Withdrawals from the balance that an address or object holds: a `Withdrawal<T>` names an owner and a limit, and can be split and joined. Turn one into a value with `balance::redeem_funds` or `coin::redeem_funds`.',
  },
  groth16: {
    summary:
      'Verifies Groth16 zero-knowledge proofs over the curves BLS12-381 and BN254, with up to eight public inputs. Prepare the verifying key once and store it to save gas on later proofs.',
  },
  group_ops: {
    summary:
      'The type of elements that `sui::bls12381` and `sui::ristretto255` calculate with, and the native operations behind them. Other packages compare elements and read their bytes here.',
  },
  hash: {
    summary: 'The hash functions BLAKE2b-256 and Keccak-256 over a vector of bytes. SHA2-256 and SHA3-256 are in `std::hash`.',
  },
  hex: {
    summary: 'Turns bytes into lower-case hexadecimal text without a prefix, and such text, in either case, back into bytes.',
  },
  hmac: {
    summary: 'Calculates an HMAC with SHA3-256: a 32-byte code that proves knowledge of a key for a message.',
  },
  kiosk: {
    summary:
      'A shared object in which an owner keeps items and lists them for sale, with the rules of their creators enforced at every purchase. A purchase returns a `TransferRequest` that a `sui::transfer_policy` must confirm; the `KioskOwnerCap` proves ownership.',
  },
  kiosk_extension: {
    summary:
      'Lets third-party modules act on a kiosk with the permission of its owner: place items, lock them, and keep data in a bag of their own. The owner can disable or remove an extension at any time.',
  },
  linked_table: {
    summary: 'A table on dynamic fields that keeps its entries in order, with access to both ends and to the neighbors of each key.',
  },
  math: {
    deprecated: 'Use the modules of the integer types, such as `std::u64`.',
    summary: 'Minimum, maximum, powers, roots and rounding for `u64`, kept for packages that were written with them.',
  },
  nitro_attestation: {
    summary:
      'Verifies the attestation document of an AWS Nitro enclave and gives access to its measurements, public key and user data. `load_nitro_attestation` is an entry function: call it first in a transaction, then pass the document on.',
  },
  object: {
    summary:
      'The identity of objects: `UID` stands in the first field of every struct with `key`, and `ID` is a copy of it that may be stored anywhere. Create one with `object::new`, remove one with `object::delete`.',
  },
  object_bag: {
    summary:
      'A collection of objects with keys and values of different types, whose entries explorers and wallets still find by their own IDs. Otherwise it works as `sui::bag`.',
  },
  object_table: {
    summary:
      'A map on dynamic fields whose values are objects of one type that explorers and wallets still find by their own IDs. Otherwise it works as `sui::table`.',
  },
  package: {
    summary:
      'Proof of who published a package, and control over its upgrades: `Publisher`, claimed with a one-time witness, and `UpgradeCap` with its policies. An upgrade goes through an `UpgradeTicket` and an `UpgradeReceipt` in one transaction.',
  },
  party: {
    summary:
      'Describes who may use an object and how, for objects that one address owns but whose transactions are ordered by consensus. Create one with `single_owner` and pass it to `transfer::party_transfer`.',
    macros: partyMacros,
  },
  pay: {
    summary:
      'Entry functions that split, join and send coins, from the time before programmable transaction blocks. New code uses the built-in commands or the methods of `sui::coin`.',
  },
  poseidon: {
    summary:
      'The hash function Poseidon over the field of BN254, for 1 to 16 inputs, which is cheap to prove inside zero-knowledge circuits.',
  },
  priority_queue: {
    summary: 'A queue inside a vector that always gives out the entry with the highest priority, implemented as a heap.',
  },
  protocol_config: {
    summary: 'Tells modules of the framework whether a feature of the protocol is switched on; other packages cannot call it.',
  },
  prover: {
    summary: 'An empty module that was once meant for the Move Prover and stays because published packages keep their modules.',
  },
  random: {
    summary:
      'Secure random numbers from the validators, through the shared `Random` object at address `0x8` and generators made from it. Use them in entry functions that are not public, so that no other module can look at the outcome and abort.',
  },
  rangeproofs: {
    summary:
      'Verifies Bulletproofs: proofs that committed numbers lie in a range without revealing them. According to its source it is enabled on Devnet only, and the function without a domain tag always aborts.',
    deprecatedFunctions: {
      verify_bulletproofs_ristretto255: 'Always aborts; use `verify_bulletproofs_with_dst_ristretto255`.',
    },
  },
  ristretto255: {
    summary:
      'Scalars and points of the group Ristretto255, with addition, multiplication, division and conversion from bytes, for protocols such as range proofs.',
  },
  scratch: {
    summary:
      'A store of keys and values that lasts for one transaction and vanishes at its end, so that calls can pass data to each other. The module that defines the type of a key decides who may use it, by a `Permit`.',
  },
  sui: {
    summary:
      'The type `SUI`, so that `Coin<SUI>` is the coin that pays for gas. It has 9 decimals; the smallest unit is a MIST, and the total supply is 10 billion SUI.',
  },
  table: {
    summary:
      'A map on dynamic fields with keys of one type and values of another, for collections too large for a vector. An entry is loaded only when it is used; there is no iteration, and only an empty table can be destroyed unless its values have `drop`.',
  },
  table_vec: {
    summary: 'A vector on dynamic fields: it grows beyond the size limit of an object, and only the elements that are used are loaded.',
  },
  token: {
    summary:
      'Closed-loop tokens: a currency whose holders can do only what a policy allows, as with loyalty points or in-game money. Each action makes an `ActionRequest` that the policy, its rules or the treasury must confirm.',
  },
  transfer: {
    summary:
      'Gives objects to addresses, shares them, freezes them, and receives what was sent to an object. Functions that start with `public_` work in any module on types with `store`; the others only in the module that defines the type.',
  },
  transfer_policy: {
    summary:
      'The rules that a creator sets for trades of a type, such as royalties: a purchase is final only when every rule has left its receipt on the `TransferRequest`. The owner of the `TransferPolicyCap` adds rules and withdraws profits.',
  },
  tx_context: {
    summary:
      'What a function can learn about the transaction that runs it: sender, sponsor, digest, epoch, its start time and gas prices. The runtime passes it in; take it as `&TxContext`, or as `&mut TxContext` where you create objects.',
  },
  types: {
    summary: 'Tells whether a value is a one-time witness, the struct that exists only once, in the initializer of its module.',
  },
  url: {
    summary: 'A URL as a type of its own around an ASCII string. Nothing checks that the text is a valid URL.',
  },
  vdf: {
    summary:
      'Verifies a verifiable delay function: proof that a result took a set number of steps to calculate, one after the other. According to its source it is enabled on Devnet only.',
  },
  vec_map: {
    summary:
      'A map kept in a vector, in the order of insertion, that can be copied, dropped and iterated. Each lookup scans the entries, so it suits small maps; for large ones take `sui::table`.',
  },
  vec_set: {
    summary: 'A set kept in a vector, in the order of insertion. Each lookup scans the entries, so it suits small sets.',
    deprecatedFunctions: {size: 'Use `length`.'},
  },
  versioned: {
    summary:
      'Holds a value together with a version number, so that a package can replace the type of its data in an upgrade. Taking the old value out obliges the caller to put a new one in.',
  },
  zklogin_verified_id: {
    summary:
      'Proof objects for identities behind zkLogin addresses, left over from a function that is disabled. Existing objects can be read and deleted; no new ones can be made.',
  },
  zklogin_verified_issuer: {
    summary: 'Proves onchain that an address comes from zkLogin with a given identity provider, by an object or by a plain check.',
  },
};
