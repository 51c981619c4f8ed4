import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {challengeText, checkAnswer, type Check} from './prove-address';

const ada = Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(11));
const mallory = Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(12));
const noon = Date.UTC(2026, 10, 21, 12);

const check: Check = {
  account: ada.toSuiAddress(),
  nonce: '7Qm2xP',
  expiresMs: noon + 600_000,
};
const sign = async (keypair: Ed25519Keypair, of: Check): Promise<string> =>
  (await keypair.signPersonalMessage(new TextEncoder().encode(challengeText(of))))
    .signature;

const byAda = await sign(ada, check);
console.log('by the owner:', await checkAnswer(check, byAda, noon));
console.log(
  'by another key:',
  await checkAnswer(check, await sign(mallory, check), noon),
);
console.log(
  'from an older check:',
  await checkAnswer({...check, nonce: 'k91Zt'}, byAda, noon),
);
console.log('ten minutes later:', await checkAnswer(check, byAda, noon + 600_000));
