// #region wrap
/// A frame around one curio.
module curios::frame;

use curios::curio::Curio;

public struct Frame has key, store {
    id: UID,
    curio: Curio,
}

/// Wraps: from here on the curio has no owner of its own.
public fun mount(curio: Curio, ctx: &mut TxContext): Frame {
    Frame { id: object::new(ctx), curio }
}

/// Unwraps: the frame is gone, and the curio is back under its old ID.
public fun release(frame: Frame): Curio {
    let Frame { id, curio } = frame;
    id.delete();
    curio
}
// #endregion wrap

// #region access
public fun curio(frame: &Frame): &Curio { &frame.curio }

public fun curio_mut(frame: &mut Frame): &mut Curio { &mut frame.curio }
// #endregion access
