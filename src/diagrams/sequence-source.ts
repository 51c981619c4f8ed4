import {DiagramError, emphases, type Emphasis} from './drawing';

/** One of the parties that exchange messages. */
export interface Actor {
  id: string;
  label: string;
}

/** What happens, from top to bottom. */
export type Step =
  | {kind: 'message'; from: string; to: string; text: string; reply: boolean; emphasis?: Emphasis}
  | {kind: 'note'; actor: string; text: string}
  | {kind: 'divider'; text: string};

/** A sequence as its source describes it. */
export interface Sequence {
  actors: readonly Actor[];
  steps: readonly Step[];
}

const forms = 'actor NAME: label · NAME -> NAME: text · NAME --> NAME: reply · note NAME: text · == text ==';
const actorLine = /^actor (\w+): (\S.*)$/;
const noteLine = /^note (\w+): (\S.*)$/;
const dividerLine = /^== (\S.*) ==$/;
const messageLine = /^(\w+) (-->|->) (\w+)(?: \[(\w+)\])?: (\S.*)$/;

function emphasisNamed(name: string | undefined, line: number): Emphasis | undefined {
  const found = emphases.find((known) => known === name);
  if (name !== undefined && !found) throw new DiagramError(`[${name}] is unknown; there are ${emphases.join(', ')}`, line);
  return found;
}

/**
 * Reads a sequence: one statement for each line that is not empty.
 *
 * @throws {DiagramError} with the line that is not a statement, or that names somebody who is not
 *   declared above
 */
export function readSequence(source: string): Sequence {
  const actors: Actor[] = [];
  const known = (id: string, line: number): string => {
    if (actors.some((actor) => actor.id === id)) return id;
    throw new DiagramError(`"${id}" is not declared; write "actor ${id}: label" above`, line);
  };
  const steps = source.split('\n').flatMap((text, index): Step[] => {
    const line = index + 1;
    const statement = text.trim();
    if (statement === '') return [];
    const [, id, label] = actorLine.exec(statement) ?? [];
    if (id !== undefined && label !== undefined) {
      actors.push({id, label});
      return [];
    }
    const [, noted, note] = noteLine.exec(statement) ?? [];
    if (noted !== undefined && note !== undefined) return [{kind: 'note', actor: known(noted, line), text: note}];
    const [, title] = dividerLine.exec(statement) ?? [];
    if (title !== undefined) return [{kind: 'divider', text: title}];
    const [, from, arrow, to, name, said] = messageLine.exec(statement) ?? [];
    if (from === undefined || to === undefined || said === undefined)
      throw new DiagramError(`"${statement}" is no statement; there are ${forms}`, line);
    const emphasis = emphasisNamed(name, line);
    return [
      {kind: 'message', from: known(from, line), to: known(to, line), text: said, reply: arrow === '-->', ...(emphasis ? {emphasis} : {})},
    ];
  });
  if (actors.length < 2) throw new DiagramError('a sequence has at least two actors');
  return {actors, steps};
}
