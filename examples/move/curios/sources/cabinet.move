// #region struct
/// Curios that come and go while the cabinet stays.
module curios::cabinet;

use curios::curio::Curio;

public struct Cabinet has key, store {
    id: UID,
    showcase: Option<Curio>,
    drawer: vector<Curio>,
}
// #endregion struct

#[error]
const EFull: vector<u8> = b"There is something in the showcase already";
#[error]
const EEmpty: vector<u8> = b"The showcase is empty";
#[error]
const ENotEmpty: vector<u8> = b"Take everything out before you scrap the cabinet";

public fun build(ctx: &mut TxContext): Cabinet {
    Cabinet { id: object::new(ctx), showcase: option::none(), drawer: vector[] }
}

// #region option
public fun show(cabinet: &mut Cabinet, curio: Curio) {
    assert!(cabinet.showcase.is_none(), EFull);
    cabinet.showcase.fill(curio);
}

public fun take(cabinet: &mut Cabinet): Curio {
    assert!(cabinet.showcase.is_some(), EEmpty);
    cabinet.showcase.extract()
}

public fun exchange(cabinet: &mut Cabinet, curio: Curio): Curio {
    assert!(cabinet.showcase.is_some(), EEmpty);
    cabinet.showcase.swap(curio)
}
// #endregion option

public fun stow(cabinet: &mut Cabinet, curio: Curio) { cabinet.drawer.push_back(curio); }

public fun stowed(cabinet: &Cabinet): u64 { cabinet.drawer.length() }

// #region scrap
/// Neither field can be dropped, so the type system asks for a proof that both are empty.
public fun scrap(cabinet: Cabinet) {
    let Cabinet { id, showcase, drawer } = cabinet;
    assert!(showcase.is_none() && drawer.is_empty(), ENotEmpty);
    id.delete();
    showcase.destroy_none();
    drawer.destroy_empty();
}
// #endregion scrap
