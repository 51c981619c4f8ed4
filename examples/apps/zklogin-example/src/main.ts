// #region elements
import {client} from './chain';
import {currentSigner, pay} from './pay';
import {beginSignIn, finishSignIn, signOut, takeToken} from './sign-in';

document.body.innerHTML = `
  <p id="status"></p>
  <button id="sign-in" hidden>Sign in with Google</button>
  <button id="sign-out" hidden>Sign out</button>
  <form id="payment" hidden>
    <input name="recipient" placeholder="0x…" required />
    <input name="mist" type="number" min="1" value="1000000" required />
    <button>Pay</button>
  </form>`;

function element<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof type))
    throw new Error(`the page has no ${type.name} with the id "${id}"`);
  return found;
}

const status = element('status', HTMLParagraphElement);
const signInButton = element('sign-in', HTMLButtonElement);
const signOutButton = element('sign-out', HTMLButtonElement);
const form = element('payment', HTMLFormElement);

function text(fields: FormData, name: string): string {
  const value = fields.get(name);
  if (typeof value !== 'string') throw new Error(`no ${name}`);
  return value;
}

function run(task: () => Promise<void>): void {
  task().catch((error: unknown) => {
    status.textContent = error instanceof Error ? error.message : String(error);
  });
}
// #endregion elements

// #region show
async function show(): Promise<void> {
  const signer = await currentSigner();
  signInButton.hidden = Boolean(signer);
  signOutButton.hidden = !signer;
  form.hidden = !signer;
  if (!signer) {
    status.textContent = 'Not signed in';
    return;
  }
  const {balance} = await client.getBalance({owner: signer.toSuiAddress()});
  status.textContent = `${signer.toSuiAddress()} has ${balance.balance} MIST`;
}
// #endregion show

// #region events
signInButton.addEventListener('click', () => {
  run(beginSignIn);
});
signOutButton.addEventListener('click', () => {
  signOut();
  run(show);
});

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const fields = new FormData(form);
  run(async () => {
    const signer = await currentSigner();
    if (!signer) {
      await show();
      return;
    }
    const digest = await pay(
      signer,
      text(fields, 'recipient'),
      BigInt(text(fields, 'mist')),
    );
    await show();
    status.textContent += `, paid in ${digest}`;
  });
});

run(async () => {
  const jwt = takeToken();
  if (jwt) {
    status.textContent = 'Waiting for the proof …';
    await finishSignIn(jwt);
  }
  await show();
});
// #endregion events
