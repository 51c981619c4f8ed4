/**
 * Gives each answer a moment of its own, in the order of the requests, as the answers of many
 * servers on a real network come one by one.
 */
export function inTurn(answer: typeof fetch): typeof fetch {
  let turn = Promise.resolve();
  return async (...request) => {
    turn = turn.then(() => new Promise((resolve) => setImmediate(resolve)));
    await turn;
    return answer(...request);
  };
}

/** A `fetch` that nobody answers: it ends with the signal of the request. */
export const silent: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', ({target}) => {
      reject((target as AbortSignal).reason as Error);
    });
  });
