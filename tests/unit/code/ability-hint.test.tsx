import {fireEvent, render, screen} from '@testing-library/react';
import {abilityAddress} from '@site/src/code/ability-links';
import {CodeBlock} from '@site/src/code/CodeBlock';
import '../../lib/no-resize-observer';

const push = jest.fn();
jest.mock('@docusaurus/router', () => ({useHistory: () => ({push}), useLocation: () => ({hash: ''})}), {virtual: true});
jest.mock('@docusaurus/useBrokenLinks', () => ({__esModule: true, default: () => ({collectLink: jest.fn(), collectAnchor: jest.fn()})}), {
  virtual: true,
});

/** jsdom has no events of pointers. */
class Pointer extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, init: MouseEventInit & {pointerType?: string} = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}
Object.assign(globalThis, {PointerEvent: Pointer});

const html = `<span class="token-line">has <a href="/docs${abilityAddress}">key</a>, <a href="${abilityAddress}">store</a>: <a href="/coin">Coin</a>\n</span>`;

beforeEach(() => {
  jest.clearAllMocks();
  render(<CodeBlock html={html} />);
});

const key = (): HTMLElement => screen.getByRole('link', {name: 'key'});
const text = (): Promise<HTMLElement> => screen.findByText(/^Values are objects/);
const isOpen = (): boolean => screen.queryByText(/^Values are objects/) !== null;

test('a first tap explains, a second follows the link, a tap elsewhere hides', async () => {
  fireEvent.pointerOver(key(), {pointerType: 'touch'});
  fireEvent.focus(key());
  expect(isOpen()).toBe(false);
  fireEvent.click(key());
  await text();
  fireEvent(key(), new Pointer('pointerleave', {pointerType: 'touch'}));
  expect(isOpen()).toBe(true);
  expect(push).not.toHaveBeenCalled();
  fireEvent.click(key());
  expect(push).toHaveBeenCalledTimes(1);
  fireEvent.pointerDown(document.body);
  expect(isOpen()).toBe(false);
});

test('other links of code are not explained, and one tap follows them', () => {
  const coin = screen.getByRole('link', {name: 'Coin'});
  fireEvent.pointerOver(coin, {pointerType: 'touch'});
  fireEvent.click(coin);
  expect(push).toHaveBeenCalledWith('/coin');
  expect(screen.queryByText(/^Values/)).toBeNull();
});
