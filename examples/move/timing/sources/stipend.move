/// Units that become available once an epoch. Nothing here needs the clock.
module timing::stipend;

public struct Stipend has key, store {
    id: UID,
    per_epoch: u64,
    last_epoch: u64,
}

public fun new(per_epoch: u64, ctx: &mut TxContext): Stipend {
    Stipend { id: object::new(ctx), per_epoch, last_epoch: ctx.epoch() }
}

/// Returns what has accrued over the epochs that ended since the last call.
public fun draw(stipend: &mut Stipend, ctx: &TxContext): u64 {
    let epochs = ctx.epoch() - stipend.last_epoch;
    stipend.last_epoch = ctx.epoch();
    epochs * stipend.per_epoch
}

/// When the epoch of this transaction began, in milliseconds since 1970.
public fun epoch_start_ms(ctx: &TxContext): u64 { ctx.epoch_timestamp_ms() }
