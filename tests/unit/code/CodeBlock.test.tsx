import {act, fireEvent, render, screen} from '@testing-library/react';
import {CodeBlock} from '@site/src/code/CodeBlock';
import '../../lib/no-resize-observer';

const push = jest.fn();
let hash = '';
const collectLink = jest.fn();
const collectAnchor = jest.fn();
jest.mock('@docusaurus/router', () => ({useHistory: () => ({push}), useLocation: () => ({hash})}), {virtual: true});
jest.mock('@docusaurus/useBrokenLinks', () => ({__esModule: true, default: () => ({collectLink, collectAnchor})}), {virtual: true});

const html = '<span class="token-line"><span class="token keyword">module</span> a::b;\n</span>';

beforeEach(() => {
  jest.clearAllMocks();
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
