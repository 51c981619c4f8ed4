import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listFigures, type Figure} from '../../facts/provenance/list';
import {figureText} from '../../lib/figure-text';

/** A line of a page as a reader sees it: figures in braces are filled in. */
export interface Line {
  /** `docs/guides/a.mdx:12` */
  place: string;
  text: string;
  /** The line as it was written. */
  written: string;
}

/** A page, or a file that pages quote. */
export interface Page {
  /** Path from the repository's top. */
  file: string;
  lines: readonly Line[];
  /** Paths of the figures that the page shows. */
  figures: readonly string[];
}

const figureInBraces = /\{(\w+(?:\.\w+)*)\}/g;

const shownAs = (value: unknown): string => (typeof value === 'number' ? figureText(value) : String(value));

/** Reads a page from its text. */
export function readPage(file: string, text: string, figures: readonly Figure[] = listFigures()): Page {
  const values = new Map(figures.map(({path: name, value}) => [name, value]));
  const shown = new Set<string>();
  const lines = text.split('\n').map((line, index) => ({
    place: `${file}:${index + 1}`,
    written: line,
    text: line.replaceAll(figureInBraces, (braces, name: string) => {
      if (!values.has(name)) return braces;
      shown.add(name);
      return shownAs(values.get(name));
    }),
  }));
  return {file, lines, figures: [...shown]};
}

/** Every file below a folder with one of the endings. */
const filesBelow = (root: string, folder: string, endings: readonly string[]): string[] =>
  readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => endings.includes(path.extname(file)))
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .sort();

/**
 * The authored pages, and the configuration files that they quote. Generated pages are left out,
 * for they follow their source.
 *
 * @param root the repository's top
 */
export function readPages(root = '.'): Page[] {
  const figures = listFigures();
  const files = [...filesBelow(root, 'docs', ['.mdx']), ...filesBelow(root, 'examples/config', ['.yaml', '.yml', '.toml'])];
  return files.map((file) => readPage(file, readFileSync(path.join(root, file), 'utf8'), figures));
}
