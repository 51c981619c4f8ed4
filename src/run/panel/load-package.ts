import {packages} from '@generated/run/default/files.js';
import {fetchFound} from '../../lib/fetch-found';
import type {RunnablePackage} from '../data';

/**
 * Fetches a package's files.
 *
 * @throws where the file does not come
 */
export async function loadPackage(name: string): Promise<RunnablePackage> {
  const url = packages[name] ?? '';
  const response = await fetchFound(url, {cache: 'force-cache'});
  return (await response.json()) as RunnablePackage;
}
