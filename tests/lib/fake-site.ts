import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {writeFileBelow} from '../../src/lib/write-files';
import {describeFiles, readManifest} from '../../src/build/whole-build/manifest';

const modules = path.resolve('node_modules');
// Without the part for ECMAScript modules, of which a build has none, tsx is there in half the time.
const tsx = path.join(modules, 'tsx/dist/cjs/index.cjs');

/** A call of `fs` at which a signal is sent, or that ends otherwise than usual: see `end-at.cjs`. */
export interface Call {
  call: string;
  path: string;
  only: string;
}

export interface SignalAtCall extends Call {
  signal: NodeJS.Signals;
  whom?: 'self' | 'starter' | 'leader' | 'group';
  after?: boolean;
}

export type Moment = SignalAtCall | (Call & ({fails: string} | {gives: Record<string, unknown>}));

interface Options {
  moment?: Moment;
  /** What goes wrong in Docusaurus: see `tests/fixtures/fake-docusaurus`. */
  fault?: string;
}

export interface BuildEnd {
  exitCode: number | null;
  killedBy: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export interface RunningBuild {
  pid: number;
  /** Waits until the build prints this. */
  prints: (text: string) => Promise<void>;
  /** Waits until every process of the build has ended. */
  end: Promise<BuildEnd>;
}

/** A folder in which the project's own build command runs `tests/fixtures/fake-docusaurus` in Docusaurus's place. */
export class FakeSite {
  readonly directory = mkdtempSync(path.join(tmpdir(), 'fake-site-'));
  readonly live = this.inside('build');
  readonly #kept = this.inside('kept');

  constructor() {
    for (const room of ['build', 'facts', 'lib', 'registry', 'search', 'security-policy', 'site', 'third-party', 'twins']) {
      cpSync(path.join('src', room), this.inside('src', room), {recursive: true});
    }
    writeFileBelow(
      this.inside('src/build'),
      'features.ts',
      'export const writeFeatures = () => undefined;\nexport const packFeatures = () => undefined;\n',
    );
    cpSync('package.json', this.inside('package.json'));
    const core = this.inside('node_modules/@docusaurus/core');
    cpSync('tests/fixtures/fake-docusaurus', path.join(core, 'bin'), {recursive: true});
    writeFileBelow(core, 'lib/index.js', "exports.runCLI = () => import('../bin/docusaurus.mjs');\n");
    writeFileSync(path.join(core, 'package.json'), '{"name": "@docusaurus/core", "version": "0.0.0"}');
    for (const name of ['cheerio', 'htmlparser2', 'leven']) symlinkSync(path.join(modules, name), this.inside('node_modules', name));
  }

  inside(...names: string[]): string {
    return path.join(this.directory, ...names);
  }

  /** Starts a build as the leader of a group of processes, as a terminal does; or by a shell, where that is what ends. */
  start(version: string, {moment, fault = ''}: Options = {}): RunningBuild {
    const preload = moment ? {NODE_OPTIONS: `--require ${path.resolve('tests/lib/end-at.cjs')}`, END_AT: JSON.stringify(moment)} : {};
    const command = [process.execPath, '--require', tsx, 'src/build/build.ts'];
    // With a second command after it, a shell does not become the first one.
    const byShell = moment && 'whom' in moment && moment.whom === 'starter' ? ['sh', '-c', '"$0" "$@"; exit $?'] : [];
    const [program = '', ...args] = [...byShell, ...command];
    const child = spawn(program, args, {
      cwd: this.directory,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, FAKE_VERSION: version, FAKE_FAULT: fault, ...preload},
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (data: Buffer) => (stdout += data.toString()));
    child.stderr.on('data', (data: Buffer) => (stderr += data.toString()));
    // Docusaurus has the same pipes, so they close when it has ended, too.
    const end = once(child, 'close').then((values): BuildEnd => {
      const [exitCode, killedBy] = values as [number | null, NodeJS.Signals | null];
      return {exitCode, killedBy, stdout, stderr};
    });
    const prints = async (text: string): Promise<void> => {
      while (!stdout.includes(text)) await Promise.race([once(child.stdout, 'data'), end.then(() => Promise.reject(new Error(stderr)))]);
    };
    return {pid: child.pid ?? 0, prints, end};
  }

  build(...args: Parameters<FakeSite['start']>): Promise<BuildEnd> {
    return this.start(...args).end;
  }

  /** Keeps the built site for `putBack`. */
  keep(): void {
    cpSync(this.live, this.#kept, {recursive: true});
  }

  /** The state after the build that was kept; the lock stays as it is. */
  putBack(): void {
    for (const folder of ['build', 'build.next', 'build.previous']) rmSync(this.inside(folder), {recursive: true, force: true});
    cpSync(this.#kept, this.live, {recursive: true});
  }

  /** The version of the site that is served. Fails where that is not whole, or is of two builds. */
  version(folder = this.live): string {
    const manifest = readManifest(folder);
    expect(describeFiles(folder)).toEqual(manifest);
    const texts = Object.keys(manifest.files).map((file) => readFileSync(path.join(folder, file), 'utf8'));
    const versions = new Set(texts.map((text) => /version-\w+/.exec(text)?.[0]));
    expect([...versions]).toHaveLength(1);
    return [...versions][0] ?? '';
  }

  /** What a build has to clear away. */
  leftOvers(): string[] {
    return ['build.next', 'build.previous'].filter((folder) => existsSync(this.inside(folder)));
  }

  remove(): void {
    rmSync(this.directory, {recursive: true});
  }
}
