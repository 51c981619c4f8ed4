// #region structs
/// A dome that lends for a fee and looks at what comes back, with a hot potato of its
/// own.
module observatory::rental;

use observatory::telescope::Telescope;
use sui::balance::{Self, Balance};
use sui::coin::Coin;
use sui::sui::SUI;

#[error]
const EOtherDome: vector<u8> = b"The telescope belongs in another dome";
#[error]
const EOtherTelescope: vector<u8> = b"This is not the telescope that was lent";
#[error]
const EWrongFee: vector<u8> = b"Each exposure costs the fee of the dome";
#[error]
const ENotParked: vector<u8> = b"Turn the telescope back to 0 degrees";

public struct RentalDome has key {
    id: UID,
    telescope: Option<Telescope>,
    fee: u64,
    earned: Balance<SUI>,
}

/// A debt. Without abilities it can be neither kept nor dropped; only `settle` unpacks
/// it.
public struct Loan {
    dome: ID,
    telescope: ID,
    exposures_before: u64,
}
// #endregion structs

// #region new
public fun build(telescope: Telescope, fee: u64, ctx: &mut TxContext) {
    transfer::share_object(RentalDome {
        id: object::new(ctx),
        telescope: option::some(telescope),
        fee,
        earned: balance::zero(),
    });
}
// #endregion new

// #region rent
public fun rent(dome: &mut RentalDome): (Telescope, Loan) {
    let telescope = dome.telescope.extract();
    let loan = Loan {
        dome: object::id(dome),
        telescope: object::id(&telescope),
        exposures_before: telescope.exposures(),
    };
    (telescope, loan)
}

/// Ends the loan: the same telescope, parked, and the fee for what was exposed.
public fun settle(
    dome: &mut RentalDome,
    telescope: Telescope,
    loan: Loan,
    payment: Coin<SUI>,
) {
    let Loan { dome: lender, telescope: lent, exposures_before } = loan;
    assert!(lender == object::id(dome), EOtherDome);
    assert!(lent == object::id(&telescope), EOtherTelescope);
    assert!(telescope.azimuth() == 0, ENotParked);
    let used = telescope.exposures() - exposures_before;
    assert!(payment.value() == used * dome.fee, EWrongFee);

    dome.earned.join(payment.into_balance());
    dome.telescope.fill(telescope);
}

public fun earned(dome: &RentalDome): u64 { dome.earned.value() }
// #endregion rent
