import {origin} from '../setup/reader';
import type {Driver, Engine} from './driver';
import {readersPath} from './readers-path';

/**
 * Follows the whole path; each step begins where the one before ended, so the first that fails is
 * the last that is tried.
 */
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

/**
 * Defines the test of an engine. What is left out has its reason in its name, which the summary of
 * npm test lists.
 */
export function testReadersPath({name, missing, start}: Engine): void {
  const run = missing === undefined ? test : test.skip;
  const leftOut = missing === undefined ? '' : `: left out, ${missing}`;

  run(`the reader's path in ${name}${leftOut}`, async () => {
    const driver = await start(origin);
    try {
      await follow(driver);
      const complaints = await driver.complaints();
      expect(complaints).toEqual([]);
    } finally {
      await driver.close();
    }
  });
}
