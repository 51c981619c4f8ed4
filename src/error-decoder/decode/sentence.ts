import type {Decoded} from './decode';

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** What a screen reader says of an answer, and what stands above it: one short sentence. */
export function sentenceOf({abort, found, constants, failure, asked, entries}: Decoded): string {
  if (abort !== undefined) {
    const place = found === undefined ? (abort.module ?? 'a module') : `${found.owner.name}::${found.module.name}`;
    const names = constants.map(({name}) => name);
    const number = abort.ownCode ?? abort.code;
    if (names.length > 0) return `${place} gave up with ${listed(names)}.`;
    if (abort.constant !== undefined) return `${place} gave up with ${abort.constant}.`;
    return abort.line === undefined ? `${place} gave up with code ${number ?? 'unknown'}.` : `${place} gave up at line ${abort.line}.`;
  }
  if (failure !== undefined) return `Execution failed: ${[failure.name, failure.detail].filter((part) => part !== undefined).join(', ')}.`;
  if (asked.length > 0) return `Found ${listed(asked.map(({constant, module}) => `${constant.name} of ${module.name}`))}.`;
  return entries.length === 1 ? `This is ${entries[0]?.title ?? ''}.` : `${entries.length} entries have such a message.`;
}
