import {entryLists, type EntryList} from '../entries';
import type {ErrorEntry} from '../model';
import type {CommonError} from './common-error';

/**
 * The entry of a row.
 *
 * @returns the entry, or a sentence that says what is wrong with the row
 */
export function findEntry({entry: ref, messages}: CommonError, lists: readonly EntryList[] = entryLists): ErrorEntry | string {
  const [page, id] = ref.split('#');
  const entry = lists.flatMap((list) => (list.page === page ? list.entries : [])).find((candidate) => candidate.id === id);
  if (entry === undefined) return `${ref}: no such entry; correct the reference, or add the entry`;
  if (messages.length === 0 || messages.length > 3) return `${ref}: names ${messages.length} messages; name one to three`;
  const foreign = messages.find((message) => !entry.messages.some(({text}) => text.includes(message)));
  return foreign === undefined ? entry : `${ref}: the entry has no message with "${foreign}"; copy a part of one of its messages`;
}
