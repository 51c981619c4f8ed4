/** How the reader's last query went. */
export type SearchStatus =
  | {phase: 'idle'}
  | {phase: 'answered'; query: string; section?: string; total: number; shown: number; isOffline: boolean}
  /** `slow`: there is no answer so far, and one may come yet. */
  | {phase: 'slow'}
  | {phase: 'failed'};

let current: SearchStatus = {phase: 'idle'};
let spoken = '';
const listeners = new Set<() => void>();

/**
 * For React's `useSyncExternalStore`: calls back after every change until the returned function is
 * called.
 */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The status now. */
export const getStatus = (): SearchStatus => current;

/**
 * What a screen reader is told of the status now. It comes with the status, so that pages load no
 * texts for it.
 */
export const getSpoken = (): string => spoken;

/** The status before the first query, which is also the one that static generation renders. */
export const idle: SearchStatus = {phase: 'idle'};

/** @param toSpeak what a screen reader is told of it: `announce(status)` of `messages.ts` */
export function setStatus(status: SearchStatus, toSpeak: string): void {
  current = status;
  spoken = toSpeak;
  for (const listener of listeners) listener();
}
