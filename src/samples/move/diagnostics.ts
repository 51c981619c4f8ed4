import {readCompilerCode} from '../../lib/compiler-code';

/** Something the Sui Move compiler said about a place in the code. */
export interface Diagnostic {
  severity: 'error' | 'warning';
  /**
   * Letter and number as releases before 1.79 print them, without `Sui` or `Lint`: `E02009` for
   * `ESC02009`, `W99001` for `WSL06002`.
   */
  code: string;
  message: string;
  /**
   * Path of the root package's file, `sources/…` or `tests/…`; the place in a dependency where
   * there is no such.
   */
  path: string;
  line: number;
  column: number;
  /**
   * What the compiler printed, from the title on: the code with what it says of each place in it.
   */
  text?: string;
}

const header = /^(error|warning|bug|note)\[((?:\w+ )?[A-Z]+\d{5})\]: (.*)$/;
const location = /^\s*┌─ (.+?):(\d+):(\d+)$/;
/**
 * A line below the quoted code: the marks `^^^` or `---` with the words of a label, or a label that
 * hangs under its mark.
 */
const labelLine = /^\s+│[\s│╰╭─^-]*?(?:(\^|-)\s+)?([A-Z'`].*)$/;
const note = /^\s*=\s+(.*)$/;

/** Splits the compiler's output at its headers; the text before the first one is dropped. */
function blocks(output: string): string[][] {
  const found: string[][] = [];
  for (const line of output.split('\n')) {
    if (header.test(line)) found.push([line]);
    else found.at(-1)?.push(line);
  }
  return found;
}

/** The words at the marked places, those of the main mark first. */
function labels(lines: readonly string[]): string[] {
  const found = lines.flatMap((line) => {
    const [, mark, text] = labelLine.exec(line) ?? [];
    return text === undefined ? [] : [{main: mark === '^', text}];
  });
  return [...found.filter(({main}) => main), ...found.filter(({main}) => !main)].map(({text}) => text);
}

/**
 * Errors in a macro's body name the library first and the caller after it: the caller's place is
 * the one to report.
 */
function place(lines: readonly string[]): Pick<Diagnostic, 'path' | 'line' | 'column'> {
  const places = lines.flatMap((text) => {
    const [, path, line, column] = location.exec(text) ?? [];
    return path === undefined ? [] : [{path, line: Number(line), column: Number(column)}];
  });
  return places.find(({path}) => !path.startsWith('dependencies/')) ?? places[0] ?? {path: '', line: 1, column: 1};
}

/**
 * Samples and the error reference know codes by their older form, whichever the compiler prints.
 */
function shortCode(printed: string): string {
  const read = readCompilerCode(printed);
  return read === undefined ? printed.replace(/^\w+ /, '') : `${read.severity}${read.number}`;
}

const withoutStop = (text: string): string => text.replace(/[.;]$/, '');

function readBlock([head = '', ...lines]: string[]): Diagnostic {
  const [, severity, printed = '', title = ''] = header.exec(head) ?? [];
  const notes = lines.flatMap((line) => note.exec(line)?.[1] ?? []);
  const [said, ...more] = [labels(lines).map(withoutStop).join('; '), ...notes].map(withoutStop).filter((part) => part !== '');
  const message = [said === undefined ? title : `${title}: ${said}`, ...more].join('. ');
  const isWarning = severity === 'warning' || severity === 'note';
  return {
    severity: isWarning ? 'warning' : 'error',
    code: shortCode(printed),
    message,
    ...place(lines),
    text: [title, ...lines].join('\n').trimEnd(),
  };
}

/** Reads the compiler's diagnostics, which it gives as text only. */
export const parseDiagnostics = (output: string): Diagnostic[] => blocks(output).map(readBlock);

/**
 * What the bytecode verifier refused, when the compiler had nothing to say. It names a module and
 * no line.
 */
export interface VerifierFailure {
  /** Address of the module, 64 hex digits without `0x`. */
  address: string;
  module: string;
  message: string;
}

/** Reads the verifier's refusal, where the output is one. */
export function parseVerifierFailure(output: string): VerifierFailure | undefined {
  if (!output.startsWith('Bytecode Verification Failed')) return undefined;
  const message = /source: Some\("(.*)"\), command/s.exec(output)?.[1] ?? output;
  const [, address = '', module = ''] = /\b([0-9a-f]{64})::(\w+)/.exec(message) ?? [];
  return {address, module, message};
}
