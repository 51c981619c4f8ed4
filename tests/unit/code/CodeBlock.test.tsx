import {act, fireEvent, render, screen} from '@testing-library/react';
import {CodeBlock} from '@site/src/code/CodeBlock';
import {setWraps, wraps} from '@site/src/code/CodeBlock/word-wrap';
import {layOutLines} from '@site/src/code/CodeBlock/wrapped-lines';

const push = jest.fn();
let hash = '';
const collectLink = jest.fn();
const collectAnchor = jest.fn();
jest.mock('@docusaurus/router', () => ({useHistory: () => ({push}), useLocation: () => ({hash})}), {virtual: true});
jest.mock('@docusaurus/useBrokenLinks', () => ({__esModule: true, default: () => ({collectLink, collectAnchor})}), {virtual: true});

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
  localStorage.clear();
  delete document.documentElement.dataset.codeWrap;
});

describe('a line of a whole file', () => {
  const file = [1, 2].map((line) => `<span id="gate-move-L${line}" class="token-line">line\n</span>`).join('');
  const highlighted = (container: HTMLElement): string[] =>
    [...container.querySelectorAll('.theme-code-block-highlighted-line')].map(({id}) => id);

  afterEach(() => {
    hash = '';
  });

  test.each([
    ['#gate-move-L2', 'gate-move', ['gate-move-L2']],
    ['#gate-move-L9', 'gate-move', []],
    ['#gate-move', 'gate-move', []],
    ['#other-move-L2', 'other-move', []],
    ['#gate-move-L2', undefined, []],
  ])('at the address %s, with the anchor %s, %j is highlighted', (address, anchor, lines) => {
    hash = address;
    const {container} = render(<CodeBlock html={file} {...(anchor !== undefined && {anchor})} />);
    expect(highlighted(container)).toEqual(lines);
  });

  test('is as the others once the address names another one', () => {
    hash = '#gate-move-L1';
    const {container, rerender} = render(<CodeBlock html={file} anchor="gate-move" />);
    hash = '#gate-move-L2';
    rerender(<CodeBlock html={file} anchor="gate-move" />);
    expect(highlighted(container)).toEqual(['gate-move-L2']);
  });

  test('can be linked to, which the build is told', () => {
    render(<CodeBlock html={file} anchor="gate-move" />);
    expect(collectAnchor).toHaveBeenCalledWith('gate-move-L2');
  });
});

test('shows the highlighted code under its title', () => {
  const {container} = render(<CodeBlock html={html} title="a.move" className="language-move" />);
  expect(screen.getByText('a.move')).toBeTruthy();
  expect(container.querySelector('.theme-code-block.language-move code')?.innerHTML).toBe(html);
});

test('copies the text of the code, and says so', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
  render(<CodeBlock html={html} />);
  fireEvent.click(screen.getByRole('button', {name: 'Copy code to clipboard'}));
  expect(writeText).toHaveBeenCalledWith('module a::b;\n');
  expect(await screen.findByRole('button', {name: 'Copied'})).toBeTruthy();
});

describe('a button that has copied says so until the reader goes on:', () => {
  const saysSo = (): boolean => screen.queryByRole('button', {name: 'Copied'}) !== null;

  beforeEach(async () => {
    Object.defineProperty(navigator, 'clipboard', {value: {writeText: () => Promise.resolve()}, configurable: true});
    render(
      <>
        <CodeBlock html={html} title="a.move" />
        <CodeBlock html={html} title="b.move" />
      </>,
    );
    fireEvent.click(screen.getAllByRole('button')[0] ?? document.body);
    await screen.findByRole('button', {name: 'Copied'});
  });

  test('the focus leaves it, and until then the pointer may go anywhere', () => {
    const button = screen.getByRole('button', {name: 'Copied'});
    act(() => {
      button.focus();
    });
    fireEvent.pointerOver(document.body);
    expect(saysSo()).toBe(true);
    act(() => {
      button.blur();
    });
    expect(saysSo()).toBe(false);
  });

  test('without the focus, the pointer leaves the block', () => {
    fireEvent.pointerOver(screen.getByText('a.move'));
    expect(saysSo()).toBe(true);
    fireEvent.pointerOver(screen.getByText('b.move'));
    expect(saysSo()).toBe(false);
  });

  test('the focus goes to something else', () => {
    fireEvent.focusIn(screen.getByText('b.move'));
    expect(saysSo()).toBe(false);
  });

  test('another one is pressed, which says so then', async () => {
    const [own, other = document.body] = screen.getAllByRole('button');
    act(() => {
      own?.focus();
    });
    fireEvent.click(other);
    expect(await screen.findByRole('button', {name: 'Copied'})).toBe(other);
  });
});

const linked = '<span class="token-line"><a href="/coin#struct-coin"><span class="token type">Coin</span></a>\n</span>';

test('a click on a link in the code opens the page without loading the site anew', () => {
  render(<CodeBlock html={linked} />);
  expect(fireEvent.click(screen.getByText('Coin'))).toBe(false);
  expect(push).toHaveBeenCalledWith('/coin#struct-coin');
});

test.each([{ctrlKey: true}, {metaKey: true}, {shiftKey: true}, {button: 1}])('a click with %o is left to the browser', (how) => {
  render(<CodeBlock html={linked} />);
  // jsdom cannot navigate.
  document.body.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
    },
    {once: true},
  );
  fireEvent.click(screen.getByText('Coin'), how);
  expect(push).not.toHaveBeenCalled();
});

test('the build hears of each link in the code', () => {
  render(<CodeBlock html={linked} />);
  expect(collectLink).toHaveBeenCalledWith('/coin#struct-coin');
});

test('leaves removed lines and prompts out of the copy', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
  const log = '<del class="token-line">old\n</del><ins class="token-line"><span class="code-prompt">$ </span>new\n</ins>';
  render(<CodeBlock html={log} />);
  fireEvent.click(screen.getByRole('button', {name: 'Copy code to clipboard'}));
  expect(writeText).toHaveBeenCalledWith('new\n');
  await screen.findByRole('button', {name: 'Copied'});
});

test('offers to wrap lines, and is a stop for the Tab key, only where one is too long', () => {
  const {container} = render(<CodeBlock html={html} />);
  expect(screen.queryByRole('button', {name: 'Wrap long lines'})).toBeNull();
  expect(container.querySelector('pre')?.hasAttribute('tabindex')).toBe(false);
});

test('wraps the lines of all blocks, and remembers it', () => {
  overflow = 500;
  const {container} = render(<CodeBlock html={html} />);
  expect(container.querySelector('pre')?.tabIndex).toBe(0);
  const button = screen.getByRole('button', {name: 'Wrap long lines'});
  expect(button.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(button);
  expect(document.documentElement.dataset.codeWrap).toBe('on');
  expect(localStorage.getItem('codeWrap')).toBe('on');
});

test('wraps without storage, too', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  setWraps(true);
  expect(wraps()).toBe(true);
  setWraps(false);
  expect(wraps()).toBe(false);
  refuse.mockRestore();
});

test('a long block opens and closes by a button that says how many lines there are', () => {
  render(<CodeBlock html={html} lines="84" />);
  const button = screen.getByRole('button', {name: 'Show all 84 lines'});
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  expect(screen.getByRole('button', {name: 'Show less'}).getAttribute('aria-expanded')).toBe('true');
});

test('a long block opens where the browser scrolled to something in it', () => {
  const {container} = render(<CodeBlock html={html} lines="84" />);
  const pre = container.querySelector('pre');
  if (pre) {
    pre.scrollTop = 30;
    fireEvent.scroll(pre);
  }
  expect(screen.getByRole('button', {name: 'Show less'})).toBeTruthy();
});

test('a block has its anchor and a link to it, and the build knows of it', () => {
  const {container} = render(<CodeBlock html={html} id="code-a-move" />);
  expect(container.querySelector('#code-a-move')).toBeTruthy();
  expect(screen.getByRole('link', {name: 'Link to this sample'}).getAttribute('href')).toBe('#code-a-move');
  expect(collectAnchor).toHaveBeenCalledWith('code-a-move');
});

test('wrapped lines know their indentation', () => {
  const {container} = render(<CodeBlock html={'<span class="token-line">    four\n</span>'} />);
  layOutLines(container.querySelector('code') ?? document.body);
  expect(container.querySelector<HTMLElement>('.token-line')?.style.getPropertyValue('--indent')).toBe('6ch');
});
