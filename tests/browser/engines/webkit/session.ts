import {eventually} from '../../../lib/eventually';

/** A WebDriver error by its name in the standard, such as "stale element reference". */
export class DriverError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

/** Sends one command of a session and returns its value. */
export type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;

async function send(url: string, method: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(url, {method, ...(method === 'POST' ? {body: JSON.stringify(body ?? {})} : {})});
  const {value} = (await answer.json()) as {value: {error?: string; message?: string} | null};
  if (!answer.ok) throw new DriverError(value?.error ?? String(answer.status), value?.message ?? '');
  return value;
}

/**
 * Opens a W3C WebDriver session.
 *
 * @param server of the driver, such as `http://127.0.0.1:4444`
 * @throws {DriverError} on whatever the driver refuses; the command throws it, too
 */
export async function openSession(server: string, capabilities: object): Promise<Command> {
  // A driver that takes connections may need a moment more until it takes sessions.
  await eventually(() => send(`${server}/status`, 'GET'), expect.anything());
  const {sessionId} = (await send(`${server}/session`, 'POST', {capabilities: {alwaysMatch: capabilities}})) as {sessionId: string};
  return (method, path, body) => send(`${server}/session/${sessionId}${path}`, method, body);
}
