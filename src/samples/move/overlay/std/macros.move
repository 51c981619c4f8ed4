module std::macros;

public macro fun num_max<$N>($x: $N, $y: $N): $N {
    let x = $x;
    let y = $y;
    if (x < y) y else x
}

public macro fun num_min<$N>($x: $N, $y: $N): $N {
    let x = $x;
    let y = $y;
    if (x < y) x else y
}

public macro fun num_diff<$N>($x: $N, $y: $N): $N {
    let x = $x;
    let y = $y;
    if (x < y) y - x else x - y
}

public macro fun try_as_u8($x: _): Option<u8> {
    let x = $x;
    if (x > 0xff) option::none() else option::some(x as u8)
}

public macro fun try_as_u16($x: _): Option<u16> {
    let x = $x;
    if (x > 0xffff) option::none() else option::some(x as u16)
}

public macro fun try_as_u32($x: _): Option<u32> {
    let x = $x;
    if (x > 0xffff_ffff) option::none() else option::some(x as u32)
}

public macro fun try_as_u64($x: _): Option<u64> {
    let x = $x;
    if (x > 0xffff_ffff_ffff_ffff) option::none() else option::some(x as u64)
}

public macro fun try_as_u128($x: _): Option<u128> {
    let x = $x;
    if (x > 0xffff_ffff_ffff_ffff_ffff_ffff_ffff_ffff) option::none() else option::some(x as u128)
}

public macro fun range_do<$N, $R: drop>($start: $N, $stop: $N, $f: |$N| -> $R) {
    let mut at = $start;
    let stop = $stop;
    while (at < stop) {
        $f(at);
        at = at + 1;
    }
}

public macro fun range_do_eq<$N, $R: drop>($start: $N, $stop: $N, $f: |$N| -> $R) {
    let mut at = $start;
    let stop = $stop;
    while (at <= stop) {
        $f(at);
        if (at == stop) break;
        at = at + 1;
    }
}

public macro fun do<$N, $R: drop>($stop: $N, $f: |$N| -> $R) { range_do!(0, $stop, |at| $f(at)) }

public macro fun do_eq<$N, $R: drop>($stop: $N, $f: |$N| -> $R) {
    range_do_eq!(0, $stop, |at| $f(at))
}
