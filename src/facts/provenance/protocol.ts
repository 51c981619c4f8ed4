import type {protocol} from '../protocol';
import {renamedCopy, snapshotFile, sui, type Origin, type ProvenanceOf} from './types';

const version = 137;

const snapshot: Origin = {
  source: renamedCopy(snapshotFile('Mainnet', version)),
  also: [sui('90d70f61', 'crates/sui-protocol-config/src/lib.rs', 'crates/sui-types/src/transaction.rs')],
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
  references: {...snapshot, unit: {live: 'references', returnedByCommand: 'references', returnedInAll: 'references'}},
  scratchEntries: {...snapshot, unit: 'entries'},
  unpaidProposers: {...snapshot, unit: 'validators'},
  object: {...snapshot, unit: {bytes: 'bytes', packageBytes: 'bytes', nesting: 'levels'}},
  package: {...snapshot, unit: {modules: 'modules', dependencies: 'packages'}},
  storage: {...snapshot, unit: {unitsPerByte: 'units a byte', mistPerUnit: 'MIST a unit', rebatePercent: 'percent'}},
  zkLoginEpochs: {...snapshot, unit: 'epochs'},
  // What is not on Mainnet yet: the block in the code says so, and the tag of the release could not
  // be read.
  next: {
    source: sui('90d70f61', 'crates/sui-protocol-config/src/lib.rs'),
    unit: {version: 'version', rebatePercent: 'percent'},
    holds: 'the block of 138, expected',
    read: '2026-11-22',
    checkedBy: 'source',
  },
};
