import {versions} from '@site/src/facts/versions';
import {checkDataSample, dataLanguages} from '../data/check-sample';
import {toProblems} from '../lib/report';
import type {Checker, Problem, Sample} from '../sample';

const name = 'data';

/** Checks a JSON sample that a `method` names against the types of that RPC method. */
export type RpcJsonCheck = (sample: Sample) => Promise<readonly Problem[]>;

const isRpcJson = ({language, meta}: Sample): boolean => language === 'json' && meta.method !== undefined;

async function check(sample: Sample, checkRpcJson: RpcJsonCheck): Promise<readonly Problem[]> {
  const problems = toProblems(name, sample, checkDataSample(sample));
  return isRpcJson(sample) && problems.length === 0 ? checkRpcJson(sample) : problems;
}

/**
 * Makes the checker of TOML, YAML and JSON: syntax, and the keys of files that Sui's programs read.
 *
 * @param checkRpcJson what JSON with a `method` is handed to once it parses
 */
export const createDataChecker = (checkRpcJson: RpcJsonCheck): Checker => ({
  name,
  languages: Object.keys(dataLanguages),
  tool: `the file formats of Sui ${versions.suiCli}`,
  check: async (samples) => (await Promise.all(samples.map((sample) => check(sample, checkRpcJson)))).flat(),
});
