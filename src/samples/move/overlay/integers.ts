/** The integer modules of std differ in little but the width, so their overlay is one template. */
const widths = {u8: 8, u16: 16, u32: 32, u64: 64, u128: 128, u256: 256} as const;

export type Integer = keyof typeof widths;

export const integers = Object.keys(widths) as Integer[];

const largest = (type: Integer): string => `0x${'f'.repeat(widths[type] / 4)}`;

/**
 * Shifts by as many bits as the type has would abort, which a `u8` count can only reach below
 * `u256`.
 */
const shift = (type: Integer, operator: '<<' | '>>'): string =>
  type === 'u256'
    ? `option::some(x ${operator} bits)`
    : `if (bits >= ${widths[type]}) option::none() else option::some(x ${operator} bits)`;

const narrowing = (type: Integer): string[] =>
  integers
    .filter((narrow) => widths[narrow] < widths[type])
    .map((narrow) => `public fun try_as_${narrow}(x: ${type}): Option<${narrow}> { std::macros::try_as_${narrow}!(x) }`);

/** What the ABI has for the types that fit into a wider one. */
const widening = (type: Integer): string[] => [
  `public fun sqrt(x: ${type}): ${type} {
    let (mut low, mut high) = (0u256, 1u256 << ${widths[type] / 2});
    while (high - low > 1) {
        let middle = (low + high) / 2;
        if (middle * middle <= (x as u256)) low = middle else high = middle;
    };
    low as ${type}
}`,
  `public fun mul_div(x: ${type}, y: ${type}, z: ${type}): ${type} { ((x as u256) * (y as u256) / (z as u256)) as ${type} }`,
  `public fun mul_div_ceil(x: ${type}, y: ${type}, z: ${type}): ${type} { ((x as u256) * (y as u256)).div_ceil(z as u256) as ${type} }`,
  `public fun checked_shl(x: ${type}, bits: u8): Option<${type}> { ${shift(type, '<<')} }`,
  `public fun checked_shr(x: ${type}, bits: u8): Option<${type}> { ${shift(type, '>>')} }`,
];

/** The overlay of `std::u8` … `std::u256`. */
export const integerModule = (type: Integer): string => `#[defines_primitive(${type})]
module std::${type};

public fun bitwise_not(x: ${type}): ${type} { x ^ ${largest(type)} }
public fun max(x: ${type}, y: ${type}): ${type} { if (x < y) y else x }
public fun min(x: ${type}, y: ${type}): ${type} { if (x < y) x else y }
public fun diff(x: ${type}, y: ${type}): ${type} { x.max(y) - x.min(y) }
public fun div_ceil(x: ${type}, y: ${type}): ${type} { x / y + (if (x % y == 0) 0 else 1) }
public fun divide_and_round_up(x: ${type}, y: ${type}): ${type} { x.div_ceil(y) }
public fun pow(base: ${type}, exponent: u8): ${type} {
    let mut power = 1;
    std::macros::do!(exponent, |_| power = power * base);
    power
}
public fun to_string(x: ${type}): std::string::String {
    let mut digits = vector[];
    let mut left = x;
    loop {
        digits.push_back(48 + ((left % 10) as u8));
        left = left / 10;
        if (left == 0) break
    };
    digits.reverse();
    digits.to_string()
}

public fun checked_add(x: ${type}, y: ${type}): Option<${type}> { if (y > ${largest(type)} - x) option::none() else option::some(x + y) }
public fun checked_sub(x: ${type}, y: ${type}): Option<${type}> { if (x < y) option::none() else option::some(x - y) }
public fun checked_mul(x: ${type}, y: ${type}): Option<${type}> {
    if (x != 0 && y > ${largest(type)} / x) option::none() else option::some(x * y)
}
public fun checked_div(x: ${type}, y: ${type}): Option<${type}> { if (y == 0) option::none() else option::some(x / y) }
public fun saturating_add(x: ${type}, y: ${type}): ${type} { x.checked_add(y).destroy_or!(${largest(type)}) }
public fun saturating_sub(x: ${type}, y: ${type}): ${type} { x.checked_sub(y).destroy_or!(0) }
public fun saturating_mul(x: ${type}, y: ${type}): ${type} { x.checked_mul(y).destroy_or!(${largest(type)}) }
public fun lossless_div(x: ${type}, y: ${type}): Option<${type}> { x.checked_div(y).filter!(|quotient| *quotient * y == x) }
public fun lossless_shl(x: ${type}, bits: u8): Option<${type}> {
    let shifted: Option<${type}> = ${shift(type, '<<')};
    shifted.filter!(|shifted| *shifted >> bits == x)
}
public fun lossless_shr(x: ${type}, bits: u8): Option<${type}> {
    let shifted: Option<${type}> = ${shift(type, '>>')};
    shifted.filter!(|shifted| *shifted << bits == x)
}

${[...narrowing(type), ...(type === 'u256' ? [] : widening(type))].join('\n')}

public macro fun max_value(): ${type} { ${largest(type)} }
public macro fun range_do<$R: drop>($start: ${type}, $stop: ${type}, $f: |${type}| -> $R) { std::macros::range_do!($start, $stop, |at| $f(at)) }
public macro fun range_do_eq<$R: drop>($start: ${type}, $stop: ${type}, $f: |${type}| -> $R) { std::macros::range_do_eq!($start, $stop, |at| $f(at)) }
public macro fun do<$R: drop>($stop: ${type}, $f: |${type}| -> $R) { std::macros::do!($stop, |at| $f(at)) }
public macro fun do_eq<$R: drop>($stop: ${type}, $f: |${type}| -> $R) { std::macros::do_eq!($stop, |at| $f(at)) }
`;
