import type {rustCrates} from '../rust-crates';
import {sui, type Provenance} from './types';

/** The crates are a free list, so one record stands for all. */
export const rustCratesProvenance: Provenance<typeof rustCrates> = {
  source: {repository: 'MystenLabs/sui-rust-sdk', commit: 'd71f9d6', paths: ['Cargo.toml']},
  also: [sui('1b08d0f', 'Cargo.toml', 'examples/rust')],
  unit: 'release or tag',
  holds: 'sui-rust-sdk of 2026-08-19, MystenLabs/sui of 2026-01-05',
  read: '2026-11-21',
  checkedBy: 'person',
};
