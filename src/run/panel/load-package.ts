import {packages} from '@generated/run/default/files.js';
import type {RunnablePackage} from '../data';

/**
 * Fetches a package's files.
 *
 * @throws where the file does not come
 */
export async function loadPackage(name: string): Promise<RunnablePackage> {
  const url = packages[name] ?? '';
  const response = await fetch(url, {cache: 'force-cache'});
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as RunnablePackage;
}
