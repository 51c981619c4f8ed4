import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const repository = path.resolve(__dirname, '../..');
const base = path.join(repository, 'tests/fixtures/sites/base');

/** Files to write over the base fixture, by path; null removes one. */
export type Changes = Readonly<Record<string, string | null>>;

export interface FixtureSite {
  directory: string;
  change(changes: Changes): void;
  /** Builds with the project's own build script; the exit code and everything it printed. */
  build(): {exitCode: number; output: string};
  read(file: string): string;
  exists(file: string): boolean;
}

/** A tiny real site in a temporary folder, with this project's sources and the base fixture's pages. */
export function createFixtureSite(): FixtureSite {
  const directory = mkdtempSync(path.join(tmpdir(), 'fixture-site-'));
  cpSync(base, directory, {recursive: true});
  for (const source of ['src', 'static', 'package.json', 'tsconfig.json'])
    cpSync(path.join(repository, source), path.join(directory, source), {recursive: true});
  for (const ofRealPages of ['src/pages', 'src/theme/NotFound']) rmSync(path.join(directory, ofRealPages), {recursive: true});
  cpSync(path.join(repository, 'docusaurus.config.ts'), path.join(directory, 'docusaurus.config.real.ts'));
  symlinkSync(path.join(repository, 'node_modules'), path.join(directory, 'node_modules'));
  const inside = (file: string): string => path.join(directory, file);
  return {
    directory,
    change: (changes) => {
      for (const [file, text] of Object.entries(changes)) {
        if (text === null) rmSync(inside(file));
        else {
          mkdirSync(path.dirname(inside(file)), {recursive: true});
          writeFileSync(inside(file), text);
        }
      }
    },
    build: () => {
      const tsx = path.join(repository, 'node_modules/tsx/dist/cli.mjs');
      const result = spawnSync(process.execPath, [tsx, 'src/build/build.ts'], {
        cwd: directory,
        encoding: 'utf8',
        env: {...process.env, NO_COLOR: '1'},
      });
      return {exitCode: result.status ?? 1, output: `${result.stdout}\n${result.stderr}`};
    },
    read: (file) => readFileSync(inside(file), 'utf8'),
    exists: (file) => existsSync(inside(file)),
  };
}
