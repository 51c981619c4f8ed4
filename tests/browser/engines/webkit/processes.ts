import {spawn, type ChildProcess} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {endProcess} from '../../../../src/lib/end-process';
import {runServer} from '../../../../src/lib/run-server';

const programs = {xvfb: '/usr/bin/Xvfb', driver: '/usr/bin/WebKitWebDriver'};

/** WebKitGTK's small browser, which its packages keep beside the library. */
export const miniBrowser = ['x86_64', 'aarch64']
  .flatMap((machine) => ['4.1', '4.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`))
  .find((file) => existsSync(file));

/** The first thing that WebKit needs and this machine lacks. */
export const missingProgram: string | undefined =
  Object.values(programs).find((file) => !existsSync(file)) ?? (miniBrowser === undefined ? 'MiniBrowser' : undefined);

/**
 * GTK gives windows a shadow and bars a padding, so that no page would get as narrow as a phone.
 */
const narrow = '* { min-width: 0; margin: 0; padding: 0; } decoration { margin: 0; box-shadow: none; }';

/**
 * Starts a screen that nobody sees; its name, such as `:1`, comes back over the file descriptor 3.
 */
async function startScreen(): Promise<{process: ChildProcess; display: string}> {
  const process = spawn(programs.xvfb, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    process.stdio[3]?.once('data', (data: Buffer) => {
      resolve(data.toString().trim());
    });
    process.once('exit', (code) => {
      reject(new Error(`Xvfb ended with ${code ?? 'a signal'}`));
    });
  });
  return {process, display: `:${number}`};
}

/**
 * Starts WebKit's driver on a screen of its own.
 *
 * @returns the driver's address, and what ends everything that was started
 */
export async function startWebkitDriver(): Promise<{server: string; stop: () => Promise<void>}> {
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  mkdirSync(path.join(home, 'gtk-3.0'));
  writeFileSync(path.join(home, 'gtk-3.0', 'gtk.css'), narrow);
  const screen = await startScreen();
  const driver = await runServer((port) => ({
    program: programs.driver,
    args: [`--port=${port}`],
    env: {DISPLAY: screen.display, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home, NO_AT_BRIDGE: '1'},
  }));
  return {
    server: driver.origin,
    stop: async () => {
      await Promise.all([driver.close(), endProcess(screen.process)]);
      // The browser's own processes end a little after the driver that started them, and write
      // until then.
      await rm(home, {recursive: true, force: true, maxRetries: 20, retryDelay: 100});
    },
  };
}
