import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {normalizeSuiAddress} from '@mysten/sui/utils';
import {issuePermit, type Hut} from './issue';

// #region try
const hut: Hut = {
  key: Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(11)),
  book: '0xc85d4326fb3b33af837b5e3438a8f15c413f7c0b782dfb6ac7e95f4f81d8590e',
  ascentOf: async (code) =>
    code === 'PALU-7731' ? {id: 42n, peak: 'Piz Palü', altitude: 3_900} : undefined,
  now: () => 1_795_240_800_000,
};

async function ask(code: string, hiker: string): Promise<void> {
  const body = JSON.stringify({code, hiker});
  const request = new Request('https://hut.example/permit', {method: 'POST', body});
  const response = await issuePermit(hut, request);
  const {error, nonce} = (await response.json()) as {error?: string; nonce?: string};
  console.log(response.status, error ?? `nonce ${nonce}`);
}

await ask('PALU-7731', normalizeSuiAddress('0xa11ce'));
await ask('PALU-7731', normalizeSuiAddress('0xa11ce'));
await ask('PALU-7732', normalizeSuiAddress('0xa11ce'));
await ask('PALU-7731', 'alice');
// #endregion try
