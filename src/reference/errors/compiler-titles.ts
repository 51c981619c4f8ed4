import {olderCode, readCompilerCode} from '../../lib/compiler-code';
import {ReferenceSourceError} from '../page';

/**
 * The compiler's codes with the titles that follow them, as release 1.81 prints them. Left out are
 * the notes for editors, which no build prints.
 *
 * Read in external-crates/move/crates/move-compiler/src, in the renamed copy LinkUVerse/rtd:
 * diagnostics/codes.rs at c4f848faa368a1fba95e9b3da0f5fe16c84ae980, and sui_mode/mod.rs and
 * sui_mode/linters/mod.rs at 7098077d8d82e7b6f145faf7b694219e7b99f566, whose workspace is version
 * 1.81.0. MystenLabs/sui at 013f78c896c896deae12e70a6246d9f23b0eaa40, of summer 2026, has the same
 * titles without WC08002. The Move lints are those of linters/mod.rs, of which the index of public
 * sources has three versions of that summer or later, all with the same list. The number of a lint
 * is its category and its place in its list.
 */
export const newestTitles: Readonly<Record<string, string>> = {
  WC00001: 'DEPRECATED. will be removed',
  EC00002: 'DEPRECATED. unexpected spec item',
  EC00003: 'migration failed',
  EC01001: 'invalid character',
  EC01002: 'unexpected token',
  EC01003: 'invalid modifier',
  WC01004: 'invalid documentation comment',
  EC01005: 'invalid address',
  EC01006: 'invalid number literal',
  EC01007: 'invalid byte string',
  EC01008: 'invalid hex string',
  EC01009: 'invalid assignment',
  EC01010: 'syntax item restricted to spec contexts',
  EC01011: 'invalid spec block member',
  EC01012: 'invalid identifier escape',
  EC01013: "invalid 'move' or 'copy'",
  EC01014: 'invalid expression label',
  EC01015: "ambiguous 'as'",
  EC01016: 'invalid name',
  EC01017: 'invalid macro invocation',
  EC01018: "invalid 'match'",
  EC01019: 'invalid string literal',
  EC02001: 'duplicate declaration, item, or annotation',
  EC02002: 'unnecessary or extraneous item',
  EC02003: "invalid 'address' declaration",
  EC02004: "invalid 'module' declaration",
  EC02005: "invalid 'script' declaration",
  EC02006: "invalid 'const' declaration",
  EC02007: "invalid 'fun' declaration",
  EC02008: "invalid 'struct' declaration",
  EC02009: "invalid 'spec' declaration",
  EC02010: 'invalid declaration name',
  EC02011: "invalid 'friend' declaration",
  EC02012: "invalid 'acquires' item",
  EC02013: 'invalid phantom type parameter usage',
  WC02014: 'invalid non-phantom type parameter usage',
  EC02015: 'invalid attribute',
  EC02016: 'invalid visibility modifier',
  EC02017: "invalid 'use fun' declaration",
  WC02018: 'unknown attribute',
  EC02019: "invalid 'syntax' method type",
  EC02020: "no valid 'syntax' declaration found",
  WC02021: 'duplicate alias',
  EC02022: "invalid 'enum' declaration",
  WC02023: 'ambiguous address',
  EC03001: 'address with no value',
  EC03002: 'unbound module',
  EC03003: 'unbound module member',
  EC03004: 'unbound type',
  EC03005: 'unbound unscoped name',
  EC03006: 'unexpected name in this position',
  EC03007: 'too many type arguments',
  EC03008: 'too few type arguments',
  EC03009: 'unbound variable',
  EC03010: 'unbound field',
  EC03011: 'invalid use of reserved name',
  EC03012: 'unbound macro',
  EC03013: 'positional call mismatch',
  EC03014: 'invalid use of label',
  EC03015: 'unbound label',
  EC03016: "invalid 'mut' declaration",
  EC03017: 'invalid macro parameter',
  EC03018: 'invalid type parameter',
  EC03019: 'invalid pattern',
  EC03020: 'unbound variant',
  EC03021: 'invalid type annotation',
  EC03022: 'invalid usage position',
  EC04001: 'restricted visibility',
  EC04002: 'requires script context',
  EC04003: 'built-in operation not supported',
  EC04004: 'expected a single non-reference type',
  EC04005: 'expected a single type',
  EC04006: 'invalid subtype',
  EC04007: 'incompatible types',
  EC04008: 'recursive type not allowed',
  EC04009: 'expected specific type',
  EC04010: 'cannot infer type',
  EC04011: 'invalid script signature',
  EC04012: 'invalid type for constant',
  EC04013: 'invalid statement or expression in constant',
  EC04014: 'invalid loop control',
  EC04015: 'invalid use of native item',
  EC04016: 'too few arguments',
  EC04017: 'too many arguments',
  EC04018: 'cyclic data',
  EC04019: 'cyclic type instantiation',
  EC04020: 'missing acquires annotation',
  EC04021: 'numeric literal out of range',
  WC04022: 'script function cannot be invoked with this signature (NOTE: this may become an error in the future)',
  EC04023: 'invalid method call',
  EC04024: 'invalid usage of immutable variable',
  EC04025: 'invalid control flow',
  EC04026: "invalid 'copy' usage",
  EC04027: "invalid 'move' usage",
  WC04028: 'implicit copy of a constant',
  EC04029: 'invalid function call',
  EC04030: 'invalid usage of lambda type',
  EC04031: 'invalid usage of lambda',
  EC04032: 'unable to expand macro function',
  EC04033: 'types are not equal',
  EC04034: "'syntax' method types differ",
  EC04035: 'invalid constant usage in error context',
  EC04036: 'non-exhaustive pattern',
  WC04037: 'deprecated usage',
  EC04038: 'invalid string after type inference',
  WC04039: "unable to determine literal's type",
  EC05001: 'ability constraint not satisfied',
  EC05002: 'type not implicitly copyable',
  EC06001: "unused value without 'drop'",
  EC06002: 'use of unassigned variable',
  EC07001: 'referential transparency violated',
  EC07002: 'mutable borrow rule violated',
  EC07003: 'invalid operation, could create a dangling reference',
  EC07004: 'invalid return of locally borrowed state',
  EC07005: 'invalid reference transfer',
  EC07006: 'ambiguous variable usage',
  EC08001: 'cannot compute constant value',
  WC08002: 'operation always errors',
  WC09001: 'unused alias',
  WC09002: 'unused variable',
  WC09003: 'unused assignment',
  WC09004: 'unnecessary trailing semicolon',
  WC09005: 'dead or unreachable code',
  WC09006: 'unused struct type parameter',
  WC09007: 'unused attribute',
  WC09008: 'unused function',
  WC09009: 'unused struct field',
  WC09010: 'unused function type parameter',
  WC09011: 'unused constant',
  WC09012: "unused 'mut' modifiers",
  WC09013: "unused mutable reference '&mut'",
  WC09014: "unused mutable reference '&mut' parameter",
  EC10001: 'invalid duplicate attribute',
  EC10002: 'invalid attribute name',
  EC10003: 'invalid attribute value',
  EC10004: 'invalid usage of known attribute',
  EC10005: 'unable to generate test',
  EC10006: 'unknown bytecode instruction function',
  WC10007: 'issue with attribute value',
  EC10008: 'ambiguous attribute value',
  WC10009: "unfulfilled '#[expect(...)]'",
  EC11001: 'test failure',
  ICEC12001: 'BYTECODE GENERATION FAILED',
  ICEC12002: 'BYTECODE VERIFICATION FAILED',
  ICEC12003: 'INTERNAL COMPILER ERROR',
  EC13001: 'feature is not supported in specified edition',
  EC13002: 'feature is deprecated in specified edition',
  EC13003: 'feature is under active development',
  EC14001: 'move 2024 migration: public struct',
  EC14002: 'move 2024 migration: let mut',
  EC14003: 'move 2024 migration: restricted identifier',
  EC14004: 'move 2024 migration: global qualification',
  EC14005: "move 2024 migration: remove 'friend'",
  EC14006: "move 2024 migration: make 'public(package)'",
  EC14007: 'move 2024 migration: address remove',
  EC14008: 'move 2024 migration: address add',
  ESC01001: 'invalid object construction',
  ESC02003: "invalid 'init' function",
  ESC02004: 'invalid one-time witness declaration',
  ESC02005: 'invalid one-time witness usage',
  ESC02006: "invalid 'init' call",
  ESC02007: 'invalid object declaration',
  ESC02008: 'invalid event',
  ESC02009: 'invalid private transfer call',
  ESC02010: 'invalid coin creation call',
  ESC02011: 'invalid internal permit call',
  WSL02001: 'possible owned object share',
  WSL06002: 'non-composable transfer to sender',
  WSL02003: 'potentially unenforceable custom transfer/share/freeze policy',
  WSL06004: "sub-optimal 'sui::coin::Coin' field type",
  WSL02005: 'attempting to freeze wrapped objects',
  WSL02006: 'possibly useless collections compare',
  WSL05007: "risky use of 'sui::random'",
  WSL02008: 'struct with id but missing key ability',
  WSL02009: 'freezing potential capability',
  WSL06010: "prefer '&mut TxContext' over '&TxContext'",
  WSL01011: 'unnecessary `entry` on a `public` function',
  WSL00012: 'it will not be possible to call this function',
  WSL02013: 'unused object with fields',
  WL04001: 'constant should follow naming convention',
  WL04002: "unnecessary 'while (true)', replace with 'loop'",
  WL01003: 'math operator can be simplified',
  WL04004: 'unneeded return',
  WL04005: "'abort' or 'assert' without named constant",
  WL02006: "'loop' without 'break' or 'return'",
  WL01007: "'if' expression can be removed",
  WL02008: 'assignment preserves the same value',
  WL01009: 'redundant reference/dereference',
  WL04010: 'unit `()` expression can be removed or simplified',
  WL02011: 'redundant, always-equal operands for binary operation',
  WL01012: 'comparison operations condition can be simplified',
  WL02013: 'return value of a non-mutating call is discarded',
};

/** A title that has changed. */
interface EarlierTitle {
  title: string;
  /** First release with the newer one. */
  until: '1.73' | '1.79';
}

/**
 * What the compiler that the samples are built with prints instead, release 1.71.1: searched for in
 * the WebAssembly file of `@zktx.io/sui-move-builder`, which has all the other titles of the list
 * above, except for the codes of `addedLater`. The changes are
 * https://github.com/MystenLabs/sui/pull/26458 and, for the lint,
 * https://github.com/MystenLabs/sui/pull/27560.
 */
export const earlierTitles: Readonly<Record<string, EarlierTitle>> = {
  EC00003: {title: 'unable to migrate', until: '1.73'},
  EC02010: {title: 'invalid name', until: '1.73'},
  EC04008: {title: 'invalid type. recursive type found', until: '1.73'},
  EC04021: {title: 'invalid number after type inference', until: '1.73'},
  WC04039: {title: 'unable to determine principal type for literal', until: '1.73'},
  EC07002: {title: 'mutable ownership violated', until: '1.73'},
  EC07003: {title: 'invalid operation, could create dangling a reference', until: '1.73'},
  EC07005: {title: 'invalid transfer of references', until: '1.73'},
  EC07006: {title: 'ambiguous usage of variable', until: '1.73'},
  WSL05007: {title: "Risky use of 'sui::random'", until: '1.79'},
};

/**
 * Codes that the compiler of the samples lacks, so that no sample can prove them, and in which
 * forms later releases print each.
 */
export const addedLater: Readonly<Record<string, 'both' | 'newer'>> = {
  WC08002: 'newer',
  WC10009: 'both',
  WSL02013: 'both',
  WL02013: 'both',
};

/** One code with what releases print for it. */
export interface CompilerTitle {
  /**
   * The code as releases before 1.79 print it, such as `Lint W99000`: our entries are named by it.
   */
  code: string;
  title: string;
  /**
   * Every first line of a message, the newest one first:
   * `error[EC07005]: invalid reference transfer`.
   */
  lines: readonly string[];
  /** First release without the earlier title, where there is one. */
  renamedIn?: string;
}

/** What stands before the brackets; every other severity is an error. */
const kinds: Readonly<Record<string, string>> = {W: 'warning', ICE: 'bug'};

/** The titles that stood beside the older form of a code. */
function olderTitles(newest: string, title: string): string[] {
  if (addedLater[newest] === 'newer') return [];
  const earlier = earlierTitles[newest];
  if (earlier === undefined) return [title];
  return earlier.until === '1.79' ? [earlier.title] : [title, earlier.title];
}

function readTitle([newest, title]: [newest: string, title: string]): CompilerTitle {
  const read = readCompilerCode(newest);
  if (read === undefined) throw new ReferenceSourceError(`compiler-titles.ts: ${newest} is no code of the compiler; copy it again`);
  const code = olderCode(read);
  const line = (each: string, words: string): string => `${kinds[read.severity] ?? 'error'}[${each}]: ${words}`;
  const earlier = earlierTitles[newest];
  const lines = [line(newest, title), ...olderTitles(newest, title).map((words) => line(code, words))];
  return {code, title, lines, ...(earlier === undefined ? {} : {renamedIn: earlier.until})};
}

const byCode: ReadonlyMap<string, CompilerTitle> = new Map(
  Object.entries(newestTitles)
    .map(readTitle)
    .map((read) => [read.code, read]),
);

const heading = /^((?:Sui |Lint )?[EW]\d{5}): (.*)$/;

/**
 * The code that the title of an entry begins with, in its older form, and the words after it:
 * `Lint W99000: …`. Undefined for an entry that is about no code.
 */
export function readHeading(title: string): {code: string; words: string} | undefined {
  const [, code, words] = heading.exec(title) ?? [];
  return code === undefined || words === undefined ? undefined : {code, words};
}

/** What is known of a code in its older form, such as `E07005` or `Lint W99000`. */
export const compilerTitle = (code: string): CompilerTitle | undefined => byCode.get(code);
