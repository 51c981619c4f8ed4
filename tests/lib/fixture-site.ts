import {cpSync, existsSync, readFileSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {copySite, type SiteCopy} from '../../src/build/copy-site';
import {writeFileBelow} from '../../src/lib/write-files';

const base = path.resolve(__dirname, '../fixtures/sites/base');

/** Files to write over the base fixture, by path; null removes one. */
export type Changes = Readonly<Record<string, string | null>>;

export interface FixtureSite {
  directory: string;
  change(changes: Changes): void;
  /** Builds with the project's own build script; the exit code and everything it printed. */
  build: SiteCopy['build'];
  read(file: string): string;
  exists(file: string): boolean;
}

/**
 * Writes a file that a development server may watch: it takes its place when it is whole, so that
 * nobody reads half of it.
 */
function writeWhole(directory: string, file: string, text: string): void {
  const begun = `${file}.begun`;
  writeFileBelow(directory, begun, text);
  renameSync(path.join(directory, begun), path.join(directory, file));
}

/**
 * A tiny real site in a temporary folder, with this project's sources and the base fixture's pages.
 */
export function createFixtureSite(): FixtureSite {
  const {directory, build} = copySite('fixture-site');
  cpSync(base, directory, {recursive: true});
  const inside = (file: string): string => path.join(directory, file);
  for (const ofRealPages of ['src/pages/index.tsx', 'src/theme/NotFound']) rmSync(inside(ofRealPages), {recursive: true});
  return {
    directory,
    change: (changes) => {
      for (const [file, text] of Object.entries(changes)) {
        if (text === null) rmSync(inside(file));
        else writeWhole(directory, file, text);
      }
    },
    build,
    read: (file) => readFileSync(inside(file), 'utf8'),
    exists: (file) => existsSync(inside(file)),
  };
}
