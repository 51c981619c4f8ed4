import {bcs} from '@mysten/sui/bcs';
import type {App} from '../app';
import type {KnownObject} from '../draw/stand-in-node';
import {connect} from './connect';

const SeedPacket = bcs.struct('SeedPacket', {id: bcs.Address, variety: bcs.string(), seeds: bcs.u64()});

const packet = (id: string, variety: string, seeds: number): KnownObject => ({
  id,
  type: '0x289dd265a0e35333b928dd7f399ebf66c5c92a3a8daf7233b13365888a2337b8::greenhouse::SeedPacket',
  content: SeedPacket.serialize({id, variety, seeds}).toBytes(),
});

/** The first app: a visitor who has filled two packets. */
export const greenhouse: App = {
  folder: 'examples/react/first-app',
  window: {width: 480, height: 370},
  hasWallet: true,
  ledger: {
    owned: [
      packet('0x4e1f70a9c2b85d36e90417fa6d82c5b3017e4968dfa25b1c93e8407d6ca1f52b', 'tomato', 12),
      packet('0x81c6d3b25f94ea07132d8b6ce05f7a49d2b0385e17fc64a98e53d1f06b7c20e4', 'basil', 30),
    ],
  },
  drive: async (page) => {
    await connect(page);
    await page.getByText('basil: 30 seeds').waitFor();
  },
};
