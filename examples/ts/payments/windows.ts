// #region calendar
const daysIn = (year: number, month: number) =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** 00:00 UTC of the anchor's day some months later, or of a short month's last day. */
export function anniversary(anchorMs: number, months: number): number {
  const anchor = new Date(anchorMs);
  const month = anchor.getUTCMonth() + months;
  const first = new Date(Date.UTC(anchor.getUTCFullYear(), month, 1));
  const year = first.getUTCFullYear();
  const day = Math.min(anchor.getUTCDate(), daysIn(year, first.getUTCMonth()));
  return Date.UTC(year, first.getUTCMonth(), day);
}
// #endregion calendar

// #region windows
export type Window = {PeriodicMs?: string} | {CalendarMonths?: number};

const has = <K extends string>(
  window: object,
  kind: K,
): window is Record<K, number | string> =>
  kind in window && (window as Record<K, unknown>)[kind] !== undefined;

/** When window number `index` begins; number 0 begins with the first spend. */
function begins(anchorMs: number, window: Window, index: number): number {
  if (index === 0) return anchorMs;
  if (has(window, 'PeriodicMs')) return anchorMs + index * Number(window.PeriodicMs);
  if (has(window, 'CalendarMonths'))
    return anniversary(anchorMs, index * Number(window.CalendarMonths));
  throw new Error('an unknown kind of window');
}

/** The number of the window in which a moment lies. */
export function windowAt(anchorMs: number, window: Window, nowMs: number): number {
  if (has(window, 'PeriodicMs'))
    return Math.floor((nowMs - anchorMs) / Number(window.PeriodicMs));
  let index = 0;
  while (begins(anchorMs, window, index + 1) <= nowMs) index += 1;
  return index;
}

/** When the window after the one of this moment begins. */
export function nextWindow(anchorMs: number, window: Window, nowMs: number): number {
  return begins(anchorMs, window, windowAt(anchorMs, window, nowMs) + 1);
}
// #endregion windows
