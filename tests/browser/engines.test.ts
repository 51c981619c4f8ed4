import {blink} from './engines/chromium';
import type {Driver} from './engines/driver';
import {gecko} from './engines/firefox';
import {readersPath} from './engines/readers-path';
import {webkit} from './engines/webkit';
import {origin} from './setup/reader';

/** Follows the whole path; each step begins where the one before ended, so the first that fails is the last that is tried. */
async function follow(driver: Driver): Promise<void> {
  for (const [name, step] of Object.entries(readersPath)) {
    try {
      await step(driver);
    } catch (cause) {
      const complaints = await driver.complaints().catch(() => []);
      throw new Error(`A reader ${name}: ${String(cause)}\n${complaints.join('\n')}`, {cause});
    }
  }
}

for (const {name, missing, start} of [blink, gecko, webkit]) {
  // What is left out has its reason in its name, which the summary of npm test lists.
  const run = missing === undefined ? test : test.skip;
  const leftOut = missing === undefined ? '' : `: left out, ${missing}`;

  run(`the reader's path in ${name}${leftOut}`, async () => {
    const driver = await start(origin);
    try {
      await follow(driver);
      expect(await driver.complaints()).toEqual([]);
    } finally {
      await driver.close();
    }
  });
}
