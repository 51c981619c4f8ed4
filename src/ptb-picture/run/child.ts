/**
 * Makes transactions in a process of its own, without a network: reads jobs from standard input,
 * and writes what became of each to standard output. Samples print to standard error meanwhile.
 */
import {text} from 'node:stream/consumers';
import {compileFunction} from 'node:vm';
import {Transaction} from '@mysten/sui/transactions';
import ts from 'typescript';
import {pictures} from './pictures';
import type {Drawn, Job, Made, Outcome} from '../transaction/drawn';
import {recordValues, valuesOf} from './record';

console.log = console.error;

/**
 * What the prelude `transaction` declares. `client` ends the run: what follows is no part of the
 * transaction.
 */
const context = {
  address: '0xa1',
  recipient: '0xb2',
  objectId: '0xc3',
  packageId: '0xd4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4',
};
const namesOfContext = {[context.address]: 'address', [context.recipient]: 'recipient', [context.objectId]: 'objectId'};

class Sent extends Error {}
const client = new Proxy(
  {},
  {
    get: () => {
      throw new Sent();
    },
  },
);

async function runInline(code: string): Promise<Transaction> {
  const tx = new Transaction();
  const {outputText} = ts.transpileModule(`export {};\n${code}`, {
    compilerOptions: {target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022},
  });
  if (/^\s*import\b/m.test(outputText)) throw new Error('the sample imports something: quote it from a file under examples/ts/');
  const values = {...context, client, keypair: client, tx};
  const body = `return (async () => {${outputText.replace(/^export \{\};$/gm, '')}\n})();`;
  try {
    await (compileFunction(body, Object.keys(values)) as (...values: unknown[]) => Promise<void>)(...Object.values(values));
  } catch (error) {
    if (!(error instanceof Sent)) throw error;
  }
  return tx;
}

const drawn = (tx: Transaction, {names = {}, results = {}}: Pick<Made, 'names' | 'results'>): Drawn => {
  const {inputs, commands} = tx.getData();
  return {data: {inputs, commands}, values: valuesOf(tx), names, results};
};

async function work(job: Job): Promise<Drawn> {
  if (job.kind === 'inline') return drawn(await runInline(job.code), {names: namesOfContext});
  const made = pictures[job.key];
  if (made === undefined)
    throw new Error(`nothing in src/ptb-picture/run/pictures/ makes the transaction of "${job.key}": add how it is called`);
  const tx = new Transaction();
  const own = await made.make(tx);
  return drawn(own instanceof Transaction ? own : tx, made);
}

async function outcomeOf(job: Job): Promise<Outcome> {
  try {
    return {drawn: await work(job)};
  } catch (error) {
    return {error: error instanceof Error ? error.message : String(error)};
  }
}

recordValues();
const jobs = JSON.parse(await text(process.stdin)) as Job[];
const outcomes: Outcome[] = [];
for (const job of jobs) outcomes.push(await outcomeOf(job));
process.stdout.write(JSON.stringify(outcomes, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)));
