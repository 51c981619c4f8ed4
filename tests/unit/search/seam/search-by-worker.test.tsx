import {fetchIndexesByWorker} from '@site/src/search/seam/search-by-worker';
import {prepare} from '@site/src/search/worker/remote';

jest.mock('@site/src/search/worker/remote', () => ({prepare: jest.fn()}));

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

/** What the package's search bar does with the promise: its field has the focus then. */
function takeFocus(): {isDone: () => boolean} {
  let isDone = false;
  void fetchIndexesByWorker('/').then(() => {
    isDone = true;
    element('.navbar__search-input').focus();
  });
  return {isDone: () => isDone};
}

/**
 * Turns of promises, which all come before the next event: the reader cannot do anything meanwhile.
 */
async function beforeNextEvent(): Promise<void> {
  for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
}

beforeEach(() => {
  document.body.innerHTML = '<input class="navbar__search-input"><button>elsewhere</button>';
});

test('the bar goes on at once where the reader is in its field', async () => {
  element('.navbar__search-input').focus();
  const {isDone} = takeFocus();
  await beforeNextEvent();
  expect(isDone()).toBe(true);
  expect(prepare).toHaveBeenCalledWith('/');
});

test('it does not take the focus from elsewhere; it goes on when the reader comes to the field', async () => {
  element('button').focus();
  const {isDone} = takeFocus();
  await beforeNextEvent();
  expect(isDone()).toBe(false);
  expect(document.activeElement).toBe(element('button'));
  element('.navbar__search-input').focus();
  await beforeNextEvent();
  expect(isDone()).toBe(true);
});

test('a page without the field waits for nothing', async () => {
  document.body.innerHTML = '';
  await expect(fetchIndexesByWorker('/')).resolves.toBeUndefined();
});
