/**
 * The part of the compiler that reports: Move, Move's lints, the rules of Sui, the lints of Sui, or
 * the check before an upgrade.
 */
export type CodeOrigin = 'C' | 'L' | 'SC' | 'SL' | 'UC';

/** A code that the Move compiler printed, whichever release it came from. */
export interface CompilerCode {
  /** `E`, `W`, `N` or `ICE`; releases before 1.79 have `I` for `N`. */
  severity: string;
  origin: CodeOrigin;
  /** Category and number, five digits, as releases before 1.79 print them. */
  number: string;
}

/** `E04007`, `Sui E02007`, `Lint W99000`: what releases before 1.79 print. */
const olderForm = /^(?:(Sui|Lint|Compatibility) )?(ICE|[EWNI])(\d{5})$/;

/** `EC04007`, `ESC02007`, `WSL02001`: what releases since 1.79 print. */
const newerForm = /^(ICE|[EWN])(C|L|SC|SL|UC)(\d{5})$/;

/** The words that stood before a code where an origin's letters are now. */
const olderPrefixes: Readonly<Record<CodeOrigin, string>> = {C: '', L: 'Lint ', SC: 'Sui ', SL: 'Lint ', UC: 'Compatibility '};

/**
 * The category that all lints of Sui had before release 1.79, so that `Lint` could stand before
 * both kinds of lints.
 */
const olderSuiLints = '99';

const originOf: Readonly<Record<string, CodeOrigin>> = {Sui: 'SC', Compatibility: 'UC'};

function olderOrigin(prefix: string, number: string): CodeOrigin {
  if (prefix === 'Lint') return number.startsWith(olderSuiLints) ? 'SL' : 'L';
  return originOf[prefix] ?? 'C';
}

/**
 * A lint of Sui is numbered within all of them, in the order in which they were added: from 0 in
 * the one older category, and from 1 since each is in a category by its subject.
 */
function olderNumber(origin: string, number: string): string {
  if (origin !== 'SL' || number.startsWith(olderSuiLints)) return number;
  return `${olderSuiLints}${String(Number(number.slice(2)) - 1).padStart(3, '0')}`;
}

/**
 * Reads a code as any release prints it between the brackets of `error[…]`. Sources:
 * `DiagnosticInfo::render` in diagnostics/codes.rs of move-compiler, release 1.63 (LinkUVerse/rtd
 * at 46d74da9) and release 1.81 (LinkUVerse/rtd at c4f848fa);
 * https://github.com/MystenLabs/sui/pull/27445 and, for the numbers of Sui's lints,
 * https://github.com/MystenLabs/sui/pull/27560.
 */
export function readCompilerCode(text: string): CompilerCode | undefined {
  const [, prefix = '', olderSeverity, older = ''] = olderForm.exec(text) ?? [];
  if (olderSeverity !== undefined) return {severity: olderSeverity, origin: olderOrigin(prefix, older), number: older};
  const [, severity, origin = '', newer = ''] = newerForm.exec(text) ?? [];
  return severity === undefined ? undefined : {severity, origin: origin as CodeOrigin, number: olderNumber(origin, newer)};
}

/**
 * The code as releases before 1.79 print it: `E04007`, `Sui E02007`, `Lint W99000`. Our entries and
 * samples are named by it.
 */
export const olderCode = ({severity, origin, number}: CompilerCode): string => `${olderPrefixes[origin]}${severity}${number}`;

/**
 * Two codes with one key mean the same. The severity is no part of it, for a warning can be raised
 * to an error.
 */
export const codeKey = ({origin, number}: CompilerCode): string => `${origin}${number}`;
