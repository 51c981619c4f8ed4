import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {augmentsOthers, exportedNames, topLevelNames} from './names';

/** A hidden, typed context that a sample names with `prelude="…"`. */
export interface Prelude {
  name: string;
  /** Absolute path of its module. */
  file: string;
  /** Text of its module. */
  text: string;
  exports: readonly string[];
  /** It changes the types of other modules, so that only samples which name it may see it. */
  augments: boolean;
}

/** From the repository's top. */
const preludesDir = 'src/samples/typescript/preludes';

export const parse = (file: string, text: string): ts.SourceFile => ts.createSourceFile(file, text, ts.ScriptTarget.Latest);

/** Reads every prelude, by name. */
export function readPreludes(root: string): ReadonlyMap<string, Prelude> {
  const folder = path.join(root, preludesDir);
  return new Map(
    readdirSync(folder).map((entry) => {
      const file = path.join(folder, entry);
      const text = readFileSync(file, 'utf8');
      const module = parse(file, text);
      const name = path.basename(entry, '.ts');
      return [name, {name, file, text, exports: exportedNames(module), augments: augmentsOthers(module)}] as const;
    }),
  );
}

/**
 * The text of a sample with its prelude's names imported. Imports are hoisted, so that this one
 * stands after the code and no line moves. A name that the sample declares itself is the sample's
 * own.
 */
export function withPrelude(code: string, module: ts.SourceFile, {file, exports}: Prelude): string {
  const own = new Set(topLevelNames(module));
  const names = exports.filter((name) => !own.has(name));
  return `${code}\nimport {${names.join(', ')}} from ${JSON.stringify(file.replace(/\.ts$/, ''))};\n`;
}
