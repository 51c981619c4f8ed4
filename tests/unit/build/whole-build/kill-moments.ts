import {existsSync} from 'node:fs';
import {exitCodeOf} from '@site/src/build/whole-build/signals';
import {FakeSite, type SignalAtCall} from '@site/tests/lib/fake-site';

/** Docusaurus has written a file, and a signal arrives. */
export const written = (path: string, signal: NodeJS.Signals, whom: SignalAtCall['whom']): SignalAtCall => ({
  call: 'writeFileSync',
  path,
  after: true,
  signal,
  whom,
  only: '--out-dir',
});

/** The build command is about to make a call, or has made it, and hears a signal. */
export const before = (call: string, path: string, signal: NodeJS.Signals): SignalAtCall => ({call, path, signal, only: 'build.ts'});
export const after = (call: string, path: string, signal: NodeJS.Signals): SignalAtCall => ({...before(call, path, signal), after: true});

/** What readers are left with: the old site, the new one, or none until the next build starts. */
type Left = 'old' | 'new' | 'none';

export const rename = 'renameSync';
export const inTheWay = 'build → build.previous';
export const intoPlace = 'build.next → build';
export const away = 'build.previous → build.next';

/** A moment of a build, who hears the signal, and what readers are left with. */
export type KillMoment = readonly [when: string, who: string, moment: SignalAtCall, left: Left];

const versions: Record<Exclude<Left, 'none'>, string> = {old: 'version-old', new: 'version-new'};
const ends: Record<Left, string> = {old: 'build/ still has the last good build', new: 'build/ has the new site already', none: ''};

/**
 * Has a build end at each of some moments, in one folder, and looks at what readers have.
 *
 * @param moments what happens, and what is left
 */
export function testMoments(moments: readonly KillMoment[]): void {
  let site: FakeSite;

  beforeAll(async () => {
    site = new FakeSite();
    expect(await site.build('version-old')).toMatchObject({exitCode: 0, stderr: ''});
    expect(site.version()).toBe('version-old');
    expect(site.leftOvers()).toEqual([]);
    site.keep();
  });

  afterAll(() => {
    site.remove();
  });

  test.each(moments)('%s, a signal to %s', async (_when, who, moment, left) => {
    site.putBack();
    const {exitCode, killedBy, stderr} = await site.build('version-new', {moment});
    const isKilled = moment.signal === 'SIGKILL' && who !== 'Docusaurus';
    expect(killedBy).toBe(isKilled ? 'SIGKILL' : null);
    if (!isKilled) {
      expect(exitCode).toBe(who === 'Docusaurus' ? 1 : exitCodeOf(moment.signal));
      expect(stderr).toMatch(new RegExp(`^${moment.signal} ended [^.]+; ${ends[left]}\\.\n$`));
      expect(site.leftOvers()).toEqual([]);
    }
    expect(existsSync(site.live)).toBe(left !== 'none');
    if (left !== 'none') expect(site.version()).toBe(versions[left]);
    if (!isKilled) return;

    // The next build fails: readers have a whole site, and nothing is left over.
    const next = await site.build('version-next', {fault: 'error'});
    expect(next.exitCode).toBe(1);
    expect(next.stderr).toMatch(/\nThe build failed with the error above; build\/ still has the last good build\.\n$/);
    expect(next.stdout.includes('build/ was put back')).toBe(left === 'none');
    expect(site.version()).toBe(versions[left === 'none' ? 'old' : left]);
    expect(site.leftOvers()).toEqual([]);
  });

  test('after all of them, a build succeeds', async () => {
    expect(await site.build('version-next')).toMatchObject({exitCode: 0, stderr: ''});
    expect(site.version()).toBe('version-next');
    expect(site.leftOvers()).toEqual([]);
  });
}
