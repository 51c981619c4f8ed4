import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Source that a sample is a part of. */
export interface Composed {
  text: string;
  /** Line of the text that the sample's first line stands on, 1-based. */
  firstLine: number;
  /** How many lines the sample has. */
  lines: number;
}

export const preludesDir = path.join(__dirname, 'preludes');

/** The line of a prelude that the sample takes the place of. */
const sampleMark = /^\s*\/\/ sample\s*$/;

/** Names of the contexts that an author may give as `prelude="…"`. */
export const preludeNames = (): string[] =>
  readdirSync(preludesDir)
    .filter((file) => file.endsWith('.move'))
    .map((file) => path.basename(file, '.move'))
    .sort();

const standsAlone = (code: string): Composed => ({text: code, firstLine: 1, lines: code.split('\n').length});

/**
 * Puts a sample into its context: at the line `// sample` of the prelude, or after the whole
 * prelude where it has no such line.
 *
 * @throws where there is no prelude of that name
 */
export function compose(code: string, prelude: string | undefined): Composed {
  if (prelude === undefined) return standsAlone(code);
  const file = path.join(preludesDir, `${prelude}.move`);
  if (!existsSync(file))
    throw new Error(`there is no prelude "${prelude}"; there are: ${preludeNames().join(', ')} (src/samples/move/preludes)`);
  const context = readFileSync(file, 'utf8').trimEnd().split('\n');
  const mark = context.findIndex((line) => sampleMark.test(line));
  const at = mark === -1 ? context.length : mark;
  const sample = code.split('\n');
  const text = [...context.slice(0, at), ...sample, ...context.slice(at + 1), ''].join('\n');
  return {text, firstLine: at + 1, lines: sample.length};
}
