import {exampleProblems} from './cli-examples/check';
import {outputsInWords, type OutputInWords} from './cli-examples/outputs-in-words';
import {commandSections} from './cli-examples/sections';
import {pages, pageWith} from '../lib/pages';

const sections = pages
  .filter(({id}) => id === 'references/cli' || id.startsWith('references/cli/'))
  .flatMap(({tree}) => commandSections(tree));

test('there are sections to read', () => {
  expect(sections.length).toBeGreaterThan(130);
});

test('every command has an example, and its output or the reason why there is none', () => {
  expect(exampleProblems(sections, outputsInWords)).toEqual([]);
});

describe('the check', () => {
  const table = '<CommandTable command="client gas" />';
  const example = '```sh\nsui client gas\n```';
  const output = '```text output\nNo gas coins are owned by this address\n```';
  const entry: OutputInWords = {command: 'client gas', because: 'prints nothing', says: 'It prints nothing.'};
  const problems = (body: string, entries: readonly OutputInWords[] = []): string[] =>
    exampleProblems(commandSections(pageWith(body).tree), entries);

  test('accepts an example with its output, also under a smaller heading', () => {
    expect(problems(`## gas\n\n${table}\n\n${example}\n\n### More\n\n${output}`)).toEqual([]);
  });

  test('accepts words in place of an output, whatever their markup', () => {
    expect(problems(`## gas\n\n${table}\n\n${example}\n\nIt prints\n*nothing*.`, [entry])).toEqual([]);
  });

  test('accepts a subcommand as the example of its group, and what to use in place of an outdated command', () => {
    expect(problems(`## client\n\n<CommandTable command="client" />\n\n${example}\n\n${output}`)).toEqual([]);
    expect(problems('## prove\n\n<CommandTable command="move prove" />\n\n```sh\nsui move test\n```\n\n' + output)).toEqual([]);
  });

  test.each([
    ['no example', `## gas\n\n${table}\n\n${output}`, [], /no sample runs it; show sui client gas/],
    ['an example of another command', `## gas\n\n${table}\n\n\`\`\`sh\nsui client gaz\n\`\`\`\n\n${output}`, [], /no sample runs it/],
    ['no output and no words', `## gas\n\n${table}\n\n${example}`, [], /shows no output/],
    ['an output of the next section', `## gas\n\n${table}\n\n${example}\n\n## Next\n\n${output}`, [], /shows no output/],
    ['words that the page does not say', `## gas\n\n${table}\n\n${example}`, [entry], /does not say "It prints nothing\."/],
    ['words beside an output', `## gas\n\n${table}\n\n${example}\n\n${output}`, [entry], /take it out of outputs-in-words/],
    ['words for a command without section', `## Prose`, [entry], /is listed and has no section/],
  ])('finds %s', (_what, body, entries, message) => {
    expect(problems(body, entries)).toEqual([expect.stringMatching(message)]);
  });

  test('finds words that two commands share', () => {
    const body = `## gas\n\n${table}\n\n${example}\n\nIt prints nothing.\n\n## list\n\n<CommandTable command="keytool list" />\n\n\`\`\`sh\nsui keytool list\n\`\`\`\n\nIt prints nothing.`;
    expect(problems(body, [entry, {...entry, command: 'keytool list'}])).toEqual([
      'keytool list: says the same as another command; say what holds for this one',
    ]);
  });
});
