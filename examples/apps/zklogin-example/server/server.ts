// #region setup
import {createServer, type IncomingMessage} from 'node:http';
import {saltOf} from './salt';
import {type Jwks, verifyToken} from './token';

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

const EXPECTED = {iss: 'https://accounts.google.com', aud: setting('CLIENT_ID')};
const JWKS_URL = 'https://www.googleapis.com/oauth2/v3/certs';
const PROVER_URL = setting('PROVER_URL');
const MASTER_SEED = Buffer.from(setting('SALT_MASTER_SEED'), 'hex');
if (MASTER_SEED.length !== 32)
  throw new Error('SALT_MASTER_SEED is not 32 bytes in hexadecimal');
// #endregion setup

// #region keys
let cached: {jwks: Jwks; until: number} | undefined;

async function currentKeys(): Promise<Jwks> {
  if (!cached || cached.until < Date.now()) {
    const response = await fetch(JWKS_URL);
    if (!response.ok) throw new Error(`the provider's keys: HTTP ${response.status}`);
    cached = {jwks: (await response.json()) as Jwks, until: Date.now() + 10 * 60_000};
  }
  return cached.jwks;
}
// #endregion keys

// #region session
interface Request {
  jwt: string;
  extendedEphemeralPublicKey: string;
  maxEpoch: number;
  jwtRandomness: string;
}

/** Salt and proof for one login. The token goes to the prover and is not kept. */
async function openSession(request: Request) {
  const salt = saltOf(
    MASTER_SEED,
    verifyToken(request.jwt, await currentKeys(), EXPECTED),
  );
  const response = await fetch(PROVER_URL, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({
      ...request,
      maxEpoch: String(request.maxEpoch),
      salt,
      keyClaimName: 'sub',
    }),
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) throw new Error(`prover: HTTP ${response.status}`);
  const proof: unknown = await response.json();
  return {salt, proof};
}
// #endregion session

// #region http
async function bodyOf(request: IncomingMessage): Promise<Request> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > 10_000) throw new Error('request too large');
  }
  const {jwt, extendedEphemeralPublicKey, maxEpoch, jwtRandomness} = JSON.parse(
    text,
  ) as Request;
  return {jwt, extendedEphemeralPublicKey, maxEpoch, jwtRandomness};
}

createServer((request, response) => {
  const answer = (status: number, body: object) => {
    response.writeHead(status, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
    });
    response.end(JSON.stringify(body));
  };
  if (request.method !== 'POST' || request.url !== '/api/session') {
    answer(404, {error: 'not found'});
    return;
  }
  bodyOf(request)
    .then(openSession)
    .then((session) => {
      answer(200, session);
    })
    .catch((error: unknown) => {
      answer(400, {error: error instanceof Error ? error.message : 'failed'});
    });
}).listen(8788, '127.0.0.1');
// #endregion http
