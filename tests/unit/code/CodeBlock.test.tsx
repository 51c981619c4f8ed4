import {fireEvent, render, screen} from '@testing-library/react';
import {CodeBlock} from '@site/src/code/CodeBlock';

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
