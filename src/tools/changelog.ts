/**
 * `npm run changelog -- "Title"`: makes of the files in `changes/` the newest entry of the
 * changelog, and removes them.
 */
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const parts = {readers: 'For readers:', authors: 'For authors:'} as const;

/** A file in `changes/`: whom its lines are for, and the lines. */
export interface Change {
  name: string;
  text: string;
}

/** A line for each file that is no list for readers or authors. */
export const problemsOf = (changes: readonly Change[]): string[] =>
  changes.flatMap(({name, text}) => {
    if (!/\.(?:readers|authors)\.md$/.test(name)) return [`changes/${name}:1: name it NAME.readers.md or NAME.authors.md.`];
    const line = text.split('\n').findIndex((each) => !/^(?:- | {2}\S|$)/.test(each));
    return line === -1 && text.startsWith('- ')
      ? []
      : [`changes/${name}:${Math.max(line, 0) + 1}: write list items only: "- What changed."`];
  });

/**
 * The changelog with a new entry on top.
 *
 * @param day such as 2026-11-28
 * @throws where there is no change, or one is not as it has to be
 */
export function withEntry(changelog: string, changes: readonly Change[], day: string, title: string): string {
  const problems = changes.length === 0 ? ['changes/ has no change to write down.'] : problemsOf(changes);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const lists = Object.entries(parts).flatMap(([part, heading]) => {
    const items = changes.filter(({name}) => name.endsWith(`.${part}.md`)).map(({text}) => text.trim());
    return items.length === 0 ? [] : [`${heading}\n\n${items.join('\n')}\n`];
  });
  const start = changelog.search(/^## /m);
  return `${changelog.slice(0, start)}## ${day}: ${title}\n\n${lists.join('\n')}\n${changelog.slice(start)}`;
}

/** The files in `changes/`, by name. */
export const readChanges = (folder = 'changes'): Change[] =>
  readdirSync(folder)
    .filter((name) => name !== 'README.md')
    .sort()
    .map((name) => ({name, text: readFileSync(path.join(folder, name), 'utf8')}));

if (require.main === module) {
  const [title] = process.argv.slice(2);
  if (title === undefined) throw new Error('Say what the changes are about: npm run changelog -- "What a reader touches first"');
  const changes = readChanges();
  writeFileSync('CHANGELOG.md', withEntry(readFileSync('CHANGELOG.md', 'utf8'), changes, new Date().toISOString().slice(0, 10), title));
  for (const {name} of changes) rmSync(path.join('changes', name));
  console.log('Now run "npm run routes": it writes down which addresses are published with this entry.');
}
