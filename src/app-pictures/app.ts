import type {Page} from 'playwright-core';
import type {Ledger} from './draw/stand-in-node';

/** What another host sends back: a page that leads the reader on, or data. */
export type Reply = {location: string} | {json: unknown};

/** An app of `examples/`, and how it comes to look as a reader will see it. */
export interface App {
  /** The app's folder. */
  folder: string;
  /** The window, in the pixels of style sheets. Pictures are 720 pixels wide, whatever that is. */
  window: {width: number; height: number};
  /**
   * True where the stand-in wallet of the browser shall be there: apps that bring none of their
   * own.
   */
  hasWallet: boolean;
  /** What the network knows. */
  ledger: Ledger;
  /**
   * Answers to requests that neither a file of the app nor a full node has: address without its
   * query → answer.
   */
  otherHosts?: Readonly<Record<string, (url: URL, body: string | null) => Reply>>;
  /** What stands behind the app's address, such as `#0x…`. */
  hash?: string;
  /** Goes through the app as a reader would, until it shows what the picture is of. */
  drive: (page: Page) => Promise<void>;
}
