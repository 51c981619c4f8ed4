import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {SourceProblem} from '../../lib/source-error';

type Place = Pick<SourceProblem, 'file' | 'line'>;

const rows = 'src/old-addresses/addresses.ts';
const modules = 'src/old-addresses/framework-modules.ts';

/** The 1-based line in which each text of a source stands first. */
function textLines(place: string): Map<string, number> {
  const lines = new Map<string, number>();
  if (!existsSync(place)) return lines;
  const source = ts.createSourceFile(place, readFileSync(place, 'utf8'), ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && !lines.has(node.text))
      lines.set(node.text, source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lines;
}

/**
 * Where old addresses are written down: as rows of their own, or as names of modules in a list.
 *
 * @param root the repository's top
 * @returns a function from an old address to its file and line
 */
export function rowPlaces(root: string): (from: string) => Place {
  const inRows = textLines(path.join(root, rows));
  const inModules = textLines(path.join(root, modules));
  return (from) => {
    const row = inRows.get(from);
    if (row !== undefined) return {file: rows, line: row};
    const folder = inModules.get(from.slice(0, from.lastIndexOf('/')));
    return folder === undefined ? {file: rows, line: 1} : {file: modules, line: folder};
  };
}
