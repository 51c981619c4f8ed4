import {fireEvent, render, screen} from '@testing-library/react';
import {CodeBlock} from '@site/src/code/CodeBlock';

const push = jest.fn();
const collectLink = jest.fn();
jest.mock('@docusaurus/router', () => ({useHistory: () => ({push})}), {virtual: true});
jest.mock('@docusaurus/useBrokenLinks', () => ({__esModule: true, default: () => ({collectLink})}), {virtual: true});

const html = '<span class="token-line"><span class="token keyword">module</span> a::b;\n</span>';

/** What a block overflows by: jsdom has no layout, so the observer of sizes says what it is told. */
let overflow = 0;

beforeAll(() => {
  globalThis.ResizeObserver = class {
    constructor(private readonly tell: () => void) {}
    observe(element: Element): void {
      Object.defineProperty(element, 'scrollWidth', {value: overflow, configurable: true});
      this.tell();
    }
    unobserve(): void {
      // Nothing to stop.
    }
    disconnect(): void {
      // Nothing to stop.
    }
  } as unknown as typeof ResizeObserver;
});

beforeEach(() => {
  jest.clearAllMocks();
  overflow = 0;
});

test('shows the highlighted code under its title', () => {
  const {container} = render(<CodeBlock html={html} title="a.move" className="language-move" />);
  expect(screen.getByText('a.move')).toBeTruthy();
  expect(container.querySelector('.theme-code-block.language-move code')?.innerHTML).toBe(html);
});

test('copies the text of the code, and says so for a moment', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
  render(<CodeBlock html={html} />);
  fireEvent.click(screen.getByRole('button', {name: 'Copy code to clipboard'}));
  expect(writeText).toHaveBeenCalledWith('module a::b;\n');
  expect(await screen.findByRole('button', {name: 'Copied'})).toBeTruthy();
});

const linked = '<span class="token-line"><a href="/coin#struct-coin"><span class="token type">Coin</span></a>\n</span>';

test('a click on a link in the code opens the page without loading the site anew', () => {
  render(<CodeBlock html={linked} />);
  expect(fireEvent.click(screen.getByText('Coin'))).toBe(false);
  expect(push).toHaveBeenCalledWith('/coin#struct-coin');
});

test.each([{ctrlKey: true}, {metaKey: true}, {shiftKey: true}, {button: 1}])('a click with %o is left to the browser', (how) => {
  render(<CodeBlock html={linked} />);
  fireEvent.click(screen.getByText('Coin'), how);
  expect(push).not.toHaveBeenCalled();
});

test('the build hears of each link in the code', () => {
  render(<CodeBlock html={linked} />);
  expect(collectLink).toHaveBeenCalledWith('/coin#struct-coin');
});

test('offers to wrap lines only where one is too long', () => {
  render(<CodeBlock html={html} />);
  expect(screen.queryByRole('button', {name: 'Toggle word wrap'})).toBeNull();
});

test('wraps long lines, and stops', () => {
  overflow = 500;
  render(<CodeBlock html={html} />);
  const button = screen.getByRole('button', {name: 'Toggle word wrap'});
  expect(button.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
});
