import type {Compiler} from './compiler/protocol';
import {parseDiagnostics, type Diagnostic} from './diagnostics';

/** A piece of Move that is no whole module. */
export interface Fragment {
  id: string;
  code: string;
}

/** What the parser says about a fragment. Lines are the fragment's own, 1-based. */
export interface FragmentError {
  id: string;
  line: number;
  column: number;
  code: string;
  message: string;
}

/** The places in a module where a fragment may stand; the first that parses will do. */
const frames: readonly {before: string; after: string}[] = [
  {before: '', after: ''},
  {before: 'module a::m {', after: '}'},
  {before: 'module a::m { fun f() {', after: '} }'},
  {before: 'module a::m { fun f() { let x = ', after: '; } }'},
  {before: 'module a::m { public struct S {', after: '} }'},
  {before: 'module a::m { fun f() { match (x) {', after: '} } }'},
  {before: 'module a::m { fun f(x: ', after: ') {} }'},
];

/** Phase 01 of the compiler is the parser. */
const isSyntaxError = ({severity, code}: Diagnostic): boolean => severity === 'error' && code.startsWith('E01');

/** Before a fragment its frame takes one line. */
const frameLines = 1;

async function parseIn(
  {before, after}: (typeof frames)[number],
  fragments: readonly Fragment[],
  compiler: Compiler,
): Promise<Diagnostic[]> {
  const files = fragments.map(({id, code}) => [`sources/${id}.move`, `${before}\n${code}\n${after}\n`] as const);
  const manifest = '[package]\nname = "fragments"\nedition = "2024"\n[addresses]\na = "0xa"\n';
  const {output} = await compiler.send({task: 'compile', files: {'Move.toml': manifest, ...Object.fromEntries(files)}, dependencies: '[]'});
  return parseDiagnostics(output).filter(isSyntaxError);
}

/** Of several readings of a fragment the one that got furthest says best what is wrong. */
const furthest = (errors: readonly FragmentError[]): FragmentError[] =>
  [...errors].sort((a, b) => b.line - a.line || b.column - a.column).slice(0, 1);

/**
 * Parses fragments with the compiler's own parser, each at every place of a module where it may
 * stand. Names and types are not looked at.
 *
 * @returns for each fragment that parses nowhere the error of the reading that got furthest
 */
export async function parseFragments(fragments: readonly Fragment[], compiler: Compiler): Promise<FragmentError[]> {
  let left = [...fragments];
  const errors = new Map<string, FragmentError[]>();
  for (const frame of frames) {
    if (left.length === 0) return [];
    const found = await parseIn(frame, left, compiler);
    left = left.filter(({id, code}) => {
      const own = found.filter(({path}) => path === `sources/${id}.move`);
      const lines = code.split('\n').length;
      const placed = own.map(({line, column, code: number, message}) => {
        const ownLine = Math.min(Math.max(line - frameLines, 1), lines);
        return {id, line: ownLine, column, code: number, message};
      });
      errors.set(id, [...(errors.get(id) ?? []), ...placed]);
      return own.length > 0;
    });
  }
  return left.flatMap(({id}) => furthest(errors.get(id) ?? []));
}
