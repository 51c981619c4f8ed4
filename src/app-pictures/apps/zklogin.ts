import type {App, Reply} from '../app';

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * The provider's answer to a sign-in: back to the app, with a token that has the app's nonce.
 * Nobody checks its signature here.
 */
function signedIn(url: URL): Reply {
  const asked = url.searchParams;
  const claims = {
    iss: 'https://accounts.google.com',
    aud: asked.get('client_id'),
    sub: '110463452167303000051',
    nonce: asked.get('nonce'),
    iat: 1_795_770_000,
    exp: 1_795_773_600,
  };
  const token = [base64({alg: 'RS256', kid: 'orchard-1', typ: 'JWT'}), base64(claims), base64('signature')].join('.');
  const fragment = new URLSearchParams({state: asked.get('state') ?? '', id_token: token});
  return {location: `${asked.get('redirect_uri') ?? ''}#${String(fragment)}`};
}

/**
 * The app's own server: salt and proof. The proof is checked where a transaction is executed, which
 * no picture shows.
 */
const proven = (): Reply => ({
  json: {
    salt: '248191903847969014646285995941615069143',
    proof: {
      proofPoints: {
        a: ['1', '2', '1'],
        b: [
          ['1', '2'],
          ['3', '4'],
          ['1', '0'],
        ],
        c: ['1', '2', '1'],
      },
      issBase64Details: {value: 'yJpc3MiOiJodHRwczovL2FjY291bnRzLmdvb2dsZS5jb20iLC', indexMod4: 1},
      headerBase64: base64({alg: 'RS256', kid: 'orchard-1', typ: 'JWT'}),
    },
  },
});

/** The zkLogin example after a sign-in: the address, its balance, and the form that pays. */
export const zklogin: App = {
  folder: 'examples/apps/zklogin-example',
  window: {width: 480, height: 240},
  hasWallet: false,
  ledger: {balance: 1_000_000_000n, epoch: 1_142n},
  otherHosts: {
    'https://accounts.google.com/o/oauth2/v2/auth': signedIn,
    'http://localhost:5173/api/session': proven,
  },
  drive: async (page) => {
    await page.getByRole('button', {name: 'Sign in with Google'}).click();
    await page.getByText('has 1000000000 MIST').waitFor();
  },
};
