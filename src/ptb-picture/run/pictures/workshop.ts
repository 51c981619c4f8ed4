import {packCrate} from '../../../../examples/ts/ptb-cookbook/calls';
import {PACKAGE_ID} from '../../../../examples/ts/ptb-cookbook/ids';
import {flashLoan} from '../../../../examples/ts/ptb-cookbook/objects';
import {paySeveral} from '../../../../examples/ts/ptb-cookbook/payments';
import {two} from '../../../../examples/ts/ptb-cookbook/two';
import type {Made} from '../../transaction/drawn';

const ana = '0xa11ce';
const bo = '0xb0b';

/** Samples that call the workshop package of `examples/move/workshop`. */
export const workshopPictures: Readonly<Record<string, Made>> = {
  'examples/ts/ptb-cookbook/payments.ts#several': {
    make: (tx) => {
      paySeveral(tx, [
        {to: ana, mist: 30_000_000n},
        {to: bo, mist: 50_000_000n},
      ]);
    },
    names: {[ana]: 'first recipient', [bo]: 'second recipient'},
  },
  'examples/ts/ptb-cookbook/calls.ts#vectors': {
    make: (tx) => {
      packCrate(tx, [120, 80], [ana, bo], ana);
    },
    names: {[ana]: 'owner'},
    results: {'0': 'part', '1': 'part', '2': 'parts', '3': 'no spare', '4': 'crate'},
  },
  'examples/ts/ptb-cookbook/objects.ts#loan': {
    make: (tx) => {
      const trade = (loan: Parameters<Parameters<typeof flashLoan>[3]>[0]): typeof loan =>
        two(tx.moveCall({target: `${PACKAGE_ID}::market::trade`, arguments: [loan]}))[0];
      flashLoan(tx, '0x7111', 1_000_000_000n, trade, ana);
    },
    names: {'0x7111': 'till', [ana]: 'recipient'},
    results: {'0.0': 'loan', '0.1': 'debt', '1': 'owed', '2.0': 'proceeds', '3.0': 'payment'},
  },
  'examples/ts/building-ptb/results.ts#results': {
    make: async () => (await import('../../../../examples/ts/building-ptb/results')).tx,
    names: {
      '0x54a9c6e0d3f1b827e5904c6ad2f38b71906ce4d5a7f0123b9c8e6d5f4a3b2c10': 'till',
      '0x3f8c1d6a2be94705c1e83fa0d97b46522ca86e1f0b5d7394e6a1c82f5d0b9e47': 'ME',
    },
    results: {'0.0': 'loan', '0.1': 'debt', '1': 'owed', '2.0': 'payment'},
  },
  'examples/ts/sponsor-txn/offline.ts#kind': {
    make: async () => (await import('../../../../examples/ts/sponsor-txn/offline')).request,
    names: {'0xbe': 'bench'},
    results: {'0': 'tool'},
  },
};
