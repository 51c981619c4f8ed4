// #region header
/// Water levels that an enclave measures and signs. The gauge knows which image may run
/// in the enclave, and takes readings only from a key that an attestation of this image
/// named.
module tide_gauge::gauge;

use sui::bcs;
use sui::clock::Clock;
use sui::ed25519::ed25519_verify;
use sui::event;
use sui::nitro_attestation::NitroAttestationDocument;

/// First field of each reading. A signature for another purpose never fits.
const DOMAIN: vector<u8> = b"tide_gauge::gauge::Reading";
/// An attestation has to be registered within five minutes.
const MAX_ATTESTATION_AGE_MS: u64 = 300_000;
/// A reading older than one minute is of no use.
const MAX_READING_AGE_MS: u64 = 60_000;
/// An enclave's clock may run this much ahead of the chain's.
const MAX_AHEAD_MS: u64 = 5_000;
// #endregion header

// #region errors
#[error]
const EWrongCap: vector<u8> = b"This capability is for another gauge";
#[error]
const EMissingPcr: vector<u8> = b"The attestation lacks one of PCR0, PCR1 and PCR2";
#[error]
const EPcrLength: vector<u8> = b"A PCR is a SHA-384 hash of 48 bytes";
#[error]
const EDebugImage: vector<u8> = b"All zeros are the PCRs of an enclave in debug mode";
#[error]
const EWrongImage: vector<u8> = b"The enclave runs another image";
#[error]
const ENoKey: vector<u8> = b"The attestation names no Ed25519 key of 32 bytes";
#[error]
const EStaleAttestation: vector<u8> =
    b"The attestation is too old, or not newer than the last";
#[error]
const ENotRegistered: vector<u8> = b"No enclave is registered";
#[error]
const EStaleReading: vector<u8> = b"The reading is too old, or not newer than the last";
#[error]
const EFutureReading: vector<u8> = b"The enclave's clock is ahead";
#[error]
const EBadSignature: vector<u8> = b"The enclave did not sign this reading";
// #endregion errors

// #region structs
/// Whoever holds this decides which code is trusted.
public struct ImageCap has key, store { id: UID, gauge: ID }

/// What the build of the image printed.
public struct Image has copy, drop, store {
    pcr0: vector<u8>,
    pcr1: vector<u8>,
    pcr2: vector<u8>,
}

public struct Gauge has key {
    id: UID,
    /// What is measured. Each reading names it, so one key may serve several gauges.
    channel: vector<u8>,
    image: Image,
    enclave_key: Option<vector<u8>>,
    attested_ms: u64,
    level_mm: u64,
    measured_ms: u64,
}

/// What the enclave signs: the BCS bytes of this struct.
public struct Reading has drop {
    domain: vector<u8>,
    channel: vector<u8>,
    level_mm: u64,
    measured_ms: u64,
}

public struct ImageChanged has copy, drop { gauge: ID, image: Image }

public struct EnclaveRegistered has copy, drop { gauge: ID, enclave_key: vector<u8> }
// #endregion structs

// #region image
public fun new_image(pcr0: vector<u8>, pcr1: vector<u8>, pcr2: vector<u8>): Image {
    vector[pcr0, pcr1, pcr2].do!(|pcr| {
        assert!(pcr.length() == 48, EPcrLength);
        assert!(pcr.any!(|byte| *byte != 0), EDebugImage);
    });
    Image { pcr0, pcr1, pcr2 }
}

public fun open(
    channel: vector<u8>,
    image: Image,
    ctx: &mut TxContext,
): (Gauge, ImageCap) {
    let gauge = Gauge {
        id: object::new(ctx),
        channel,
        image,
        enclave_key: option::none(),
        attested_ms: 0,
        level_mm: 0,
        measured_ms: 0,
    };
    let cap = ImageCap { id: object::new(ctx), gauge: object::id(&gauge) };
    (gauge, cap)
}

public fun share(gauge: Gauge) { transfer::share_object(gauge) }
// #endregion image

// #region set-image
/// Trusts another image from now on. The key of the old one is forgotten at once.
public fun set_image(gauge: &mut Gauge, cap: &ImageCap, image: Image) {
    assert!(cap.gauge == object::id(gauge), EWrongCap);
    gauge.image = image;
    gauge.enclave_key = option::none();
    event::emit(ImageChanged { gauge: object::id(gauge), image });
}
// #endregion set-image

// #region register
/// Trusts the key in an attestation of the expected image. Anybody may call this: the
/// document speaks for itself.
public fun register(
    gauge: &mut Gauge,
    document: NitroAttestationDocument,
    clock: &Clock,
) {
    let measured = Image {
        pcr0: pcr(&document, 0),
        pcr1: pcr(&document, 1),
        pcr2: pcr(&document, 2),
    };
    gauge.trust(
        measured,
        *document.public_key(),
        *document.timestamp(),
        clock.timestamp_ms(),
    );
}

/// The register with this index. Its place in the vector says nothing.
fun pcr(document: &NitroAttestationDocument, index: u8): vector<u8> {
    let entries = document.pcrs();
    let place = entries.find_index!(|entry| entry.index() == index);
    assert!(place.is_some(), EMissingPcr);
    *entries[place.destroy_some()].value()
}
// #endregion register

// #region trust
/// All checks on what an attestation says. They are apart from the document, which only
/// the native function can make, so that tests reach them.
public(package) fun trust(
    gauge: &mut Gauge,
    measured: Image,
    public_key: Option<vector<u8>>,
    attested_ms: u64,
    now_ms: u64,
) {
    assert!(measured == gauge.image, EWrongImage);
    assert!(public_key.is_some_and!(|key| key.length() == 32), ENoKey);
    assert!(attested_ms + MAX_ATTESTATION_AGE_MS > now_ms, EStaleAttestation);
    assert!(attested_ms > gauge.attested_ms, EStaleAttestation);

    let enclave_key = public_key.destroy_some();
    gauge.enclave_key = option::some(enclave_key);
    gauge.attested_ms = attested_ms;
    event::emit(EnclaveRegistered { gauge: object::id(gauge), enclave_key });
}
// #endregion trust

// #region record
/// Stores a reading that the registered enclave has signed. Anybody may deliver it.
public fun record(
    gauge: &mut Gauge,
    level_mm: u64,
    measured_ms: u64,
    signature: vector<u8>,
    clock: &Clock,
) {
    assert!(gauge.enclave_key.is_some(), ENotRegistered);
    let now_ms = clock.timestamp_ms();
    assert!(measured_ms + MAX_READING_AGE_MS > now_ms, EStaleReading);
    assert!(measured_ms <= now_ms + MAX_AHEAD_MS, EFutureReading);
    assert!(measured_ms > gauge.measured_ms, EStaleReading);

    let message = reading_bytes(gauge.channel, level_mm, measured_ms);
    let enclave_key = gauge.enclave_key.borrow();
    assert!(ed25519_verify(&signature, enclave_key, &message), EBadSignature);

    gauge.level_mm = level_mm;
    gauge.measured_ms = measured_ms;
}

public fun reading_bytes(
    channel: vector<u8>,
    level_mm: u64,
    measured_ms: u64,
): vector<u8> {
    bcs::to_bytes(&Reading { domain: DOMAIN, channel, level_mm, measured_ms })
}
// #endregion record

public fun level_mm(gauge: &Gauge): u64 { gauge.level_mm }

public fun measured_ms(gauge: &Gauge): u64 { gauge.measured_ms }
