/// A small thing worth keeping. Everything else in this package is a way to hold one.
module curios::curio;

public struct Curio has key, store {
    id: UID,
    shine: u64,
}

public fun find(ctx: &mut TxContext): Curio { Curio { id: object::new(ctx), shine: 0 } }

public fun polish(curio: &mut Curio) { curio.shine = curio.shine + 1; }

public fun shine(curio: &Curio): u64 { curio.shine }
