/** How the reader's last query went. */
export type SearchStatus =
  {phase: 'idle'} | {phase: 'answered'; query: string; total: number; shown: number; isOffline: boolean} | {phase: 'failed'};

let current: SearchStatus = {phase: 'idle'};
const listeners = new Set<() => void>();

/** For React's `useSyncExternalStore`: calls back after every change until the returned function is called. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The status now. */
export const getStatus = (): SearchStatus => current;

/** The status before the first query, which is also the one that static generation renders. */
export const idle: SearchStatus = {phase: 'idle'};

export function setStatus(status: SearchStatus): void {
  current = status;
  for (const listener of listeners) listener();
}
