// #region verify
import {createPublicKey, verify, type JsonWebKey} from 'node:crypto';

export interface Claims {
  iss: string;
  aud: string;
  sub: string;
  exp: number;
}

export interface Jwks {
  keys: (JsonWebKey & {kid: string})[];
}

const decode = (part: string): unknown =>
  JSON.parse(Buffer.from(part, 'base64url').toString());

/**
 * The claims of a token that the provider signed for this app and that is still fresh;
 * otherwise an error.
 */
export function verifyToken(
  jwt: string,
  jwks: Jwks,
  expected: {iss: string; aud: string},
  now = Date.now(),
): Claims {
  const [header, payload, signature, ...rest] = jwt.split('.');
  if (!header || !payload || !signature || rest.length > 0) throw new Error('not a JWT');

  const {alg, kid} = decode(header) as {alg?: string; kid?: string};
  const jwk = jwks.keys.find((key) => key.kid === kid);
  if (alg !== 'RS256' || !jwk) throw new Error('unknown signing key');

  const key = createPublicKey({key: jwk, format: 'jwk'});
  const signed = Buffer.from(`${header}.${payload}`);
  if (!verify('sha256', signed, key, Buffer.from(signature, 'base64url')))
    throw new Error('invalid signature');

  const claims = decode(payload) as Claims;
  if (claims.iss !== expected.iss) throw new Error('wrong issuer');
  if (claims.aud !== expected.aud) throw new Error('token of another app');
  if (!(claims.exp * 1000 > now)) throw new Error('expired token');
  return claims;
}
// #endregion verify
