import {createServer, type IncomingMessage} from 'node:http';
import {SuiGrpcClient} from '@mysten/sui/grpc';
import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {parseSigned} from './protocol';
import {Sponsor} from './sponsor';

// #region setup
const {SPONSOR_SECRET_KEY, SPONSORED_PACKAGE_ID} = process.env;
if (!SPONSOR_SECRET_KEY || !SPONSORED_PACKAGE_ID)
  throw new Error('set SPONSOR_SECRET_KEY and SPONSORED_PACKAGE_ID');

const signer = Ed25519Keypair.fromSecretKey(SPONSOR_SECRET_KEY);
const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});
const policy = {
  sponsor: signer.toSuiAddress(),
  functions: new Set(
    ['forge', 'leave'].map((name) => `${SPONSORED_PACKAGE_ID}::bench::${name}`),
  ),
  maxCommands: 4,
  maxBudget: 10_000_000n,
  maxPrice: 2_000n,
};
const sponsor = new Sponsor(client, signer, policy, 100_000_000n);
// #endregion setup

// #region http
/** Base64 of the largest transaction, with room for the signature. */
const maxBody = 200_000;

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBody) throw new RangeError('the body is too long');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

async function answer(
  request: IncomingMessage,
): Promise<[status: number, body: unknown]> {
  const route = `${request.method} ${request.url}`;
  if (route === 'GET /terms') return [200, sponsor.terms];
  if (route !== 'POST /transactions') return [404, {error: 'unknown route'}];
  const result = await sponsor.execute(parseSigned(await bodyOf(request)));
  return [result.kind === 'refused' ? 403 : 200, result];
}

createServer((request, response) => {
  answer(request)
    .catch((error: unknown): [number, unknown] => {
      console.error(error);
      return [400, {error: 'the request was not understood or could not be carried out'}];
    })
    .then(([status, body]) =>
      response
        .writeHead(status, {'content-type': 'application/json'})
        .end(JSON.stringify(body)),
    )
    .catch(console.error);
}).listen(8_787);
// #endregion http
