import {scripts} from '@generated/run/default/files.js';
import {fetchFound} from '../../../lib/fetch-found';
import type {RunnableScript} from '../data';

/**
 * Fetches a program's files.
 *
 * @throws where the file does not come
 */
export async function loadScript(entry: string): Promise<RunnableScript> {
  const response = await fetchFound(scripts[entry] ?? '', {cache: 'force-cache'});
  return (await response.json()) as RunnableScript;
}
