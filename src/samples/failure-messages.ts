import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {hashText} from '../lib/hash-files';
import type {DeclaredFailure} from './expectations';
import type {Problem} from './sample';

/**
 * The file with the tools' messages for samples that must fail, so that the site can show them
 * without running the tools.
 */
export const failureMessagesFile = 'src/samples/messages-of-failing-samples.json';

/** Key of a failing sample → the tool's message. */
export type FailureMessages = Readonly<Record<string, string>>;

/** A key for a failing sample, made of everything that its message depends on. */
export const failureKey = (language: string, code: string, fails: string): string =>
  hashText([language, fails, code].join('\0')).slice(0, 16);

/** The messages on file. */
export const readFailureMessages = (file = failureMessagesFile): FailureMessages =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FailureMessages) : {};

/** The messages of a run, sorted by key. */
export function messagesOf(declared: readonly DeclaredFailure[]): FailureMessages {
  const entries = declared.map(
    ({sample, message}) => [failureKey(sample.language, sample.code, sample.meta.fails ?? ''), message] as const,
  );
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function writeFailureMessages(messages: FailureMessages, file = failureMessagesFile): void {
  writeFileSync(file, `${JSON.stringify(messages, null, 2)}\n`);
}

/** A problem for each message on file that is not that of this run. */
export function staleMessages(declared: readonly DeclaredFailure[], onFile: FailureMessages): Problem[] {
  const now = messagesOf(declared);
  const cure = 'run "npm run samples -- --update" and commit the file';
  const changed = declared
    .filter(({sample, message}) => onFile[failureKey(sample.language, sample.code, sample.meta.fails ?? '')] !== message)
    .map(({sample}) => ({
      page: sample.page,
      line: sample.line,
      checker: 'failure messages',
      message: `the message in ${failureMessagesFile} is missing or old; ${cure}`,
    }));
  const stale = Object.keys(onFile)
    .filter((key) => !(key in now))
    .map((key) => ({
      page: failureMessagesFile,
      line: 1,
      checker: 'failure messages',
      message: `"${key}" belongs to no sample any more; ${cure}`,
    }));
  return [...changed, ...stale];
}
