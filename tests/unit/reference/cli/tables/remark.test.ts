import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {optionSets} from '@site/src/reference/cli/tables/shared-options';
import cliTables from '@site/src/reference/cli/tables/remark';
import {failureOf} from '../../../../lib/failure-of';
import {afterSteps, cellsOf as rows, tablesIn as tablesOf} from '../../../../lib/markdown-steps';

const run = (markdown: string): Root => afterSteps(markdown, cliTables);
const made = (request: string): RootContent[] => run(`<CommandTable ${request} />`).children;
const usageOf = (request: string): string | undefined => made(request).flatMap((node) => (node.type === 'code' ? [node.value] : []))[0];

describe('a command', () => {
  const nodes = made('command="client split-coin"');

  test('begins with what it does, and its usage line', () => {
    expect(toString(nodes[0])).toBe('Splits a coin into several.');
    expect(nodes[1]).toMatchObject({
      type: 'code',
      lang: 'text',
      meta: 'title="Usage"',
      value: 'sui client split-coin [OPTIONS] --coin-id <COIN_ID>',
    });
  });

  test('has its own options in a table', () => {
    expect(rows(tablesOf(nodes)[0])).toEqual([
      ['Option', 'Value', 'Meaning'],
      ['--coin-id', 'object ID', 'Required. The coin.'],
      ['--amounts', 'u64; one or more', 'Amounts to split off. Repeatable.'],
      ['--count', 'u64', 'Number of equal coins to split into.'],
    ]);
  });

  test('says how many of a group of options are given', () => {
    expect(nodes.filter((node) => node.type === 'paragraph').map((node) => toString(node))).toContain(
      'Exactly one of these is given: --amounts, --count.',
    );
  });

  test('links to the options that it shares with others', () => {
    const list = nodes.at(-1);
    expect(list).toMatchObject({type: 'list'});
    expect(list && toString(list)).toContain('Gas options: --gas, --gas-budget');
    expect(JSON.stringify(list)).toContain('"url":"/references/cli/client#gas-options"');
    expect(JSON.stringify(list)).toContain('"url":"/references/cli/client#client"');
  });

  test('has its arguments with defaults and choices', () => {
    expect(rows(tablesOf(made('command="client new-address"'))[0])).toContainEqual([
      'WORD_LENGTH',
      'word12, word15, word18, word21, word24',
      'Optional. Length of the recovery phrase. Default: word12.',
    ]);
    expect(usageOf('command="client new-address"')).toBe(
      'sui client new-address [OPTIONS] <KEY_SCHEME> [ALIAS] [WORD_LENGTH] [DERIVATION_PATH]',
    );
  });

  test('has short names, aliases and what options exclude', () => {
    const [, table] = [tablesOf(made('command="move build"'))[0], tablesOf(made('command="replay"'))[0]];
    expect(rows(tablesOf(made('command="move build"'))[0]).map(([name]) => name)).toContain('--dump-bytecode-as-base64, --dump');
    expect(rows(table).map(([name]) => name)).toContain('-d, --digest');
    expect(rows(tablesOf(made('command="start"'))[0])).toContainEqual([
      '--no-full-node',
      'none',
      'Starts validators only. Not with --with-indexer, --with-graphql, --data-ingestion-dir.',
    ]);
  });

  test('shows code of the model as code', () => {
    const [table] = tablesOf(made('commands="move"'));
    expect(JSON.stringify(table)).toContain('{"type":"inlineCode","value":"sui move test --coverage"}');
    expect(JSON.stringify(table)).not.toContain('`');
  });
});

describe('a command of the transaction grammar', () => {
  test('has its commands with operands, and no option of the group', () => {
    const nodes = made('command="client ptb"');
    expect(rows(tablesOf(nodes)[0])).toContainEqual(['--split-coins', 'COIN [AMOUNT]', 'Splits amounts off a coin.']);
    expect(nodes.at(-1)?.type).toBe('table');
    expect(usageOf('command="client ptb"')).toBe('sui client ptb [COMMANDS AND FLAGS]...');
  });
});

describe('something outdated', () => {
  test('a removed command shows its replacement and no usage', () => {
    const nodes = made('command="console"');
    expect(nodes.map((node) => node.type)).toEqual(['paragraph']);
    expect(nodes.map((node) => toString(node))).toEqual([
      'Removed in 1.45: use sui client. Opened an interactive shell around the client commands.',
    ]);
    expect(JSON.stringify(nodes)).toContain('"url":"/references/cli/client#client"');
  });

  test('a deprecated command shows its replacement above its usage', () => {
    const nodes = made('command="client replay-batch"');
    expect(toString(nodes[0])).toMatch(/^Deprecated since 1\.57: use sui replay\. Replayed/);
    expect(nodes[1]).toMatchObject({type: 'code', value: 'sui client replay-batch [OPTIONS]'});
  });

  test('removed options stand in a table of their own', () => {
    const [current, removed] = tablesOf(made('command="client send-funds"'));
    expect(rows(current).map(([name]) => name)).not.toContain('--stateless');
    expect(rows(removed)).toEqual([
      ['Removed option', 'What it did', 'In', 'Use'],
      ['--stateless', 'Former name of the flag that takes funds from the address balance.', '1.77', '--from-address-balance'],
    ]);
  });

  test('what could not be confirmed says so', () => {
    const options = tablesOf(made('command="client verify-source"')).flatMap(rows);
    const [meaning] = options.flatMap(([name, , words]) => (name === '--toolchain' ? [words] : []));
    expect(meaning).toMatch(/ Not confirmed for release 1\.\d+\. The source of release 1\.81 has it; .+\.$/);
  });
});

test('a group lists its subcommands with links', () => {
  const [table] = tablesOf(made('commands="client"'));
  expect(rows(table)[0]).toEqual(['Command', 'Purpose']);
  expect(rows(table).map(([name]) => name)).toEqual(expect.arrayContaining(['publish', 'ptb', 'gas']));
  expect(JSON.stringify(table)).toContain('"url":"/references/cli/client/packages#publish"');
  expect(JSON.stringify(table)).toContain('"url":"/references/cli/ptb#ptb"');
});

test.each(optionSets.map(({name}) => name))('the set of options "%s" has a table', (name) => {
  expect(rows(tablesOf(made(`options="${name}"`))[0]).length).toBeGreaterThan(3);
});

test('what stands around an element stays', () => {
  const tree = run('## console\n\n<CommandTable command="console" />\n\nText.\n\n<CommandTable command="sui" />');
  expect(tree.children.map((node) => node.type)).toEqual(['heading', 'paragraph', 'paragraph', 'paragraph', 'code', 'table', 'paragraph']);
});

describe('the build stops with page and line', () => {
  test.each([
    [
      'an unknown command',
      'command="client pubish"',
      'sui client has no subcommand "pubish" in the command model. Did you mean "publish"?',
    ],
    ['an unknown group', 'command="wallet"', 'sui has no subcommand "wallet"'],
    ['no command', 'command=""', 'no command is named'],
    ['a group without subcommands', 'commands="client gas"', '"client gas" has no subcommands; write command="client gas"'],
    ['an unknown set', 'options="gass"', 'there is no set of options "gass"; there are gas, processing, build'],
    ['an unknown attribute', 'name="client"', 'has no attribute "name"'],
    ['two attributes', 'command="client" commands="client"', 'has one attribute'],
    ['no attribute', '', 'has one attribute'],
    ['an attribute without value', 'command', 'command needs a text in quotes'],
    ['an expression', 'command={"client"}', 'command needs a text in quotes'],
    ['a spread', '{...props}', 'has no attribute an expression'],
  ])('%s', (_what, request, expected) => {
    const {line, reason} = failureOf(() => run(`# Title\n\nText.\n\n<CommandTable ${request} />`));
    expect(line).toBe(5);
    expect(reason).toContain(expected);
  });

  test('content', () => {
    expect(failureOf(() => run('<CommandTable command="client">\n\nText.\n\n</CommandTable>')).reason).toContain('no content');
  });

  test('an element inside a paragraph', () => {
    expect(failureOf(() => run('See <CommandTable command="client" /> here.')).reason).toContain('stands on a line of its own');
  });
});
