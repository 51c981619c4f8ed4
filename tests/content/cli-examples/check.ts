import {toString} from 'mdast-util-to-string';
import {findCommand, shownAs} from '@site/src/reference/cli/tables/find-command';
import {parseSui} from '@site/src/reference/cli/parse';
import {commandsOf} from '@site/src/samples/shell/commands';
import {parseScript} from '@site/src/samples/shell/syntax';
import {wordText} from '@site/src/samples/shell/words';
import type {OutputInWords} from './outputs-in-words';
import {examplesOf, hasOutput, type CommandSection} from './sections';

/** The commands that a script runs, such as `sui client gas`. */
const commandsRun = (script: string): string[] =>
  commandsOf(parseScript(script).script)
    .map(({command}) => [command.name, ...command.args].flatMap((word) => (word ? [wordText(word)] : [])))
    .filter(([program]) => program === 'sui')
    .flatMap(([, ...words]) => parseSui(words).parsed?.path ?? []);

const isOrIsBelow = (command: string, group: string): boolean => command === group || command.startsWith(`${group} `);

/**
 * What an example may run: the command or one below it, and for an outdated command what takes its
 * place.
 */
function mayRun(name: string): string[] {
  const found = findCommand(name);
  if (typeof found === 'string') return [];
  const use = (found.command.removed ?? found.command.deprecated)?.use;
  return [shownAs(found.words), ...(use?.startsWith('sui ') ? [use] : [])];
}

/** The prose of a section as a reader sees it, on one line. */
const wordsOf = ({nodes}: CommandSection): string =>
  nodes
    .filter(({type}) => type !== 'code')
    .map((node) => toString(node))
    .join(' ')
    .replace(/\s+/g, ' ');

function* sectionProblems(section: CommandSection, entry: OutputInWords | undefined): Generator<string> {
  const {command} = section;
  const allowed = mayRun(command);
  if (!examplesOf(section).some((script) => commandsRun(script).some((run) => allowed.some((name) => isOrIsBelow(run, name)))))
    yield `${command}: no sample runs it; show ${allowed.join(' or ')} as it is typed`;
  if (hasOutput(section)) {
    if (entry) yield `${command}: shows its output; take it out of outputs-in-words.ts`;
  } else if (!entry) {
    yield `${command}: shows no output; add one, or say on the page why there is none and enter those words in outputs-in-words.ts`;
  } else if (!wordsOf(section).includes(entry.says)) {
    yield `${command}: its section does not say "${entry.says}"`;
  }
}

/**
 * What is wrong with the examples and outputs of the commands, and with the list of outputs that
 * are told in words.
 */
export function exampleProblems(sections: readonly CommandSection[], inWords: readonly OutputInWords[]): string[] {
  const known = new Set(sections.map(({command}) => command));
  return [
    ...sections.flatMap((section) => [
      ...sectionProblems(
        section,
        inWords.find(({command}) => command === section.command),
      ),
    ]),
    ...inWords.filter(({command}) => !known.has(command)).map(({command}) => `${command}: is listed and has no section`),
    ...inWords
      .filter(({says}, index) => inWords.findIndex((other) => other.says === says) !== index)
      .map(({command}) => `${command}: says the same as another command; say what holds for this one`),
  ];
}
