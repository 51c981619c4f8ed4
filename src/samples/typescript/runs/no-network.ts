import {refuseNetwork} from './refuse-network';

/**
 * Loaded before an example runs: the first attempt to reach a network ends the process, so that the
 * example cannot catch the error and go on.
 */
refuseNetwork((what) => {
  process.stderr.write(`This example runs without a network, and tried to reach one: ${what}\n`);
  process.exit(1);
});
