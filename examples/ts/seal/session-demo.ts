import {ExpiredSessionKeyError, SessionKey} from '@mysten/seal';
import {SuiGrpcClient} from '@mysten/sui/grpc';
import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {normalizeSuiAddress} from '@mysten/sui/utils';

// Nobody answers there, and nothing asks.
const client = new SuiGrpcClient({network: 'testnet', baseUrl: 'http://127.0.0.1:1'});
const wallet = new Ed25519Keypair();

/** A session that nobody has signed, as it would be stored. */
const unsigned = {
  address: wallet.toSuiAddress(),
  packageId: normalizeSuiAddress('0x5ea1'),
  creationTimeMs: Date.now(),
  ttlMin: 10,
  sessionKey: new Ed25519Keypair().getSecretKey(),
};

async function outcome(run: () => unknown): Promise<string> {
  try {
    await run();
    return 'works';
  } catch (error) {
    if (error instanceof ExpiredSessionKeyError) return 'ExpiredSessionKeyError';
    return error instanceof Error ? error.message : String(error);
  }
}

const session = SessionKey.import(unsigned, client);
console.log('unsigned:', await outcome(() => session.getCertificate()));

const {signature} = await wallet.signPersonalMessage(session.getPersonalMessage());
await session.setPersonalMessageSignature(signature);
const exported = session.export();
console.log('exported:', Object.keys(exported).join(', '));
console.log('as JSON:', await outcome(() => JSON.stringify(exported)));

// What IndexedDB does with a value.
const stored = structuredClone(exported);
const restored = SessionKey.import(stored, client);
const certificate = await restored.getCertificate();
console.log('restored, same signature:', certificate.signature === signature);

const withSecondsLeft = (seconds: number) => () =>
  SessionKey.import(
    {...stored, creationTimeMs: Date.now() - (10 * 60 - seconds) * 1000},
    client,
  );
console.log('9 seconds left:', await outcome(withSecondsLeft(9)));
console.log('a minute left:', await outcome(withSecondsLeft(60)));
console.log('a day later:', await outcome(withSecondsLeft(-86_400)));
