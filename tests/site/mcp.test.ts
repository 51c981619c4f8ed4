import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {serveSite} from '../../src/lib/serve-site';
import {packageFile} from '../../src/mcp/pack/readme';
import {skillFile} from '../../src/mcp/skill';
import {index} from '../lib/built-index';
import {buildDir} from '../lib/built-site';
import {patience} from '../lib/patience';

const root = process.cwd();

/** The package is unpacked where it finds what npm would install beside it. */
const unpacked = path.join(root, 'node_modules/.cache/mcp-package');

interface Answer {
  text: string;
  isError: boolean;
}
type Ask = (tool: string, input: Record<string, unknown>) => Promise<Answer>;

async function connect(command: string, args: readonly string[]): Promise<{client: Client; ask: Ask}> {
  const client = new Client({name: 'test', version: '1'});
  await client.connect(new StdioClientTransport({command, args: [...args], cwd: root, stderr: 'inherit'}), {timeout: patience});
  return {
    client,
    ask: async (name, input) => {
      const {content, isError} = await client.callTool({name, arguments: input}, undefined, {timeout: patience});
      const [first] = content as {text: string}[];
      return {text: first?.text ?? '', isError: isError === true};
    },
  };
}

const pond = 'module pond::pond;\n\npublic fun depth(): u64 { 3 }\n\n#[test]\nfun holds() { assert!(depth() == 3); }\n';

/** Questions that agents ask, with what has to be in the answer. */
const questions: [string, Record<string, unknown>, string[]][] = [
  ['search_docs', {query: 'who pays gas for my users', limit: 5}, ['pages match; the best 5', '/guides/developer/sui-101/sponsor-txn']],
  ['search_docs', {query: 'transfer policy', section: 'Standards'}, ['(Standards', '/standards/kiosk']],
  ['read_page', {page: '/concepts/object-model'}, ['# Object model', '## Limits']],
  ['read_page', {page: '/concepts/object-model#limits'}, ['## Limits', 'From http']],
  ['read_page', {page: '/sui-glossary', section: 'Gas budget'}, ['### Gas budget']],
  ['look_up', {kind: 'move', name: '0x2::coin::split'}, ['public fun split<T>(coin: &mut Coin<T>, amount: u64', 'sui/coin#fun-split']],
  ['look_up', {kind: 'graphql', name: 'CoinMetadata'}, ['# CoinMetadata', 'decimals']],
  ['look_up', {kind: 'grpc', name: 'GetObject'}, ['rpc GetObject(GetObjectRequest) returns (GetObjectResponse);']],
  ['look_up', {kind: 'cli', name: 'sui client gas'}, ['sui client gas [OPTIONS]']],
  ['look_up', {kind: 'json-rpc', name: 'suix_getBalance'}, ['Removed since', 'GetBalance']],
  [
    'explain_error',
    {message: "Error executing transaction: 1st command aborted within function '0x2::balance::split' at instruction 10 with code 2"},
    ['ENotEnough', 'Cure: '],
  ],
  ['explain_error', {message: 'InsufficientGas'}, ['/references/errors/execution/gas#insufficient-gas']],
  ['check_move', {files: {'sources/pond.move': pond}}, ['The package compiles. 1 of 1 unit tests pass.']],
  ['check_move', {files: {'sources/pond.move': pond.replace('== 3', '== 4')}}, ['0 of 1 unit tests pass', 'pond::holds']],
  ['check_move', {files: {'sources/pond.move': pond.replace('{ 3 }', '{ true }')}}, ['does not compile', 'sources/pond.move:3']],
];

/** Mistakes, and what the agent is told. */
const mistakes: [string, Record<string, unknown>, string][] = [
  ['read_page', {page: '/concepts/object-mode'}, 'Did you mean "/concepts/object-model"?'],
  ['read_page', {page: '/concepts/object-model', section: 'Weather'}, 'has no section "Weather". It has:'],
  ['look_up', {kind: 'move', name: 'coin::brew'}, 'The move reference has no "coin::brew"'],
  ['check_move', {}, 'Give either directory or files.'],
  ['check_move', {directory: 'docs'}, 'docs has no Move.toml.'],
  ['check_move', {files: {'../a.move': ''}}, '"../a.move" is no file of a package'],
];

let close: () => Promise<void> = () => Promise.resolve();
let packed: readonly string[] = [];
beforeAll(async () => {
  const site = await serveSite(buildDir);
  close = () => site.close();
  mkdirSync(unpacked, {recursive: true});
  execFileSync('tar', ['-xzf', path.join(buildDir, packageFile), '-C', unpacked]);
  packed = [path.join(unpacked, 'package/server.cjs'), '--site', site.origin];
});
afterAll(async () => {
  rmSync(unpacked, {recursive: true});
  await close();
});

describe.each([
  ['from a clone, on a built folder', () => connect('npx', ['tsx', 'src/mcp/main.ts', '--site', buildDir])],
  ['from its package, on a site at an address', () => connect('node', packed)],
] as const)('the server %s', (_name, start) => {
  let server: Awaited<ReturnType<typeof connect>>;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.client.close());

  test('has tools that only read', async () => {
    const {tools} = await server.client.listTools(undefined, {timeout: patience});
    expect(tools.map(({name}) => name)).toEqual(['search_docs', 'read_page', 'look_up', 'explain_error', 'check_move']);
    expect(tools.filter(({annotations}) => annotations?.readOnlyHint !== true)).toEqual([]);
  });

  test.each(questions)('%s %j', async (tool, input, wanted) => {
    const {text, isError} = await server.ask(tool, input);
    expect(isError).toBe(false);
    for (const part of wanted) expect(text).toContain(part);
  });

  test.each(mistakes)('%s %j is a mistake that it explains', async (tool, input, message) => {
    const {text, isError} = await server.ask(tool, input);
    expect(isError).toBe(true);
    expect(text).toContain(message);
  });
});

test('where there is no site, it says so and ends', () => {
  const run = (): string => execFileSync('node', [packed[0] ?? '', '--site', '/nowhere'], {encoding: 'utf8', stdio: 'pipe'});
  expect(run).toThrow('/nowhere/index.json could not be read.');
});

test('the skill names pages that the site has', () => {
  const skill = readFileSync(path.join(buildDir, skillFile), 'utf8');
  const {address} = index;
  const linked = [...skill.matchAll(/\]\((\S+\.md)\)/g)].map(([, link = '']) => link);
  expect(linked.length).toBeGreaterThan(40);
  for (const link of linked) expect(readFileSync(path.join(buildDir, link.slice(address.length)), 'utf8')).toMatch(/^---\n/);
});
