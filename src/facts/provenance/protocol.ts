import type {protocol} from '../protocol';
import {snapshotFile, sui, type Origin, type ProvenanceOf} from './types';

const version = 135;

const snapshot: Origin = {
  source: sui('159b19c', snapshotFile('Mainnet', version)),
  also: [sui('159b19c', 'crates/sui-types/src/transaction.rs')],
  holds: `protocol ${version}`,
  read: '2026-11-22',
  checkedBy: 'source',
};

export const protocolProvenance: ProvenanceOf<typeof protocol> = {
  version: {...snapshot, unit: 'version', checkedBy: 'network'},
  transaction: {
    ...snapshot,
    unit: {
      commands: 'commands',
      inputs: 'inputs',
      bytes: 'bytes',
      gasCoins: 'coins',
      pureArgumentBytes: 'bytes',
      argumentsPerCommand: 'arguments',
      publishes: 'commands',
      withdrawals: 'withdrawals',
      events: 'events',
      eventBytes: 'bytes',
      allEventsBytes: 'bytes',
      newObjects: 'objects',
      childObjects: 'objects',
      writtenBytes: 'bytes',
      effectsBytes: 'bytes',
      maxGasBudgetSui: 'SUI',
      gasPrice: 'MIST',
      computationUnits: 'units of gas',
    },
  },
  object: {...snapshot, unit: {bytes: 'bytes', packageBytes: 'bytes', nesting: 'levels'}},
  package: {...snapshot, unit: {modules: 'modules', dependencies: 'packages'}},
  storage: {...snapshot, unit: {unitsPerByte: 'units a byte', mistPerUnit: 'MIST a unit', rebatePercent: 'percent'}},
  zkLoginEpochs: {...snapshot, unit: 'epochs'},
};
