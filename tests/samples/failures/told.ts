import {readFileSync} from 'node:fs';
import {entryLists} from '@site/src/reference/errors/entries';
import {escapeRegExp} from '@site/src/lib/escape-reg-exp';
import type {ErrorEntry} from '@site/src/reference/errors/model';
import {topicsOf} from '@site/src/reference/errors/topics';
import {seen, type Seen} from './seen';

/** A call that sets up its own network, what its caller sees, and what is said about it. */
export interface Told {
  what: string;
  call: () => unknown;
  seen: Seen;
  /**
   * Where → the words for what is seen. Where is a page, such as "guides/developer/stack/walrus", or a part of the error reference,
   * whose pages are generated: an entry, such as "walrus-blob-blocked", or the introduction of a topic, such as "sdk/walrus".
   */
  says: Readonly<Record<string, string>>;
}

const entryOf = (id: string): ErrorEntry | undefined => entryLists.flatMap(({entries}) => entries).find((entry) => entry.id === id);

/** The text of a page, of an entry or of an introduction. */
export function textOf(where: string): string {
  const entry = entryOf(where);
  if (entry) return [...entry.messages.map(({text}) => text), entry.meaning, ...entry.causes, entry.find, entry.cure].join('\n');
  return topicsOf('sdk').find(({page}) => page === where)?.intro ?? readFileSync(`docs/${where}.mdx`, 'utf8');
}

/** Whether a message has the form of an entry, in which `…` stands for what varies. A form may begin with the class of the error. */
function hasForm(form: string, {throws, message = ''}: {throws: string; message?: string}): boolean {
  const words = form.replace(`${throws}: `, '').split('…');
  return new RegExp(`^${words.map(escapeRegExp).join('.*')}$`, 's').test(message);
}

/** Whether the words are there and, where they are the form of a message, what was thrown has it. */
function isTold(where: string, words: string, was: unknown): boolean {
  const isForm = entryOf(where)?.messages.some(({text}) => text === words) ?? false;
  return textOf(where).includes(words) && (!isForm || hasForm(words, was as {throws: string; message?: string}));
}

/** Tests of cases: the call does what is seen, and pages and entries say so. */
export function tell(cases: readonly Told[]): void {
  test.each(cases)('$what', async ({call, seen: expected, says}) => {
    const was = await seen(call);
    expect(was).toMatchObject(expected);
    expect(Object.entries(says).filter(([where, words]) => !isTold(where, words, was))).toEqual([]);
  });
}
