/// How much of a grant is free at a point in time. Pure arithmetic: no coins, no clock,
/// no objects.
module grain_silo::release;

#[error]
const EEndsBeforeItStarts: vector<u8> = b"A schedule must end after it starts";
#[error]
const EShareTooLarge: vector<u8> = b"A share is at most 10,000 basis points";
#[error]
const EBadCurve: vector<u8> =
    b"Points must rise in time and share, up to 10,000 basis points";

// #region schedules
public enum Release has copy, drop, store {
    /// Everything at one moment.
    Cliff { at_ms: u64 },
    /// A little with each millisecond.
    Linear { start_ms: u64, end_ms: u64 },
    /// A share at the cliff, the rest evenly until the end.
    CliffThenLinear { cliff_ms: u64, end_ms: u64, at_cliff_bps: u64 },
    /// Equal parts, one after each period.
    Steps { start_ms: u64, period_ms: u64, count: u64 },
    /// Points that straight lines connect: slow or fast first, as the points say.
    Curve { times_ms: vector<u64>, shares_bps: vector<u64> },
}
// #endregion schedules

// #region create
public fun cliff(at_ms: u64): Release {
    Release::Cliff { at_ms }
}

public fun linear(start_ms: u64, end_ms: u64): Release {
    assert!(start_ms < end_ms, EEndsBeforeItStarts);
    Release::Linear { start_ms, end_ms }
}

public fun cliff_then_linear(cliff_ms: u64, end_ms: u64, at_cliff_bps: u64): Release {
    assert!(cliff_ms < end_ms, EEndsBeforeItStarts);
    assert!(at_cliff_bps <= 10_000, EShareTooLarge);
    Release::CliffThenLinear { cliff_ms, end_ms, at_cliff_bps }
}

public fun steps(start_ms: u64, period_ms: u64, count: u64): Release {
    assert!(period_ms > 0 && count > 0, EEndsBeforeItStarts);
    Release::Steps { start_ms, period_ms, count }
}

public fun curve(times_ms: vector<u64>, shares_bps: vector<u64>): Release {
    let last = times_ms.length() - 1;
    assert!(shares_bps.length() == last + 1, EBadCurve);
    last.do!(|i| {
        assert!(times_ms[i] < times_ms[i + 1], EBadCurve);
        assert!(shares_bps[i] <= shares_bps[i + 1], EBadCurve);
    });
    assert!(shares_bps[last] == 10_000, EBadCurve);
    Release::Curve { times_ms, shares_bps }
}
// #endregion create

// #region released
/// What `total` has released by `now_ms`. Never falls as time passes, and ends at
/// `total`.
public fun released(self: &Release, total: u64, now_ms: u64): u64 {
    match (self) {
        Release::Cliff { at_ms } => if (now_ms < *at_ms) 0 else total,
        Release::Linear { start_ms, end_ms } => along(total, *start_ms, *end_ms, now_ms),
        Release::CliffThenLinear { cliff_ms, end_ms, at_cliff_bps } => {
            if (now_ms < *cliff_ms) return 0;
            let first = part(total, *at_cliff_bps, 10_000);
            first + along(total - first, *cliff_ms, *end_ms, now_ms)
        },
        Release::Steps { start_ms, period_ms, count } => {
            if (now_ms < *start_ms) return 0;
            let passed = (now_ms - *start_ms) / *period_ms;
            part(total, passed.min(*count), *count)
        },
        Release::Curve { times_ms, shares_bps } => on_curve(
            total,
            times_ms,
            shares_bps,
            now_ms,
        ),
    }
}

fun on_curve(total: u64, times: &vector<u64>, shares: &vector<u64>, now_ms: u64): u64 {
    let next = times.find_index!(|time| now_ms < *time);
    if (next.is_none()) return total;
    let next = next.destroy_some();
    if (next == 0) return 0;
    let from = part(total, shares[next - 1], 10_000);
    let to = part(total, shares[next], 10_000);
    from + along(to - from, times[next - 1], times[next], now_ms)
}

fun along(amount: u64, start_ms: u64, end_ms: u64, now_ms: u64): u64 {
    let now = now_ms.max(start_ms).min(end_ms);
    part(amount, now - start_ms, end_ms - start_ms)
}

/// Rounds down. The product of two `u64` needs 128 bits.
fun part(amount: u64, numerator: u64, denominator: u64): u64 {
    ((amount as u128) * (numerator as u128) / (denominator as u128)) as u64
}
// #endregion released
