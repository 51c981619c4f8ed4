import type {CliErrorCode} from '@site/src/reference/cli/codes';
import type {Command} from '@site/src/reference/cli/model';
import {parseSui} from '@site/src/reference/cli/parse';
import {expansion, splat} from '@site/src/reference/cli/parser/marks';
import {sui} from '@site/src/reference/cli/sui';
import {accepted} from './lines/accepted';
import {refused} from './lines/refused';
import {object} from './lines/values';

const wordsOf = (line: string): readonly string[] => (line === '' ? [] : line.split(' '));
const parse = (line: string) => parseSui(wordsOf(line));
const linesOf = (groups: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(groups).flatMap(([group, lines]) => lines.map((line) => [group, line] as const));

/** Paths of all commands that run, such as `sui client call`. */
function runnablePaths(command: Command, outer = ''): readonly string[] {
  if (command.removed || command.deprecated) return [];
  const path = `${outer}${command.name}`;
  const inner = (command.subcommands ?? []).flatMap((subcommand) => runnablePaths(subcommand, `${path} `));
  return command.subcommands ? inner : [path];
}

describe('lines that the CLI accepts', () => {
  test.each(linesOf(accepted))('%s: sui %s', (_group, line) => {
    expect(parse(line).error).toBeUndefined();
  });

  test('every command that runs is among them', () => {
    const paths = new Set(Object.values(accepted).flatMap((lines) => lines.map((line) => parse(line).parsed?.path)));
    expect(runnablePaths(sui).filter((path) => !paths.has(path))).toEqual([]);
  });
});

describe('lines that the CLI refuses', () => {
  test.each(linesOf(refused))('%s: sui %s', (code, line) => {
    expect(parse(line).error).toMatchObject({code});
  });
});

describe('what an error says', () => {
  test.each<[string, CliErrorCode, string, number]>([
    ['client balanc', 'CLI001', 'sui client has no subcommand "balanc". Did you mean "balance"?', 1],
    ['client gas --jsn', 'CLI002', 'sui client gas has no option --jsn. Did you mean "--json"?', 2],
    ['client gas --client.env x', 'CLI002', '--client.env is read only before the subcommand: sui client --client.env …', 2],
    ['client call --package 0x2', 'CLI003', 'sui client call needs --module <MODULE> and --function <FUNCTION>.', 4],
    ['client switch --env', 'CLI003', '--env needs a value <ENV>.', 2],
    [
      `client publish --gas ${object} ./a`,
      'CLI004',
      '--gas got "./a" but takes an object ID: 0x and up to 64 hexadecimal digits. --gas takes every word up to the next option; put other arguments before it.',
      4,
    ],
    ['console', 'CLI005', 'sui console was removed in 1.45: use sui client.', 0],
    ['client replay-batch --path x', 'CLI007', 'sui client replay-batch is deprecated since 1.57: use sui replay.', 1],
    ['start --with-faucet 9123', 'CLI008', 'sui start takes no further argument but got "9123". Write --with-faucet=9123.', 2],
    ['client ptb --sender @ada', 'CLI004', '"@ada" is no address: an alias is written without "@".', 3],
  ])('sui %s', (line, code, message, word) => {
    expect(parse(line).error).toEqual({code, message, word});
  });
});

describe('what a parse returns', () => {
  test('path, options of all levels and positionals', () => {
    const {parsed} = parse('client --json gas deployer -q');
    expect(parsed?.path).toBe('sui client gas');
    expect(parsed?.options.map(({option}) => option.long)).toEqual(['quiet', 'json']);
    expect(parsed?.positionals).toEqual(['deployer']);
  });

  test('values of an option that takes many', () => {
    const {parsed} = parse('client call --package 0x2 --module m --function f --args 1 2 3 --json');
    expect(parsed?.options.find(({option}) => option.long === 'args')?.values).toEqual(['1', '2', '3']);
  });

  test('words after -- are no options', () => {
    expect(parse('keytool convert -- -secret').parsed?.positionals).toEqual(['-secret']);
  });
});

describe('what only the shell knows', () => {
  test.each([
    `client object ${expansion}`,
    `client call --package ${expansion} --module m --function f --gas-budget ${expansion}`,
    `client balance --coin-type ${expansion}::usd::USD`,
    `client call ${splat}`,
    `client gas a ${splat} b`,
    `client ${expansion} anything`,
    `client gas --${expansion}`,
    `client ptb --move-call ${expansion}::shop::buy <${expansion}> @${expansion} ${expansion} --gas-budget ${expansion}`,
    `client ptb --transfer-objects [${expansion}, a.0] ${expansion} --split-coins ${expansion} ${expansion}`,
    `client ptb --move-call ${expansion} ${splat} --publish ${expansion}`,
    `client ptb --make-move-vec ${expansion} [${splat}] --assign ${expansion} 0x${expansion}`,
    `client ptb ${splat}`,
  ])('is accepted as any type: sui %s', (line) => {
    expect(parse(line).error).toBeUndefined();
  });

  test('does not hide a mistake elsewhere', () => {
    expect(parse(`client object ${expansion} --jsn`).error?.code).toBe('CLI002');
    expect(parse(`client ptb --split-coins ${expansion}`).error?.code).toBe('CLI003');
  });
});
