import {fireEvent, render, screen} from '@testing-library/react';
import {abilityAddress} from '@site/src/code/ability-links';
import {CodeBlock} from '@site/src/code/CodeBlock';

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

globalThis.ResizeObserver = class {
  observe(): void {
    // Nothing has a size here.
  }
  unobserve(): void {
    // Nothing to stop.
  }
  disconnect(): void {
    // Nothing to stop.
  }
};

const html = `<span class="token-line">has <a href="/docs${abilityAddress}">key</a>, <a href="${abilityAddress}">store</a>: <a href="/coin">Coin</a>\n</span>`;

beforeEach(() => {
  jest.clearAllMocks();
  render(<CodeBlock html={html} />);
});

const key = (): HTMLElement => screen.getByRole('link', {name: 'key'});
const store = (): HTMLElement => screen.getByRole('link', {name: 'store'});
const text = (): Promise<HTMLElement> => screen.findByText(/^Values are objects/);
const isOpen = (): boolean => screen.queryByText(/^Values are objects/) !== null;

test('nothing is explained until a reader asks, and a click follows the link', () => {
  expect(isOpen()).toBe(false);
  fireEvent.click(key());
  expect(push).toHaveBeenCalledWith(`/docs${abilityAddress}`);
});

test('pointing at an ability explains it; the pointer can go on to the text, and leaving that hides it', async () => {
  fireEvent.pointerOver(key(), {pointerType: 'mouse'});
  const open = await text();
  expect(document.getElementById(key().getAttribute('aria-describedby') ?? '')).toBe(open);
  fireEvent(key(), new Pointer('pointerleave', {pointerType: 'mouse', relatedTarget: open}));
  expect(isOpen()).toBe(true);
  fireEvent.pointerDown(open);
  expect(isOpen()).toBe(true);
  fireEvent(open, new Pointer('pointerleave', {pointerType: 'mouse', relatedTarget: document.body, bubbles: true}));
  expect(isOpen()).toBe(false);
  expect(key().hasAttribute('aria-describedby')).toBe(false);
});

test('focus explains it, Escape hides it, and so does leaving', async () => {
  fireEvent.focus(key());
  await text();
  fireEvent.keyDown(document.body, {key: 'Escape'});
  expect(isOpen()).toBe(false);
  fireEvent.focus(key());
  await text();
  fireEvent.blur(key());
  expect(isOpen()).toBe(false);
});

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

test('each ability has its own text, one at a time', async () => {
  fireEvent.pointerOver(key(), {pointerType: 'mouse'});
  await text();
  fireEvent.pointerOver(store(), {pointerType: 'mouse'});
  await screen.findByText(/^Values may be kept inside/);
  expect(isOpen()).toBe(false);
});

test('other links of code are not explained, and one tap follows them', () => {
  const coin = screen.getByRole('link', {name: 'Coin'});
  fireEvent.pointerOver(coin, {pointerType: 'touch'});
  fireEvent.click(coin);
  expect(push).toHaveBeenCalledWith('/coin');
  expect(screen.queryByText(/^Values/)).toBeNull();
});
