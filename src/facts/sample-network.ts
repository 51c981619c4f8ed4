import {consensus} from './consensus';
import {versions} from './versions';

/** One moment of a network, as the outputs on these pages show it. */
export interface SampleNetwork {
  /** The epoch that runs. */
  epoch: number;
  epochStart: string;
  /** First checkpoint of that epoch. */
  firstCheckpoint: number;
  /** The newest executed checkpoint, and its time. */
  checkpoint: number;
  checkpointTime: string;
  /** Checkpoints in an epoch, rounded. */
  checkpointsPerEpoch: number;
  /** Reference gas price in MIST. */
  referenceGasPrice: number;
}

/**
 * SAMPLE values: what outputs show, so that all pages tell one story. Nobody asked a network for
 * them on 2026-11-20; they are extrapolated from public records, and a node of yours answers with
 * other numbers. Outputs are text and cannot import, so `tests/content/contracts/sample-network.ts`
 * compares them.
 *
 * Mainnet: epoch 1151 began on 2026-06-07 at 00:05:17 UTC, at a reference gas price of 100 MIST (a
 * recorded answer of suix_getLatestSuiSystemState; it was 505 in epoch 1001, January 2026).
 * Checkpoint 318,800,406 was read on 2026-09-04 and 330,185,168 on 2026-10-04, which is 379,500 a
 * day. `crates/sui-execution-backtest/README.md` of MystenLabs/sui says 300,000 to 390,000 an
 * epoch. Testnet: epoch 1211 ran at protocol 135; checkpoints 384,489,661 and 389,597,491 were read
 * at protocol 137 and later; its price has been 1,000 MIST.
 */
export const sampleNetwork = {
  /**
   * Commit of the release, as `sui --version` prints it. Source: public records of that output,
   * with the whole hash 671ba71e69c711ded76a11ef90297c4f2d5ac474.
   */
  commit: '671ba71e69c7',
  mainnet: {
    epoch: 1_317,
    epochStart: '2026-11-20T00:09:52.604Z',
    firstCheckpoint: 348_359_584,
    checkpoint: 348_629_068,
    checkpointTime: '2026-11-20T17:12:44.208Z',
    checkpointsPerEpoch: 380_000,
    referenceGasPrice: 100,
  },
  testnet: {
    epoch: 1_262,
    epochStart: '2026-11-20T07:11:54.020Z',
    firstCheckpoint: 389_084_560,
    checkpoint: 389_214_507,
    checkpointTime: '2026-11-20T16:42:08.317Z',
    checkpointsPerEpoch: 328_000,
    referenceGasPrice: 1_000,
  },
} as const satisfies {commit: string; mainnet: SampleNetwork; testnet: SampleNetwork};

/** What a program of the documented release prints as its version: `1.80.1-671ba71e69c7`. */
export const sampleVersion = `${versions.suiRelease.replace(/^mainnet-v/, '')}-${sampleNetwork.commit}`;

/** Checkpoints in a second on Mainnet, to one decimal place. */
export const checkpointsPerSecond = (sampleNetwork.mainnet.checkpointsPerEpoch / (consensus.epochHours * 3_600)).toFixed(1);
