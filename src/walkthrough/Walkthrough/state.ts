import {createContext} from 'react';

/** Lines of the whole file that a step is about. */
export interface MarkedLines {
  /** Such as `12-30`. */
  lines: string;
  /** Those of them that the step points out, such as `15,16`. */
  strong?: string | undefined;
}

/** What the parts of a walkthrough know of each other. */
export interface WalkthroughState {
  /** The whole file stands beside the steps. */
  beside: boolean;
  /**
   * What is marked; an object, so that asking for the same lines again brings them into view again.
   */
  now: MarkedLines | undefined;
  show: (now: MarkedLines) => void;
}

export const WalkthroughContext = createContext<WalkthroughState>({
  beside: false,
  now: undefined,
  show: () => {
    /* Nothing stands around. */
  },
});
