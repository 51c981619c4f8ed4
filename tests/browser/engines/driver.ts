import {eventually} from '../../lib/eventually';

/**
 * What the reader's path needs of a browser: small enough to be written for each engine's own
 * protocol.
 */
export interface Driver {
  /** Where this browser finds the site, such as `http://127.0.0.1:41235`. */
  origin: string;
  /** Loads an address as if it had been typed. */
  open: (url: string) => Promise<void>;
  /** Scrolls the first element that a selector matches into view and clicks in its middle. */
  click: (selector: string) => Promise<void>;
  /** Types into whatever has the focus. */
  type: (text: string) => Promise<void>;
  /** Presses one key, or one with Control. */
  press: (key: 'ArrowDown' | 'Enter' | 'Control+v') => Promise<void>;
  /** The value of a JavaScript expression in the page, as JSON has it. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Makes the page this wide and high, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** What the page wrote to the console or threw, and requests that failed. */
  complaints: () => Promise<readonly string[]>;
  close: () => Promise<void>;
}

/** An engine that the reader's path runs in. */
export interface Engine {
  name: string;
  /** Why it cannot be tried on this machine; undefined where it can. */
  missing?: string;
  /** @param origin of the served site */
  start: (origin: string) => Promise<Driver>;
}

/**
 * Waits until an expression is true in the page. It is asked again and again, because the page may
 * be replaced meanwhile.
 *
 * @param wanted what is waited for, in words
 * @throws where it does not become true, with what the expression was at last
 */
export async function until(driver: Driver, wanted: string, expression: string): Promise<void> {
  try {
    await eventually(() => driver.evaluate(expression), true);
  } catch (cause) {
    throw new Error(`${wanted}: not so in the end, at ${String(await driver.evaluate('location.href'))}: ${String(cause)}`, {cause});
  }
}
