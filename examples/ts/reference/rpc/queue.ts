// #region queue
/**
 * Runs tasks in order, at most `width` at a time, and starts no two within `spacing`
 * milliseconds.
 */
export function createQueue(
  width: number,
  spacing: number,
): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  let nextStart = 0;

  const release = () => {
    running -= 1;
    waiting.shift()?.();
  };

  return async (task) => {
    while (running >= width) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    const start = Math.max(Date.now(), nextStart);
    nextStart = start + spacing;
    try {
      await new Promise((resolve) => setTimeout(resolve, start - Date.now()));
      return await task();
    } finally {
      release();
    }
  };
}
// #endregion queue
