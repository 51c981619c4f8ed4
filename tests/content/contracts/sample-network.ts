import type {Code, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {sampleNetwork, sampleVersion, type SampleNetwork} from '../../../src/facts/sample-network';
import {parseFenceMeta} from '../../../src/lib/fence-meta';
import type {Page} from '../../lib/pages';
import {lineAt, proseOf} from './prose';

const source = 'src/facts/sample-network.ts';
const networks: readonly SampleNetwork[] = [sampleNetwork.mainnet, sampleNetwork.testnet];
const names = networks.map(({epoch}) => epoch).join(' or ');

/** What a text shows, where in it, and why it does not fit. */
interface Finding {
  shown: string;
  index: number;
  because: string;
}

/** All places where one of the patterns finds a number, as its first group. */
function* numbersIn(text: string, patterns: readonly RegExp[]): Generator<{shown: string; index: number; value: number}> {
  for (const pattern of patterns)
    for (const match of text.matchAll(pattern)) yield {shown: match[0].trim(), index: match.index, value: Number(match[1])};
}

const version = /\b\d+\.\d+\.\d+-[0-9a-f]{7,40}\b/g;

/** Epochs as commands, logs, metrics and answers write them. */
const epochs = [
  /"(?:epoch|epochId|executedEpoch|currentEpoch)":\s*"?(\d+)/g,
  /\bcurrent_epoch (\d+)/g,
  /\bExecuted Epoch: (\d+)/g,
  /\b(?:end of|in|advanced to|^) ?epoch (\d+)/gm,
  /[?&]epoch=(\d+)/g,
  /--cur-epoch (\d+)/g,
];
/**
 * Networks of one's own count from 0, and the oldest epochs are history: only later ones are
 * today's.
 */
const leastEpoch = 100;
const isNear = (epoch: number): boolean => networks.some((network) => Math.abs(network.epoch - epoch) <= 2);

/** Heights that say where a node is now. */
const tips = [/\b(?:highest_\w+_checkpoint|last_executed_checkpoint|checkpointHeight)"?[ :]+"?(\d{9})\b/g];
/** Any checkpoint of late 2026: nine digits. */
const heights = [/\b\w*checkpoints?\w*(?:\{[^}]*\})?"?[ :]+"?(\d{9})\b/gi, /"sequenceNumber":\s*"?(\d{9})\b/g, /\b(\d{9})\.(?:binpb|chk)/g];

/** In an epoch that runs. */
const isTip = (height: number): boolean =>
  networks.some(({firstCheckpoint: first, checkpointsPerEpoch: length}) => height >= first && height < first + length);
/** Not older than what services keep, and not in the future. */
const isRecent = (height: number): boolean =>
  networks.some(({firstCheckpoint: first, checkpointsPerEpoch: length}) => height > first - 90 * length && height < first + 2 * length);

const prices = [/"?(?:referenceGasPrice|reference_gas_price)"?:\s*"?(\d+)/g];

/** The network that an output is about, if it names an epoch of one. */
function networkOf(text: string): SampleNetwork | undefined {
  const named = [...numbersIn(text, epochs)].map(({value}) => value);
  return networks.find(({epoch}) => named.some((value) => Math.abs(epoch - value) <= 2));
}

function versionsIn(text: string): Finding[] {
  return [...text.matchAll(version)]
    .filter(([shown]) => shown !== sampleVersion)
    .map(({0: shown, index}) => ({shown, index, because: `programs of the documented release print ${sampleVersion}`}));
}

/** What in an output or a command is of another network than the one that all outputs show. */
function disagreementsIn(text: string): Finding[] {
  const network = networkOf(text);
  const allowed = network ? [network.referenceGasPrice] : networks.map(({referenceGasPrice}) => referenceGasPrice);
  const look = (patterns: readonly RegExp[], fits: (value: number) => boolean, because: string): Finding[] =>
    [...numbersIn(text, patterns)].filter(({value}) => !fits(value)).map(({shown, index}) => ({shown, index, because}));
  return [
    ...look(epochs, (value) => value < leastEpoch || isNear(value), `the epoch is ${names}, or one close to it`),
    ...look(tips, isTip, 'a node that is at the tip has executed a checkpoint of the epoch that runs'),
    ...look(heights, isRecent, 'neither network has this checkpoint in the weeks up to the sample epoch'),
    ...look(prices, (value) => allowed.includes(value), `the reference gas price is ${allowed.join(' or ')}`),
  ];
}

/** Figures that prose types by hand. */
const typed = [
  /\b\d{3},\d{3}\b(?: ·| \w+)? (?:a|an|per|each) epoch\b/g,
  /\bepoch\b[^.]{0,30}\b\d{3},\d{3} checkpoints\b/g,
  /\b\d\.\d checkpoints (?:a|per) second\b/g,
];

/**
 * Outputs and sentences that contradict `src/facts/sample-network.ts`: another commit of the
 * release, another epoch, heights that do not belong to it, another gas price. Samples of programs
 * are not read, only what they print and what people type.
 */
export function sampleNetworkProblems(page: Page): string[] {
  const problems: string[] = [];
  const add = (line: number, {shown, because}: Finding): void => {
    problems.push(`${page.file}:${line}: "${shown.replaceAll(/\s+/g, ' ')}": ${because} (${source})`);
  };
  visit(page.tree, (node: Nodes) => {
    if (node.type !== 'code' && node.type !== 'inlineCode' && node.type !== 'text') return;
    const first = (node.position?.start.line ?? 1) + (node.type === 'code' ? 1 : 0);
    const isShown = node.type === 'code' && isOutputOrCommand(node);
    for (const finding of [...versionsIn(node.value), ...(isShown ? disagreementsIn(node.value) : [])])
      add(first + node.value.slice(0, finding.index).split('\n').length - 1, finding);
  });
  for (const prose of proseOf(page))
    for (const pattern of typed)
      for (const {0: shown, index} of prose.text.matchAll(pattern))
        add(lineAt(prose, index), {shown, index, because: 'write a figure of the facts in its place'});
  return problems;
}

const isOutputOrCommand = (node: Code): boolean => node.lang === 'sh' || parseFenceMeta(node.meta).output !== undefined;
