import {act, fireEvent, render, screen} from '@testing-library/react';
import {CodeBlock} from '@site/src/code/CodeBlock';
import {markNames} from '@site/src/type-hovers/mark-names';
import '../../lib/no-resize-observer';

jest.mock('@docusaurus/router', () => ({useHistory: () => ({}), useLocation: () => ({hash: ''})}), {virtual: true});
jest.mock('@docusaurus/useBrokenLinks', () => ({__esModule: true, default: () => ({collectLink: jest.fn(), collectAnchor: jest.fn()})}), {
  virtual: true,
});

const html =
  '<span class="token-line"><span class="token keyword">const</span> tx = <a href="/x">build</a>();\n</span>' +
  '<span class="token-line">tx.<span class="token function">sign</span>();\n</span>';

const types = {
  texts: ['const tx: Transaction', 'Transaction.sign(): void'],
  samples: {
    k: [
      [1, 6, 2, 0],
      [2, 3, 4, 1],
    ],
  },
};

function serve(status: number): jest.Mock {
  const fetched = jest.fn(() => Promise.resolve({ok: status === 200, status, json: () => Promise.resolve(types)}));
  Object.assign(globalThis, {fetch: fetched});
  return fetched;
}

/** Shows the block, and asks for its types. */
async function ask(): Promise<void> {
  render(<CodeBlock html={html} types="f-k" />);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', {name: 'Show types'}));
    await Promise.resolve();
  });
}

const name = (text: string): HTMLElement => screen.getByRole('button', {name: text});

test('a block without types has no button', () => {
  render(<CodeBlock html={html} />);
  expect(screen.queryByRole('button', {name: 'Show types'})).toBeNull();
});

test('nothing is fetched before a reader asks, and then one file of the site', async () => {
  const fetched = serve(200);
  render(<CodeBlock html={html} types="f-k" />);
  expect(fetched).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', {name: 'Show types'}));
  await screen.findByRole('button', {name: 'tx'});
  expect(fetched.mock.calls).toEqual([['/base/assets/types/f.json', {cache: 'force-cache'}]]);
});

test('the keyboard stops at one name; arrows go on, and each says its type', async () => {
  serve(200);
  await ask();
  const first = await screen.findByRole('button', {name: 'tx'});
  expect([first.tabIndex, name('sign').tabIndex]).toEqual([0, -1]);
  act(() => {
    first.focus();
  });
  const text = screen.getByText('const tx: Transaction');
  expect(document.getElementById(first.getAttribute('aria-describedby') ?? '')?.contains(text)).toBe(true);
  fireEvent.keyDown(first, {key: 'ArrowRight'});
  expect(document.activeElement).toBe(name('sign'));
  expect([first.tabIndex, name('sign').tabIndex]).toEqual([-1, 0]);
  expect(screen.queryByText('const tx: Transaction')).toBeNull();
  expect(screen.getByText('Transaction.sign(): void')).toBeTruthy();
});

test('Escape hides the type, and then leads back to the button', async () => {
  serve(200);
  await ask();
  const first = await screen.findByRole('button', {name: 'tx'});
  act(() => {
    first.focus();
  });
  fireEvent.keyDown(first, {key: 'Escape'});
  expect(screen.queryByText('const tx: Transaction')).toBeNull();
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(first, {key: 'Escape'});
  expect(document.activeElement).toBe(name('Show types'));
});

test('a click on the button takes the marks away, and the code is what it was', async () => {
  serve(200);
  await ask();
  await screen.findByRole('button', {name: 'tx'});
  fireEvent.click(name('Show types'));
  expect(screen.queryByRole('button', {name: 'tx'})).toBeNull();
  expect(document.querySelector('code')?.innerHTML).toBe(html);
});

test('where the file does not come, the reader is told', async () => {
  serve(404);
  await ask();
  expect(await screen.findByText(/could not be loaded/)).toBeTruthy();
});

test('a name in a link stays a link, and one that is not there is left out', () => {
  const code = document.createElement('code');
  code.innerHTML = html;
  const at = (line: number, column: number, length: number) => ({line, column, length, text: 'x'});
  const {texts} = markNames(code, [at(1, 11, 5), at(1, 99, 2), at(9, 0, 2), at(2, 0, 5)], 'name');
  expect([...texts.keys()]).toEqual([]);
  expect(code.innerHTML).toBe(html);
});
