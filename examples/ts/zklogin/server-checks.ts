import {generateKeyPairSync, sign} from 'node:crypto';
import {saltOf} from '../../apps/zklogin-example/server/salt';
import {verifyToken} from '../../apps/zklogin-example/server/token';

const provider = generateKeyPairSync('rsa', {modulusLength: 2048});
const jwks = {keys: [{...provider.publicKey.export({format: 'jwk'}), kid: 'k1'}]};
const expected = {iss: 'https://accounts.google.com', aud: 'orchard.example'};
const now = Date.UTC(2026, 10, 21);

function token(changes: Record<string, unknown> = {}, kid = 'k1'): string {
  const encode = (part: object) =>
    Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = {...expected, sub: '117204950231', exp: now / 1000 + 60, ...changes};
  const signed = `${encode({alg: 'RS256', kid})}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), provider.privateKey);
  return `${signed}.${signature.toString('base64url')}`;
}

const [head, , tail] = token().split('.');
const forged = `${head}.${token({sub: '1'}).split('.')[1]}.${tail}`;

for (const [what, jwt] of [
  ['good', token()],
  ['other app', token({aud: 'wheelbarrow.example'})],
  ['other provider', token({iss: 'https://id.twitch.tv/oauth2'})],
  ['old', token({exp: now / 1000})],
  ['unknown key', token({}, 'k2')],
  ['changed subject', forged],
] as const) {
  try {
    console.log(`${what}:`, verifyToken(jwt, jwks, expected, now).sub);
  } catch (error) {
    console.log(`${what}:`, (error as Error).message);
  }
}

const masterSeed = new Uint8Array(32).fill(5);
const salt = saltOf(masterSeed, {...expected, sub: '117204950231'});
console.log('salt', salt);
console.log('below 2^128:', BigInt(salt) < 2n ** 128n);
