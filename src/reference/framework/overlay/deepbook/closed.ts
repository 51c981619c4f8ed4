const closed = 'DeepBook V2 is closed and the call always aborts; trade on DeepBookV3.';

/** What stands at functions of DeepBook V2 that always abort, by their names. */
export const allClosed = (names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, closed]));
