import type {Signer} from '@mysten/sui/cryptography';
import {SuiGraphQLClient} from '@mysten/sui/graphql';
import {SuiGrpcClient} from '@mysten/sui/grpc';
import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import type {Transaction} from '@mysten/sui/transactions';
import {parseStructTag, normalizeStructTag} from '@mysten/sui/utils';
import {make, seal, take, withdraw} from './barter';
import {update, type Book} from './read-events';

const grpc = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});
const indexer = new SuiGraphQLClient({
  network: 'testnet',
  url: 'https://graphql.testnet.sui.io/graphql',
});

// #region helpers
function signer(): Signer {
  const secret = process.env.BARTER_SECRET_KEY;
  if (!secret) throw new Error('Set BARTER_SECRET_KEY to the key of a Testnet address');
  return Ed25519Keypair.fromSecretKey(secret);
}

async function typeOf(id: string): Promise<string> {
  const {object} = await grpc.getObject({objectId: id});
  return object.type;
}

/** `T` of a `Case<T>` or an `Offer<T>`. */
async function contentTypeOf(id: string): Promise<string> {
  const [content] = parseStructTag(await typeOf(id)).typeParams;
  if (content === undefined) throw new Error(`${id} holds no other object`);
  return typeof content === 'string' ? content : normalizeStructTag(content);
}

async function execute(transaction: Transaction): Promise<void> {
  const result = await grpc.signAndExecuteTransaction({transaction, signer: signer()});
  if (result.FailedTransaction)
    throw new Error(result.FailedTransaction.status.error?.message);
  await grpc.waitForTransaction({digest: result.Transaction.digest});
  console.log(result.Transaction.digest);
}
// #endregion helpers

// #region list
async function list(): Promise<void> {
  const book: Book = {open: new Map(), cursor: null};
  await update(indexer, book);
  for (const offer of book.open.values()) {
    const left = Math.round((offer.expiresAtMs - Date.now()) / 60_000);
    console.log(`${offer.id}\n  gives ${offer.itemType}`);
    const state = left > 0 ? `${left} minutes left` : 'expired';
    console.log(`  for the case ${offer.wanted}, ${state}`);
  }
}
// #endregion list

// #region review
/**
 * What the taker should look at before signing: both objects as they are in the offer and
 * in the case.
 */
async function review(offer: string, sealed: string): Promise<void> {
  const {objects} = await grpc.getObjects({
    objectIds: [offer, sealed],
    include: {json: true},
  });
  for (const object of objects) {
    if (object instanceof Error) throw object;
    console.log(object.type, JSON.stringify(object.json, null, 2));
  }
}
// #endregion review

// #region commands
const own = () => signer().toSuiAddress();
const inHours = (hours: string) => Date.now() + Number(hours) * 3_600_000;

const commands: Partial<Record<string, (...ids: string[]) => Promise<void>>> = {
  list,
  review: (offer = '', sealed = '') => review(offer, sealed),
  seal: async (item = '') => execute(seal(item, await typeOf(item), own())),
  make: async (item = '', wanted = '', hours = '24') =>
    execute(make(item, await typeOf(item), wanted, inHours(hours))),
  take: async (offer = '', sealed = '') => {
    const [itemType, sealedType] = await Promise.all([
      contentTypeOf(offer),
      contentTypeOf(sealed),
    ]);
    await execute(take({offer, itemType, sealed, sealedType}, own()));
  },
  withdraw: async (offer = '') =>
    execute(withdraw(offer, await contentTypeOf(offer), own())),
};

const [name = '', ...ids] = process.argv.slice(2);
const command = commands[name];
if (!command)
  throw new Error(
    `Unknown command "${name}"; there are ${Object.keys(commands).join(', ')}`,
  );
await command(...ids);
// #endregion commands
