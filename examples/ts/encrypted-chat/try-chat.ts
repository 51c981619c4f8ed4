import {SealClient} from '@mysten/seal';
import {bcs} from '@mysten/sui/bcs';
import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {normalizeSuiAddress} from '@mysten/sui/utils';
import {decrypt, encrypt, startSession} from './chat';
import {approval, identityOf, type Place} from './room';
import {RoomInMemory, networkOf} from './stand-ins';

// #region try
const place: Place = {
  firstPackage: normalizeSuiAddress('0xc4a7'),
  newestPackage: normalizeSuiAddress('0xc4a7'),
  room: normalizeSuiAddress('0xb0a7'),
  sharedAt: '412',
};
const room = new RoomInMemory(place);
const network = networkOf(room, 3);

/** A person with a wallet, and a client that keeps the keys which it has fetched. */
async function person(wallet = new Ed25519Keypair()) {
  const address = wallet.toSuiAddress();
  const seal = new SealClient({...network, suiClient: network.client});
  const session = await startSession(network.client, place, address, (message) =>
    wallet.signPersonalMessage(message),
  );
  const read = (key: bigint, body: Uint8Array) =>
    decrypt(seal, session, place, {key, body});
  return {address, seal, read};
}

const cox = await person();
const benWallet = new Ed25519Keypair();
const ben = await person(benWallet);
room.members.set(cox.address, 0n);

console.log('identity of key 1 ends with:', identityOf(place, 1n).slice(60));
const bytes = await approval(place, [identityOf(place, 0n), identityOf(place, 1n)]);
const {inputs, commands} = bcs.ProgrammableTransaction.parse(bytes.slice(1));
console.log('approval of two keys:', inputs.length, 'inputs,', commands.length, 'calls');

const write = (key: bigint, text: string) => encrypt(cox.seal, place, key, text);
const old = await write(0n, 'Tryouts on Monday');
console.log('17 letters encrypted:', old.length, 'bytes');

room.key = 1n;
room.members.set(ben.address, 1n);
const plan = await write(1n, 'We start at 38 strokes');
const later = await write(1n, 'Ben is late again');
console.log('cox, key 0:', await cox.read(0n, old));
console.log('ben, key 0:', await ben.read(0n, old));
console.log('ben, key 1:', await ben.read(1n, plan));

room.members.delete(ben.address);
room.key = 2n;
const secret = await write(2n, 'New plan: 42 strokes');
console.log('ben, removed, key 2:', await ben.read(2n, secret));
console.log('ben, removed, key 1, not opened before:', await ben.read(1n, later));
const benElsewhere = await person(benWallet);
console.log('ben, removed, key 1, other device:', await benElsewhere.read(1n, plan));
console.log('cox, key 2:', await cox.read(2n, secret));
console.log('cox, key 3:', await cox.read(3n, await write(3n, 'Too early')));
console.log('key 1, said to be 2:', await cox.read(2n, plan));
const damaged = secret.map((byte, at) => (at === 200 ? byte ^ 1 : byte));
console.log('key 2, damaged:', await cox.read(2n, damaged));
// #endregion try
