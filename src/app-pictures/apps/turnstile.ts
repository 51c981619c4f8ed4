import {bcs} from '@mysten/sui/bcs';
import type {App} from '../app';
import {connect} from './connect';

const packageId = '0x3a9c40e17bd2568fe0914d7ab35cc82f6017e94d2b85ac3f70d6e1948b52cf03';
const id = '0x5b0e94f7c12ad836407fbe91d23c58a60971e4bd8fa2360c5b9d17e48ca26f03';
const keyId = '0x9d27c0583fe1b64a7d90e53c18fb42a6075ed1c984b3f06a2e71d5890cbf364e';

const Turnstile = bcs.struct('Turnstile', {id: bcs.Address, name: bcs.string(), passages: bcs.u64()});
const TurnstileKey = bcs.struct('TurnstileKey', {id: bcs.Address, turnstile: bcs.Address});

/** The shared counter, as the visitor sees it who installed it and has its key. */
export const turnstile: App = {
  folder: 'examples/apps/e2e-counter',
  window: {width: 480, height: 300},
  hasWallet: true,
  ledger: {
    objects: [
      {
        id,
        type: `${packageId}::turnstile::Turnstile`,
        content: Turnstile.serialize({id, name: 'North gate', passages: 27}).toBytes(),
      },
    ],
    owned: [
      {id: keyId, type: `${packageId}::turnstile::TurnstileKey`, content: TurnstileKey.serialize({id: keyId, turnstile: id}).toBytes()},
    ],
  },
  hash: `#${id}`,
  drive: async (page) => {
    await connect(page);
    await page.getByText('27 passages').waitFor();
    await page.getByRole('button', {name: 'Reset'}).waitFor();
  },
};
